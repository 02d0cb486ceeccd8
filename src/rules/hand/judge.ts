import { unreachable } from '../../kernel/index.ts';
import { isChips } from '../table/chips.ts';
import type { ActRuling, ClaimedAction } from './action.ts';
import {
  betOf,
  canBet,
  canOnlyOneBet,
  type Hand,
  isBettingOver,
  phaseOf,
  standingOf,
  wholeOf,
} from './hand.ts';
import {
  type Judgement,
  judgeAllIn,
  judgeCall,
  judgeRaise,
  move,
  NO_RULINGS,
  refuse,
} from './judge-bets.ts';
import { absentAction, mayCheck } from './legal-actions.ts';

/**
 * Weighs an action somebody says happened. Errors cannot have happened; warnings a dealer may
 * have let pass, so the action stands. A forced action's warnings are mere information.
 */
export function judge(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const barred = judgeTurn(hand, seat);
  if (barred?.severity === 'error') return { rulings: [barred], event: null };
  const judged = barred ? judgeIdle(seat, claim, barred) : judgeMove(hand, seat, claim);
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
  const standing = standingOf(hand, seat);
  const error = { severity: 'error', seat } as const;
  if (standing === 'out') return { ...error, rule: 'SEAT-5', kind: 'eliminated' };
  // ACT-8: a muck is a fold that was written too late.
  if (standing === 'folded' || standing === 'mucked')
    return { ...error, rule: 'ACT-1', kind: 'already-folded' };
  if (standing === 'all-in') return { ...error, rule: 'ACT-1', kind: 'already-all-in' };
  if (hand.turn !== null) {
    const skipped = skippedBefore(hand, hand.turn, seat);
    return { ...error, rule: 'ACT-1', kind: 'out-of-turn', turn: hand.turn, skipped };
  }
  // Somebody is all-in if more players are in than can bet.
  if (isBettingOver(hand) && canOnlyOneBet(hand) && hand.players > 1) {
    return { severity: 'warning', seat, rule: 'ACT-8', kind: 'no-decision' };
  }
  const alone = phaseOf(hand) === 'everyone-folded';
  return { ...error, rule: 'ACT-1', kind: 'betting-closed', street: hand.street, alone };
}

/** Who was passed over between the player to act and this one, if all of them face a bet. */
function skippedBefore(hand: Hand, turn: number, seat: number): readonly number[] {
  const skipped: number[] = [];
  const count = hand.stacks.length;
  for (let other = turn; other !== seat; other = (other + 1) % count) {
    if (!canBet(hand, other)) continue;
    if (betOf(hand, other) >= hand.price) return [];
    skipped.push(other);
  }
  return skipped;
}

/** ACT-8, RET-1: where there is no decision a fold is a muck, and no line moves a chip. */
const judgeIdle = (seat: number, { verb, forced = false }: ClaimedAction, ruling: ActRuling) => ({
  rulings: [ruling],
  event: verb === 'fold' ? ({ kind: 'muck', seat, forced } as const) : null,
});

function judgeMove(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const { to } = claim;
  if (to !== null && to !== undefined && !isChips(to)) {
    return refuse({ severity: 'error', seat, rule: 'CHIP-1', kind: 'not-chips', found: to });
  }
  const judged = judgeVerb(hand, seat, claim);
  return claim.away && judged.event ? judgeAbsent(hand, seat, claim, judged) : judged;
}

/** ACT-9: what an absent player is said to have done; a needless fold is told here, not as ACT-2. */
function judgeAbsent(
  hand: Hand,
  seat: number,
  { verb }: ClaimedAction,
  judged: Judgement,
): Judgement {
  const right = absentAction({ check: mayCheck(hand, seat) }).verb;
  if (verb === right) return judged;
  const absent = {
    severity: 'warning',
    seat,
    rule: 'ACT-9',
    kind: 'not-for-absent',
    right,
  } as const;
  const others = judged.rulings.filter(({ kind }) => kind !== 'fold-for-free');
  return { rulings: [absent, ...others], event: judged.event };
}

function judgeVerb(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  const { verb } = claim;
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
  if (!mayCheck(hand, seat)) return { rulings: NO_RULINGS, event };
  return { rulings: [{ severity: 'warning', seat, rule: 'ACT-2', kind: 'fold-for-free' }], event };
}

function judgeCheck(hand: Hand, seat: number, claim: ClaimedAction): Judgement {
  if (mayCheck(hand, seat)) return { rulings: NO_RULINGS, event: move(hand, seat, claim, 'check') };
  const whole = wholeOf(hand, seat);
  const { price } = hand;
  return refuse({ severity: 'error', seat, rule: 'ACT-2', kind: 'check-facing-bet', price, whole });
}
