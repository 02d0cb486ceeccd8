import { nextSeats } from '../../rules/rotation/next-seats.ts';
import { type Chips, isChips } from '../../rules/table/chips.ts';
import type { HouseRules } from '../../rules/table/house-rules.ts';
import { setupLabelOf, type Table } from '../../rules/table/table.ts';
import { because, type Explanation } from './explanation.ts';
import type { Played } from './played.ts';
import { holderOf, isSameOrder, isSameRing, type Line, stackOf, turnedTo } from './seats.ts';

/** Why the same players stand in another order or with other labels. */
export function whyOrder(
  expected: readonly Line[],
  actual: readonly Line[],
  played: Played | null,
): readonly Explanation[] {
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
  expected: readonly Line[],
  actual: readonly Line[],
  explained: boolean,
): readonly Explanation[] {
  const found: Explanation[] = [];
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

const RULES = ['moving', 'dead', 'seat'] as const;

const RULE_WORDS: Readonly<Record<HouseRules['button'], string>> = {
  moving: 'your program passes over everybody who has no chips',
  dead: 'your program moves the big blind on and leaves a dead button or small blind behind it',
  seat: 'your program gives a position to a player with no chips',
};

const RULE_IDS = { moving: 'NEXT-2', dead: 'NEXT-4', seat: 'NEXT-5' } as const;

function fromPlayed(actual: readonly Line[], played: Played): readonly Explanation[] {
  const { table } = played;
  const before = table.seats.map(
    ({ name, stack }, seat): Line => ({ name, stack, label: setupLabelOf(table, seat) }),
  );
  if (isSameOrder(actual, before)) {
    return [
      because(
        'Button not moved',
        'The labels are those of the hand just played: the button has not moved (NEXT-2).',
      ),
    ];
  }
  const stacks = played.settlement.players.map((player) => player.new!);
  const own = table.seats.map(({ name }) => stackOf(actual, name) ?? -1);
  if (own.every(isChips) && fits(actual, table, table.rules.button, own)) {
    const text =
      'The order follows from the stacks in the answer: with the right stacks it would be right.';
    return [because(null, text)];
  }
  for (const button of RULES) {
    if (button === table.rules.button || !fits(actual, table, button, stacks)) continue;
    const name = button[0]!.toUpperCase() + button.slice(1);
    return [
      because(
        'Button rule',
        `The order fits \`Button: ${name}\` (${RULE_IDS[button]}): ${RULE_WORDS[button]}.`,
      ),
    ];
  }
  return [];
}

function fits(
  actual: readonly Line[],
  table: Table,
  button: HouseRules['button'],
  stacks: readonly Chips[],
): boolean {
  if (!stacks.some((stack) => stack > 0)) return false;
  const { seats } = nextSeats({ ...table, rules: { ...table.rules, button } }, stacks);
  return seats !== null && isSameOrder(actual, seats);
}

/** No rule fits: what each label should be, or where the ring breaks. */
function differences(expected: readonly Line[], actual: readonly Line[]): readonly Explanation[] {
  const found: Explanation[] = [];
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
  const at = expected.findIndex(({ name }, i) => turned[i]?.name !== name);
  if (at > 0) {
    const before = expected[at - 1]!.name;
    found.push(
      because(
        'Wrong order',
        `After ${before} comes ${expected[at]!.name}, not ${turned[at]?.name ?? 'nobody'}.`,
      ),
    );
  }
  return found;
}
