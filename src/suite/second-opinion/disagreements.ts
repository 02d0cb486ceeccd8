import { readHands } from '../../formats/index.ts';
import { figure } from '../../kernel/index.ts';
import type { HandRecord } from '../../record/index.ts';
import type { VerdictJson } from '../../referee/index.ts';
import { type SecondOpinion, secondOpinion } from './second-opinion.ts';

/**
 * Holds an expectation against a second calculation that shares nothing with the engine but the
 * reader of the text. Empty when both agree; each sentence shows both answers. `read` is what the
 * reader made of the same text, where it was asked already.
 */
export function disagreements(
  hand: string,
  expected: VerdictJson,
  read: HandRecord | null = null,
): readonly string[] {
  const records = read ? [read] : readHands(hand).hands.map((one) => one.record);
  const record = records[0];
  if (!record || records.length !== 1) {
    return [`The second calculation needs one hand and the text has ${records.length}.`];
  }
  const second = secondOpinion(record);
  if (!second) return ['The second calculation cannot tell who wins every pot.'];
  const found: string[] = [];
  const hold: Hold = (what, said, counted, whose = '') => {
    if (said === counted) return;
    const answers = `expected ${shown(said)}, the second calculation has ${shown(counted)}`;
    found.push(`${whose === '' ? what : `${whose} ${what}`}: ${answers}.`);
  };
  hold('Hand number', expected.hand, record.number);
  holdPots(expected, second, hold);
  holdPlayers(expected, second, hold);
  holdNext(expected.nextHand, record, second, hold);
  return found;
}

type Shown = string | number | null;

/** Notes a difference; the words are put together only if there is one. */
type Hold = (what: string, said: Shown, counted: Shown, whose?: string) => void;

const shown = (value: Shown): string => {
  if (value === null) return 'nothing';
  return typeof value === 'number' ? chipsText(value) : value;
};

const chipsText = (value: number): string =>
  Number.isSafeInteger(value) && value >= 0 ? figure(value) : String(value);

function holdPots(expected: VerdictJson, second: SecondOpinion, hold: Hold): void {
  hold('Returned', shares(expected.returned), shares(second.returned));
  hold('Total pot', expected.totalPot, second.totalPot);
  hold('Number of pots', expected.pots.length, second.pots.length);
  for (const [i, pot] of second.pots.entries()) {
    const said = expected.pots[i];
    if (!said) continue;
    const of = pot.name;
    hold('name', said.name, pot.name, of);
    hold('amount', said.amount, pot.amount, of);
    hold('percentage', said.percentage, pot.percentage, of);
    hold('level', said.level, pot.level, of);
    hold('eligible', said.eligible.join(', '), pot.eligible.join(', '), of);
    hold('excluded', reasons(said.excluded), reasons(pot.excluded), of);
    hold('winners', shares(said.winners), shares(pot.winners), of);
    hold('sum of the calculation', sumOf(said.calculation), pot.amount, of);
  }
}

const shares = (list: VerdictJson['returned']): string =>
  list.map(({ name, amount }) => `${name} ${chipsText(amount)}`).join(', ') || 'nobody';

const reasons = (list: SecondOpinion['pots'][number]['excluded']): string =>
  list.map(({ name, reason }) => `${name} (${reason})`).join(', ') || 'nobody';

const FIELDS = [
  ...(['name', 'position', 'start', 'live', 'ante', 'contributed', 'final'] as const),
  ...(['won', 'new', 'maxWin', 'allIn', 'folded'] as const),
];

const FIELD_WORDS: Readonly<Record<(typeof FIELDS)[number], string>> = {
  name: 'name',
  position: 'position',
  start: 'starting stack',
  live: 'live chips',
  ante: 'ante',
  contributed: 'contributed',
  final: 'final',
  won: 'won',
  new: 'new stack',
  maxWin: 'max win',
  allIn: 'all-in',
  folded: 'folded',
};

function holdPlayers(expected: VerdictJson, second: SecondOpinion, hold: Hold): void {
  hold('Number of players', expected.players.length, second.players.length);
  for (const [i, player] of second.players.entries()) {
    const said = expected.players[i];
    if (!said) continue;
    for (const field of FIELDS) {
      hold(FIELD_WORDS[field], said[field], player[field], player.name);
    }
  }
}

/** NEXT-1 and the seats; the text is read, so that only what it says counts. */
function holdNext(
  text: string | null,
  record: HandRecord,
  { next }: SecondOpinion,
  hold: Hold,
): void {
  if (text === null || next === null) {
    hold('Next hand', text && 'a next hand', next && 'a next hand');
    return;
  }
  const said = readHands(text).hands[0]?.record;
  hold('Next hand number', said?.number ?? null, record.number === null ? null : record.number + 1);
  hold('Next hand started_at', said?.startedAt ?? null, record.endedAt);
  hold('Next hand ended_at', said?.endedAt ?? null, null);
  hold('Next hand blinds', blindsText(said), blindsText(record));
  hold('Next hand header', headerText(said), headerText(record));
  const lines = (said?.players ?? []).map(lineText).join(' · ');
  hold('Next hand stack setup', lines, next.map(lineText).join(' · '));
}

const lineText = (line: {
  readonly name: string;
  readonly label: string | null;
  readonly stack: number | null;
}): string => `${line.name} ${line.label === null ? '' : `${line.label} `}${line.stack ?? '?'}`;

const blindsText = (record: HandRecord | undefined): string => {
  const { sb, bb, ante } = record?.blinds ?? { sb: 0, bb: 0, ante: 0 };
  return `${sb}/${bb}/${ante}`;
};

/** What is carried over besides the blinds. */
function headerText(record: HandRecord | undefined): string {
  if (!record) return 'nothing';
  const { rules, event, table, video } = record;
  const { profile, anteOrder, anteType, button, oddChip, uncalled } = rules;
  const parts = [profile, anteOrder, anteType, button, oddChip, uncalled, event, table, video];
  return parts.map((part) => part ?? '-').join(' ');
}

/**
 * POT-9: works a pot's calculation out: `3 × 250 + 50 (BB ante) = 800` is 800. null where the text
 * is not a calculation or its two sides differ.
 */
export function sumOf(calculation: string): number | null {
  const alone = /^.+ wins ([\d,]+) \(everyone folded\)$/.exec(calculation);
  if (alone) return chipsIn(alone[1]!);
  const sides = calculation.split(' = ');
  const total = chipsIn(sides[sides.length - 1]!);
  // Names stand in brackets after a figure and may hold anything but brackets (SEAT-6).
  const terms = sides
    .slice(0, -1)
    .join(' = ')
    .replace(/ \([^()]*[^\d,\s−()][^()]*\)/g, '');
  let sum = 0;
  for (const term of terms.split(' + ')) {
    const value = termOf(term);
    if (value === null) return null;
    sum += value;
  }
  return sum === total ? total : null;
}

/** `50`, `3 × 250` or `2 × (500 − 250)` */
function termOf(term: string): number | null {
  const match = /^(?:(\d+) × )?(?:\(([\d,]+) − ([\d,]+)\)|([\d,]+))$/.exec(term);
  if (!match) return null;
  const [, times = '1', from, less, plain] = match;
  const height = plain === undefined ? chipsIn(from!) - chipsIn(less!) : chipsIn(plain);
  return Number(times) * height;
}

const chipsIn = (text: string): number => Number(text.replaceAll(',', ''));
