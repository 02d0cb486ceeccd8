import { counted } from '../../kernel/index.ts';
import { hasWinners } from '../../record/index.ts';
import { RULE_IDS, type RuleId, type Street } from '../../rules/index.ts';
import type { Case } from '../case.ts';
import { type CaseFacts, isShortBb } from '../facts.ts';
import type { CaseProfile } from '../plan/profile.ts';
import { playerGroupOf, quotasOf } from '../plan/quotas.ts';
import { RULE_CLAIMS, rulesDecidingFacts } from './rule-claims.ts';
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
  /** What a program does that breaks the rule, or why no answer shows it. */
  readonly shows: string;
  /** null where no case can show it. */
  readonly cases: number | null;
  /** 0 where a suite is free. */
  readonly atLeast: number;
}

/** The profile a whole suite looks like. */
export function profileOf(cases: readonly CaseFacts[]): CaseProfile {
  const is = (fits: (facts: CaseFacts) => boolean): boolean => cases.every(fits);
  if (is(isPlain)) return 'plain';
  if (is(isTda)) return 'tda';
  return is(isClassic) ? 'classic' : 'collector';
}

/** No house rule, and winners of pots are all that ends a hand. */
const isPlain = ({ record }: CaseFacts): boolean => {
  const { rules, cards, showdown, ranking, winner, board2 } = record;
  const isBare = Object.keys(rules).length === 0 && cards.length + showdown.length === 0;
  return isBare && (ranking ?? winner ?? board2) === null;
};

const isTda = ({ table: { rules } }: CaseFacts): boolean =>
  rules.anteType === 'bb' && rules.anteOrder === 'bb-first' && rules.button === 'dead';

const isClassic = ({ table: { rules, blinds }, record }: CaseFacts): boolean =>
  (rules.anteType === 'all' || blinds.ante === 0) &&
  rules.button === 'moving' &&
  !hasWinners(record);

/** A rule that is decided by fewer cases is not proved. */
const FEWEST = 3;

/** Posting, uncalled chips, pots, winning and the next hand: what a suite is there for. */
const PROVED = /^(?:POST|RET|POT|WIN|ODD|RUN|NEXT)-/;

/** Rules a profile never plays by. */
const UNPLAYED: Readonly<Record<CaseProfile, readonly RuleId[]>> = {
  classic: ['POST-2', 'POST-3', 'POT-3', 'WIN-2', 'WIN-4', 'RUN-1', 'NEXT-4', 'NEXT-5'],
  tda: ['POST-5', 'WIN-2', 'WIN-4', 'RUN-1', 'NEXT-2', 'NEXT-5'],
  collector: [],
  plain: ['POST-5', 'WIN-4', 'RUN-1', 'NEXT-4', 'NEXT-5'],
};

/** Rules against the number of cases that each decides, in the order of the rule book. */
export function coverageOf(cases: readonly CaseFacts[]): readonly CoverageRow[] {
  const counts = new Map<RuleId, number>();
  for (const facts of cases) {
    for (const rule of rulesDecidingFacts(facts)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const unplayed = UNPLAYED[profileOf(cases)];
  return RULE_IDS.map((rule): CoverageRow => {
    const claim = RULE_CLAIMS[rule];
    if ('error' in claim) return { rule, shows: claim.error, cases: null, atLeast: 0 };
    const isAsked = PROVED.test(rule) && !unplayed.includes(rule);
    const atLeast = isAsked ? FEWEST : 0;
    return { rule, shows: claim.shows, cases: counts.get(rule) ?? 0, atLeast };
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
      message: `${rule} decides ${cases} cases (broken: ${shows}); a whole suite has ${atLeast} or more.`,
      expected: `${atLeast} or more`,
      found: String(cases),
    }));

interface Feature {
  readonly name: string;
  /** In a whole suite. */
  readonly atLeast: number;
  readonly is: (facts: CaseFacts) => boolean;
  /** The profiles that never show it. */
  readonly notIn: readonly CaseProfile[];
}

const OFTEN = 40;

const SOME = 10;

const FEW = 3;

/** NEXT-6 */
const LAST_HANDS = 8;

const feature = (
  name: string,
  atLeast: number,
  is: Feature['is'],
  notIn: readonly CaseProfile[] = [],
): Feature => ({ name, atLeast, is, notIn });

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
  return feature(name, FEW, is, ['classic', order === 'ante-first' ? 'tda' : 'plain']);
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
  feature('a tie in a Ranking that splits a pot', FEW, isTieTold, ['classic', 'tda', 'plain']),
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
  return FEATURES.map(({ name, atLeast, is, notIn }) => ({
    name,
    atLeast: notIn.includes(profile) ? 0 : atLeast,
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

/** The four tables, counted by the badges of the cases. */
export function quotaTables(cases: readonly Case[], profile: CaseProfile): readonly QuotaTable[] {
  const quotas = quotasOf(profile);
  const tableOf = (
    title: string,
    wanted: Readonly<Record<string, number>>,
    of: (one: Case) => string,
  ): QuotaTable => {
    const counts = new Map<string, number>();
    for (const one of cases) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1);
    const rows = Object.entries(wanted).map(([name, number]) => ({
      name,
      wanted: number,
      found: counts.get(name) ?? 0,
    }));
    return { title, rows };
  };
  return [
    tableOf('Players', quotas.players, (one) => playerGroupOf(one.players)),
    tableOf('Stacks', quotas.stackSize, (one) => one.stackSize),
    tableOf('Complexity', quotas.complexity, (one) => one.complexity),
    tableOf('Category', quotas.category, (one) => one.category),
  ];
}

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
