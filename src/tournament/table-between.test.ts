import { expect, test } from 'vitest';
import { TEN_HANDS } from '../../test/ten-hands.ts';
import { writeHand } from '../formats/index.ts';
import { checkSession } from './index.ts';

/** Blinds 50/100, ante 100: Alice raises to 300, Bob folds, and nobody saw what Charlie did. */
const UNSEEN = `Hand (1)
SB 50 BB 100 Ante 100
Event: E
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold

Result: not seen
`;

const nextOf = (text: string): string =>
  writeHand(checkSession(text).hands.at(-1)!.after!.nextHand()!);

const list = (text: string): string =>
  nextOf(text).split('Stack Setup:\n')[1]!.trimEnd().replaceAll('\n', ', ');

const after = (text: string, ...lines: string[]): string =>
  `${text}\nBetween Hands:\n${lines.join('\n')}\n`;

const found = (text: string): readonly string[] =>
  checkSession(text).hands.flatMap(({ between }) => between.map(({ rule }) => rule));

const hand = (number: number, ...lines: string[]): string =>
  `\nHand (${number})\nSB 50 BB 100 Ante 100\nEvent: E\nStack Setup:\n${lines.join('\n')}\n`;

test('TOUR-2 after a hand nobody saw to its end, what is known to be in the pot is proposed', () => {
  // 5,000 − 300, 4,000 − 50, 3,000 − 100 − 100
  expect(list(UNSEEN)).toBe('Bob Dealer 3950, Charlie SB 2800, Alice BB 4700');
  expect(list(after(UNSEEN, 'Alice: Rebuy 500', 'Charlie: Penalty 800'))).toBe(
    'Bob Dealer 3950, Charlie SB 2000, Alice BB 5200',
  );
  expect(list(after(UNSEEN, 'Alice: Recount 5450'))).toBe(
    'Bob Dealer 3950, Charlie SB 2800, Alice BB 5450',
  );
});

test('TOUR-2 after it the chips in play hold, unless somebody left with who knows what', () => {
  const dealt = ['Bob Dealer 3950', 'Charlie SB 2800', 'Alice BB 5250'];
  expect(found(UNSEEN + hand(2, ...dealt))).toEqual([]);
  expect(found(UNSEEN + hand(2, ...dealt.with(2, 'Alice BB 5150')))).toEqual(['TOUR-2']);
  const left = after(UNSEEN, 'Dana: Sits 900', 'Bob: Leaves', 'Dana: Add-On 100');
  expect(found(left + hand(2, 'Charlie SB 1', 'Dana BB 1000', 'Alice Dealer 2'))).not.toContain(
    'TOUR-2',
  );
});

test('TOUR-3 the chips of somebody who waits are in play, and they are dealt in where they sit', () => {
  const [first, second, third] = TEN_HANDS as [string, string, string];
  const waits = after(first, 'Erin: Sits 3000 after Bob', 'Erin: Waits');
  const evening = `${waits}\n${second}\n${third.replace('Bob 3950', 'Bob 3950\nErin 3000')}`;
  const { hands } = checkSession(evening);
  expect(hands.map(({ chipsInPlay }) => chipsInPlay)).toEqual([18_000, 21_000, 21_000]);
  expect(hands[2]!.verdict.record.players.map(({ name }) => name)).toContain('Erin');
  expect(hands[2]!.between.map(({ rule }) => rule)).not.toContain('TOUR-4');
  // Whoever should be dealt in now is missed.
  const missed = checkSession(`${waits}\n${second}\n${third}`).hands[2]!;
  expect(missed.between.map(({ rule }) => rule)).toContain('TOUR-4');
});

test('TOUR-9 a colour-up is the next hand’s odd chip, and a level its blinds', () => {
  const next = nextOf(after(TEN_HANDS[0]!, 'Colour Up: 25', 'Level: SB 100 BB 200'));
  expect(next).toContain('SB 100 BB 200\nOdd Chip: 25\n');
  expect(nextOf(TEN_HANDS[0]!)).not.toContain('Odd Chip');
});

