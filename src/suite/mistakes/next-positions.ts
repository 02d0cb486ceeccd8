import type { CaseTable, NextPositions } from '../conformance/conformance-case.ts';
import type { Breaks } from './mistakes.ts';

/** Who has the button and the blinds in the next hand, with one rule broken or none. */
export function nextPositionsAfter(
  { seats, button, smallBlind, bigBlind, buttonRule }: CaseTable,
  stacks: readonly number[],
  breaks: Breaks,
): NextPositions | null {
  const names = seats.map(({ name }) => name);
  const count = names.length;
  const isAlive = (seat: number): boolean => stacks[seat]! > 0;
  const seatAfter = (seat: number): number => (seat + 1) % count;
  const playerAfter = (seat: number): number => {
    const next = seatAfter(seat);
    return isAlive(next) ? next : playerAfter(next);
  };
  const alive = names.filter((_, seat) => isAlive(seat)).length;
  const old = {
    button: names.indexOf(button),
    sb: names.indexOf(smallBlind.player),
    bb: names.indexOf(bigBlind.player),
  };
  const at = (seats: readonly [button: number, sb: number, bb: number]): NextPositions => ({
    button: names[seats[0]]!,
    smallBlind: names[seats[1]]!,
    bigBlind: names[seats[2]]!,
  });
  const inARow = (first: number, step: (seat: number) => number): NextPositions =>
    at([first, step(first), step(step(first))]);
  if (alive === 1 && !breaks('goes-on-alone')) return null;
  if (alive < 3 && buttonRule !== 'seat') {
    if (breaks('heads-up-big-blind-again')) {
      const dealer = playerAfter(old.button);
      return at([dealer, dealer, playerAfter(dealer)]);
    }
    const bb = playerAfter(old.bb);
    const sb = playerAfter(bb);
    return at([breaks('heads-up-button-on-the-big-blind') ? bb : sb, sb, bb]);
  }
  if (buttonRule === 'moving') {
    if (breaks('button-stays')) return at([old.button, old.sb, old.bb]);
    if (alive < count && breaks('button-to-busted-seats'))
      return inARow(seatAfter(old.button), seatAfter);
    return inARow(playerAfter(old.button), playerAfter);
  }
  if (buttonRule === 'dead') {
    if (breaks('dead-button-stays')) return at([old.button, old.sb, old.bb]);
    if (breaks('dead-button-moves')) return inARow(playerAfter(old.button), playerAfter);
    const passes = !isAlive(old.sb) && breaks('dead-button-skips-empty-seats');
    const moves = !isAlive(old.bb) && breaks('dead-small-blind-moves-on');
    const sb = moves ? playerAfter(old.bb) : old.bb;
    return at([passes ? playerAfter(old.sb) : old.sb, sb, playerAfter(sb)]);
  }
  if (breaks('seat-button-stays')) return at([old.button, old.sb, old.bb]);
  const step = alive < count && breaks('seat-button-skips') ? playerAfter : seatAfter;
  const sb = step(old.sb);
  // SEAT-2: at a table of two the small blind has the button.
  return at([count === 2 ? sb : step(old.button), sb, step(old.bb)]);
}
