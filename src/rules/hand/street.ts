export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;

export type Street = (typeof STREETS)[number];

/** WIN-5: how many board cards each street brings. */
export const BOARD_CARDS: Readonly<Record<Street, number>> = {
  preflop: 0,
  flop: 3,
  turn: 1,
  river: 1,
};
