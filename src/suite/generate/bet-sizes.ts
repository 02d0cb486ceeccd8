import { type Prng, pick } from '../../kernel/index.ts';
import type { Range } from '../../rules/index.ts';

/** What a bet depends on. */
export interface Spot {
  readonly isPreflop: boolean;
  /** How often the bet was raised on this street. */
  readonly raises: number;
  readonly price: number;
  readonly pot: number;
  readonly bb: number;
  readonly chip: number;
  /** The street is to be raised again and again, so it starts small. */
  readonly startsSmall: boolean;
  /** The most the bettor cares to have in on this street. */
  readonly most: number;
}

/** The chip an amount is rounded to: big bets are made with big chips. */
const chipFor = (amount: number, { bb, chip }: Spot): number =>
  amount >= 6 * bb ? chip * 5 : chip;

export function rounded(amount: number, spot: Spot): number {
  const chip = chipFor(amount, spot);
  return Math.max(chip, Math.round(amount / chip) * chip);
}

/** The street total of a bet or raise as people make them; null if there is no room for one. */
export function betSize(chance: Prng, range: Range, spot: Spot): number | null {
  const isOpen = spot.isPreflop && spot.raises === 0;
  const wished = isOpen ? openSize(chance, spot) : rounded(usual(chance, spot), spot);
  const most = Math.floor(spot.most / chipFor(spot.most, spot)) * chipFor(spot.most, spot);
  const least = Math.ceil(range.min / chipFor(range.min, spot)) * chipFor(range.min, spot);
  if (least > most) return null;
  const to = Math.min(Math.max(wished, least), most);
  return to < range.max ? to : null;
}

/** In tenths of what they are multiples of: opening, three-betting, betting again. */
const OPENS = [22, 22, 23, 25, 25, 25, 27, 30] as const;
const THREE_BETS = [28, 30, 30, 32] as const;
const FOUR_BETS = [21, 22, 23, 25] as const;
const RAISES = [22, 25, 25, 30] as const;

/** A third, half, two thirds and the whole of the pot, in twelfths. */
const BETS = [4, 4, 6, 6, 6, 8, 8, 12] as const;

/** 2.2 to 3 big blinds, also after rounding. */
export function openSize(chance: Prng, { bb, chip }: Pick<Spot, 'bb' | 'chip'>): number {
  const to = Math.round((bb * pick(chance, OPENS)) / 10 / chip) * chip;
  const least = Math.ceil((22 * bb) / (10 * chip)) * chip;
  return Math.min(Math.max(to, least), Math.floor((3 * bb) / chip) * chip);
}

function usual(chance: Prng, spot: Spot): number {
  const { isPreflop, raises, price, pot } = spot;
  if (!isPreflop) {
    if (raises === 0 && spot.startsSmall) return pot / 3;
    return raises === 0 ? (pot * pick(chance, BETS)) / 12 : (price * pick(chance, RAISES)) / 10;
  }
  return (price * pick(chance, raises === 1 ? THREE_BETS : FOUR_BETS)) / 10;
}
