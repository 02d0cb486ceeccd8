import type { FormRuleId, HandSketch, ReadHand } from '../formats/index.ts';
import {
  type Finding,
  figure,
  finding,
  type Repeated,
  type Severity,
  type Span,
} from '../kernel/index.ts';
import type { Betting, Payment } from '../rules/index.ts';
import type { HandCheck } from './check-hand.ts';

/** No house takes more of a pot; a larger difference is a mistake. */
const MOST_RAKE = 0.15;

/** How what a file says was won compares with what is right. */
type Comparison =
  | { readonly kind: 'same' }
  /** The returned bet is counted as won. */
  | { readonly kind: 'uncalled' }
  | { readonly kind: 'rake'; readonly rake: number; readonly countsReturned: boolean }
  /** The right winners share in another way, by less than a chip each. */
  | { readonly kind: 'rounding' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wrong' };

export interface Money {
  /** By seat: what the pots pay. */
  readonly won: readonly number[];
  /** By seat: what the file says. */
  readonly claimed: readonly number[];
  readonly returned: { readonly seat: number; readonly amount: number } | null;
  /** What the file says the house took; null if it does not say. */
  readonly rake: number | null;
  /** ODD-1 */
  readonly oddChip: number;
}

/** Compares in the ways files are known to count: as the rules pay, with the returned bet, less rake. */
export function compareMoney(money: Money): Comparison {
  const { won, claimed, returned } = money;
  if (isSame(won, claimed)) return SAME;
  const withReturned = returned && won.with(returned.seat, won[returned.seat]! + returned.amount);
  if (withReturned && isSame(withReturned, claimed)) return { kind: 'uncalled' };
  const told = sum(claimed);
  if (told === 0 && claimed.every((amount) => amount === 0)) return { kind: 'nothing' };
  if (isRounded(money)) return { kind: 'rounding' };
  const pot = sum(won);
  const rake = pot - told;
  if (isRaked(won, money, rake, pot)) return { kind: 'rake', rake, countsReturned: false };
  if (withReturned) {
    const more = sum(withReturned) - told;
    if (isRaked(withReturned, money, more, pot))
      return { kind: 'rake', rake: more, countsReturned: true };
  }
  return { kind: 'wrong' };
}

const SAME: Comparison = { kind: 'same' };

// In loops, as everything below that is asked of every hand of an archive.
function isSame(right: readonly number[], claimed: readonly number[]): boolean {
  for (let seat = 0; seat < right.length; seat++) if (right[seat] !== claimed[seat]) return false;
  return true;
}

/** FORM-6, FORM-4: what the file does in hand after hand, as far as that is the difference. */
export function habitsOf(
  comparison: Comparison,
  { won, returned }: Money,
  { scale, currency }: Pick<ReadHand, 'scale' | 'currency'>,
): readonly Repeated[] {
  if (comparison.kind !== 'rake' && comparison.kind !== 'uncalled') return NO_HABITS;
  const habits: Repeated[] = [];
  if (comparison.kind === 'rake') {
    habits.push({ kind: 'rake', amount: comparison.rake, total: sum(won), scale, currency });
  }
  if (comparison.kind === 'uncalled' || (comparison.kind === 'rake' && comparison.countsReturned)) {
    const { seat, amount } = returned!;
    habits.push({ kind: 'uncalled', amount, total: won[seat]! + amount, scale, currency });
  }
  return habits;
}

const NO_HABITS: readonly Repeated[] = [];

/** Whether winnings and new stacks say the same, with or without the returned bet. */
export function isSameStory(taken: readonly number[], { claimed, returned }: Money): boolean {
  for (let seat = 0; seat < taken.length; seat++) {
    const amount = taken[seat]!;
    const back = returned?.seat === seat ? returned.amount : 0;
    if (amount !== claimed[seat] && amount + back !== claimed[seat]) return false;
  }
  return true;
}

/** Winners get less, by no more than a house takes; nobody else gets anything. */
function isRaked(right: readonly number[], money: Money, rake: number, pot: number): boolean {
  const { claimed } = money;
  if (rake <= 0 || rake > Math.max(1, pot * MOST_RAKE)) return false;
  if (money.rake !== null && Math.abs(money.rake - rake) > winnersOf(right)) return false;
  for (let seat = 0; seat < right.length; seat++) {
    const amount = right[seat]!;
    const less = amount - claimed[seat]!;
    // A chip either way: houses round each share of the rake.
    if (amount === 0 ? less !== 0 : less < -1 || less > amount * MOST_RAKE + 1) return false;
  }
  return true;
}

function winnersOf(won: readonly number[]): number {
  let winners = 0;
  for (let seat = 0; seat < won.length; seat++) if (won[seat]! > 0) winners++;
  return winners;
}

function isRounded({ won, claimed, oddChip }: Money): boolean {
  const winners = winnersOf(won);
  if (winners < 2 || Math.abs(sum(won) - sum(claimed)) >= winners * oddChip) return false;
  return won.every((amount, seat) =>
    amount === 0 ? claimed[seat] === 0 : Math.abs(amount - claimed[seat]!) <= oddChip,
  );
}

export function sum(amounts: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < amounts.length; i++) all += amounts[i]!;
  return all;
}

