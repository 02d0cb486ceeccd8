import { isBettingOver, showOrder } from '../../../rules/index.ts';
import { type PotAward, potAwards } from '../model/awards.ts';
import type { PageState } from '../model/page-state.ts';
import { SecondBoard } from './board-field.tsx';
import { enterBehind, FIELD } from './fields.ts';
import { HoleList } from './hole-cards.tsx';
import { WinnersPart } from './winners.tsx';
import '../panels.css';
import { useComputed } from '@preact/signals';
import { verdictJson } from '../../../referee/index.ts';
import { excludedText } from '../../../suite/index.ts';
import { Lazy } from '../../ui/lazy.tsx';
import { isolated } from '../../ui/quoted.tsx';
import { ResultTable } from '../../ui/result-table.tsx';

const randomCards = () => import('./random-cards.tsx');

/** Who has what and who gets what: by cards, or as somebody declares it. */
export function ShowdownPanel({ ui }: { readonly ui: PageState }) {
  const scene = ui.recorder.scene.value;
  const hand = scene.live;
  const isOver = scene.stage === 'showdown' || scene.stage === 'settled';
  if (!hand || !isOver || !isBettingOver(hand) || ui.recorder.cursor.value !== null) return null;
  if (hand.players < 2) return <AwardList ui={ui} />;
  const { seats, everyoneShows } = showOrder(hand);
  return (
    <section class="panel showdown" aria-label="Showdown" tabIndex={-1}>
      <header class="panel-head">
        <h2>Showdown</h2>
        <span class="quiet">
          {everyoneShows
            ? 'Somebody is all-in: every hand is shown (SHOW-1).'
            : `${hand.table.seats[seats[0]!]!.name} shows first (SHOW-1).`}
        </span>
      </header>
      {!ui.isReadOnly && (
        <div class="two">
          <section>
            <h3>
              By cards <kbd>o</kbd>
            </h3>
            <HoleList
              ui={ui}
              place="showdown"
              seats={seats}
              onBack={() => enterBehind(FIELD.board)}
            />
            <SecondBoard ui={ui} />
            <Lazy load={randomCards} otherwise={null}>
              {({ RandomCards }) => <RandomCards ui={ui} />}
            </Lazy>
          </section>
          <WinnersPart ui={ui} />
        </div>
      )}
      <AwardList ui={ui} />
    </section>
  );
}

/** Every pot with who gets what and why, and what the hand did to every stack. */
function AwardList({ ui }: { readonly ui: PageState }) {
  const scene = ui.recorder.scene.value;
  const awards = useComputed(() => potAwards(ui.recorder.scene.value)).value;
  const settlement = scene.verdict?.settlement;
  if (!settlement || !scene.verdict) return null;
  const { uncalledReturned: returned } = settlement;
  const isPaid = scene.stage === 'settled';
  return (
    <section class="awards" aria-label="Awards">
      <h3>{isPaid ? 'Awards' : 'Pots to win'}</h3>
      {returned && (
        <p>
          Uncalled <b class="chips">{ui.say(returned.amount)}</b> returned to{' '}
          <bdi>{settlement.players[returned.seat]!.name}</bdi> (RET-1).
        </p>
      )}
      <ul class="award-list">
        {awards.map((award, i) => (
          <OneAward key={award.pot.name} ui={ui} award={award} place={i} />
        ))}
      </ul>
      {isPaid && (
        <details class="result-details">
          <summary>Result of every player</summary>
          <ResultTable verdict={verdictJson(scene.verdict)} say={ui.say} />
        </details>
      )}
    </section>
  );
}

function OneAward({
  ui,
  award,
  place,
}: {
  readonly ui: PageState;
  readonly award: PotAward;
  readonly place: number;
}) {
  const { pot, awards, note } = award;
  const names = (seats: readonly number[]): string =>
    seats.map((seat) => isolated(ui.recorder.scene.value.table!.seats[seat]!.name)).join(', ');
  return (
    <li class="award">
      <div class="award-pot">
        <span class={`swatch pot-${place % 6}`} aria-hidden="true" />
        <b>{pot.name}</b> <b class="chips">{ui.say(pot.amount)}</b>{' '}
        <span class="quiet chips">{pot.percentage.toFixed(1)}%</span>
        <div class="chips sum-line">{pot.calculation}</div>
        <div class="quiet">
          {awards.length === 0 && `Eligible: ${names(pot.eligible)}. `}
          {pot.excluded.length > 0 &&
            `Excluded: ${excludedText(
              pot.excluded.map(({ seat, reason }) => ({ name: names([seat]), reason })),
            )}`}
        </div>
      </div>
      <div class="award-who">
        {awards.map(({ name, amount, hand }) => (
          <div key={name} class="award-line">
            <span>
              <bdi>{name}</bdi> <b class="chips">+{ui.say(amount)}</b>
            </span>
            {hand && <span class="quiet">{hand}</span>}
          </div>
        ))}
        {note && awards.length > 0 && <div class="quiet">{note}</div>}
      </div>
    </li>
  );
}
