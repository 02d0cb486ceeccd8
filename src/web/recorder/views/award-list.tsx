import { useComputed } from '@preact/signals';
import { verdictJson } from '../../../referee/index.ts';
import { excludedText } from '../../../suite/report/lines.ts';
import { isolated } from '../../ui/isolated.ts';
import { ResultTable } from '../../ui/result-table.tsx';
import { type PotAward, potAwards } from '../model/awards.ts';
import type { Ui } from '../model/page-state.ts';

/** Every pot with who gets what and why, and what the hand did to every stack. */
export function AwardList({ ui }: { readonly ui: Ui }) {
  const scene = ui.recorder.scene.value;
  const awards = useComputed(() => potAwards(ui.recorder.scene.value)).value;
  const settlement = scene.verdict?.settlement;
  if (!settlement || !scene.verdict) return null;
  const { returned } = settlement;
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
  readonly ui: Ui;
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
