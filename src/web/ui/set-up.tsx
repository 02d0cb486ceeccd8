import { figure } from '../../kernel/figures.ts';
import type { HandRecord } from '../../record/index.ts';
import { setUpText } from '../../suite/report/lines.ts';
import { Chips } from './chips.tsx';

/** Header and stacks of a hand, in the notation's words and in figures for people. */
export function SetUp({ record }: { readonly record: HandRecord }) {
  const lines = setUpText(record).trimEnd().split('\n');
  const header = lines.slice(0, lines.indexOf('Stack Setup:'));
  return (
    <div class="notation">
      {header.map((line) => (
        <div key={line}>{line.startsWith('SB ') ? withFigures(line) : line}</div>
      ))}
      <div class="notation-head">Stack Setup:</div>
      <ul class="seats">
        {record.players.map(({ name, label, stack }) => (
          <li key={name} class={stack === 0 ? 'seat seat-out' : 'seat'}>
            <span class="seat-name">
              <bdi>{name}</bdi> {label && <b class="seat-label">{label}</b>}
            </span>{' '}
            <Chips amount={stack} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Raise 25000" → "Raise 25,000" */
export const withFigures = (text: string): string =>
  text.replace(/\d+/g, (digits) => figure(Number(digits)));