/** An amount as the file would show it: "1,500", "$12.50", "12.50 EUR". */
export function moneyText(
  amount: number,
  { scale, currency }: Pick<ReadHand, 'scale' | 'currency'>,
): string {
  const digits = Math.round(Math.log10(scale));
  const sign = amount < 0 ? '−' : '';
  const minor = Math.abs(amount);
  const rest = digits > 0 ? `.${String(minor % scale).padStart(digits, '0')}` : '';
  const text = `${sign}${figure(Math.floor(minor / scale))}${rest}`;
  if (currency === null) return text;
  return currency.length > 1 ? `${text} ${currency}` : `${currency}${text}`;
}

/** A finding about what a file says came out. */
export const claimFinding = (
  { record }: Pick<HandSketch, 'record'>,
  /** Where the file says it; else it stands at the hand. */
  at: Span | null,
  severity: Severity,
  message: string,
  expected: string | null = null,
  found: string | null = null,
  rule: FormRuleId | 'WIN-4' = 'FORM-4',
): Finding => finding(rule, severity, at ?? record.at, message, { expected, found });

/** A hand whose betting is over, seat by seat: what a file says is held against it. */
export interface Account {
  readonly hand: Betting;
  readonly payment: Payment;
  /** What everybody has left before the pots are paid; an uncalled bet is back (RET-1). */
  readonly left: readonly number[];
  /** What the pots pay; null while winners are open. */
  readonly won: readonly number[] | null;
}

/** null without a legal table. */
export function accountOf({ replay, payment }: HandCheck): Account | null {
  const { hand } = replay;
  if (!hand || !payment) return null;
  const { uncalled, newStacks } = payment;
  const left = hand.stacks.slice() as number[];
  if (uncalled) left[uncalled.player]! += uncalled.amount;
  const won = newStacks?.map((stack, seat) => stack - left[seat]!) ?? null;
  return { hand, payment, left, won };
}

export const nameAt = ({ hand }: Account, seat: number): string => hand.table.seats[seat]!.name;

/** What the file says each seat took from the pots; null if it does not say. */
export function claimedBySeat({ claims }: ReadHand, account: Account): readonly number[] | null {
  const { winnings } = claims;
  if (winnings) return account.hand.table.seats.map(({ name }) => winnings.get(name) ?? 0);
  return takenBySeat(claims, account);
}

/** What the new stacks of the file leave as taken from the pots; null if it does not list them all. */
export function takenBySeat(
  { finishing }: ReadHand['claims'],
  { hand, left }: Account,
): readonly number[] | null {
  if (!finishing) return null;
  const { seats } = hand.table;
  const taken: number[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const stack = finishing.get(seats[seat]!.name);
    // Somebody who was not dealt in need not be listed.
    if (stack === undefined && seats[seat]!.stack > 0) return null;
    taken.push(stack === undefined ? 0 : stack - left[seat]!);
  }
  return taken;
}
