import { effect, type ReadonlySignal, type Signal, useSignalEffect } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { browserStore, TEAM_LINKS } from '../ui/browser-storage.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { openWork, path, place, route } from '../ui/location.ts';
import { NAVIGATION, TEAM_PART, titleOf } from '../ui/routes.ts';
import { THEMES, type Theme } from '../ui/theme.ts';
import { dismissError, type ErrorReport, errorReportOf, firstError } from './error-report.ts';
import { CurrentPage } from './pages.tsx';
import { isUpdateReady, takeUpdate } from './updates.ts';

/** What stands around every page. */
export function Shell({ theme }: { readonly theme: Signal<Theme> }) {
  const { page } = route.value;
  useSignalEffect(() => {
    document.title = titleOf(route.value, openWork.value);
  });
  useEffect(() => followHeading(path), []);
  return (
    <>
      <a class="skip" href="#page">
        Skip to the page
      </a>
      <Header theme={theme} />
      <UpdateLine />
      <ErrorLine />
      <main id="page" class={`page page-${page}`} tabIndex={-1}>
        <Boundary key={page}>
          <CurrentPage route={route.value} />
        </Boundary>
      </main>
    </>
  );
}

interface Props {
  readonly children: ComponentChildren;
}

interface State {
  readonly report: ErrorReport | null;
}

/** Shows a bug in a page in the page's place; the rest of the application goes on. */
class Boundary extends Component<Props, State> {
  override state: State = { report: null };

  static override getDerivedStateFromError(error: unknown): State {
    return { report: errorReportOf(error) };
  }

  override render() {
    const { report: trouble } = this.state;
    if (!trouble) return this.props.children;
    return (
      <div class="plain-page">
        <h1>This page has stopped</h1>
        <p>It is a bug in Sidepot, not in your hand: {trouble.message}</p>
        <p>What was saved stays saved; a reload brings it back.</p>
        <div class="buttons">
          <ErrorButtons trouble={trouble} />
        </div>
      </div>
    );
  }
}

const UpdateLine = () => (
  <div role="status">
    {isUpdateReady.value && (
      <div class="notice">
        <p>A new version is ready.</p>
        <button type="button" class="button" onClick={takeUpdate}>
          Reload
        </button>
      </div>
    )}
  </div>
);

/** A line above the page about a bug that did not stop it. */
const ErrorLine = () => (
  <div role="alert">
    {firstError.value && (
      <div class="notice notice-bad">
        <p>
          Something went wrong in this page ({firstError.value.message}). What was saved stays
          saved.
        </p>
        <ErrorButtons trouble={firstError.value} />
        <button type="button" class="button" onClick={dismissError}>
          Close
        </button>
      </div>
    )}
  </div>
);

const ErrorButtons = ({ trouble }: { readonly trouble: ErrorReport }) => (
  <>
    <CopyButton text={() => trouble.details} label="Copy details" />
    <button type="button" class="button" onClick={() => location.reload()}>
      Reload
    </button>
  </>
);

const Header = ({ theme }: { readonly theme: Signal<Theme> }) => (
  <header class="top">
    <a class="top-name" href="/">
      <Emblem />
      <span>Sidepot</span>
    </a>
    <nav class="top-nav" aria-label="Pages">
      {/* Somebody may have joined just now, where they are. */}
      {(place.value && browserStore.read(TEAM_LINKS) === null
        ? NAVIGATION
        : [TEAM_PART, ...NAVIGATION]
      ).map(({ page, address, title }) => (
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

/** Pages come in pieces; after so long, in milliseconds, what is there is the page. */
const ARRIVED_WITHIN = 3_000;

/**
 * Puts those who hear the page at its heading whenever the path changes. The first page is read from
 * its top anyway. Whoever has gone on to something else is left there.
 */
function followHeading(path: ReadonlySignal<string>): () => void {
  let isFirst = true;
  let stop = (): void => undefined;
  const end = effect(() => {
    if (path.value && isFirst) {
      isFirst = false;
      return;
    }
    stop();
    stop = focusWhenThere();
  });
  return () => {
    end();
    stop();
  };
}

function focusWhenThere(): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  // The link that led here is no longer where the reader is.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const look = (): void => {
    if (document.activeElement !== document.body) return;
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), ARRIVED_WITHIN);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
