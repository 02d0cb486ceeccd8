import { expect, test } from 'vitest';
import { changedIn, TEN_HANDS } from '../../test/ten-hands.ts';
import { carryThrough, checkSession, fixCarry } from './public.ts';

/** Values as a program without types sends them. */
// biome-ignore lint/suspicious/noExplicitAny: that is what is tested
type Sent = any;

const EVENING = TEN_HANDS.join('\n');
const WRONG = changedIn(5, ['Alice Dealer 5000', 'Alice Dealer 5100']).join('\n');

const problemsOf = (result: Sent): readonly string[] =>
  result.error.map((one: Sent) => `${one.rule} ${one.path}`);

test('TOUR-1 a text is checked and mended, by the choice that is named', () => {
  const checked = checkSession(WRONG);
  expect(checked.ok && checked.value.hands).toHaveLength(10);
  expect(fixCarry(WRONG, 'carry')).toEqual({ ok: true, value: { text: EVENING, fixes: 1 } });
  const recounted = fixCarry(WRONG, 'recount');
  expect(recounted.ok && recounted.value.text).toContain('Between Hands:\nAlice: Recount 5100\n');
  expect(problemsOf(fixCarry(WRONG, 'both' as Sent))).toEqual(['TOUR-1 choice']);
});

test('ODD-1 house rules that are passed are read, and refused where they cannot be', () => {
  expect(checkSession(EVENING, { oddChip: 25 }).ok).toBe(true);
  expect(problemsOf(checkSession(EVENING, { oddChip: 0 }))).toEqual(['CHIP-1 flags.oddChip']);
  expect(problemsOf(fixCarry(WRONG, 'carry', { button: 'left' as Sent }))).toEqual([
    'NEXT-2 flags.button',
  ]);
});

test('NOTE-1 what is not a text is refused', () => {
  expect(checkSession(7 as Sent).ok).toBe(false);
  expect(fixCarry(null as Sent, 'carry').ok).toBe(false);
  expect(carryThrough(7 as Sent, 0, '').ok).toBe(false);
  expect(carryThrough(TEN_HANDS, 1, TEN_HANDS[1]!)).toEqual({
    ok: true,
    value: { texts: TEN_HANDS, changed: [] },
  });
});
