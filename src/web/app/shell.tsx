import { type Signal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { path, route } from '../ui/location.ts';
import { titleOf } from '../ui/routes.ts';
import type { Theme } from '../ui/theme.ts';
import { Boundary } from './boundary.tsx';
import { Header } from './header.tsx';
import { followHeading } from './heading.ts';
import { CurrentPage } from './pages.tsx';
import { TroubleLine } from './trouble-line.tsx';
import { UpdateLine } from './update-line.tsx';

/** What stands around every page. */
export function Shell({ theme }: { readonly theme: Signal<Theme> }) {
  const { page } = route.value;
  useSignalEffect(() => {
    document.title = titleOf(route.value);
  });
  useEffect(() => followHeading(path), []);
  return (
    <>
      <a class="skip" href="#page">
        Skip to the page
      </a>
      <Header theme={theme} />
      <UpdateLine />
      <TroubleLine />
      <main id="page" class={`page page-${page}`} tabIndex={-1}>
        <Boundary key={page}>
          <CurrentPage route={route.value} />
        </Boundary>
      </main>
    </>
  );
}
