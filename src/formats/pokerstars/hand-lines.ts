import { type Card, cardLetters } from '../../rules/index.ts';
import { currencySign, decimalsOf, writeMinor } from '../money.ts';
import type { SettledHand } from '../writable-hand.ts';
import { type Payout, payoutOf } from '../writer-parts.ts';

/** A hand while its text is written: the lines so far, and how amounts look. */
export class HandLines {
  readonly hand: SettledHand;
  readonly payout: Payout;
  readonly lines: string[] = [];
  readonly #sign: string;

  constructor(hand: SettledHand) {
    this.hand = hand;
    this.payout = payoutOf(hand);
    this.#sign = hand.currency === null ? '' : currencySign(hand.currency);
  }

  put(line: string): void {
    this.lines.push(line);
  }

  nameOf(seat: number): string {
    return this.hand.settlement.hand.table.seats[seat]!.name;
  }

  /** `$47.50`, `47000` */
  money(units: number): string {
    return this.#sign + writeMinor(units, this.hand.scale);
  }

  /** The same with every decimal, so that a reader sees the smallest unit: `$1.00`. */
  exactMoney(units: number): string {
    const { scale } = this.hand;
    if (scale === 1) return this.money(units);
    const decimals = decimalsOf(scale);
    const digits = String(units).padStart(decimals + 1, '0');
    return `${this.#sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  }
}

/** `[7h 7c 2d]` */
export const inBrackets = (cards: readonly Card[]): string =>
  `[${cards.map(cardLetters).join(' ')}]`;

/** `pot`, or with several `main pot`, `side pot` or `side pot-2`. */
export function potWords(pot: number, pots: number): string {
  if (pots === 1) return 'pot';
  if (pot === 0) return 'main pot';
  return pots === 2 ? 'side pot' : `side pot-${pot}`;
}
