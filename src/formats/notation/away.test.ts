import { describe, expect, it } from 'vitest';
import { writeHand } from './index.ts';
import { readHands } from './read-hands.ts';

const HAND = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100
Stack Setup:
Dana Dealer 5000
Alice SB 6000
Bob BB 3500

Preflop Base:
1. Dana (Dealer): Fold (away)
2. Alice (SB): Call 100
3. Bob (BB): Check (away) !
`;

const only = (text: string) => {
  const { hands } = readHands(text);
  return hands[0]!;
};

describe('ACT-9 an action that was done for an absent player', () => {
  it('ACT-9 is read with its mark and written again byte for byte', () => {
    const { record, findings } = only(HAND);
    expect(findings).toEqual([]);
    const [dana, alice, bob] = record.sections[0]!.actions;
    expect([dana!.verb, dana!.away, dana!.forced]).toEqual(['fold', true, false]);
    expect([alice!.verb, alice!.away, alice!.to]).toEqual(['call', false, 100]);
    expect([bob!.verb, bob!.away, bob!.forced]).toEqual(['check', true, true]);
    expect(dana!.doesAt).toEqual({ line: 10, column: 19, length: 'Fold (away)'.length });
    expect(writeHand(record)).toBe(HAND);
  });

  it.each([
    'Dana: folds (away)',
    'dana fold (AWAY)',
    'Dana: Fold  ( away ) # timed out',
    '1. Dana (Dealer): Fold(away)',
  ])('ACT-9 %s is read as such', (line) => {
    const { record, findings } = only(HAND.replace('1. Dana (Dealer): Fold (away)', line));
    expect(findings).toEqual([]);
    expect(record.sections[0]!.actions[0]).toMatchObject({
      name: 'Dana',
      verb: 'fold',
      away: true,
    });
  });

  it('ACT-9 an absent player puts no chips in', () => {
    const { record, findings } = only(HAND.replace('Call 100', 'Call 100 (away)'));
    expect(findings).toMatchObject([
      { rule: 'ACT-9', severity: 'warning', fix: 'Call 100', edit: { text: 'Call 100' } },
    ]);
    expect(record.sections[0]!.actions[1]).toMatchObject({ verb: 'call', to: 100, away: false });
  });
});
