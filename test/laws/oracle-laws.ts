import type { Table } from '../../src/rules/index.ts';
import { type OracleStanding, oracleAward } from '../oracle/award.ts';
import { oracleNext } from '../oracle/next.ts';
import { oraclePercentages } from '../oracle/percent.ts';
import { oraclePots } from '../oracle/pots.ts';
import { bruteRank } from './brute-rank.ts';
import { type Law, same, type Witnessed } from './law.ts';
import type { Told } from './random-outcome.ts';

export const ORACLE_LAWS: readonly Law[] = [
  {
    rules: ['POT-1', 'POT-2', 'POT-3', 'POT-4', 'POT-5', 'RET-1', 'RET-2', 'POST-5'],
    says: 'pots and returned chips agree with the oracle',
    holds: potsAndReturned,
  },
  { rules: ['POT-7'], says: 'percentages agree with the oracle', holds: percentages },
  {
    rules: ['WIN-1', 'WIN-2', 'WIN-4', 'ODD-1', 'RUN-1'],
    says: 'every pot is awarded as the oracle awards it',
    holds: awards,
  },
  {
    rules: ['NEXT-2', 'NEXT-3', 'NEXT-4', 'NEXT-5', 'NEXT-6'],
    says: 'the next hand agrees with the oracle',
    holds: nextHand,
  },
];

const namesOf = ({ seats }: Table, which: readonly number[]): string[] =>
  which.map((seat) => seats[seat]!.name);

function potsAndReturned({ table, seen, settlement }: Witnessed): void {
  const { live, antes, folded } = seen[seen.length - 1]!;
  const players = table.seats.flatMap(({ name, stack }, seat) =>
    stack > 0 ? [{ name, live: live[seat]!, ante: antes[seat]!, folded: folded[seat]! }] : [],
  );
  const { uncalledReturned: returned } = settlement;
  const found = {
    returned: returned ? [{ name: table.seats[returned.seat]!.name, amount: returned.amount }] : [],
    pots: settlement.pots.map(({ amount, eligible }) => ({
      amount,
      eligible: namesOf(table, eligible),
    })),
  };
  same(found, oraclePots(players, table.rules), 'pots and returned chips');
}

function percentages({ settlement }: Witnessed): void {
  const { pots } = settlement;
  const found = pots.map((pot) => pot.percentage.toFixed(1));
  const expected = pots.length === 1 ? ['100.0'] : oraclePercentages(pots.map((pot) => pot.amount));
  same(found, expected, 'percentages');
}

function awards({ table, boards, outcome, settlement }: Witnessed): void {
  const seats = table.seats.map((_, seat) => seat);
  // ODD-1: clockwise from the button's left, the button last
  const clockwise = namesOf(table, [...seats.slice(1), 0]);
  // Whoever can win a pot can win the main pot: each is ranked once for all of them.
  const contenders = settlement.pots[0]?.eligible ?? [];
  const strengths = boards.map((cards) => strengthsOf(outcome, contenders, cards));
  settlement.pots.forEach(({ name, amount, eligible, winners }, pot) => {
    const ranked = boards.map((_, board): OracleStanding[] =>
      eligible.length === 1
        ? []
        : eligible.map((seat) => ({
            name: table.seats[seat]!.name,
            rank: strengths[board]!.get(seat) ?? declaredRank(outcome, seat, pot, board),
          })),
    );
    const asked = [{ amount, eligible: namesOf(table, eligible) }];
    const expected = oracleAward(asked, ranked, clockwise, table.rules.oddChip);
    const found = new Map(clockwise.map((player) => [player, 0]));
    for (const share of winners) found.set(table.seats[share.seat]!.name, share.amount);
    same([...found], [...expected], `the ${name}`);
  });
}

/** By brute force over the cards, where nothing is declared. */
export function strengthsOf(
  { declared, holes }: Told,
  contenders: readonly number[],
  board: readonly number[],
): Map<number, readonly number[]> {
  const strengths = new Map<number, readonly number[]>();
  if (declared.kind !== 'none' || contenders.length < 2) return strengths;
  for (const seat of contenders) {
    const hole = holes[seat];
    if (typeof hole === 'object' && hole) strengths.set(seat, [bruteRank([...hole, ...board])]);
  }
  return strengths;
}

/** How the oracle is told who is ahead without cards. */
export function declaredRank(
  { declared }: Told,
  seat: number,
  pot: number,
  board: number,
): number[] {
  switch (declared.kind) {
    case 'winner':
      return declared.seat === seat ? [1] : [];
    case 'ranking': {
      const place = declared.tiers.findIndex((tier) => tier.includes(seat));
      return place < 0 ? [] : [declared.tiers.length - place];
    }
    case 'pots': {
      const lines = declared.lines.filter((line) => line.pot === pot);
      const line = lines.find((one) => one.board === null || one.board === board);
      return line?.seats.includes(seat) ? [1] : [];
    }
    case 'none':
      return [];
  }
}

function nextHand({ table, settlement }: Witnessed): void {
  const seats = settlement.players.map((player) => ({
    name: player.name,
    stack: player.newStack!,
  }));
  const labels = {
    dealer: table.headsUp ? null : seats[0]!.name,
    sb: seats[table.sb]!.name,
    bb: seats[table.bb]!.name,
  };
  const expected = oracleNext(seats, labels, table.rules.button);
  same(settlement.next?.seats ?? null, expected, 'the next hand');
}
