import { effect, type Signal, signal } from '@preact/signals';
import type { Kept } from './kept.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const NAME = 'sidepot.theme';

/** The theme as it was left; shown on the page and kept whenever it changes. */
export function keptTheme(kept: Kept, page: HTMLElement): Signal<Theme> {
  const stored = kept.read(NAME);
  const theme = signal(THEMES.find((one) => one === stored) ?? 'auto');
  effect(() => {
    page.dataset.theme = theme.value;
    kept.write(NAME, theme.value === 'auto' ? null : theme.value);
  });
  return theme;
}
