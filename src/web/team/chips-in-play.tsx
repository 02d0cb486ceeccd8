import { figure } from '../../kernel/index.ts';
import type { ChipsCheck, FieldView } from '../../team/index.ts';
import { signedFigure } from '../../tournament/index.ts';
import { whenText } from '../session/dates.ts';
import { Sign } from '../ui/badge.tsx';
import { isolated } from '../ui/quoted.tsx';

/** TOUR-2 over all tables: always there; right, or by how much, since when and where. */
export function ChipsInPlay({ field }: { readonly field: FieldView }) {
  const { chips, entries, settings } = field;
  const difference = chips.found - chips.expected;
  const isRight = difference === 0 && chips.tables.length === 0;
  return (
    <p
      class={isRight ? 'chips-line' : 'chips-line chips-wrong'}
      role="status"
      data-chips={isRight ? 'right' : 'wrong'}
    >
      <Sign isGood={isRight} /> <b class="chips">{figure(chips.found)} in play</b>{' '}
      {isRight ? '=' : '≠'} <span class="chips-sum">{sumText(chips, entries, settings.stack)}</span>
      {!isRight && <span> {whatIsWrong(chips, difference)}</span>}
    </p>
  );
}

/** `27 × 100,000 + 200,000 rebuys − 1,000 taken out` */
function sumText(
  { rebuys, addOns, recounts, takenOut }: ChipsCheck,
  entries: number,
  stack: number,
): string {
  const parts = [
    [rebuys, 'rebuys'],
    [addOns, 'add-ons'],
    [recounts, 'recounts'],
    [-takenOut, 'taken out'],
  ] as const;
  const more = parts
    .filter(([amount]) => amount !== 0)
    .map(([amount, what]) => ` ${amount > 0 ? '+' : '−'} ${figure(Math.abs(amount))} ${what}`);
  return `${figure(entries)} × ${figure(stack)}${more.join('')}`;
}

function whatIsWrong({ expected, since, tables }: ChipsCheck, difference: number): string {
  const by =
    difference === 0
      ? ''
      : `= ${figure(expected)}: ${figure(Math.abs(difference))} too ${difference > 0 ? 'many' : 'few'}`;
  const when = since === null ? '' : ` since ${whenText(since, since)}`;
  const where = tables.map(({ table, by }) => `table ${isolated(table)} ${signedFigure(by)}`);
  return `${by}${when}${where.length > 0 ? ` (${where.join(', ')})` : ''}`;
}
