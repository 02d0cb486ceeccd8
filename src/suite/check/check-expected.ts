import { figure } from '../../kernel/figures.ts';
import { type Verdict, verdictJson } from '../../referee/index.ts';
import { disagreements } from '../second-opinion/disagreements.ts';
import { isFault } from './check-case.ts';
import { checkNextHand } from './check-next-hand.ts';
import { type Difference, differences } from './differences.ts';
import type { Facts } from './facts.ts';
import { FIELD_ORDER, fieldRule } from './field-rules.ts';
import type { SuiteFinding } from './suite-finding.ts';
import type { Tell } from './tell.ts';

/** With more than this the hand and the expectation do not belong together. */
const SINGLE_MISTAKES = 3;

/**
 * Holds the expectation against the engine and, where they agree, against the second calculation.
 * A few wrong values are named one by one; many come from one cause, so the first is named.
 */
export function checkExpected(facts: Facts, verdict: Verdict, tell: Tell): void {
  const { hand, expected } = facts.one;
  const engine = verdictJson(verdict);
  // Warnings that were carried over from the hand need not be asked for again.
  const isSaid = engine.findings.some(isFault);
  const wrong = differences(engine, expected)
    .filter(({ field }) => !isSaid || !field.startsWith('findings'))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const [first] = wrong;
  if (!first) {
    // What agrees may still list players in another order: the second calculation gets the engine's.
    const disagreed = disagreements(hand, engine);
    if (disagreed.length > 0) tell('SUITE-10', 'expected', disagreed.join(' '));
    return;
  }
  if (wrong.length > SINGLE_MISTAKES) {
    // What no stack can be is named whatever it follows from.
    const impossible = onePerPlayer(
      wrong.filter((one) => isNegative(one) || isOverspent(one, facts)),
    );
    const named = impossible.length > 0 ? impossible : [first];
    const more = wrong.length - named.length;
    const others = ` ${more} more values are not what the hand gives either: the hand or the whole expectation was changed.`;
    named.forEach((one, i) => {
      tellOne(one, facts, tell, i === named.length - 1 && more > 0 ? others : '');
    });
    return;
  }
  // The next hand counts on from the number.
  const named = wrong.some(({ field }) => field === 'hand')
    ? wrong.filter(({ field }) => field !== 'nextHand')
    : wrong;
  for (const one of named) {
    if (one.field === 'nextHand') checkNextHand(engine.nextHand, expected.nextHand, facts, tell);
    else tellOne(one, facts, tell);
  }
}

const SPENT = ['players[].live', 'players[].contributed'];

const isNegative = ({ found }: Difference): boolean => typeof found === 'number' && found < 0;

/** CHIP-3: more put in than the starting stack, as the expectation has it. */
const isOverspent = ({ path, field, found }: Difference, { one }: Facts): boolean =>
  SPENT.includes(field) && Number(found) > Number(one.expected.players[indexIn(path)]?.start);

/** The first of each player; what is no player's stays. */
const onePerPlayer = (wrong: readonly Difference[]): readonly Difference[] =>
  wrong.filter(
    ({ path }, i) =>
      !path.startsWith('players[') ||
      wrong.findIndex((other) => other.path.split('.')[0] === path.split('.')[0]) === i,
  );

/** Which player or pot a path leads to. */
const indexIn = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);

const rankOf = ({ field }: Difference): number => {
  const rank = FIELD_ORDER.indexOf(field);
  return rank < 0 ? FIELD_ORDER.length : rank;
};

function tellOne(one: Difference, facts: Facts, tell: Tell, more = ''): void {
  const { path, expected, found } = one;
  const answers = { expected: shown(expected), found: shown(found) };
  const message = `${sentence(one, answers, facts)}${more}`;
  tell(ruleFor(one, facts), `expected.${path}`, message, answers);
}

function ruleFor(one: Difference, facts: Facts): SuiteFinding['rule'] {
  const { field } = one;
  const { table } = facts;
  // Before the rule of the field: no stack is negative, and nobody puts in more than he has.
  if (isNegative(one) || isOverspent(one, facts)) return 'CHIP-3';
  if (field.startsWith('returned') && table.rules.uncalled === 'side-pot') return 'RET-2';
  if (field === 'players[].ante' && table.rules.anteType === 'all') return 'POST-5';
  return fieldRule(field).rule;
}

function sentence(
  difference: Difference,
  answers: { readonly expected: string; readonly found: string },
  facts: Facts,
): string {
  const { path, field } = difference;
  const { settlement, one } = facts;
  const index = indexIn(path);
  const whose = field.startsWith('players[]')
    ? `${settlement.players[index]?.name}: `
    : field.startsWith('pots[]')
      ? `${settlement.pots[index]?.name}: `
      : '';
  const { what } = fieldRule(field);
  if (isOverspent(difference, facts)) {
    const start = figure(one.expected.players[index]!.start);
    return `${whose}an over-contribution: ${answers.found} are put in and the starting stack is ${start}. ${what} is ${answers.expected}.`;
  }
  const negative = isNegative(difference) ? ' No amount is negative.' : '';
  return `${whose}${what} is ${answers.expected}, not ${answers.found}.${negative}`;
}

function shown(value: unknown): string {
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && value >= 0 ? figure(value) : String(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.map(itemText).join(', ');
  return value === null || value === undefined ? 'nothing' : String(value);
}

/** A player, pot or share by its name. */
const itemText = (item: unknown): string => {
  if (typeof item !== 'object' || item === null) return String(item);
  const { name, rule } = item as { name?: string; rule?: string };
  return name ?? rule ?? 'something';
};