test('TOUR-9 after a misdeal the button stays, as long as those who had it are there', () => {
  const misdeal = `${TEN_HANDS[0]!.split('\nPreflop')[0]}\nResult: void\n`;
  expect(list(misdeal)).toBe('Alice Dealer 5000, Bob SB 4000, Charlie BB 3000, David 6000');
  expect(list(after(misdeal, 'David: Leaves'))).toBe(
    'Alice Dealer 5000, Bob SB 4000, Charlie BB 3000',
  );
  // The blinds go on to the next two, and the button where nobody is left to have it (NEXT-2).
  expect(list(after(misdeal, 'Bob: Leaves'))).toBe(
    'Alice Dealer 5000, Charlie SB 3000, David BB 6000',
  );
  expect(list(after(misdeal, 'Alice: Leaves'))).toBe(
    'Bob Dealer 4000, Charlie SB 3000, David BB 6000',
  );
  const two = misdeal.replace(/Alice Dealer[\s\S]*David 6000/, 'Alice SB 5000\nBob BB 4000');
  expect(list(two)).toBe('Alice SB 5000, Bob BB 4000');
  // From two to three: the BB moves on, the old BB is SB and the old SB Dealer.
  expect(list(after(two, 'Erin: Sits 3000'))).toBe('Alice Dealer 5000, Bob SB 4000, Erin BB 3000');
});

test('TOUR-3 who lost everything to a penalty is not dealt in, and nobody is left to play with', () => {
  const two = `Hand (1)\nSB 50 BB 100\nStack Setup:\nAlice SB 5000\nBob BB 4000\n\nPreflop Base:\n1. Alice (SB): Fold\n`;
  const next = (line: string) => checkSession(after(two, line)).hands[0]!.after!.nextHand();
  expect(next('Bob: Penalty 4050')).toBeNull();
  expect(next('Bob: Leaves')).toBeNull();
  expect(next('Bob: Penalty 4049')!.players.map(({ stack }) => stack)).toEqual([1, 4950]);
});

test('TOUR-2 what each kind of line brought and took', () => {
  const lines = ['Alice: Rebuy 1000', 'Bob: Rebuy 500', 'Alice: Penalty 300', 'Charlie: Leaves'];
  const table = checkSession(after(TEN_HANDS[0]!, ...lines, 'David: Recount 6100')).hands[0]!
    .after!;
  // Charlie, the BB, has won 50.
  expect(table.broughtBy('rebuy')).toBe(1500);
  expect(table.broughtBy('penalty')).toBe(-300);
  expect(table.broughtBy('leaves')).toBe(-3050);
  expect(table.broughtBy('recount')).toBe(100);
  expect(table.broughtBy('add-on')).toBe(0);
});

test('TOUR-2 what somebody took along whose stack nobody knows is not counted', () => {
  const table = checkSession(after(UNSEEN, 'Bob: Leaves')).hands[0]!.after!;
  expect([table.total, table.broughtBy('leaves')]).toEqual([null, 0]);
});

test('TOUR-9 a line may write a name in another case, and the exact one comes first', () => {
  expect(list(after(TEN_HANDS[0]!, 'alice: Recount 5100'))).toContain('Alice 5100');
  const sits = after(TEN_HANDS[0]!, 'Erin: Sits 3000 after Charlie', 'erin: Recount 3100');
  expect(list(sits)).toContain('Erin BB 3100');
  const two = TEN_HANDS[0]!.replaceAll('David', 'alice');
  expect(list(after(two, 'alice: Recount 6100'))).toBe(
    'Bob Dealer 3950, Charlie SB 3050, alice BB 6100, Alice 5000',
  );
});

test('TOUR-9 of those whose chair is known the nearest is the neighbour', () => {
  // Nobody wrote down where the others sit: Fay in chair 2 is behind Erin in chair 3, round the table.
  expect(list(after(TEN_HANDS[0]!, 'Erin: Sits 500 in chair 3', 'Fay: Sits 600 in chair 2'))).toBe(
    'Bob Dealer 3950, Charlie SB 3050, David BB 6000, Erin 500, Fay 600, Alice 5000',
  );
});

test('TOUR-3 the button goes on after a hand that is not over yet', () => {
  expect(list(TEN_HANDS[0]!.replace('3. Bob (SB): Fold\n', ''))).toBe(
    'Bob Dealer 3950, Charlie SB 2800, David BB 6000, Alice 5000',
  );
});
