import { counted } from '../../kernel/index.ts';
import { RULE_IDS, type RuleId, type Street } from '../../rules/index.ts';
import type { Case } from '../case.ts';
import { type CaseFacts, isShortBb } from '../facts.ts';
import type { CaseProfile } from '../plan/profile.ts';
import { playerGroupOf, QUOTAS } from '../plan/quotas.ts';
import { EXERCISES, exercisedBy } from './exercised.ts';
import type { SuiteFinding } from './suite-finding.ts';

/** One of the four quota tables. */
export interface QuotaTable {
  readonly title: string;
  readonly rows: readonly QuotaRow[];
}

interface QuotaRow {
  readonly name: string;
  /** What a whole suite has. */
  readonly wanted: number;
  readonly found: number;
}

/** How many cases show something, and how many of a whole suite should at least. */
export interface FeatureRow {
  readonly name: string;
  readonly atLeast: number;
  readonly found: number;
}

export interface CoverageRow {
  readonly rule: RuleId;
  /** What shows the rule, or why no case can. */
  readonly shows: string;
  /** null where no case can show it. */
  readonly cases: number | null;
  /** 0 where a suite is free. */
  readonly atLeast: number;
}

/** `plain` if no case has a house rule, and winners of pots are all that ends a hand. */
const profileOf = (cases: readonly CaseFacts[]): CaseProfile =>
  cases.every(
    ({ record: { rules, cards, showdown, ranking, winner, board2 } }) =>
      Object.keys(rules).length === 0 &&
      cards.length + showdown.length === 0 &&
      (ranking ?? winner ?? board2) === null,
  )
    ? 'plain'
    : 'collector';

const FEWEST = 3;

/** Posting, uncalled chips, pots, winning and the next hand: what a suite is there for. */
const PROVED = /^(?:POST|RET|POT|WIN|ODD|SHOW|RUN|NEXT)-/;

/** What takes a house rule, cards or a second board: a plain suite has none. */
const NOT_PLAIN = /^(?:POST-5|RET-2|WIN-1|WIN-4|SHOW-1|RUN-1|NEXT-4|NEXT-5)$/;

