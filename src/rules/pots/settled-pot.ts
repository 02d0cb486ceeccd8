import { figure } from '../../kernel/index.ts';
import { type Chips, isChips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { type Pot, type PotChips, type Pots, potName } from './pot.ts';
import type { Stake } from './stakes.ts';

/** The two ways to name a player: the place in the list of stakes (at a table: the seat), or the name. */
interface Player {
  readonly seat: number;
  readonly name: string;
}

/** A pot with everything there is to say about it, and who won it. */
export interface SettledPot<By extends keyof Player = 'seat'> {
  /** POT-4: `Main Pot`, then `Side Pot 1`, … */
  readonly name: string;
  readonly amount: Chips;
  /** POT-7 */
  readonly percentage: number;
  /** The total a player must reach to win it. */
  readonly level: Chips;
  readonly eligible: readonly Player[By][];
  /** Everyone dealt in who cannot win it, and why. */
  readonly excluded: readonly (Pick<Player, By> & { readonly reason: string })[];
  /** POT-9: the arithmetic. */
  readonly calculation: string;
  /** Empty while the winners are open. */
  readonly winners: readonly (Pick<Player, By> & { readonly amount: Chips })[];
}

/** Pots put into words; nobody has won them yet. */
export function explainPots(
  { stakes, pots }: Pots,
  anteType: HouseRules['anteType'],
  foldedText?: (seat: number) => string,
): readonly SettledPot[] {
  const shares = percentages(pots.map((pot) => pot.amount));
  return pots.map(
    (pot, i): SettledPot => ({
      name: potName(i),
      amount: pot.amount,
      percentage: shares[i]!,
      level: pot.level,
      eligible: pot.eligible,
      excluded: excludedFrom(pot, stakes, foldedText),
      calculation: calculation(pot, stakes, anteType),
      winners: NOBODY,
    }),
  );
}

const NOBODY: SettledPot['winners'] = [];

/** POT-9: everyone who cannot win a pot, and why. */
function excludedFrom(
  { eligible }: Pot,
  stakes: readonly Stake[],
  foldedText?: (seat: number) => string,
): SettledPot['excluded'] {
  const excluded: { seat: number; reason: string }[] = [];
  let next = 0;
  for (let seat = 0; seat < stakes.length; seat++) {
    if (eligible[next] === seat) next++;
    else {
      const stake = stakes[seat]!;
      const reason = stake.folded && foldedText ? foldedText(seat) : whyExcluded(stake);
      excluded.push({ seat, reason });
    }
  }
  return excluded;
}

/** POT-9: who cannot win a pot has folded, or is in for no more than this total. */
export const whyExcluded = (stake: Stake): string =>
  stake.folded ? 'folded' : `capped at ${figure(stake.matched)}`;

/** POT-9: a pot's arithmetic in words. */
export function calculation(
  pot: PotChips,
  stakes: readonly Stake[],
  anteType: HouseRules['anteType'],
): string {
  const { amount, from, level, dead } = pot;
  let left = 0;
  let last = '';
  let full = 0;
  let sum = '';
  let ante: number = dead;
  let posts = '';
  for (const { name, matched, folded, open, posted } of stakes) {
    if (!folded) {
      left++;
      last = name;
    }
    // Folded chips (POT-2), those above every level included (POT-5), and what is not matched yet.
    const part = (folded && pot.isTop ? matched : Math.min(matched, level)) - from;
    if (!folded && matched >= level) full++;
    else if (part > 0 && (folded || open)) {
      sum += ` + ${figure(part)} (${name}${folded ? ', folded' : ' so far'})`;
    }
    // POT-3: dead money is the ante, and what late players posted besides.
    if (dead > 0 && posted > 0) {
      ante -= posted;
      posts += ` + ${figure(posted)} (${name}, dead post)`;
    }
  }
  if (left === 1) return `${last} wins ${figure(amount)} (everyone folded)`;
  if (full > 0 && level > from) {
    const note = anteType === 'all' ? ' (ante and bets)' : '';
    const height = from > 0 ? `(${figure(level)} − ${figure(from)})` : figure(level) + note;
    sum = ` + ${full} × ${height}${sum}`;
  }
  if (ante > 0) sum += ` + ${figure(ante)} (BB ante)`;
  return `${(sum + posts).slice(' + '.length)} = ${figure(amount)}`;
}

/**
 * POT-7: shares of the whole with one decimal that add up to exactly 100.0: the tenths left over
 * go to the largest remainders, ties to the earlier pot.
 */
export function percentages(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  if (whole === 0) return amounts.map(() => 0);
  let left = 1000;
  const parts = amounts.map((amount) => {
    const product = amount * 1000;
    // Exact also where the product is not.
    const remainder = isChips(product)
      ? product % whole
      : Number((BigInt(amount) * 1000n) % BigInt(whole));
    // Without the remainder it comes out even: rounding takes back what the product lost.
    const tenths = Math.round((product - remainder) / whole);
    left -= tenths;
    return { tenths, remainder };
  });
  const byRemainder = parts.toSorted((a, b) => b.remainder - a.remainder);
  for (const part of byRemainder.slice(0, left)) part.tenths++;
  return parts.map((part) => part.tenths / 10);
}
