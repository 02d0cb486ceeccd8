import type { Severity } from '../../kernel/finding.ts';
import { unreachable } from '../../kernel/invariant.ts';
import { type Chips, isChips } from '../table/chips.ts';
import type { ActRuling } from './act-ruling.ts';
import type { ClaimedAction, Verb } from './action.ts';
import type { ActEvent } from './event.ts';
import { canBet, type Hand, isBettingOver, phaseOf, wholeOf } from './hand.ts';
import { canAnybodyAnswer, isReopened, minimumRaise } from './legal-actions.ts';

/** An action weighed against the rules. */
export interface Judgement {
  readonly rulings: readonly ActRuling[];
  /** What to apply; null after an error, or where nothing moves (ACT-8). */
  readonly event: ActEvent | null;
}

/**
 * Weighs an action somebody says happened. Errors cannot have happened; warnings a dealer may
 * have let pass, so the action stands. A forced action's warnings are mere information.
 */
export function judge(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const barred = judgeTurn(hand, seat);
  if (barred?.severity === 'error') return { rulings: [barred], event: null };
  const judged = barred ? judgeIdle(hand, seat, claim, barred) : judgeMove(hand, seat, claim);
  if (!claim.forced) return judged;
  const rulings = judged.rulings.map(
    (ruling): ActRuling =>
      ruling.severity === 'warning' ? { ...ruling, severity: 'info' } : ruling,
  );
  return { rulings, event: judged.event };
}

/** ACT-1, ACT-8: may this player act at all? */
function judgeTurn(hand: Hand, seat: number): ActRuling | null {
  if (hand.turn === seat) return null;
  const standing = hand.standings[seat]!;
  const error = { severity: 'error', seat } as const;
  if (standing === 'out') return { ...error, rule: 'SEAT-5', kind: 'eliminated' };
  if (standing === 'folded') return { ...error, rule: 'ACT-1', kind: 'already-folded' };
  if (standing === 'all-in') return { ...error, rule: 'ACT-1', kind: 'already-all-in' };
  if (hand.turn !== null) {
    const skipped = skippedBefore(hand, hand.turn, seat);
    return { ...error, rule: 'ACT-1', kind: 'out-of-turn', turn: hand.turn, skipped };
  }
  const opponents = hand.standings.filter((other) => other === 'all-in').length;
  if (isBettingOver(hand) && opponents > 0 && hand.standings.filter(canBet).length === 1) {
    return { severity: 'warning', seat, rule: 'ACT-8', kind: 'no-decision' };
  }
  const alone = phaseOf(hand) === 'everyone-folded';
  return { ...error, rule: 'ACT-1', kind: 'betting-closed', street: hand.street, alone };
}

/** Who was passed over between the player to act and this one, if all of them face a bet. */
function skippedBefore(hand: Hand, turn: number, seat: number): readonly number[] {
  const skipped: number[] = [];
  const count = hand.standings.length;
  for (let other = turn; other !== seat; other = (other + 1) % count) {
    if (!canBet(hand.standings[other]!)) continue;
    if (hand.bets[other]! >= hand.price) return [];
    skipped.push(other);
  }
  return skipped;
}

/** ACT-8: where there is no decision a fold stands and nothing else moves. */
function judgeIdle(hand: Hand, seat: number, claim: ClaimedAction, ruling: ActRuling): Judgement {
  return {
    rulings: [ruling],
    event: claim.verb === 'fold' ? move(hand, seat, claim, 'fold') : null,
  };
}

function judgeMove(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const { verb, to } = claim;
  if (to !== null && to !== undefined && !isChips(to)) {
    return refuse({ severity: 'error', seat, rule: 'CHIP-1', kind: 'not-chips', found: to });
  }
  switch (verb) {
    case 'fold':
      return judgeFold(hand, seat, claim);
    case 'check':
      return judgeCheck(hand, seat, claim);
    case 'call':
      return judgeCall(hand, seat, claim);
    case 'bet':
    case 'raise':
      return judgeRaise(hand, seat, claim);
    case 'all-in':
      return judgeAllIn(hand, seat, claim);
    default:
      return unreachable(verb);
  }
}

function judgeFold(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const event = move(hand, seat, claim, 'fold');
  if (hand.bets[seat]! < hand.price) return { rulings: NO_RULINGS, event };
  return { rulings: [{ severity: 'warning', seat, rule: 'ACT-2', kind: 'fold-for-free' }], event };
}

function judgeCheck(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  if (hand.bets[seat]! >= hand.price)
    return { rulings: NO_RULINGS, event: move(hand, seat, claim, 'check') };
  const whole = wholeOf(hand, seat);
  const { price } = hand;
  return refuse({ severity: 'error', seat, rule: 'ACT-2', kind: 'check-facing-bet', price, whole });
}

/** ACT-3 */
function judgeCall(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const { price } = hand;
  const before = hand.bets[seat]!;
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
  if (found === price) return { rulings: NO_RULINGS, event };
  if (found === highestAllIn(hand, seat)) {
    return { rulings: [wrong('warning', 'call-of-all-in')], event };
  }
  return refuse(wrong('error', 'wrong-call'));
}

/** ACT-3: what there really is to win if every opponent is all-in for less than the bet. */
function highestAllIn(hand: Hand, seat: number): number | null {
  let highest: number | null = null;
  for (let other = 0; other < hand.standings.length; other++) {
    if (other === seat) continue;
    if (canBet(hand.standings[other]!)) return null;
    if (hand.standings[other] === 'all-in') highest = Math.max(highest ?? 0, hand.bets[other]!);
  }
  return highest !== null && highest < hand.price ? highest : null;
}

/** ACT-4 to ACT-7: a bet is a raise over nothing. */
function judgeRaise(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const { price } = hand;
  const before = hand.bets[seat]!;
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
    const figures = { rule, verb, found, min, price, before, whole } as const;
    rulings.push({ ...warning, ...figures, kind: 'below-minimum' });
  }
  const event =
    found === whole
      ? move(hand, seat, claim, 'all-in', whole)
      : move(hand, seat, claim, verb, found as Chips);
  return { rulings, event };
}

function judgeReopening(hand: Hand, seat: number): ActRuling | null {
  const { price, fullRaise: needed } = hand;
  const severity = 'warning';
  if (!canAnybodyAnswer(hand, seat)) {
    return { severity, seat, rule: 'ACT-7', kind: 'nobody-can-answer', price };
  }
  if (isReopened(hand, seat)) return null;
  const grown = price - hand.answered[seat]!;
  return { severity, seat, rule: 'ACT-6', kind: 'not-reopened', grown, needed, price };
}

function judgeAllIn(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const before = hand.bets[seat]!;
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

const NO_RULINGS: readonly ActRuling[] = [];

type CallFault = Extract<ActRuling, { rule: 'ACT-3'; found: number }>['kind'];

const refuse = (ruling: ActRuling): Judgement => ({ rulings: [ruling], event: null });

function move(
  hand: Hand,
  seat: number,
  claim: ClaimedAction,
  verb: Verb,
  to: Chips = hand.bets[seat]!,
): ActEvent {
  const added = (to - hand.bets[seat]!) as Chips;
  return { kind: 'act', seat, verb, to, added, forced: claim.forced ?? false };
}
