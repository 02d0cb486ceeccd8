import { expect, describe as group, test } from 'vitest';
import { Bug } from '../../kernel/invariant.ts';
import { readCard } from './card.ts';
import { category, describeHand } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { CATEGORIES, type Strength } from './strength.ts';

const cards = (text: string) => text.split(' ').map((word) => readCard(word)!);

group('hands by name', () => {
  test.each([
    ['As Ks Qs Js Ts', 'royal flush', 'straight flush'],
    ['Ah Kh Qh Jh Th 9h 8h', 'royal flush', 'straight flush'],
    ['9c 8c 7c 6c 5c Ah Ad', 'straight flush, nine high', 'straight flush'],
    ['Ad 2d 3d 4d 5d', 'straight flush, five high', 'straight flush'],
    ['7c 7d 7h 7s Ah Kd', 'four of a kind, sevens', 'four of a kind'],
    ['Kc Kd Kh 7s 7h 2c 3d', 'full house, kings over sevens', 'full house'],
    ['6c 6d 6h 2s 2h', 'full house, sixes over twos', 'full house'],
    ['Ac Jc 9c 5c 2c Kd Kh', 'flush, ace high', 'flush'],
    ['Ts Jh Qc Kd Ah', 'straight, ace high', 'straight'],
    ['Ah 2c 3d 4s 5h Kd Kc', 'straight, five high', 'straight'],
    ['6c 6d 6h Ks 2h', 'three of a kind, sixes', 'three of a kind'],
    ['Kc Kd 7h 7s 6h 6c 2d', 'two pair, kings and sevens', 'two pair'],
    ['Ac Ad 9h 7s 5h 3c 2d', 'pair of aces', 'pair'],
    ['6c 6d 9h 7s 2h', 'pair of sixes', 'pair'],
    ['Ac Jd 9h 7s 5h 3c 2d', 'ace high', 'high card'],
    ['7c 5d 4h 3s 2c', 'seven high', 'high card'],
  ])('%s is called "%s"', (text, name, kind) => {
    const strength = evaluate(cards(text));
    expect(describeHand(cards(text))).toBe(name);
    expect(describeHand(strength)).toBe(name);
    expect(category(strength)).toBe(kind);
  });

  test('every strength has a name, and categories only rise', () => {
    let before = 0;
    const names = new Set<string>();
    for (let strength = 1; strength <= 7462; strength++) {
      names.add(describeHand(strength as Strength));
      const now = CATEGORIES.indexOf(category(strength as Strength));
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBe(CATEGORIES.length - 1);
    // 8 high cards (7 to A), 13 pairs, 78 two pairs, 13, 10 straights, 8 flushes, 156, 13, 10.
    expect(names.size).toBe(8 + 13 + 78 + 13 + 10 + 8 + 156 + 13 + 10);
  });

  test.each([0, 7463, 1.5])('%d is not the strength of a hand', (strength) => {
    expect(() => describeHand(strength as Strength)).toThrow(Bug);
  });
});
