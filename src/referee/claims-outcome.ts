import type { ForeignHand } from '../formats/foreign-hand.ts';
import type { WinnersLine } from '../record/record.ts';
import { tellOutcome } from '../record/tell-outcome.ts';
import { type Hand, isBettingOver } from '../rules/hand/hand.ts';
import { returnedBet } from '../rules/pay.ts';
import type { CutPot } from '../rules/pots/cut-pots.ts';
import { awardPot } from '../rules/showdown/award.ts';
import { completeOutcome } from '../rules/showdown/complete-outcome.ts';
import type { Outcome } from '../rules/showdown/outcome.ts';
import { decideWinners } from '../rules/showdown/winners.ts';
import { type Account, accountOf, nameAt } from './claims-account.ts';
import { compareMoney } from './claims-money.ts';
import { claimedBySeat } from './claims-seats.ts';
import type { Hearing } from './hear-hand.ts';

/** More ways to share out the pots than this are not tried; the winners then stay open. */
const MOST_WAYS = 4096;

/** What an open pot is called by the rules (WIN-2, WIN-4) or by nobody yet (NOTE-5). */
const OPEN = ['WIN-2', 'WIN-4', 'NOTE-5'];

/**
 * WIN-2: winners of the pots that cards do not decide, declared by what the file says everybody
 * collected; null if it does not say, or if no winners would make it so.
 */
export function claimedWinners(hand: ForeignHand, hearing: Hearing): readonly WinnersLine[] | null {
  const { record, findings, replay, payment } = hearing;
  if (!payment || payment.stacks || replay.stopped || !isBettingOver(replay.hand!)) return null;
  if (record.winners.length > 0 || record.ranking || record.winner || record.board2) return null;
  if (findings.some(({ rule, severity }) => severity === 'error' && !OPEN.includes(rule))) {
    return null;
  }
  const account = accountOf(hearing)!;
  const claimed = claimedBySeat(hand, account);
  const outcome = tellOutcome(replay)?.outcome;
  if (!claimed || !outcome) return null;
  const ways = payment.cut.pots.map((pot) => waysToWin(pot, account.hand, outcome, claimed));
  if (ways.reduce((all, { sets }) => all * sets.length, 1) > MOST_WAYS) return null;
  const chosen = firstThatPays(account, ways, claimed, hand.claims.rake);
  if (!chosen) return null;
  return chosen.flatMap((seats, pot): WinnersLine[] => {
    if (!ways[pot]!.isOpen) return [];
    const names = seats.map((seat) => ({ name: nameAt(account, seat), at: record.at }));
    return [{ at: record.at, pot, board: null, names }];
  });
}

type Seats = readonly number[];

interface Ways {
  /** Cards do not decide it. */
  readonly isOpen: boolean;
  /** Who may have won it, the most likely first. */
  readonly sets: readonly Seats[];
}

function waysToWin(
  { eligible }: CutPot,
  hand: Hand,
  outcome: Outcome,
  claimed: readonly number[],
): Ways {
  const { winners } = decideWinners([{ eligible }], completeOutcome(hand, outcome));
  const decided = winners?.[0]?.[0];
  if (decided) return { isOpen: false, sets: [decided] };
  const paid = eligible.filter((seat) => claimed[seat]! > 0);
  const sets: Seats[] = [];
  for (let mask = (1 << paid.length) - 1; mask > 0; mask--) {
    sets.push(paid.filter((_, i) => (mask >> i) & 1));
  }
  // One winner is likelier than a split.
  return { isOpen: true, sets: sets.sort((a, b) => a.length - b.length) };
}

/** The first winners of every pot that pay what the file says was collected. */
function firstThatPays(
  { hand, payment }: Account,
  ways: readonly Ways[],
  claimed: readonly number[],
  rake: number | null,
): readonly Seats[] | null {
  const { oddChip } = hand.table.rules;
  const { pots } = payment.cut;
  const returned = returnedBet(payment.cut);
  const won = claimed.map(() => 0);
  const chosen: Seats[] = [];
  const from = (pot: number): boolean => {
    if (pot === pots.length) {
      const { kind } = compareMoney({ won, claimed, returned, rake, oddChip });
      return kind !== 'wrong' && kind !== 'nothing';
    }
    for (const seats of ways[pot]!.sets) {
      const shares = awardPot(pots[pot]!.amount, [seats], oddChip);
      for (const { seat, amount } of shares) won[seat] = won[seat]! + amount;
      chosen[pot] = seats;
      if (from(pot + 1)) return true;
      for (const { seat, amount } of shares) won[seat] = won[seat]! - amount;
    }
    return false;
  };
  return from(0) ? chosen : null;
}
