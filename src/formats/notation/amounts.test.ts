import { describe, expect, it } from 'vitest';
import { type AmountReading, readAmount } from './amounts.ts';

const ok = (value: number): AmountReading => ({ kind: 'ok', value });

describe('an amount is read in every spelling people use, where it comes out whole', () => {
  it.each<[string, number]>([
    ['25000', 25000],
    ['25,000', 25000],
    ['1,500,000', 1500000],
    ['25 000', 25000],
    ['1 500 000', 1500000],
    ['25\u00a0000', 25000],
    ['25_000', 25000],
    ["25'000", 25000],
    ['1.000.000', 1000000],
    ['25k', 25000],
    ['25K', 25000],
    ['2.2k', 2200],
    ['25 k', 25000],
    ['1.5M', 1500000],
    ['1.125M', 1125000],
    ['1,5M', 1500000],
    ['1.5 Mil', 1500000],
    ['2 million', 2000000],
    ['２５０００', 25000],
    ['２５，０００', 25000],
    ['0', 0],
    ['007', 7],
    ['25.00', 25],
    ['25,000.00', 25000],
    [' 500 ', 500],
    ['$2,500', 2500],
    ['2500€', 2500],
    ['2 500 €', 2500],
    ['£1.5k', 1500],
    ['$2,500.00', 2500],
    ['9007199254740991', 9007199254740991],
  ])('%s', (text, value) => {
    expect(readAmount(text)).toEqual(ok(value));
  });

  it.each<[string, number, number]>([
    ['2.5bb', 10000, 25000],
    ['2.5 BB', 200, 500],
    ['3bb', 100, 300],
    ['2.25bb', 100, 225],
    ['0.5bb', 10, 5],
  ])('%s of %d', (text, bb, value) => {
    expect(readAmount(text, { bb })).toEqual(ok(value));
  });
});

describe('CHIP-1 anything but a whole number of chips is refused, never rounded', () => {
  it.each<[string, AmountReading['kind']]>([
    ['12.5', 'fraction'],
    ['.5', 'fraction'],
    ['25,5', 'fraction'],
    ['1.2345k', 'fraction'],
    ['25,000.50', 'fraction'],
    ['-5', 'sign'],
    ['−5', 'sign'],
    ['+5', 'sign'],
    ['- 5', 'sign'],
    ['1e400', 'overflow'],
    ['99999999999999999999', 'overflow'],
    ['9007199254740992', 'overflow'],
    ['9007199254740993', 'overflow'],
    ['99999999999M', 'overflow'],
    ['NaN', 'none'],
    ['Infinity', 'none'],
    ['', 'none'],
    ['abc', 'none'],
    ['12abc', 'none'],
    ['0x10', 'none'],
    ['$12.50', 'fraction'],
    ['$$500', 'none'],
    ['-$500', 'none'],
  ])('CHIP-1 %s', (text, kind) => {
    expect(readAmount(text).kind).toBe(kind);
  });

  it('CHIP-1 two and a quarter big blinds of 10 are not a whole number', () => {
    expect(readAmount('2.25bb', { bb: 10 }).kind).toBe('fraction');
  });
});

describe('NOTE-4 what can be read twice is not guessed', () => {
  it.each<[string, readonly number[]]>([
    ['25.000', [25000, 25]],
    ['1.234', [1234, 1.234]],
    ['25,00', [2500, 25]],
    ['2,5000', [25000]],
    ['25 00', [2500]],
    ['1,500k', [1500000, 1500]],
    ['1e5', [100000]],
    ['2.5bb', []],
  ])('NOTE-4 %s', (text, readings) => {
    expect(readAmount(text)).toEqual({ kind: 'ambiguous', readings });
  });
});
