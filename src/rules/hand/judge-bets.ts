import type { Severity } from '../../kernel/index.ts';
import type { Chips } from '../table/chips.ts';
import type { ActRuling, ClaimedAction, Verb } from './action.ts';
import type { ActEvent, MuckEvent } from './event.ts';
import { betOf, canBet, type Hand, isAllIn, wholeOf } from './hand.ts';
import {
  canAnybodyAnswer,
  grownSince,
  isReopened,
  mayCall,
  minimumRaise,
} from './legal-actions.ts';

type CallFault = Extract<ActRuling, { rule: 'ACT-3'; found: number }>['kind'];

/** ACT-3 */
export function judgeCall(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const isPlain = mayCall(hand, seat) && (claim.to ?? hand.price) === hand.price;
  return isPlain
    ? { rulings: NO_RULINGS, event: move(hand, seat, claim, 'call', hand.price) }
    : judgeOddCall(hand, seat, claim);
}

/** ACT-3: a call of something else than the bet, or for the last chip. */
function judgeOddCall(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const { price } = hand;
  const before = betOf(hand, seat);
  const whole = wholeOf(hand, seat);
  const found = claim.to ?? Math.min(price, whole);
  const wrong = (severity: Severity, kind: CallFault): ActRuling => ({
    severity,
    seat,
    rule: 'ACT-3',
    kind,
    found,
    price,
    whole,
    before,
  });
  if (before >= price) {
    if (found !== before && found !== 0) return refuse(wrong('error', 'wrong-call'));
    const idle: ActRuling = { severity: 'warning', seat, rule: 'ACT-3', kind: 'nothing-to-call' };
    return { rulings: [idle], event: move(hand, seat, claim, 'check') };
  }
  if (found > whole) return refuse(wrong('error', 'call-beyond-stack'));
  const event =
    whole <= price
      ? move(hand, seat, claim, 'all-in', whole)
      : move(hand, seat, claim, 'call', price);
  if (found === whole && whole <= price) {
    return { rulings: [wrong('warning', 'call-is-all-in')], event };
  }
  if (found === highestAllIn(hand, seat)) {
    return { rulings: [wrong('warning', 'call-of-all-in')], event };
  }
  return refuse(wrong('error', 'wrong-call'));
}

/** ACT-3: what there really is to win if every opponent is all-in; a call of the bet is right anyway. */
function highestAllIn(hand: Hand, seat: number): number | null {
  let highest: number | null = null;
  for (let other = 0; other < hand.stacks.length; other++) {
    if (other === seat) continue;
    if (canBet(hand, other)) return null;
    if (isAllIn(hand, other)) highest = Math.max(highest ?? 0, betOf(hand, other));
  }
  return highest;
}

/** ACT-4 to ACT-7: a bet is a raise over nothing. */
export function judgeRaise(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const { price } = hand;
  const before = betOf(hand, seat);
  const whole = wholeOf(hand, seat);
  const verb: Verb = price === 0 ? 'bet' : 'raise';
  const rule = price === 0 ? 'ACT-4' : 'ACT-5';
  const found = claim.to ?? null;
  if (found === null) {
    return refuse({ severity: 'error', seat, rule: 'NOTE-4', kind: 'no-amount', verb });
  }
  const ante = hand.antes[seat]!;
  if (found > whole) {
    const figures = { rule: 'CHIP-3', found, whole, before, ante } as const;
    return refuse({ ...figures, severity: 'error', seat, kind: 'beyond-stack' });
  }
  const min = minimumRaise(hand);
  if (found <= price) {
    const figures = { rule, verb, found, min, price, before, whole } as const;
    return refuse({ ...figures, severity: 'error', seat, kind: 'not-above-bet' });
  }
  const rulings: ActRuling[] = [];
  const warning = { severity: 'warning', seat } as const;
  if (claim.verb !== verb) {
    rulings.push({ ...warning, rule, kind: 'verb-swapped', found, verb, price });
  }
  if (found === whole) {
    // CHIP-3: putting in everything is all-in
    rulings.push({ ...warning, rule: 'CHIP-3', kind: 'is-all-in', found, whole, before, ante });
  }
  const unwanted = judgeReopening(hand, seat);
  if (unwanted) rulings.push(unwanted);
  else if (found < min && found < whole) {
    const figures = { verb, found, min, price, before, whole } as const;
    const short = isOpenedShort(hand) ? 'ACT-4' : rule;
    rulings.push({ ...warning, ...figures, rule: short, kind: 'below-minimum' });
  }
  const event =
    found === whole
      ? move(hand, seat, claim, 'all-in', whole)
      : move(hand, seat, claim, verb, found as Chips);
  return { rulings, event };
}

/** ACT-4: whether nobody has bet or raised by a full big blind after the flop. */
function isOpenedShort({ street, table, log }: Hand): boolean {
  if (street === 'preflop') return false;
  const totals: number[] = [];
  for (let at = log; at && at.event.kind !== 'deal'; at = at.before) {
    if (at.event.kind === 'act') totals.push(at.event.to);
  }
  let price = 0;
  for (const total of totals.reverse()) {
    if (total - price >= table.blinds.bb) return false;
    price = Math.max(price, total);
  }
  return true;
}

function judgeReopening(hand: Hand, seat: number): ActRuling | null {
  const { price, fullRaise: needed } = hand;
  const severity = 'warning';
  if (!canAnybodyAnswer(hand, seat)) {
    return { severity, seat, rule: 'ACT-7', kind: 'nobody-can-answer', price };
  }
  if (isReopened(hand, seat)) return null;
  const grown = grownSince(hand, seat);
  return { severity, seat, rule: 'ACT-6', kind: 'not-reopened', grown, needed, price };
}

export function judgeAllIn(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const before = betOf(hand, seat);
  const ante = hand.antes[seat]!;
  const whole = wholeOf(hand, seat);
  const found = claim.to ?? whole;
  if (found !== whole) {
    const figures = { rule: 'CHIP-3', found, whole, before, ante } as const;
    return refuse({ ...figures, severity: 'error', seat, kind: 'not-everything' });
  }
  const event = move(hand, seat, claim, 'all-in', whole);
  const unwanted = whole > hand.price ? judgeReopening(hand, seat) : null;
  // ACT-7: an all-in nobody can answer is accepted, the excess comes back
  return { rulings: unwanted && unwanted.rule !== 'ACT-7' ? [unwanted] : [], event };
}

/** An action weighed against the rules. */
export interface Judgement {
  readonly rulings: readonly ActRuling[];
  /** What to apply; null after an error, or where nothing moves (ACT-8). */
  readonly event: ActEvent | MuckEvent | null;
}

export const NO_RULINGS: readonly ActRuling[] = [];

export const refuse = (ruling: ActRuling): Judgement => ({ rulings: [ruling], event: null });

/** The event of an action that stands; without a total nothing moves. */
export function move(
  hand: Hand,
  seat: number,
  claim: ClaimedAction,
  verb: Verb,
  to: Chips = betOf(hand, seat),
): ActEvent {
  const added = (to - betOf(hand, seat)) as Chips;
  const { forced = false, away = false } = claim;
  return { kind: 'act', seat, verb, to, added, forced, away };
}
