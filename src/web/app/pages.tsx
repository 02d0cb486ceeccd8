import type { JSX } from 'preact';
import { unreachable } from '../../kernel/index.ts';
import { Lazy } from '../ui/lazy.tsx';
import { NAVIGATION, type Route } from '../ui/routes.ts';

const record = () => import('./record-page.tsx');

const suite = () => import('../suite/suite-page.tsx');

const referee = () => import('../referee/referee-page.tsx');

const rules = () => import('../rulebook/rules-page.tsx');

const help = () => import('../rulebook/help-page.tsx');

const team = () => import('../team/team-page.tsx');

const watch = () => import('../team/watch-page.tsx');

/** Each page's code is loaded when it is first opened. */
export function CurrentPage({ route }: { readonly route: Route }): JSX.Element {
  switch (route.page) {
    case 'record':
      return <Lazy load={record}>{({ RecordPage }) => <RecordPage />}</Lazy>;
    case 'session':
      return <Lazy load={record}>{({ SessionPage }) => <SessionPage />}</Lazy>;
    case 'suite':
      return <Lazy load={suite}>{({ SuitePage }) => <SuitePage />}</Lazy>;
    case 'referee':
      return <Lazy load={referee}>{({ RefereePage }) => <RefereePage />}</Lazy>;
    case 'rules':
      return <Lazy load={rules}>{({ RulesPage }) => <RulesPage id={route.id} />}</Lazy>;
    case 'help':
      return <Lazy load={help}>{({ HelpPage }) => <HelpPage />}</Lazy>;
    case 'team':
      return <Lazy load={team}>{({ TeamPage }) => <TeamPage />}</Lazy>;
    case 'watch':
      return <Lazy load={watch}>{({ WatchPage }) => <WatchPage />}</Lazy>;
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
