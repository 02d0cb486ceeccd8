import type { Street } from '../../rules/hand/street.ts';

/** One player's money over a hand: every chip he started with is in exactly one of the piles. */
export interface Purse {
  readonly name: string;
  readonly start: number;
  behind: number;
  /** In front of him on this street; part of `live`. */
  front: number;
  /** Bets and blinds of the whole hand. */
  live: number;
  ante: number;
  folded: Street | null;
  /** ACT-8: folded when there was nothing left to decide; still in, but wins no contested pot. */
  mucked: boolean;
  allIn: Street | null;
}

export const newPurse = (name: string, start: number): Purse => ({
  name,
  start,
  behind: start,
  front: 0,
  live: 0,
  ante: 0,
  folded: null,
  mucked: false,
  allIn: null,
});

/** Was dealt in and has not folded. */
export const isStillIn = ({ start, folded }: Purse): boolean => start > 0 && folded === null;

export const canStillBet = (purse: Purse): boolean => isStillIn(purse) && purse.behind > 0;

/** CHIP-3: puts in a blind or a bet, at most what there is. */
export function putIn(purse: Purse, chips: number, street: Street): void {
  const given = Math.min(chips, purse.behind);
  if (given <= 0) return;
  purse.behind -= given;
  purse.front += given;
  purse.live += given;
  if (purse.behind === 0) purse.allIn = street;
}

/** POST-2: an ante is no part of any bet. */
export function putAnte(purse: Purse, chips: number): void {
  const given = Math.min(chips, purse.behind);
  if (given <= 0) return;
  purse.behind -= given;
  purse.ante += given;
  if (purse.behind === 0) purse.allIn = 'preflop';
}
