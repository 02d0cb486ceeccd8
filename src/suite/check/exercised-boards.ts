import { type Declaration, type Hand, type Outcome, payHand } from '../../rules/index.ts';

/** RUN-1: whether a stack would be another if what is left over went to the second board. */
export function boardsMatter(hand: Hand, outcome: Outcome): boolean {
  const { board2 = null, declared } = outcome;
  if (board2 === null || hand.board.length < 5) return false;
  const shared = 5 - board2.length;
  // The same as exchanging the boards: the second is then paid first.
  const exchanged = { ...hand, board: [...hand.board.slice(0, shared), ...board2] };
  const { stacks } = payHand(hand, outcome);
  const others = payHand(exchanged, {
    ...outcome,
    board2: hand.board.slice(shared),
    ...(declared && { declared: turned(declared) }),
  }).stacks;
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
