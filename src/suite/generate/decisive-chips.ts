import { type Declaration, type Hand, type Outcome, payHand } from '../../rules/index.ts';
import type { Slot } from '../plan/slot.ts';

/** Whether a rule decides a stack in a hand: the slots that are about such rules ask for it. */

/** POST-5: whether a stack would be another if all antes were dead money for the main pot. */
export function antesMatter(hand: Hand, outcome: Outcome): boolean {
  const { table } = hand;
  if (table.rules.anteType !== 'all') return false;
  const asDead = {
    ...hand,
    table: { ...table, rules: { ...table.rules, anteType: 'bb' as const } },
  };
  const stacks = payHand(hand, outcome).newStacks;
  const others = payHand(asDead, outcome).newStacks;
  return stacks !== null && others !== null && stacks.some((stack, seat) => stack !== others[seat]);
}

/** RUN-1: whether a stack would be another if what is left over went to the second board. */
export function boardsMatter(hand: Hand, outcome: Outcome): boolean {
  const { board2 = null, declared } = outcome;
  if (board2 === null || hand.board.length < 5) return false;
  const shared = 5 - board2.length;
  // The same as exchanging the boards: the second is then paid first.
  const exchanged = { ...hand, board: [...hand.board.slice(0, shared), ...board2] };
  const stacks = payHand(hand, outcome).newStacks;
  const others = payHand(exchanged, {
    ...outcome,
    board2: hand.board.slice(shared),
    ...(declared && { declared: turned(declared) }),
  }).newStacks;
  return stacks !== null && others !== null && stacks.some((stack, seat) => stack !== others[seat]);
}

const turned = (declared: Declaration): Declaration =>
  declared.kind !== 'pots'
    ? declared
    : {
        kind: 'pots',
        lines: declared.lines.map((line) => ({
          ...line,
          board: line.board === null ? null : 1 - line.board,
        })),
      };

interface DividedPot {
  readonly amount: number;
  readonly eligible: readonly number[];
}

/** RUN-1: two boards do not get the same of a pot that two or more can win. */
export const halvesUnevenly = ({ amount, eligible }: DividedPot, oddChip: number): boolean =>
  eligible.length > 1 && amount % (2 * oddChip) !== 0;

/** ODD-1: whether the chips that do not divide lie where the slot wants them. */
export function oddChipsShow(
  { hasRemainder, splitsApart }: Slot,
  pots: readonly Pick<DividedPot, 'amount'>[],
  shares: readonly (readonly { readonly seat: number }[])[],
  oddChip: number,
): boolean {
  if (hasRemainder) {
    return pots.some(({ amount }, i) => shares[i]!.length > 1 && amount % oddChip !== 0);
  }
  if (!splitsApart) return true;
  const odd = pots.flatMap(({ amount }, i) => {
    const winners = shares[i]!.map(({ seat }) => seat);
    return amount % (winners.length * oddChip) === 0 ? [] : [winners.join()];
  });
  return new Set(odd).size < odd.length;
}
