import { effect, type Signal, signal } from '@preact/signals';
import type { StoredText } from './browser-storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const NAME = 'sidepot.theme';

/** The window around the page: the papers of theme.css. */
const PAPER = { light: '#f5f4f0', dark: '#15181b' } as const;

/** The theme as it was left; shown on the page and kept whenever it changes. */
export function storedTheme(storage: StoredText, page: HTMLElement): Signal<Theme> {
  const stored = storage.read(NAME);
  const theme = signal(THEMES.find((one) => one === stored) ?? 'auto');
  effect(() => {
    page.dataset.theme = theme.value;
    colourWindow(page, theme.value);
    storage.write(NAME, theme.value === 'auto' ? null : theme.value);
  });
  return theme;
}

/** A browser colours its bars like the page, each of the two tags for one setting of the system. */
function colourWindow(page: HTMLElement, theme: Theme): void {
  for (const tag of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = tag.media.includes('dark') ? 'dark' : 'light';
    tag.content = PAPER[theme === 'auto' ? system : theme];
  }
}
