import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { counted, figure } from '../../kernel/index.ts';
import { levelText, type PlayerStanding, placeText, secondsText } from '../../tournament/index.ts';
import { isBlankSession, type Session } from '../session/session.ts';
import { altKeyOf, isAltAlone } from '../ui/alt-keys.ts';
import { goToAddress } from '../ui/location.ts';
import '../ui/pages.css';
import './evening-page.css';
import { CountsPicture } from './counts-picture.tsx';
import { type Evening, eveningOf } from './evening.ts';
import { HandLink, type HandLinks } from './hand-links.tsx';
import { HandTable } from './hand-table.tsx';
import { LuckTable } from './luck-table.tsx';
import { PlayerTable } from './player-table.tsx';

/** A session as a whole: what a reporter, a player or an editor wants to know of an evening. */
export function EveningPage({ session: live }: { readonly session: ReadonlySignal<Session> }) {
  const session = useSettled(live);
  const evening = useComputed(() => eveningOf(session.value)).value;
  useEffect(listenForBack, []);
  const isEmpty = isBlankSession(session.value) || evening.report.hands.length === 0;
  if (isEmpty) return <NothingYet />;
  const links: HandLinks = { session: session.value.id, evening };
  return (
    <div class="leaf evening">
      <Head evening={evening} />
      <CountsPicture links={links} />
      <div class="evening-parts">
        <Standings standings={evening.report.standings} />
        <Eliminations links={links} />
        <LargestPots links={links} />
        <Levels links={links} />
      </div>
      <PlayerTable links={links} />
      <LuckTable links={links} texts={session.value.hands} />
      <HandTable links={links} />
    </div>
  );
}

/** Milliseconds without a change after which the page follows what is recorded. */
const PAUSE = 300;

/** Beside a recorder in another tab the evening is not worked out anew at every key. */
function useSettled(live: ReadonlySignal<Session>): ReadonlySignal<Session> {
  const settled = useSignal(live.peek());
  useSignalEffect(() => {
    const { value } = live;
    const timer = setTimeout(() => {
      settled.value = value;
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return settled;
}

/** Esc, or the key that opened the page, leads back to the table. */
function listenForBack(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const isBack = event.key === 'Escape' || (isAltAlone(event) && altKeyOf(event) === 'r');
    if (!isBack || event.defaultPrevented) return;
    event.preventDefault();
    goToAddress('/');
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

const NothingYet = () => (
  <div class="plain-page">
    <h1>Session</h1>
    <p>The open session has no hands yet.</p>
    <p>
      <a href="/">Record a hand, or open another session</a>
    </p>
  </div>
);

function Head({ evening: { report, title, days } }: { readonly evening: Evening }) {
  const { hands, seconds } = report;
  const { average, shortest, longest } = seconds;
  const facts = [
    counted(hands.length, 'hand'),
    `${figure(hands.at(-1)!.chipsInPlay)} chips in play`,
    average === null
      ? ''
      : `${secondsText(Math.round(average))} a hand on average, ${secondsText(shortest!)} to ${secondsText(longest!)}`,
    days,
  ];
  return (
    <header class="evening-head">
      <h1>{title}</h1>
      <p class="quiet">{facts.filter(Boolean).join(' · ')}</p>
      <p class="evening-back">
        <a href="/">Back to the recorder</a>
      </p>
    </header>
  );
}

const Standings = ({ standings }: { readonly standings: readonly PlayerStanding[] }) => (
  <section>
    <h2>Standings</h2>
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Chips</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      <tbody>
        {standings.map((one) => (
          <tr key={one.name}>
            <th scope="row">
              <bdi>{one.name}</bdi>
            </th>
            <td>{stackText(one)}</td>
            <td>{one.place ? placeText(one.place) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function stackText({ state, stack, isCertain }: PlayerStanding): string {
  if (state !== 'in') return state;
  return stack === null ? '?' : `${isCertain ? '' : 'at least '}${figure(stack)}`;
}

function Eliminations({ links }: { readonly links: HandLinks }) {
  const { eliminations } = links.evening.report;
  return (
    <section>
      <h2>Eliminations</h2>
      {eliminations.length === 0 && <p class="quiet">Nobody is out.</p>}
      <ul class="evening-list">
        {eliminations.toReversed().map(({ name, place, hand, by }) => (
          <li key={`${name} ${hand}`}>
            <b>{placeText(place)}</b> <bdi>{name}</bdi>
            {by.length > 0 && (
              <span class="quiet">
                {' '}
                by <bdi>{by.join(', ')}</bdi>
              </span>
            )}
            , <HandLink links={links} hand={hand} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LargestPots = ({ links }: { readonly links: HandLinks }) => (
  <section>
    <h2>Largest pots</h2>
    <ol class="evening-list">
      {links.evening.report.largestPots.map(({ hand, amount, winners }) => (
        <li key={hand}>
          <b class="chips">{figure(amount)}</b> <bdi>{winners.join(', ')}</bdi>,{' '}
          <HandLink links={links} hand={hand} />
        </li>
      ))}
    </ol>
  </section>
);

/** Levels and breaks in the order in which they came. */
function Levels({ links }: { readonly links: HandLinks }) {
  const { levels, breaks } = links.evening.report;
  const marks = [
    ...levels.map((level) => ({
      at: level.hand,
      text: levelText(level),
      hand: level.hand,
      word: 'from',
    })),
    ...breaks.map(({ after, length }) => ({
      at: after + 0.5,
      text: length === null ? 'Break' : `Break of ${length}`,
      hand: after,
      word: 'after',
    })),
  ].sort((a, b) => a.at - b.at);
  return (
    <section>
      <h2>Levels and breaks</h2>
      <ul class="evening-list">
        {marks.map(({ at, text, hand, word }) => (
          <li key={at}>
            {text}, {word} <HandLink links={links} hand={hand} />
          </li>
        ))}
      </ul>
    </section>
  );
}
