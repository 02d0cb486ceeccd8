import { all } from '../../kernel/index.ts';
import {
  type ButtonRule,
  type Chips,
  nextSeats,
  setupLabelOf,
  type Table,
} from '../../rules/index.ts';
import { because, type MistakeExplanation } from './comparison.ts';
import type { PlayedCase } from './played.ts';
import { holderOf, isSameOrder, isSameRing, type SeatLine, stackOf, turnedTo } from './seats.ts';

/** Why the same players stand in another order or with other labels. */
export function whyOrder(
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
  played: PlayedCase | null,
): readonly MistakeExplanation[] {
  const found = played ? fromPlayed(actual, played) : [];
  const empty = emptySeats(expected, actual, found.length > 0);
  if (found.length + empty.length > 0) return [...empty, ...found];
  const reversed = [...actual].reverse();
  if (!isSameRing(actual, expected) && isSameRing(reversed, expected)) {
    return [because('Wrong order', 'The list runs counter-clockwise; it goes clockwise (SEAT-1).')];
  }
  return differences(expected, actual);
}

/** SEAT-5: a position for somebody without chips. */
function emptySeats(
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
  explained: boolean,
): readonly MistakeExplanation[] {
  const found: MistakeExplanation[] = [];
  const bb = holderOf(actual, 'BB');
  const right = holderOf(expected, 'BB');
  if (bb?.stack === 0 && right && right.name !== bb.name) {
    found.push(
      because(
        'Eliminated player in the big blind',
        `${bb.name} has the big blind with no chips; it goes to the next player with chips, ${right.name} (SEAT-5).`,
      ),
    );
  }
  for (const label of ['Dealer', 'SB'] as const) {
    const line = holderOf(actual, label);
    if (explained || line?.stack !== 0 || holderOf(expected, label)?.name === line.name) continue;
    found.push(
      because(
        'Eliminated player with a position',
        `${line.name} is the ${label} with no chips; under this button rule only players with chips get a position.`,
      ),
    );
  }
  return found;
}

const RULES: readonly ButtonRule[] = ['moving', 'dead', 'seat'];

const RULE_WORDS: Readonly<Record<ButtonRule, string>> = {
  moving: 'your program passes over everybody who has no chips',
  dead: 'your program moves the big blind on and leaves a dead button or small blind behind it',
  seat: 'your program gives a position to a player with no chips',
};

/** `Button: Seat` */
export const buttonText = (rule: ButtonRule): string =>
  `Button: ${rule[0]!.toUpperCase()}${rule.slice(1)}`;

const RULE_IDS = { moving: 'NEXT-2', dead: 'NEXT-4', seat: 'NEXT-5' } as const;

function fromPlayed(
  actual: readonly SeatLine[],
  played: PlayedCase,
): readonly MistakeExplanation[] {
  const { table } = played;
  const before = table.seats.map(
    ({ name, stack }, seat): SeatLine => ({ name, stack, label: setupLabelOf(table, seat) }),
  );
  if (isSameOrder(actual, before)) {
    return [
      because(
        'Button not moved',
        'The labels are those of the hand just played: the button has not moved (NEXT-2).',
      ),
    ];
  }
  const stacks = played.settlement.players.map((player) => player.newStack!);
  const own = table.seats.map(({ name }) => stackOf(actual, name));
  if (own.every(isRead) && fits(actual, table, table.rules.button, own)) {
    const text =
      'The order follows from the stacks in the answer: with the right stacks it would be right.';
    return [because(null, text)];
  }
  const others = RULES.filter(
    (button) => button !== table.rules.button && fits(actual, table, button, stacks),
  );
  if (others.length > 0) return [fitsOthers(others, actual)];
  return bbTwice(actual, played);
}

const isRead = (stack: number | null): stack is Chips => stack !== null;

/** All the rules that give this order: which of them it is, other hands tell. */
function fitsOthers(rules: readonly ButtonRule[], actual: readonly SeatLine[]): MistakeExplanation {
  const names = rules.map((rule) => `\`${buttonText(rule)}\` (${RULE_IDS[rule]})`);
  const hasEmpty = actual.some(({ label, stack }) => label !== null && stack === 0);
  const words =
    rules.length === 1
      ? `: ${RULE_WORDS[rules[0]!]}`
      : hasEmpty
        ? `: ${RULE_WORDS.seat}`
        : ', which give the same order here';
  return { ...because('Button rule', `The order fits ${all(names)}${words}.`), fits: rules };
}

/** NEXT-3 where heads-up begins or goes on, under the rules it holds for. */
function bbTwice(
  actual: readonly SeatLine[],
  { table, settlement }: PlayedCase,
): readonly MistakeExplanation[] {
  const left = settlement.players.flatMap((player) => (player.newStack! > 0 ? [player.name] : []));
  const old = table.seats[table.bb]!.name;
  const bb = holderOf(actual, 'BB');
  if (table.rules.button === 'seat' || left.length !== 2 || bb?.name !== old) return [];
  // An eliminated BB has another explanation.
  if (!left.includes(old)) return [];
  const right = left.find((name) => name !== old)!;
  const text = `${old} is the BB twice in a row; heads-up the BB goes to the next player with chips after the old BB, ${right} (NEXT-3).`;
  return [because('Big blind twice in a row', text)];
}

function fits(
  actual: readonly SeatLine[],
  table: Table,
  button: ButtonRule,
  stacks: readonly Chips[],
): boolean {
  const { seats } = nextSeats({ ...table, rules: { ...table.rules, button } }, stacks);
  return seats !== null && isSameOrder(actual, seats);
}

/** No rule fits: what each label should be, or where the ring breaks. */
function differences(
  expected: readonly SeatLine[],
  actual: readonly SeatLine[],
): readonly MistakeExplanation[] {
  const found: MistakeExplanation[] = [];
  for (const { name, label } of expected) {
    if (!label) continue;
    const holder = holderOf(actual, label);
    if (holder?.name === name) continue;
    const has = holder ? `${holder.name} has it` : 'nobody has it';
    found.push(because('Wrong order', `The ${label} is ${name}; in the answer ${has}.`));
  }
  for (const { name, label } of actual) {
    if (!label || holderOf(actual, label)?.name === name) continue;
    found.push(because('Wrong order', `${name} is a second ${label}.`));
  }
  const turned = turnedTo(actual, expected[0]!.name);
  const at = expected.findIndex(({ name }, i) => turned[i]!.name !== name);
  if (at !== -1) {
    const [before, right] = [expected[at - 1]!.name, expected[at]!.name];
    const text = `After ${before} comes ${right}, not ${turned[at]!.name}.`;
    found.push(because('Wrong order', text));
  }
  return found;
}
