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
