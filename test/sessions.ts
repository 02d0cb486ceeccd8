import { NOTATION, type ReadHand, writeHand } from '../src/formats/index.ts';
import { type Prng, prng } from '../src/kernel/index.ts';
import { type HandRecord, recordHand, setUpRecord } from '../src/record/index.ts';
import { houseRules, seatPlayers, settle } from '../src/rules/index.ts';
import { levelAt } from '../src/suite/simulate/levels.ts';
import { playHand } from '../src/suite/simulate/play.ts';
import { judgeRead, SessionReferee, type TableBetween } from '../src/tournament/index.ts';

export interface SessionPlan {
  readonly seed: number;
  readonly hands: number;
  readonly players?: number;
  /** Chips everybody starts with. */
  readonly stack?: number;
  /** Hands of a level; 0 for one level all evening. */
  readonly levelHands?: number;
  /** What may be written between the hands besides levels; nothing by default. */
  readonly lines?: readonly RandomLine[];
}

/** `not-seen` replaces a hand's outcome and recounts everybody to what it really left. */
export type RandomLine =
  | 'recount'
  | 'sits'
  | 'leaves'
  | 'rebuy'
  | 'add-on'
  | 'penalty'
  | 'break'
  | 'note'
  | 'not-seen'
  | 'void';

export const ALL_LINES: readonly RandomLine[] = [
  ...(['recount', 'sits', 'leaves', 'rebuy', 'add-on'] as const),
  ...(['penalty', 'break', 'note', 'not-seen', 'void'] as const),
];

/**
 * A whole session of random legal hands as text: every hand starts from what the one before left and
 * from the lines between them. It ends early when one player has all the chips.
 */
export function randomSession(plan: SessionPlan): string {
  const { seed, hands, players = 6, stack = 10_000, levelHands = 8, lines = [] } = plan;
  const chance = prng(seed);
  const referee = new SessionReferee();
  let record: HandRecord | null = firstHand(seed, players, stack);
  let seconds = 0;
  const texts: string[] = [];
  for (let number = 1; record && number <= hands; number++) {
    const startedAt = timeOf(seconds);
    seconds += 30 + chance.below(200);
    const times = { startedAt, endedAt: timeOf(seconds) };
    const played = playRecord(chance, { ...record, ...times });
    const has = (line: RandomLine, percent: number): boolean =>
      lines.includes(line) && chance.below(100) < percent;
    let text = writeHand(played.record);
    let block: string[] = [];
    if (has('not-seen', 4)) {
      text = withResult(text, 'not seen');
      block = played.stacks.map(({ name, end }) => `${name}: Recount ${end}`);
    } else if (has('void', 2)) text = withResult(text, 'void');
    block.push(...randomBlock(chance, has, judged(new SessionReferee(), text)));
    if (levelHands > 0 && number % levelHands === 0) block.push(levelLine(number / levelHands));
    if (block.length > 0) text += `\nBetween Hands:\n${block.join('\n')}\n`;
    texts.push(text);
    record = judged(referee, text)?.nextHand() ?? null;
  }
  return texts.join('\n');
}

function firstHand(seed: number, players: number, stack: number): HandRecord {
  const labels = players === 2 ? (['SB', 'BB'] as const) : (['Dealer', 'SB', 'BB'] as const);
  const seats = Array.from({ length: players }, (_, i) => ({
    name: `P${i + 1}`,
    label: labels[i] ?? null,
    stack,
  }));
  const { sb, bb } = levelAt(0);
  return setUpRecord(seats, { sb, bb, ante: bb }, { number: 1, event: `Evening ${seed}` });
}

export function playRecord(chance: Prng, record: HandRecord) {
  const seats = record.players.map(({ name, label, stack }) => ({ name, label, stack: stack! }));
  const { sb, bb, ante } = record.blinds!;
  const { table } = seatPlayers({ seats, sb, bb, ante, rules: houseRules(record.rules, {}) });
  if (!table) throw new Error(`No table: ${writeHand(record)}`);
  const { hand, outcome } = playHand(chance, table);
  const stacks = settle(hand, outcome).players.map(({ name, newStack }) => ({
    name,
    end: newStack!,
  }));
  return { record: recordHand(hand, record, outcome), stacks };
}

/** What the lines of a block may be, given the table after the hand. */
function randomBlock(
  chance: Prng,
  has: (line: RandomLine, percent: number) => boolean,
  table: TableBetween | null,
): string[] {
  if (!table) return [];
  const block: string[] = [];
  const rich = table.seats.filter(({ stack }) => (stack ?? 0) > 2000);
  const outs = table.seats.filter(({ stack }) => stack === 0);
  const some = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  if (outs.length > 0 && has('rebuy', 60)) block.push(`${some(outs).name}: Rebuy 10000`);
  if (rich.length > 3 && has('leaves', 3)) return [...block, `${rich[0]!.name}: Leaves`];
  if (rich.length > 0) {
    const { name, stack } = some(rich);
    if (has('recount', 6)) block.push(`${name}: Recount ${stack! + 100 * chance.below(9) + 100}`);
    else if (has('add-on', 4)) block.push(`${name}: Add-On 5000`);
    else if (has('penalty', 3)) block.push(`${name}: Penalty 500`);
  }
  if (table.seats.length < 8 && has('sits', 5)) {
    block.push(`N${table.record.number}: Sits ${1000 * (3 + chance.below(9))}`);
  }
  if (has('break', 5)) block.push('Break: 00:15:00');
  if (has('note', 5)) block.push('Note: the feature table moves');
  return block;
}

const levelLine = (level: number): string => {
  const { sb, bb } = levelAt(level);
  return `Level: SB ${sb} BB ${bb} Ante ${bb}`;
};

/** The hand with another end: nothing of its outcome stays. */
const withResult = (text: string, result: string): string =>
  `${text.replace(/\n(?:Showdown|Winners|Ranking|Winner):[\s\S]*$/, '').trimEnd()}\n\nResult: ${result}\n`;

function judged(referee: SessionReferee, text: string): TableBetween | null {
  let read: ReadHand | null = null;
  const stream = NOTATION.stream((hand) => {
    read = hand;
  });
  stream.push(text);
  stream.end();
  return read && judgeRead(referee, read, {}).after;
}

const timeOf = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
