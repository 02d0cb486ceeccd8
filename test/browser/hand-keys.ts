import { writeHand } from '../../src/formats/index.ts';
import type { HandRecord } from '../../src/record/index.ts';
import { type Card, cardText } from '../../src/rules/index.ts';

/** Cards as fingers type them: `ah`. */
const typedCards = (cards: readonly Card[]): string =>
  cards
    .map(cardText)
    .join('')
    .replace(/[♠♥♦♣]/g, (suit) => 'shdc'['♠♥♦♣'.indexOf(suit)]!)
    .toLowerCase();

/** The keys for a hand whose set-up stands there: hole cards first, then the action. */
export function keysFor(record: HandRecord): readonly string[] {
  const keys: string[] = [];
  const known = [...record.cards, ...record.showdown];
  if (known.some(({ hole }) => typeof hole !== 'string')) {
    keys.push('o');
    for (const { name, stack } of record.players) {
      if (stack === 0) continue;
      const hole = known.find((line) => line.name === name)?.hole ?? 'unknown';
      if (typeof hole === 'string') keys.push('Tab');
      else keys.push(...typedCards(hole));
    }
    // The last field leads back to the table by itself only if it was filled.
    if (keys.at(-1) === 'Tab') keys.push('Escape');
  }
  for (const { board, actions } of record.sections) {
    if (board) keys.push('d', ...typedCards(board));
    for (const { verb, to } of actions) {
      if (verb === 'fold') keys.push('f');
      else if (verb === 'check' || verb === 'call') keys.push('c');
      else if (verb === 'all-in') keys.push('a');
      else keys.push(...String(to), 'Enter');
    }
  }
  return keys;
}

/** A hand's text up to its players. */
export const setUpOf = (record: HandRecord): string =>
  writeHand({
    ...record,
    startedAt: null,
    endedAt: null,
    cards: [],
    sections: [],
    showdown: [],
    winners: [],
    ranking: null,
    winner: null,
    result: null,
    between: null,
  });
