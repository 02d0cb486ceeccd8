import { figure } from '../../kernel/index.ts';
import { type Verdict, verdictJson } from '../../referee/index.ts';
import type { CaseFacts } from '../facts.ts';
import { disagreements } from '../second-opinion/disagreements.ts';
import { isFault } from './check-case.ts';
import { checkNextHand } from './check-next-hand.ts';
import type { AddFinding, SuiteFinding } from './suite-finding.ts';

/** With more than this the hand and the expectation do not belong together. */
const SINGLE_MISTAKES = 3;

/**
 * Holds the expectation against the engine and, where they agree, against the second calculation.
 * A few wrong values are named one by one; many come from one cause, so the first is named.
 */
export function checkExpected(facts: CaseFacts, verdict: Verdict, tell: AddFinding): void {
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
const isOverspent = ({ path, field, found }: Difference, { one }: CaseFacts): boolean =>
  SPENT.includes(field) && Number(found) > Number(one.expected.players[indexIn(path)]?.start);

/** The first of each player; what belongs to no player stays. */
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

function tellOne(one: Difference, facts: CaseFacts, tell: AddFinding, more = ''): void {
  const { path, expected, found } = one;
  const answers = { expected: shown(expected), found: shown(found) };
  const message = `${sentence(one, answers, facts)}${more}`;
  tell(ruleFor(one, facts), `expected.${path}`, message, answers);
}

function ruleFor(one: Difference, facts: CaseFacts): SuiteFinding['rule'] {
  const { field } = one;
  const { table } = facts;
  // Before the rule of the field: no stack is negative, and nobody puts in more than they have.
  if (isNegative(one) || isOverspent(one, facts)) return 'CHIP-3';
  if (field.startsWith('returned') && table.rules.uncalled === 'side-pot') return 'RET-2';
  if (field === 'players[].ante' && table.rules.anteType === 'all') return 'POST-5';
  return fieldRule(field).rule;
}

function sentence(
  difference: Difference,
  answers: { readonly expected: string; readonly found: string },
  facts: CaseFacts,
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

interface Difference {
  /** From the top: `pots[0].amount`. */
  readonly path: string;
  /** The path without the places in lists: `pots[].amount`. */
  readonly field: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Lists of players whose order says nothing. */
const SETS: readonly string[] = ['pots[].eligible', 'pots[].excluded', 'pots[].winners'];

/** Every leaf in which two JSON values of one shape differ; lists of unequal length differ as one. */
function differences(
  expected: unknown,
  found: unknown,
  path = '',
  field = '',
): readonly Difference[] {
  if (Object.is(expected, found)) return [];
  const differ: Difference = { path, field, expected, found };
  if (Array.isArray(expected) && Array.isArray(found)) {
    if (expected.length !== found.length) return [differ];
    const places = SETS.includes(field) ? placesByName(expected, found) : found.keys();
    return [...places].flatMap((place, i) =>
      differences(expected[i], found[place], `${path}[${place}]`, `${field}[]`),
    );
  }
  if (!isObject(expected) || !isObject(found)) return [differ];
  const dot = path === '' ? '' : '.';
  return Object.keys(expected).flatMap((key) =>
    differences(expected[key], found[key], `${path}${dot}${key}`, `${field}${dot}${key}`),
  );
}

/** For every expected player the place where they are found; whoever is not takes a place left over. */
function placesByName(expected: readonly unknown[], found: readonly unknown[]): readonly number[] {
  const names = found.map(nameOf);
  const places = expected.map((one) => {
    const place = names.indexOf(nameOf(one));
    if (place >= 0) names[place] = null;
    return place;
  });
  const left = [...names.keys()].filter((place) => names[place] !== null);
  return places.map((place) => (place < 0 ? left.shift()! : place));
}

/** An eligible player is a name, an excluded or winning one has a name. */
const nameOf = (one: unknown): unknown => (isObject(one) ? (one as { name?: unknown }).name : one);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface FieldRule {
  readonly rule: SuiteFinding['rule'];
  /** What the value is, as a sentence can say it. */
  readonly what: string;
}

const field = (rule: SuiteFinding['rule'], what: string): FieldRule => ({ rule, what });

/**
 * The fields of an expectation in the order they are worked out, each with the rule it follows
 * from: where several are wrong, the first is nearest to the cause.
 */
const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  hand: field('SUITE-9', 'the hand number'),
  players: field('SEAT-5', 'the list of players'),
  'players[].name': field('SEAT-1', 'the player listed here'),
  'players[].position': field('SEAT-4', 'the position'),
  'players[].start': field('CHIP-2', 'the starting stack'),
  'players[].ante': field('POST-2', 'the ante'),
  'players[].live': field('CHIP-2', 'what is put in apart from the ante'),
  'players[].folded': field('POT-2', 'the street of the fold'),
  'players[].allIn': field('CHIP-3', 'the street of the all-in'),
  returned: field('RET-1', 'what is returned'),
  'returned[].name': field('RET-1', 'the player who gets chips back'),
  'returned[].amount': field('RET-1', 'the uncalled amount'),
  'players[].contributed': field('CHIP-2', 'contributed (live + ante − returned)'),
  'players[].final': field('CHIP-2', 'final (start − contributed)'),
  pots: field('POT-4', 'the list of pots'),
  'pots[].name': field('POT-4', 'the name'),
  'pots[].level': field('POT-1', 'the level'),
  'pots[].eligible': field('POT-2', 'the list of eligible players'),
  'pots[].eligible[]': field('POT-2', 'the eligible player'),
  'pots[].excluded': field('POT-9', 'the list of excluded players'),
  'pots[].excluded[].name': field('POT-9', 'the excluded player'),
  'pots[].excluded[].reason': field('POT-9', 'the reason for the exclusion'),
  'pots[].amount': field('POT-1', 'the amount'),
  'pots[].calculation': field('POT-9', 'the calculation'),
  'pots[].percentage': field('POT-7', 'the percentage'),
  totalPot: field('POT-6', 'the total of all pots'),
  'players[].maxWin': field('POT-8', 'the sum of the pots the player can win'),
  'pots[].winners': field('WIN-1', 'the list of winners'),
  'pots[].winners[].name': field('WIN-1', 'the winner'),
  'pots[].winners[].amount': field('ODD-1', 'the winner’s share'),
  'players[].won': field('CHIP-2', 'won (the shares of pots)'),
  'players[].new': field('CHIP-2', 'new stack (final + won)'),
  ok: field('SUITE-9', 'the verdict'),
  findings: field('SUITE-9', 'the list of findings'),
  nextHand: field('NEXT-1', 'the next hand'),
};

/** The fields in their order. */
const FIELD_ORDER: readonly string[] = Object.keys(FIELD_RULES);

/** What is not listed is part of a finding the referee made. */
const fieldRule = (name: string): FieldRule => FIELD_RULES[name] ?? field('SUITE-9', 'the finding');
