import { tellOutcome } from '../record/index.ts';
import type { Card } from '../rules/cards/card.ts';
import { isAmong, isBettingOver, isIn } from '../rules/hand/hand.ts';
import { returnedBet } from '../rules/pay.ts';
import { cutPots } from '../rules/pots/cut-pots.ts';
import { stakesOf } from '../rules/pots/stakes.ts';
import { awardPot, type Share } from '../rules/showdown/award.ts';
import { completeOutcome } from '../rules/showdown/complete-outcome.ts';
import { splitBetweenBoards } from '../rules/showdown/odd-chips.ts';
import type { Declaration, HoleCards } from '../rules/showdown/outcome.ts';
import { allWinners, decideWinners } from '../rules/showdown/winners.ts';
import type { WritableHand } from './writable-hand.ts';

/** A pot as other programs show it: who took what from it on each board. */
export interface PaidPot {
  readonly amount: number;
  /** By board (RUN-1); empty until the hand is paid. Nobody takes nothing. */
  readonly shares: readonly (readonly Share[])[];
}

export interface Payout {
  /** RET-1: other programs always give uncalled chips back, whatever the house rule. */
  readonly returned: Share | null;
  readonly pots: readonly PaidPot[];
  readonly isPaid: boolean;
  readonly boards: readonly (readonly Card[])[];
  /** Hole cards by seat, as far as they were told. */
  readonly holes: readonly (HoleCards | null)[];
}

/** How a hand was paid, board by board, with uncalled chips returned. */
export function payoutOf({ replay, settlement }: WritableHand): Payout {
  const { hand } = settlement;
  const told = tellOutcome(replay)?.outcome ?? {};
  const cut = cutPots(stakesOf(hand), 'return');
  const declared = within(told.declared ?? { kind: 'none' }, cut.pots.length);
  const { boards, holes } = completeOutcome(hand, told);
  const isPaid = settlement.next !== null && isBettingOver(hand);
  const decided = isPaid
    ? allWinners(decideWinners(cut.pots, completeOutcome(hand, { ...told, declared })))
    : null;
  const { oddChip } = hand.table.rules;
  const pots = cut.pots.map(({ amount }, i): PaidPot => {
    const winners = decided?.[i];
    if (!winners) return { amount, shares: [] };
    const parts = splitBetweenBoards(amount, winners.length, oddChip);
    const shares = winners.map((seats, board) =>
      awardPot(parts[board]!, [seats], oddChip).filter((share) => share.amount > 0),
    );
    return { amount, shares };
  });
  return { returned: returnedBet(cut), pots, isPaid: decided !== null, boards, holes };
}

/**
 * Hole cards by seat that are told before the actions: those given there, and those of players who
 * never came to a showdown, whenever somebody wrote them down.
 */
export function dealtCards({ record, settlement }: WritableHand): readonly (KnownHole | null)[] {
  const { hand } = settlement;
  return hand.table.seats.map(({ name }, seat) => {
    const isShown = isIn(hand, seat) && hand.players > 1 && !isAmong(hand.mucked, seat);
    const lines = isShown ? record.cards : [...record.cards, ...record.showdown];
    const line = lines.find((one) => one.name === name && typeof one.hole === 'object');
    return (line?.hole as KnownHole | undefined) ?? null;
  });
}

export type KnownHole = Extract<HoleCards, readonly unknown[]>;

/** RET-2: a pot of uncalled chips may have been declared; here it is none. */
const within = (declared: Declaration, pots: number): Declaration =>
  declared.kind === 'pots'
    ? { kind: 'pots', lines: declared.lines.filter(({ pot }) => pot < pots) }
    : declared;
