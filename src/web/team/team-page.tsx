import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { browserStore } from '../ui/browser-storage.ts';
import { Lazy } from '../ui/lazy.tsx';
import { goToAddress, place } from '../ui/location.ts';
import '../ui/pages.css';
import './team.css';
import {
  HOME_OF,
  keepMembership,
  type Membership,
  membershipAs,
  tokenInHash,
} from './membership.ts';
import { TeamApi } from './team-api.ts';

const directorPage = () => import('./director-page.tsx');

/** Where links lead: whoever comes with a token is taken to what it is for. */
export function TeamPage() {
  const { hash } = place.value;
  const token = tokenInHash(hash);
  if (token !== null) return <Joining key={token} token={token} />;
  const director = membershipAs(browserStore, 'director');
  if (director) return <AsDirector membership={director} />;
  const memberships = (['collector', 'viewer'] as const).flatMap(
    (role) => membershipAs(browserStore, role) ?? [],
  );
  const [first] = memberships;
  return first ? <Joined first={first} memberships={memberships} /> : <NoLink />;
}

const AsDirector = ({ membership }: { readonly membership: Membership }) => (
  <Lazy load={directorPage}>{({ DirectorPage }) => <DirectorPage membership={membership} />}</Lazy>
);

/** The token leaves the address before anything else is done: it is not for others' eyes. */
function Joining({ token }: { readonly token: string }) {
  const problem = useSignal<'refused' | 'unreachable' | null>(null);
  const tries = useSignal(0);
  const api = useMemo(() => new TeamApi(token), [token]);
  useEffect(() => {
    history.replaceState(null, '', '/team');
    problem.value = null;
    void api.me().then((answer) => {
      if (answer.kind !== 'ok') {
        problem.value = answer.kind;
        return;
      }
      keepMembership(browserStore, { token, me: answer.value });
      goToAddress(HOME_OF[answer.value.role]);
    });
  }, [api, tries.value]);
  if (problem.value === 'refused') return <LinkGone />;
  if (problem.value === 'unreachable') {
    return (
      <div class="plain-page">
        <h1>The server does not answer</h1>
        <p>You are not in yet. Is this device in the network of the tournament?</p>
        <button
          type="button"
          class="button"
          onClick={() => {
            tries.value++;
          }}
        >
          Try again
        </button>
      </div>
    );
  }
  return (
    <div class="plain-page">
      <h1>Joining …</h1>
    </div>
  );
}

/** For whoever holds a link that is no longer one. */
export const LinkGone = () => (
  <div class="plain-page">
    <h1>This link is no longer valid</h1>
    <p>
      The director has withdrawn it, or it lost a letter on its way. Ask the director for a new one.
    </p>
    <p>Hands you recorded in this browser are still here.</p>
    <p>
      <a href="/">Open the recorder</a>
    </p>
  </div>
);

/** What this browser has a link for. */
const Joined = ({
  first,
  memberships,
}: {
  readonly first: Membership;
  readonly memberships: readonly Membership[];
}) => (
  <div class="plain-page">
    <h1>
      <bdi>{first.me.settings.name}</bdi>
    </h1>
    <ul class="plain-list">
      {memberships.map(({ me: { role, table } }) => (
        <li key={role}>
          <a href={HOME_OF[role]}>
            {role === 'collector' ? (
              <span>
                Record table <bdi>{table}</bdi>
              </span>
            ) : (
              'Watch'
            )}
          </a>
        </li>
      ))}
      {memberships.every(({ me }) => me.role === 'collector') && (
        <li>
          <a href={HOME_OF.viewer}>See all tables</a>
        </li>
      )}
    </ul>
  </div>
);

const NoLink = () => (
  <div class="plain-page">
    <h1>Team</h1>
    <p>
      Several people record one tournament: start the server with <code>sidepot serve --team</code>{' '}
      and open the link it prints. Collectors and viewers get theirs from the director.
    </p>
  </div>
);
