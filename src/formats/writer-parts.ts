import { figure } from '../kernel/index.ts';
import { claimedOutcome, type HandRecord } from '../record/index.ts';
import {
  allWinners,
  awardPot,
  type Card,
  completeOutcome,
  type Declaration,
  decideWinners,
  events,
  type HoleCards,
  isAmong,
  isBettingOver,
  isIn,
  makePots,
  returnedBet,
  type Share,
  splitBetweenBoards,
  stakesOf,
} from '../rules/index.ts';
import { hasBadChairs } from './chairs.ts';
import { UNKNOWN_STACK } from './read-hand.ts';
import type { Losses, SettledHand } from './writable-hand.ts';

/** A pot as other programs show it: who took what from it on each board. */
interface PaidPot {
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
export function payoutOf({ replay, settlement }: SettledHand): Payout {
  const { hand } = settlement;
  const told = claimedOutcome(replay)?.outcome ?? {};
  const made = makePots(stakesOf(hand), 'return');
  const declared = within(told.declared ?? { kind: 'none' }, made.pots.length);
  const { boards, holes } = completeOutcome(hand, told);
  const isPaid = settlement.next !== null && isBettingOver(hand) && !settlement.isVoid;
  const decided = isPaid
    ? allWinners(decideWinners(made.pots, completeOutcome(hand, { ...told, declared })))
    : null;
  const { oddChip } = hand.table.rules;
  const pots = made.pots.map(({ amount }, i): PaidPot => {
    const winners = decided?.[i];
    if (!winners) return { amount, shares: [] };
    const parts = splitBetweenBoards(amount, winners.length, oddChip);
    const shares = winners.map((seats, board) =>
      awardPot(parts[board]!, [seats], oddChip).filter((share) => share.amount > 0),
    );
    return { amount, shares };
  });
  return { returned: returnedBet(made), pots, isPaid: decided !== null, boards, holes };
}

/**
 * Hole cards by seat that are told before the actions: those given there, and those of players who
 * never came to a showdown, whenever somebody wrote them down.
 */
export function dealtCards({ record, settlement }: SettledHand): readonly (KnownHole | null)[] {
  const { hand } = settlement;
  return hand.table.seats.map(({ name }, seat) => {
    const isShown = isIn(hand, seat) && hand.players > 1 && !isAmong(hand.mucked, seat);
    const lines = isShown ? record.cards : [...record.cards, ...record.showdown];
    const line = lines.find((one) => one.name === name && typeof one.hole === 'object');
    return (line?.hole as KnownHole | undefined) ?? null;
  });
}

type KnownHole = Extract<HoleCards, readonly unknown[]>;

/** RET-2: a pot of uncalled chips may have been declared; here it is none. */
const within = (declared: Declaration, pots: number): Declaration =>
  declared.kind === 'pots'
    ? { kind: 'pots', lines: declared.lines.filter(({ pot }) => pot < pots) }
    : declared;

/** `20:15:09` where the hand started at a time of day: with a video times are places in it. */
const clockOf = ({ startedAt, video }: HandRecord): string | null =>
  video === null && startedAt !== null && startedAt < '24' ? startedAt : null;

/** When a hand started in ISO 8601, as exactly as anybody said; null without a date. */
export function startOf({ record, origin }: Pick<SettledHand, 'record' | 'origin'>): string | null {
  if (record.date === null) return origin.date;
  const clock = clockOf(record);
  return clock === null ? record.date : `${record.date}T${clock}`;
}

/** What no log of an online table has room for. */
export function noteCommonLosses(hand: SettledHand, payout: Payout, losses: Losses): void {
  const { record, settlement } = hand;
  const { rules, seats } = settlement.hand.table;
  const lost: string[] = [];
  if (rules.button !== 'moving') lost.push(`Button: ${rules.button}`);
  if (rules.oddChip !== 1) lost.push(`Odd Chip: ${figure(rules.oddChip)}`);
  if (rules.uncalled !== 'return') lost.push('Uncalled: Side Pot');
  if (lost.length > 0) {
    losses.add('house rules', `The house rules are not kept: ${lost.join(', ')}.`);
  }
  const out = seats.filter(({ stack }) => stack === 0).map(({ name }) => name);
  if (out.length > 0) {
    losses.add('eliminated', `Eliminated players are not listed: ${out.join(', ')}.`);
  }
  const unknown = seats.filter(({ stack }) => stack >= UNKNOWN_STACK).map(({ name }) => name);
  if (unknown.length > 0) {
    losses.add('stacks', `Unknown stacks are written as very large ones: ${unknown.join(', ')}.`);
  }
  if (record.video !== null && record.date !== null) {
    losses.add(
      'times',
      'The video and the places in it where the hand starts and ends are not kept.',
    );
  } else if (record.endedAt !== null || record.video !== null) {
    losses.add('times', 'When the hand ended and its video are not kept.');
  }
  if (events(settlement.hand).some((event) => event.kind === 'act' && event.forced)) {
    losses.add('forced', 'Forced actions are written without their mark.');
  }
  if (record.ranking || record.winner) {
    losses.add('ranking', 'A ranking is kept only as what each player collects.');
  }
  if (record.tags.length > 0) losses.add('tags', `Tags are not kept: ${record.tags.join(', ')}.`);
  if (record.between !== null) {
    losses.add('between', 'What happened between the hands is not kept.');
  }
  noteBadChairs(hand, losses);
  if (hasKept(record)) losses.add('comments', 'Comments are not kept.');
  if (record.result?.kind === 'not-seen') {
    losses.add(
      'unfinished',
      'Nobody saw the end of the hand; it is written as one that stops early.',
    );
  } else if (!payout.isPaid) {
    losses.add('unfinished', 'The hand is not paid, so nobody collects anything.');
  }
}

export function noteBadChairs({ record, settlement }: SettledHand, losses: Losses): void {
  const names = settlement.hand.table.seats.map(({ name }) => name);
  if (!hasBadChairs(record, names)) return;
  const message =
    'The chairs are not kept: they are not a different one for each player, clockwise round the table.';
  losses.add('chairs', message);
}

/** Whether somebody wrote comments or lines of their own into the hand. */
export const hasKept = (record: HandRecord): boolean => {
  const { headings, players, sections, showdown, cards, between, result } = record;
  const lines = [...players, ...sections, ...showdown, ...cards, ...(between?.lines ?? [])];
  return (
    Object.values(headings).some((kept) => Object.keys(kept).length > 0) ||
    [...lines, between, result].some((line) => line?.kept) ||
    sections.some((section) => section.actions.some((line) => line.kept))
  );
};

/** Twelve digits that are the same for the same text: a hash of 53 bits (cyrb53, by bryc). */
export function stableId(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const hash = 2 ** 32 * (2097151 & low) + (high >>> 0);
  return String(FIRST + (hash % (10 * FIRST - FIRST)));
}

/** The smallest number of twelve digits. */
const FIRST = 100_000_000_000;
