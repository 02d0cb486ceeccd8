import { COMMA, DOT, isDigit, ZERO } from '../kernel/index.ts';

/** What an amount can be instead of a number. */
export const UNREADABLE = -1;

/** It has more decimals than the hand's smallest unit. */
export const TOO_FINE = -2;

/**
 * CHIP-1: an amount such as `1,059.65` in whole minor units, exactly; {@link UNREADABLE} or
 * {@link TOO_FINE} where that cannot be. `decimals` is how many a minor unit has.
 */
export function readMinor(text: string, from: number, to: number, decimals: number): number {
  let units = 0;
  let at = from;
  let digits = 0;
  for (; at < to; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      units = units * 10 + (code - ZERO);
      digits++;
    } else if (!isGroupSign(text, at, from, to)) break;
  }
  let left = decimals;
  if (at < to && text.charCodeAt(at) === DOT) {
    for (at++; at < to && isDigit(text.charCodeAt(at)); at++) {
      const digit = text.charCodeAt(at) - ZERO;
      digits++;
      if (left > 0) units = units * 10 + digit;
      else if (digit !== 0) return TOO_FINE;
      left--;
    }
  }
  if (digits === 0 || at < to) return UNREADABLE;
  for (; left > 0; left--) units *= 10;
  return Number.isSafeInteger(units) ? units : UNREADABLE;
}

/** A comma between a digit and three more. */
function isGroupSign(text: string, at: number, from: number, to: number): boolean {
  if (text.charCodeAt(at) !== COMMA || at === from || at + 3 >= to) return false;
  for (let i = at + 1; i <= at + 3; i++) if (!isDigit(text.charCodeAt(i))) return false;
  return !isDigit(text.charCodeAt(at + 4));
}

/** Minor units as an amount: `47.50`, `47`. */
export function writeMinor(units: number, scale: number): string {
  if (scale === 1) return String(units);
  const decimals = decimalsOf(scale);
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const rest = digits.slice(-decimals);
  return /^0+$/.test(rest) ? whole : `${whole}.${rest}`;
}

/** How many decimals a scale has: 2 for 100. */
export const decimalsOf = (scale: number): number => String(scale).length - 1;

/** Currencies by their signs. */
const CODES: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'CNY',
  '₹': 'INR',
  '₮': 'USDT',
};

/** The code of a sign, or the code itself. */
export const currencyCode = (currency: string): string => CODES[currency] ?? currency;

/** The sign of a code; empty for a currency without one. */
export function currencySign(currency: string): string {
  const code = currencyCode(currency);
  return Object.keys(CODES).find((sign) => CODES[sign] === code) ?? '';
}

export const isCurrencySign = (sign: string): boolean => sign in CODES;
