import {
  absentAction,
  apply,
  betOf,
  type ClaimedAction,
  type Hand,
  judge,
  type LegalActions,
  legalActions,
  standingOf,
} from '../../src/rules/index.ts';
import { oracleRaise } from '../oracle/raises.ts';
import { ensure, type Law, same, type Witnessed } from './law.ts';
import type { Seen } from './witness.ts';

export const ACT_LAWS: readonly Law[] = [
  {
    rules: ['ACT-2', 'ACT-3', 'ACT-4', 'ACT-5', 'ACT-6', 'ACT-7'],
    says: 'what is offered agrees with the oracle at every decision',
    holds: (made) => eachDecision(made, offered),
  },
  {
    rules: ['ACT-2', 'ACT-3', 'ACT-4', 'ACT-5', 'ACT-9'],
    says: 'everything on offer is accepted, and moves what it says',
    holds: (made) => eachDecision(made, accepted),
  },
  {
    rules: ['ACT-2', 'ACT-3', 'ACT-4', 'ACT-5', 'CHIP-3'],
    says: 'everything just outside the limits is refused',
    holds: (made) => eachDecision(made, refused),
  },
  {
    rules: ['ACT-3', 'ACT-6', 'ACT-7'],
    says: 'who is refused is told why',
    holds: toldWhy,
  },
  {
    rules: ['CHIP-1'],
    says: 'what is not a number of chips is refused at the first decision',
    holds: ({ course }) => course[0]!.turn !== null && noChips(course[0]!),
  },
  { rules: ['ACT-1', 'SEAT-5'], says: 'nobody else can act', holds: onlyInTurn },
];

type Check = (hand: Hand, legal: LegalActions, seen: Seen) => void;

function eachDecision({ course, seen }: Witnessed, check: Check): void {
  course.forEach((hand, i) => {
    const legal = legalActions(hand);
    same(legal === null, seen[i]!.turn === null, `a decision after step ${i}`);
    if (legal) check(hand, legal, seen[i]!);
  });
}

function offered({ table }: Hand, legal: LegalActions, seen: Seen): void {
  same(legal, expectedOffer(table.seats, table.blinds.bb, seen), 'on offer');
}

function expectedOffer(
  seats: Hand['table']['seats'],
  bb: number,
  { turn, bets, stacks, folded, price, opening, moves }: Seen,
): unknown {
  const seat = turn!;
  const mine = bets[seat]!;
  const whole = mine + stacks[seat]!;
  const { min, mayRaise } = oracleRaise(bb, opening, moves, seats[seat]!.name);
  const answerable = seats.some((_, other) => {
    if (other === seat || folded[other] || stacks[other] === 0) return false;
    return bets[other]! + stacks[other]! > price;
  });
  const raises = mayRaise && answerable && whole > price;
  const range = raises && whole >= min ? { min, max: whole } : null;
  return {
    seat,
    fold: true,
    check: mine === price,
    call: mine < price && price < whole ? { to: price, added: price - mine } : null,
    bet: price === 0 ? range : null,
    raise: price > 0 ? range : null,
    allIn: raises || whole <= price ? { to: whole, added: stacks[seat] } : null,
  };
}

function accepted(hand: Hand, legal: LegalActions): void {
  const { seat, check, call, bet, raise, allIn } = legal;
  const does = (action: ClaimedAction, to: number): void => {
    const done = apply(hand, action);
    if (!done.ok) throw new Error(`${words(action)} was refused: ${JSON.stringify(done.error)}`);
    same(betOf(done.value, seat), to, `the total after ${words(action)}`);
    const moved = hand.stacks[seat]! - done.value.stacks[seat]!;
    const standing =
      action.verb === 'fold' ? 'folded' : moved === hand.stacks[seat] ? 'all-in' : 'acted';
    same(standingOf(done.value, seat), standing, `the player after ${words(action)}`);
  };
  ensure(check || call !== null || allIn !== null, 'nothing but folding is left');
  does({ verb: 'fold' }, betOf(hand, seat));
  does(absentAction(legal), betOf(hand, seat));
  if (check) does({ verb: 'check' }, betOf(hand, seat));
  // ACT-3: whoever faces a bet can call; for the last chip it is an all-in
  const called = call?.to ?? hand.stacks[seat]! + betOf(hand, seat);
  if (!check) does({ verb: 'call' }, called);
  if (!check) does({ verb: 'call', to: called }, called);
  if (allIn) does({ verb: 'all-in' }, allIn.to);
  if (allIn) does({ verb: 'all-in', to: allIn.to }, allIn.to);
  const range = bet ?? raise;
  if (!range) return;
  const verb = bet ? 'bet' : 'raise';
  const { min, max } = range;
  for (const to of new Set([min, Math.min(min + 1, max), Math.floor((min + max) / 2), max])) {
    does({ verb, to }, to);
  }
}

function refused(hand: Hand, legal: LegalActions): void {
  for (const action of outside(hand, legal)) {
    if (apply(hand, action).ok) throw new Error(`${words(action)} was accepted`);
  }
}

/** Actions that are not on offer, most of them by one chip. */
function outside(hand: Hand, { seat, check, bet, raise, allIn }: LegalActions): ClaimedAction[] {
  const { price } = hand;
  const whole = hand.stacks[seat]! + betOf(hand, seat);
  const exact = check ? price : Math.min(price, whole);
  const calls = [exact - 1, exact + 1, ...(exact < price ? [price] : [])];
  const [verb, swapped] = price === 0 ? (['bet', 'raise'] as const) : (['raise', 'bet'] as const);
  const range = bet ?? raise;
  const low = range ? range.min - 1 : Math.min(whole, price + hand.fullRaise);
  const actions: ClaimedAction[] = [
    ...calls.map((to) => ({ verb: 'call', to }) as const),
    ...[whole - 1, whole + 1].map((to) => ({ verb: 'all-in', to }) as const),
    ...[low, whole + 1].map((to) => ({ verb, to })),
    { verb },
    { verb: swapped, to: range?.min ?? price + hand.fullRaise },
  ];
  if (!check) actions.push({ verb: 'check' });
  if (check) actions.push({ verb: 'call' });
  if (!allIn) actions.push({ verb: 'all-in' });
  return actions;
}

/** At the last decision of the hand, where most is not on offer. */
function toldWhy({ course }: Witnessed): void {
  const hand = course.findLast(({ turn }) => turn !== null);
  if (!hand) return;
  for (const action of outside(hand, legalActions(hand)!)) {
    const done = apply(hand, action);
    if (done.ok || done.error.length > 0) continue;
    throw new Error(`${words(action)} was refused without a word`);
  }
}

const NO_CHIPS = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];

/** CHIP-1 */
function noChips(hand: Hand): void {
  for (const verb of ['bet', 'raise', 'call', 'all-in'] as const) {
    for (const to of NO_CHIPS) {
      const done = apply(hand, { verb, to });
      if (done.ok || done.error.length === 0) throw new Error(`${verb} ${to} was not refused`);
    }
  }
}

/** After each step another seat tries. */
function onlyInTurn({ seed, course }: Witnessed): void {
  course.forEach((hand, i) => {
    const seat = (seed + i) % hand.stacks.length;
    if (seat === hand.turn) return;
    const { event, rulings } = judge(hand, seat, { verb: 'check' });
    ensure(event === null && rulings.length > 0, 'somebody acted out of turn');
  });
}

const words = ({ verb, to }: ClaimedAction): string => (to === undefined ? verb : `${verb} ${to}`);
