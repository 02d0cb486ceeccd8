import { describe, expect, it } from 'vitest';
import { readTypedLevel } from '../../../tournament/index.ts';
import { readTypedRanking } from './declared.ts';
import { levelAfter, withLevel } from './next-hand.ts';
import { seatPlaces } from './table-view.ts';

describe('a level in one field', () => {
  it.each([
    ['5k/10k/10k', { sb: 5000, bb: 10000, ante: 10000 }],
    ['500 / 1000', { sb: 500, bb: 1000, ante: 0 }],
    ['500 1,000 1,000', { sb: 500, bb: 1000, ante: 1000 }],
    ['10k', null],
    ['10k/5k', null],
    ['a/b', null],
    ['', null],
  ])('CHIP-1 %s', (text, level) => {
    expect(readTypedLevel(text)).toEqual(level);
  });

  it('NEXT-1 keeps the ante, or the big blind as ante, where none is typed', () => {
    const before = { sb: 5000, bb: 10000, ante: 10000 };
    expect(levelAfter('6k/12k', before)).toEqual({ sb: 6000, bb: 12000, ante: 12000 });
    expect(levelAfter('6k/12k', { ...before, ante: 1000 })?.ante).toBe(1000);
    expect(levelAfter('6k/12k/0', before)?.ante).toBe(0);
  });

  it('changes nothing but the blinds', () => {
    const text =
      'Hand (3)\nstarted_at: HH:MM:SS ended_at: HH:MM:SS\nSB 1 BB 2\nStack Setup:\nA SB 9\nB BB 9\n';
    expect(withLevel(text, { sb: 2, bb: 4, ante: 4 })).toBe(
      text.replace('SB 1 BB 2', 'SB 2 BB 4 Ante 4'),
    );
  });
});

describe('who wins, as typed', () => {
  const names = ['Alice', 'Bob', 'Bo Derek', 'a>b'];
  it.each([
    ['alice', { kind: 'winner', name: 'Alice' }],
    ['bob > al', { kind: 'ranking', tiers: [['Bob'], ['Alice']] }],
    ['Bob=Alice', { kind: 'ranking', tiers: [['Bob', 'Alice']] }],
    ['a>b = Bob', { kind: 'ranking', tiers: [['a>b', 'Bob']] }],
    ['', { kind: 'nothing' }],
  ])('WIN-2 %s', (text, wanted) => {
    expect(readTypedRanking(text, names)).toEqual({ ok: true, telling: wanted });
  });

  it.each([
    ['bo', '"bo" fits nobody'],
    ['bob > ', 'A name is missing'],
    ['bob > bob', 'Bob is named twice.'],
  ])('says what is wrong with %s', (text, message) => {
    const reading = readTypedRanking(text, names);
    expect(reading.ok ? '' : reading.message).toContain(message);
  });
});

describe('places around the table', () => {
  it.each([2, 3, 6, 9, 10])('%i seats, clockwise from the bottom, none on another', (count) => {
    for (const [ratio, bend] of [
      [1.72, 0.7],
      [0.8, 0.5],
    ] as const) {
      const places = seatPlaces(count, ratio, bend);
      expect(places).toHaveLength(count);
      expect(places[0]).toEqual({ x: 50, y: 100 });
      // Clockwise: the next seat is on the left.
      if (count > 2) expect(places[1]!.x).toBeLessThan(50);
      const apart = places.flatMap((a, i) =>
        places.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
      );
      expect(Math.min(...apart)).toBeGreaterThan(17);
      // The two sides mirror each other.
      places.slice(1).forEach((place, i) => {
        const other = places[count - 1 - i]!;
        expect(place.x + other.x).toBeCloseTo(100, 1);
        expect(place.y).toBeCloseTo(other.y, 1);
      });
    }
  });
});
