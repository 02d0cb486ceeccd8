import { figure } from '../../kernel/index.ts';
import { type EveningReport, type ReportHand, secondsText } from '../../tournament/index.ts';
import { HandLink, type HandLinks } from './hand-links.tsx';

const KINDS: Readonly<Record<ReportHand['kind'], string>> = {
  settled: '',
  'not-seen': 'not seen',
  void: 'void',
  unsettled: 'not settled',
  'set-up': 'set up',
};

/** Every hand with its time, its pot and what everybody had when it started. */
export function HandTable({ links }: { readonly links: HandLinks }) {
  const { report } = links.evening;
  const names = report.players.map(({ name }) => name);
  return (
    <section class="evening-wide">
      <h2>Hand by hand</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section class="scrolls scrolls-down" aria-label="All hands" tabIndex={0}>
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">Hand</th>
              <th scope="col">Start</th>
              <th scope="col">Took</th>
              <th scope="col">Blinds</th>
              <th scope="col">In play</th>
              <th scope="col">Pot</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.hands.map((hand) => (
              <HandRow key={hand.index} links={links} hand={hand} names={names} />
            ))}
          </tbody>
        </table>
      </section>
      <BetweenHands links={links} report={report} />
    </section>
  );
}

function HandRow({
  links,
  hand,
  names,
}: {
  readonly links: HandLinks;
  readonly hand: ReportHand;
  readonly names: readonly string[];
}) {
  const counts = new Map(hand.counts.map(({ name, start }) => [name, start]));
  return (
    <tr>
      <th scope="row">
        <HandLink links={links} hand={hand.index}>
          {hand.label}
        </HandLink>
        {hand.tags.map((tag) => (
          <span key={tag} class="evening-tag">
            {tag}
          </span>
        ))}
      </th>
      <td>{hand.startedAt ?? ''}</td>
      <td>{hand.seconds === null ? '' : secondsText(hand.seconds)}</td>
      <td>{hand.blinds && `${figure(hand.blinds.sb)}/${figure(hand.blinds.bb)}`}</td>
      <td>{figure(hand.chipsInPlay)}</td>
      <td>{hand.totalPot === null ? KINDS[hand.kind] : figure(hand.totalPot)}</td>
      {names.map((name) => {
        const start = counts.get(name);
        return <td key={name}>{start === undefined ? '' : figure(start)}</td>;
      })}
    </tr>
  );
}

/** What was written between the hands, and where hands are missing. */
function BetweenHands({
  links,
  report,
}: {
  readonly links: HandLinks;
  readonly report: EveningReport;
}) {
  const hands = [...new Set(report.between.map(({ after }) => after))];
  const textAfter = (hand: number): string =>
    report.between.flatMap(({ after, text }) => (after === hand ? [text] : [])).join(' · ');
  const lines = [
    ...hands.map((hand) => ({ at: hand + 0.25, hand, text: textAfter(hand) })),
    ...report.gaps.map(({ before, missing }) => ({
      at: before - 0.25,
      hand: before,
      text: missingText(missing),
    })),
  ].sort((a, b) => a.at - b.at);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>Between hands</h3>
      <ul class="evening-list">
        {lines.map(({ at, hand, text }) => (
          <li key={at}>
            {at > hand ? 'After' : 'Before'} <HandLink links={links} hand={hand} />: {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function missingText(missing: EveningReport['gaps'][number]['missing']): string {
  if (!missing) return 'hands may be missing';
  const { from, to } = missing;
  return from === to ? `hand ${from} is not here` : `hands ${from} to ${to} are not here`;
}
