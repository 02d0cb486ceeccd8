export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;

export type Street = (typeof STREETS)[number];

/** WIN-5: how many board cards each street brings. */
export const BOARD_CARDS: Readonly<Record<Street, number>> = {
  preflop: 0,
  flop: 3,
  turn: 1,
  river: 1,
};

/** WIN-5: how many board cards are out on each street. */
export const BOARD_SIZES: Readonly<Record<Street, number>> = {
  preflop: 0,
  flop: 3,
  turn: 4,
  river: 5,
};
