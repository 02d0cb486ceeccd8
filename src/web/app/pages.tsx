import type { JSX } from 'preact';
import { unreachable } from '../../kernel/invariant.ts';
import { Later } from '../ui/lazy.tsx';
import { NAVIGATION, type Route } from '../ui/routes.ts';

const record = () => import('./record-page.tsx');

const suite = () => import('../suite/suite-page.tsx');

const referee = () => import('../referee/referee-page.tsx');

const rules = () => import('../rulebook/rules-page.tsx');

const help = () => import('../rulebook/help-page.tsx');

/** Each page's code is loaded when it is first opened. */
export function CurrentPage({ route }: { readonly route: Route }): JSX.Element {
  switch (route.page) {
    case 'record':
      return <Later load={record}>{({ RecordPage }) => <RecordPage />}</Later>;
    case 'suite':
      return <Later load={suite}>{({ SuitePage }) => <SuitePage />}</Later>;
    case 'referee':
      return <Later load={referee}>{({ RefereePage }) => <RefereePage />}</Later>;
    case 'rules':
      return <Later load={rules}>{({ RulesPage }) => <RulesPage id={route.id} />}</Later>;
    case 'help':
      return <Later load={help}>{({ HelpPage }) => <HelpPage />}</Later>;
    case 'unknown':
      return <UnknownPage />;
    default:
      return unreachable(route);
  }
}

const UnknownPage = () => (
  <div class="plain-page">
    <h1>There is no such page</h1>
    <p>The address may have lost a letter on its way. These are the pages there are:</p>
    <ul class="plain-list">
      {NAVIGATION.map(({ address, title }) => (
        <li key={address}>
          <a href={address}>{title}</a>
        </li>
      ))}
    </ul>
  </div>
);
