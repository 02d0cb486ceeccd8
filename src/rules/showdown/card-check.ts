import type { Card } from '../cards/card.ts';
import type { FullOutcome } from './outcome.ts';

/** WIN-5: the first card that stands in two places; null if every card is there once. */
export function repeatedCard({ boards, holes }: FullOutcome): Card | null {
  const seen = new Set<Card>();
  const [first = [], second] = boards;
  const shared = second ? second.findIndex((card, i) => card !== first[i]) : 0;
  const cards = [...first, ...(second?.slice(shared) ?? [])];
  for (const hole of holes) if (typeof hole === 'object' && hole) cards.push(hole[0], hole[1]);
  for (const card of cards) {
    if (seen.has(card)) return card;
    seen.add(card);
  }
  return null;
}
