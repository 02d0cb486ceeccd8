import { counted } from '../../kernel/figures.ts';
import type { Street } from '../../rules/index.ts';
import {
  type Facts,
  hasReopening,
  isShortBb,
  profileOf,
  remaining,
  sidePotsOf,
  winnersOf,
} from './facts.ts';
import type { SuiteFinding } from './suite-finding.ts';
import type { FeatureRow } from './tables.ts';

interface Feature {
  readonly name: string;
  /** In a whole suite. */
  readonly atLeast: number;
  readonly is: (facts: Facts) => boolean;
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
    if (rules.anteType !== 'bb' || rules.anteOrder !== order || !isShortBb(facts)) return false;
    const first = order === 'ante-first' ? blinds.ante : blinds.bb;
    return seats[bb]!.stack < first === isInside;
  };
  return feature(name, FEW, is, order === 'ante-first');
};

const sidePots = (count: number): Feature =>
  feature(counted(count, 'side pot'), FEW, (facts) => sidePotsOf(facts) === count);

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
const isTieTold: Feature['is'] = ({ record, settlement }) =>
  record.ranking !== null && settlement.pots.some(({ winners }) => winners.length > 1);

const FEATURES: readonly Feature[] = [
  feature('several winners', OFTEN, (facts) => winnersOf(facts).size > 1),
  feature('split pots', OFTEN, ({ settlement }) =>
    settlement.pots.some(({ winners }) => winners.length > 1),
  ),
  feature('uncalled chips', OFTEN, ({ settlement }) => settlement.returned !== null),
  ...(['preflop', 'flop', 'turn', 'river'] as const).map(foldsOn),
  hasMore(1, OFTEN),
  hasMore(2, SOME),
  feature('reopened by short all-ins', SOME, hasReopening),
  feature('a tie in a Ranking that splits a pot', FEW, isTieTold, false),
  feature(
    'heads-up with one player out',
    LAST_HANDS,
    (facts) => facts.table.headsUp && remaining(facts) === 1,
  ),
  shortBb('ante-first', true),
  shortBb('ante-first', false),
  shortBb('bb-first', true),
  shortBb('bb-first', false),
  ...[0, 1, 2, 3, 4].map(sidePots),
  feature('5 side pots or more', FEW, (facts) => sidePotsOf(facts) >= 5),
  ...DEPTH_FEATURES,
];

/** How many cases show each thing a suite should show often. */
export const featureRows = (cases: readonly Facts[]): readonly FeatureRow[] => {
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
