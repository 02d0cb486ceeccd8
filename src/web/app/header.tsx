import type { Signal } from '@preact/signals';
import { route } from '../ui/location.ts';
import { NAVIGATION } from '../ui/routes.ts';
import { THEMES, type Theme } from '../ui/theme.ts';

export const Header = ({ theme }: { readonly theme: Signal<Theme> }) => (
  <header class="top">
    <a class="top-name" href="/">
      <Emblem />
      <span>Sidepot</span>
    </a>
    <nav class="top-nav" aria-label="Pages">
      {NAVIGATION.map(({ page, address, title }) => (
        <a key={page} href={address} aria-current={route.value.page === page ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
    <ThemeButton theme={theme} />
  </header>
);

/** The mark of the icon: a pot and a side pot. */
const Emblem = () => (
  <svg class="emblem" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="16" cy="24" r="11" fill="none" stroke="currentColor" stroke-width="5" />
    <circle class="emblem-gap" cx="31" cy="11" r="9" />
    <circle cx="31" cy="11" r="6" fill="currentColor" />
  </svg>
);

function ThemeButton({ theme }: { readonly theme: Signal<Theme> }) {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
  return (
    <button
      type="button"
      class="top-theme"
      aria-label={`Theme: ${theme.value}`}
      title={`Theme: ${theme.value}. Press for ${next}.`}
      onClick={() => {
        theme.value = next;
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" stroke-width="1.5" />
        <path d={SHADES[theme.value]} fill="currentColor" />
      </svg>
    </button>
  );
}

/** Empty for light, full for dark, half for what the system says. */
const SHADES: Readonly<Record<Theme, string>> = {
  auto: 'M10 3a7 7 0 0 1 0 14z',
  light: '',
  dark: 'M10 3a7 7 0 0 1 0 14a7 7 0 0 1 0-14z',
};
