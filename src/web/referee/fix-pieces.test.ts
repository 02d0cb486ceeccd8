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

  it('says nothing about an empty text and lets the newest text win', async () => {
    const store = new RefereeStore();
    const first = store.read(THREE.repeat(20));
    await store.read('  ');
    await first;
    expect(store.reading.value).toMatchObject({ share: 1, hands: [], stray: [], fixed: null });
  });
});
