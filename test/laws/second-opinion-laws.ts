import { oraclePots } from '../oracle/pots.ts';
import { type Law, same, type Witnessed } from './law.ts';

/** What the engine and the suite's second opinion, which shares nothing with it, both say. */
export const SECOND_OPINION_LAWS: readonly Law[] = [
  {
    rules: ['POT-1', 'POT-2', 'POT-3', 'POT-4', 'POT-5', 'RET-1', 'RET-2', 'POST-5'],
    says: 'pots and returned chips agree with the second opinion and with a count chip by chip',
    holds: potsAndReturned,
  },
  { rules: ['POT-7'], says: 'percentages agree with the second opinion', holds: percentages },
  {
    rules: ['WIN-1', 'WIN-2', 'WIN-4', 'ODD-1', 'RUN-1'],
    says: 'every pot is awarded as the second opinion awards it',
    holds: awards,
  },
  {
    rules: ['NEXT-2', 'NEXT-3', 'NEXT-4', 'NEXT-5', 'NEXT-6'],
    says: 'the next hand agrees with the second opinion',
    holds: nextHand,
  },
];

function potsAndReturned({ table, seen, result, second }: Witnessed): void {
  const { live, antes, folded } = seen[seen.length - 1]!;
  const players = table.seats.flatMap(({ name, stack }, seat) =>
    stack > 0 ? [{ name, live: live[seat]!, ante: antes[seat]!, folded: folded[seat]! }] : [],
  );
  const returned = result.returned ? [result.returned] : [];
  const pots = result.pots.map(({ amount, eligible }) => ({ amount, eligible }));
  same({ returned, pots }, oraclePots(players, table.rules), 'pots and returned chips');
  same(returned, second?.returned, 'returned chips');
  same(
    result.pots.map(({ name, amount, level, eligible }) => ({ name, amount, level, eligible })),
    second?.pots.map(({ name, amount, level, eligible }) => ({ name, amount, level, eligible })),
    'pots',
  );
}

function percentages({ result, second }: Witnessed): void {
  const found = result.pots.map((pot) => pot.percentage);
  const expected = second?.pots.map((pot) => pot.percentage);
  same(found, expected, 'percentages');
}

function awards({ result, second }: Witnessed): void {
  for (const [i, { name, winners }] of result.pots.entries()) {
    same(winners, second?.pots[i]?.winners, `the ${name}`);
  }
  for (const [i, player] of result.players.entries()) {
    same(player.new, second?.players[i]?.new, `${player.name}'s new stack`);
  }
}

function nextHand({ result, second }: Witnessed): void {
  same(result.next?.seats ?? null, second?.next, 'the next hand');
}
