import { describe, expect, test } from 'vitest';
import { sidepot } from './fake-io.ts';
import { WALK } from './sample-hands.ts';

/** RET-1: 500 back to the BB, pot 2,000. */
const AFTER_WALK = `Hand (8)
started_at: 00:01:30 ended_at: HH:MM:SS
SB 500 BB 1000 Ante 1000
Stack Setup:
Bob Dealer 19500
Charlie SB 20500
Alice BB 20000
`;

const KEPT = AFTER_WALK.replace('20500', '20000');

const compare = (args: readonly string[], files: Record<string, string>, stdin = '') =>
  sidepot(['compare', ...args], { files, stdin });

describe('compare', () => {
  test('two next hands that are the same', async () => {
    const ran = await compare(['a.hand', 'b.txt'], { 'a.hand': AFTER_WALK, 'b.txt': AFTER_WALK });
    expect(ran.exit).toBe(0);
    expect(ran.out).toBe(`✅ ALL CHECKS PASSED
✓ Order is correct
✓ Stacks are correct
✓ Hand number is correct
✓ Blinds and ante are correct
`);
  });

  test('a played hand is settled, and explains what differs', async () => {
    const ran = await compare(['played.hand', '-'], { 'played.hand': WALK }, KEPT);
    expect(ran.exit).toBe(1);
    expect(ran.out).toBe(`❌ VALIDATION FAILED
✓ Order is correct
✗ Stacks are correct
    Expected: Bob 19,500 · Charlie 20,500 · Alice 20,000
    Actual:   Bob 19,500 · Charlie 20,000 · Alice 20,000
    Charlie: expected 20,500, found 20,000 (500 too few).
    Uncalled bet kept: the chips nobody called are gone; they go back to their owner (RET-1).
    All stacks together hold 500 chips too few: chips were lost (CHIP-2).
✓ Hand number is correct
✓ Blinds and ante are correct
`);
  });

  test('--hand explains what differs from a next hand', async () => {
    const files = { 'right.hand': AFTER_WALK, 'played.hand': WALK, 'b.txt': KEPT };
    const ran = await compare(['right.hand', 'b.txt', '--hand', 'played.hand'], files);
    expect(ran.out).toContain('Uncalled bet kept');
  });

  test('--log is the debug log, with time, both sides and a summary', async () => {
    const ran = await compare(['played.hand', '-', '--log'], { 'played.hand': WALK }, KEPT);
    expect(ran.exit).toBe(1);
    expect(ran.out).toBe(`Sidepot debug log
Case: none
Time: 2026-01-02T03:04:05.000Z
Result: ❌ VALIDATION FAILED

[✓] Hand number is correct
  Expected: Hand (8)
  Actual:   Hand (8)

[✓] Blinds and ante are correct
  Expected: SB 500 BB 1000 Ante 1000
  Actual:   SB 500 BB 1000 Ante 1000

[✓] Order is correct
  Expected: Bob Dealer, Charlie SB, Alice BB
  Actual:   Bob Dealer, Charlie SB, Alice BB
  ✓ 1. expected Bob Dealer, actual Bob Dealer
  ✓ 2. expected Charlie SB, actual Charlie SB
  ✓ 3. expected Alice BB, actual Alice BB

[✗] Stacks are correct
  Expected: Bob 19,500 · Charlie 20,500 · Alice 20,000
  Actual:   Bob 19,500 · Charlie 20,000 · Alice 20,000
  ✓ Bob: expected 19,500, actual 19,500
  ✗ Charlie: expected 20,500, actual 20,000
  ✓ Alice: expected 20,000, actual 20,000
  - Charlie: expected 20,500, found 20,000 (500 too few).
  - Uncalled bet kept: the chips nobody called are gone; they go back to their owner (RET-1).
  - All stacks together hold 500 chips too few: chips were lost (CHIP-2).

Accepted: no answer was accepted for this case
Mistakes: Uncalled bet kept, Chips lost or made
Summary: ❌ VALIDATION FAILED, 1 of 4 checks failed: stacks. 2 of 3 players have the right stack.
`);
  });

  test('--json is the comparison', async () => {
    const ran = await compare(['played.hand', '-', '--json'], { 'played.hand': WALK }, KEPT);
    const json = JSON.parse(ran.out);
    expect(json).toMatchObject({
      passed: false,
      mistakes: ['Uncalled bet kept', 'Chips lost or made'],
    });
    expect(json.checks.map((check: { name: string }) => check.name)).toEqual([
      'order',
      'stacks',
      'number',
      'blinds',
    ]);
  });

  test('an answer nobody can read fails with the reason', async () => {
    const ran = await compare(['played.hand', '-'], { 'played.hand': WALK }, 'Killed\n');
    expect(ran.exit).toBe(1);
    expect(ran.out).toContain('There is no hand in the text; it starts with `Killed`.');
  });

  test.each([
    ['two standard inputs', ['-', '-'], 'only one'],
    ['a file that is not there', ['a.hand', 'nowhere.txt'], 'no such file'],
    ['an expectation without a hand', ['milk.txt', 'a.hand'], 'there is no hand in milk.txt'],
    ['a hand that is not finished', ['open.hand', 'a.hand'], 'cannot be settled'],
    ['one text only', ['a.hand'], 'actual'],
  ])('%s is wrong usage', async (_, args, words) => {
    const open = WALK.replace('2. Bob (SB): Fold\n', '');
    const files = { 'a.hand': AFTER_WALK, 'milk.txt': 'milk', 'open.hand': open };
    const ran = await compare(args, files);
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(words);
  });
});
