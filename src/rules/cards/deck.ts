import type { Card } from './card.ts';

/** All 52 cards, from 2♣ to A♠. */
export const DECK: readonly Card[] = /* @__PURE__ */ Array.from(
  { length: 52 },
  (_, c) => c as Card,
);
