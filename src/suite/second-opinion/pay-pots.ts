import type { HandRecord } from '../../record/index.ts';
import { dealOut, halve } from './deal-out.ts';
import type { Peel } from './pot-layers.ts';
import type { Ring } from './seat-ring.ts';
import { boardsOf, decider } from './winners.ts';

/** Who gets how much of a pot, clockwise from the button's left. */
export type Payout = readonly { readonly name: string; readonly amount: number }[];

/** WIN-1, RUN-1, ODD-1: every pot paid out; null while one is open. */
export function payOut(
  peels: readonly Peel[],
  { chairs }: Ring,
  oddChip: number,
  record: HandRecord,
  muckers: readonly string[],
): readonly Payout[] | null {
  const boards = boardsOf(record);
  const decide = decider(record, boards, muckers);
  const clockwise = [...chairs.slice(1), chairs[0]!].map((chair) => chair.name);
  const paid: Payout[] = [];
  for (const [pot, { amount, members }] of peels.entries()) {
    const eligible = members.map((place) => chairs[place]!.name);
    const parts = boards.length === 1 ? [amount] : halve(amount, oddChip);
    const won = new Map<string, number>();
    for (const [board, part] of parts.entries()) {
      const best = decide(eligible, pot, board);
      if (!best) return null;
      const inTurn = clockwise.filter((name) => best.includes(name));
      const shares = dealOut(part, inTurn.length, oddChip);
      for (const [i, name] of inTurn.entries()) won.set(name, (won.get(name) ?? 0) + shares[i]!);
    }
    const order = clockwise.filter((name) => won.has(name));
    paid.push(order.map((name) => ({ name, amount: won.get(name)! })));
  }
  return paid;
}
