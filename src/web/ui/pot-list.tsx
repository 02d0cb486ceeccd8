import { figure } from '../../kernel/index.ts';
import type { VerdictJson } from '../../referee/index.ts';
import { excludedText, moneyLines } from '../../suite/index.ts';
import { ChipAmount } from './amount.tsx';
import { isolated } from './quoted.tsx';

type Pot = VerdictJson['pots'][number];

/** The total, what stands beside it, and every pot with its arithmetic. */
export function PotList({
  verdict,
  ante,
}: {
  readonly verdict: VerdictJson;
  /** The ante of the header. */
  readonly ante: number;
}) {
  const { totalPot, pots } = verdict;
  return (
    <div class="pots">
      <dl class="money">
        <div class="money-total">
          <dt>Total Pot</dt>{' '}
          <dd>
            <ChipAmount amount={totalPot} />
          </dd>
        </div>
        {moneyLines(verdict, ante).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {pots.length > 1 && <PotBar pots={pots} />}
      <ul class="pot-list">
        {pots.map((pot, i) => (
          <OnePot key={pot.name} pot={pot} place={i} />
        ))}
      </ul>
    </div>
  );
}

/** The pots side by side in proportion; the list below says the same in figures. */
const PotBar = ({ pots }: { readonly pots: readonly Pot[] }) => (
  <div class="pot-bar" aria-hidden="true">
    {pots.map((pot, i) => (
      <span key={pot.name} class={`pot-${i % 6}`} style={{ flexGrow: pot.percentage }} />
    ))}
  </div>
);

const OnePot = ({ pot, place }: { readonly pot: Pot; readonly place: number }) => (
  <li class="pot">
    <div class="pot-head">
      <span class={`swatch pot-${place % 6}`} aria-hidden="true" />
      <b>{pot.name}</b> <ChipAmount amount={pot.amount} />{' '}
      <span class="quiet chips">{pot.percentage.toFixed(1)}%</span>
    </div>
    <div class="pot-sum chips">{pot.calculation}</div>
    <div class="pot-who">
      <span class="quiet">Eligible:</span> {pot.eligible.map(isolated).join(', ')}
    </div>
    {pot.excluded.length > 0 && (
      <div class="pot-who">
        <span class="quiet">Excluded:</span>{' '}
        {excludedText(pot.excluded.map(({ name, reason }) => ({ name: isolated(name), reason })))}
      </div>
    )}
    {pot.winners.length > 0 && (
      <div class="pot-who">
        <span class="quiet">Won by:</span>{' '}
        {pot.winners.map(({ name, amount }) => `${isolated(name)} ${figure(amount)}`).join(', ')}
      </div>
    )}
  </li>
);
