import {
  either,
  type Finding,
  figure,
  finding,
  quote,
  type Span,
  show,
} from '../../kernel/index.ts';
import type { AmountReading } from './amounts.ts';

/** The finding for an amount that is none. `what` names it: "The stack of Bob". */
export function amountFault(
  reading: Exclude<AmountReading, { kind: 'ok' }>,
  what: string,
  text: string,
  at: Span,
): Finding {
  const found = show(text);
  const expected = 'a whole number of chips';
  switch (reading.kind) {
    case 'fraction':
      return finding(
        'CHIP-1',
        'error',
        at,
        `${what} is ${quote(text)}, which is not a whole number; chips are counted in whole numbers and never rounded.`,
        { expected: nearby(text) ?? expected, found },
      );
    case 'sign':
      return finding(
        'CHIP-1',
        'error',
        at,
        `${what} is ${quote(text)}; an amount of chips has no sign, it counts from 0 upwards.`,
        { expected, found, fix: digitsOf(text) },
      );
    case 'overflow':
      return finding(
        'CHIP-1',
        'error',
        at,
        `${what} is ${quote(text)}, more than can be counted exactly; the most is ${figure(Number.MAX_SAFE_INTEGER)}.`,
        { expected: `at most ${figure(Number.MAX_SAFE_INTEGER)}`, found },
      );
    case 'ambiguous':
      return ambiguous(reading.readings, what, text, at);
    case 'none':
      return isNotANumber(text)
        ? finding(
            'CHIP-1',
            'error',
            at,
            `${what} is ${quote(text)}, which is not an amount; write a whole number of chips.`,
            { expected, found },
          )
        : finding(
            'NOTE-4',
            'error',
            at,
            `${what} is ${quote(text)}, which cannot be read as an amount; write digits, as in 25000.`,
            { expected, found },
          );
  }
}

function ambiguous(readings: readonly number[], what: string, text: string, at: Span): Finding {
  const found = show(text);
  if (readings.length === 0) {
    const bigBlinds = text.trim().toLowerCase().endsWith('bb');
    const why = bigBlinds
      ? 'given in big blinds, and the big blind is not known here'
      : 'grouped in a way that can be read more than once';
    return finding(
      'NOTE-4',
      'error',
      at,
      `${what} is ${quote(text)}, ${why}; write the whole number of chips.`,
      { expected: 'a whole number of chips', found },
    );
  }
  const meanings = readings.map(shown);
  const sentence =
    readings.length === 1
      ? `${what} is ${quote(text)}, which probably means ${meanings[0]}; write it in plain digits.`
      : `${what} is ${quote(text)}, which may mean ${either(meanings)}; write the one that is meant in plain digits.`;
  const whole = readings.filter(Number.isSafeInteger).map(String);
  return finding('NOTE-4', 'error', at, sentence, {
    expected: either(whole),
    found,
    fix: whole.length === 1 && readings.length === 1 ? whole[0]! : null,
  });
}

const shown = (reading: number): string =>
  Number.isSafeInteger(reading) ? figure(reading) : `${reading} (not a whole number of chips)`;

/** NaN, Infinity and their kind: what programs print when their sums went wrong. */
export const isNotANumber = (text: string): boolean =>
  /^[+-]?(nan|infinity|inf|∞|null|undefined)$/i.test(text);

/** "12 or 13" for 12.5; null where the figure is not a plain decimal one. */
function nearby(text: string): string | null {
  const value = Number(text);
  if (!Number.isFinite(value) || value > 1e15) return null;
  return either([String(Math.floor(value)), String(Math.ceil(value))]);
}

const digitsOf = (text: string): string | null => {
  const digits = text.replace(/[^\d.,_' ]/g, '').trim();
  return digits === '' || digits.length > 20 ? null : digits;
};
