import { describe, expect, it } from 'vitest';
import { fixText } from '../../referee/index.ts';
import { handTextOf, RefereeStore, verdictOf } from './referee-store.ts';
import { MISTAKEN_HAND } from './text-input.tsx';

const THREE = `${MISTAKEN_HAND}\n# between\n\n${MISTAKEN_HAND.replace('(12)', '(13)')}`;

describe('the referee’s desk', () => {
  it('puts a text right hand by hand as the referee does it at once', async () => {
    const store = new RefereeStore();
    await store.read(THREE);
    expect(store.reading.value.fixed).toEqual(fixText(THREE));
    await store.read(store.reading.value.fixed!.text);
    expect(store.reading.value.fixed).toBeNull();
    expect(store.reading.value.hands.map(({ errors }) => errors)).toEqual([0, 0]);
  });

  it('judges a hand of an archive again as it stood there', async () => {
    const store = new RefereeStore();
    await store.read(THREE);
    const { hands, reader } = store.reading.value;
    const [, second] = hands;
    const again = verdictOf(THREE, reader, { ...second!, verdict: null });
    expect(again?.findings).toEqual(second!.verdict!.findings);
    expect(handTextOf(THREE, second!)).toContain('Hand (13)');
  });

  // TOURNAMENT, Golden: Alice has 5,250 after the first hand; written are 5,350, 100 more in play.
  const EVENING = `Hand (1)
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold

Hand (2)
SB 50 BB 100 Ante 100
Stack Setup:
Bob Dealer 3950
Charlie SB 2800
Alice BB 5350
`;

  it('TOUR-1 TOUR-2 judges what must hold between the hands, and mends it either way', async () => {
    const store = new RefereeStore();
    await store.read(EVENING);
    const { hands, reader } = store.reading.value;
    expect(hands[1]!.between.map(({ rule, at }) => `${rule} ${at.line}`)).toEqual([
      'TOUR-2 13',
      'TOUR-1 18',
    ]);
    expect(hands[1]!.warnings).toBe(2);
    const again = verdictOf(EVENING, reader, { ...hands[1]!, verdict: null });
    expect(again?.findings).toEqual(hands[1]!.verdict!.findings);
    for (const [by, text] of [
      ['carry', 'Alice BB 5250'],
      ['recount', 'Between Hands:\nAlice: Recount 5350'],
    ] as const) {
      await store.read(EVENING);
      store.mendStacks(by);
      await expect.poll(() => store.reading.value.hands[1]?.warnings).toBe(0);
      expect(store.text.value).toContain(text);
    }
  });

  it('keeps the verdicts of an archive’s first hands only', async () => {
    const store = new RefereeStore();
    await store.read(`${MISTAKEN_HAND}\n`.repeat(203));
    expect(store.reading.value.hands.map(({ verdict }) => verdict !== null)).toEqual([
      ...Array(200).fill(true),
      ...Array(3).fill(false),
    ]);
  });

  it('says nothing about an empty text and lets the newest text win', async () => {
    const store = new RefereeStore();
    const first = store.read(THREE.repeat(20));
    await store.read('  ');
    await first;
    expect(store.reading.value).toMatchObject({ share: 1, hands: [], stray: [], fixed: null });
  });
});