/** Rules against the number of cases that exercise each, in the order of the rule book. */
export function coverageOf(cases: readonly CaseFacts[]): readonly CoverageRow[] {
  const counts = new Map<RuleId, number>();
  for (const facts of cases) {
    for (const rule of exercisedBy(facts)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const isPlain = profileOf(cases) === 'plain';
  return RULE_IDS.map((rule): CoverageRow => {
    const shown = EXERCISES[rule];
    if ('error' in shown) return { rule, shows: shown.error, cases: null, atLeast: 0 };
    const isAsked = PROVED.test(rule) && !(isPlain && NOT_PLAIN.test(rule));
    const atLeast = isAsked ? FEWEST : 0;
    return { rule, shows: shown.shows, cases: counts.get(rule) ?? 0, atLeast };
  });
}

/** SUITE-14 */
export const coverageFindings = (rows: readonly CoverageRow[]): readonly SuiteFinding[] =>
  rows
    .filter(({ cases, atLeast }) => cases !== null && cases < atLeast)
    .map(({ rule, shows, cases, atLeast }) => ({
      caseId: null,
      rule: 'SUITE-14',
      place: 'cases',
      message: `${rule} (${shows}) is exercised by ${cases} cases; a whole suite has ${atLeast} or more.`,
      expected: `${atLeast} or more`,
      found: String(cases),
    }));

interface Feature {
  readonly name: string;
  /** In a whole suite. */
  readonly atLeast: number;
  readonly is: (facts: CaseFacts) => boolean;
  /** False where only a house rule or a way to tell the end shows it that `plain` has not. */
  readonly isPlain: boolean;
}

const OFTEN = 40;

const SOME = 10;

const FEW = 3;

/** NEXT-6 */
const LAST_HANDS = 8;

const feature = (name: string, atLeast: number, is: Feature['is'], isPlain = true): Feature => ({
  name,
  atLeast,
  is,
  isPlain,
});

const foldsOn = (street: Street): Feature =>
  feature(`folds ${street === 'preflop' ? street : `on the ${street}`}`, OFTEN, ({ moves }) =>
    moves.some((move) => move.verb === 'fold' && move.street === street),
  );

const hasMore = (k: number, atLeast: number): Feature =>
  feature(`More ${k}`, atLeast, ({ moves }) => moves.some(({ more }) => more === k));

/** POST-3: the four rows of RULES’ table of short big blinds. */
const shortBb = (order: 'ante-first' | 'bb-first', isInside: boolean): Feature => {
  const part = order === 'ante-first' ? 'ante' : 'blind';
  const name = `BB ${isInside ? 'within' : 'beyond'} the ${part}, ${order === 'ante-first' ? 'Ante First' : 'BB First'}`;
  const is: Feature['is'] = (facts) => {
    const { blinds, rules, seats, bb } = facts.table;
    if (rules.anteType !== 'bb' || rules.anteOrder !== order || !isShortBb(facts.table))
      return false;
    const first = order === 'ante-first' ? blinds.ante : blinds.bb;
    return seats[bb]!.stack < first === isInside;
  };
  return feature(name, FEW, is, order === 'ante-first');
};

const sidePots = (count: number): Feature =>
  feature(counted(count, 'side pot'), FEW, ({ sidePots: found }) => found === count);

const DEPTHS = [
  { name: 'short (10–20 BB)', from: 0, to: 20 },
  { name: 'medium (21–40 BB)', from: 20, to: 40 },
  { name: 'deep (41–60 BB)', from: 40, to: 60 },
] as const;

const SEATS = ['Dealer', 'SB', 'BB', 'other seats'] as const;

/** Short, medium and deep stacks sit everywhere. */
const DEPTH_FEATURES: readonly Feature[] = SEATS.flatMap((seat) =>
  DEPTHS.map(({ name, from, to }) =>
    feature(`${seat} ${name}`, SOME, ({ settlement, table }) =>
      settlement.players.some(({ position, start }) => {
        const depth = start / table.blinds.bb;
        const isSeat = seat === 'other seats' ? !isBlindSeat(position) : position === seat;
        return isSeat && depth > from && depth <= to;
      }),
    ),
  ),
);

const isBlindSeat = (position: string | null): boolean =>
  position === 'Dealer' || position === 'SB' || position === 'BB';

/** WIN-2: a Ranking is told, and two share a pot. */
const isTieTold: Feature['is'] = ({ record, splitPots }) =>
  record.ranking !== null && splitPots > 0;

const FEATURES: readonly Feature[] = [
  feature(
    'several winners',
    OFTEN,
    ({ settlement }) => settlement.players.filter(({ won }) => Number(won) > 0).length > 1,
  ),
  feature('split pots', OFTEN, ({ splitPots }) => splitPots > 0),
  feature('uncalled chips', OFTEN, ({ settlement }) => settlement.uncalledReturned !== null),
  ...(['preflop', 'flop', 'turn', 'river'] as const).map(foldsOn),
  hasMore(1, OFTEN),
  hasMore(2, SOME),
  feature('reopened by short all-ins', SOME, ({ reopened }) => reopened !== null),
  feature('a tie in a Ranking that splits a pot', FEW, isTieTold, false),
  feature(
    'heads-up with one player out',
    LAST_HANDS,
    ({ table, remaining }) => table.headsUp && remaining === 1,
  ),
  shortBb('ante-first', true),
  shortBb('ante-first', false),
  shortBb('bb-first', true),
  shortBb('bb-first', false),
  ...[0, 1, 2, 3, 4].map(sidePots),
  feature('5 side pots or more', FEW, ({ sidePots: found }) => found >= 5),
  ...DEPTH_FEATURES,
];

/** How many cases show each thing a suite should show often. */
export const featureRows = (cases: readonly CaseFacts[]): readonly FeatureRow[] => {
  const profile = profileOf(cases);
  return FEATURES.map(({ name, atLeast, is, isPlain }) => ({
    name,
    atLeast: profile === 'plain' && !isPlain ? 0 : atLeast,
    found: cases.filter(is).length,
  }));
};

/** SUITE-15 */
export const featureFindings = (rows: readonly FeatureRow[]): readonly SuiteFinding[] =>
  rows
    .filter(({ atLeast, found }) => found < atLeast)
    .map(({ name, atLeast, found }) => ({
      caseId: null,
      rule: 'SUITE-15',
      place: 'cases',
      message: `A whole suite has ${atLeast} cases or more with “${name}”, this one ${found}.`,
      expected: `${atLeast} or more`,
      found: String(found),
    }));

const TABLES = [
  { title: 'Players', wanted: QUOTAS.players, of: (one: Case) => playerGroupOf(one.players) },
  { title: 'Stacks', wanted: QUOTAS.stackSize, of: (one: Case) => one.stackSize },
  { title: 'Complexity', wanted: QUOTAS.complexity, of: (one: Case) => one.complexity },
  { title: 'Category', wanted: QUOTAS.category, of: (one: Case) => one.category },
] as const;

/** The four tables, counted by the badges of the cases. */
export const quotaTables = (cases: readonly Case[]): readonly QuotaTable[] =>
  TABLES.map(({ title, wanted, of }) => {
    const counts = new Map<string, number>();
    for (const one of cases) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1);
    const rows = Object.entries(wanted).map(([name, number]) => ({
      name,
      wanted: number,
      found: counts.get(name) ?? 0,
    }));
    return { title, rows };
  });

/** SUITE-2 */
export const quotaFindings = (tables: readonly QuotaTable[]): readonly SuiteFinding[] =>
  tables.flatMap(({ title, rows }) =>
    rows
      .filter(({ wanted, found }) => wanted !== found)
      .map(({ name, wanted, found }) => ({
        caseId: null,
        rule: 'SUITE-2' as const,
        place: 'cases',
        message: `${title}: a whole suite has ${wanted} ${name}, this one ${found}.`,
        expected: String(wanted),
        found: String(found),
      })),
  );
