import { betsOf, liveOf, type Table } from '../../src/rules/index.ts';
import { type Law, same, sum, type Witnessed } from './law.ts';

export const CHIP_LAWS: readonly Law[] = [
  {
    rules: ['CHIP-2'],
    says: 'no chip is made or lost, after every single event',
    holds: conserved,
  },
  { rules: ['CHIP-3'], says: 'no stack is ever negative', holds: neverNegative },
  {
    rules: ['POST-1', 'POST-2', 'POST-3', 'POST-5'],
    says: 'antes and blinds are posted as far as the chips go',
    holds: posted,
  },
  { rules: ['SEAT-3', 'ACT-8', 'SEAT-2'], says: 'the right player is to act', holds: rightTurn },
];

function conserved({ table, course, seen, open, settlement }: Witnessed): void {
  const all = sum(table.seats.map((seat) => seat.stack));
  course.forEach((hand, i) => {
    const { stacks, bets, antes, live } = seen[i]!;
    same(hand.stacks, stacks, `stacks after step ${i}`);
    same(betsOf(hand), bets, `bets after step ${i}`);
    same(hand.antes, antes, `antes after step ${i}`);
    for (let seat = 0; seat < live.length; seat++) {
      same(liveOf(hand, seat), live[seat], `live chips of seat ${seat} after step ${i}`);
    }
    same(sum(stacks) + sum(live) + sum(antes), all, `chips counted after step ${i}`);
    const { pots, uncalled } = open[i]!;
    const inPots = sum(pots.map((pot) => pot.amount)) + (uncalled?.amount ?? 0);
    same(sum(hand.stacks) + inPots, all, `stacks and pots after step ${i}`);
  });
  same(sum(settlement.players.map((player) => player.newStack!)), all, 'new stacks together');
}

function neverNegative({ course, settlement }: Witnessed): void {
  for (const hand of course) {
    for (const list of [hand.stacks, betsOf(hand), hand.antes]) {
      for (const chips of list) same(isAmount(chips), true, 'a number of chips');
    }
  }
  for (const { contributed, final, won, newStack: next, maxWin } of settlement.players) {
    for (const chips of [contributed, final, won!, next!, maxWin]) {
      same(isAmount(chips), true, 'a number of chips in the result');
    }
  }
}

const isAmount = (chips: number): boolean => Number.isSafeInteger(chips) && chips >= 0;

function posted({ table, course }: Witnessed): void {
  const { antes, bets } = postsOf(table);
  same(course[0]!.antes, antes, 'antes');
  same(betsOf(course[0]!), bets, 'blinds');
}

function postsOf({ seats, blinds, rules, sb, bb }: Table): { antes: number[]; bets: number[] } {
  const antes: number[] = [];
  const bets: number[] = [];
  seats.forEach(({ stack }, seat) => {
    const blind = seat === bb ? blinds.bb : seat === sb ? blinds.sb : 0;
    const paysAnte = rules.anteType === 'all' || seat === bb;
    const ante = paysAnte ? blinds.ante : 0;
    const blindFirst = rules.anteType === 'bb' && rules.anteOrder === 'bb-first';
    const first = Math.min(stack, blindFirst ? blind : ante);
    const second = Math.min(stack - first, blindFirst ? ante : blind);
    antes.push(blindFirst ? second : first);
    bets.push(blindFirst ? first : second);
  });
  return { antes, bets };
}

function rightTurn({ course, seen }: Witnessed): void {
  course.forEach((hand, i) => {
    same(hand.turn, seen[i]!.turn, `whose turn it is after step ${i}`);
    same(hand.price, seen[i]!.price, `what is to match after step ${i}`);
  });
}
