import { figure } from '../../kernel/index.ts';
import type { Chips } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';
import { type Pot, type Pots, potName } from './pot.ts';
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

/** POT-9: who cannot win a pot: whoever folded, and whoever is in for no more than this total. */
export function excludedFrom(
  { eligible }: Pot,
  stakes: readonly Stake[],
  foldedText: (seat: number) => string = () => 'folded',
): SettledPot['excluded'] {
  const excluded: { seat: number; reason: string }[] = [];
  let next = 0;
  for (let seat = 0; seat < stakes.length; seat++) {
    if (eligible[next] === seat) {
      next++;
      continue;
    }
    const { folded, matched } = stakes[seat]!;
    const reason = folded ? foldedText(seat) : `capped at ${figure(matched)}`;
    excluded.push({ seat, reason });
  }
  return excluded;
}

/** POT-9: a pot's arithmetic in words. */
export function calculation(
  pot: Pot,
  stakes: readonly Stake[],
  anteType: HouseRules['anteType'],
): string {
  const { eligible, from, level } = pot;
  if (eligible.length === 1 && isLastOne(stakes, eligible[0]!)) {
    return `${stakes[eligible[0]!]!.name} wins ${figure(pot.amount)} (everyone folded)`;
  }
  let full = 0;
  for (const player of eligible) if (stakes[player]!.matched >= level) full++;
  let sum = '';
  if (full > 0 && level > from) {
    const height = from === 0 ? figure(level) : `(${figure(level)} − ${figure(from)})`;
    sum = `${full} × ${height}${anteType === 'all' && from === 0 ? ' (ante and bets)' : ''}`;
  }
  for (const { name, matched, folded, open } of stakes) {
    // Folded chips (POT-2), those above every level included (POT-5), and what is not matched yet.
    const part = (folded && pot.isTop ? matched : Math.min(matched, level)) - from;
    if (part <= 0) continue;
    if (folded) sum = plus(sum, `${figure(part)} (${name}, folded)`);
    else if (open && matched < level) sum = plus(sum, `${figure(part)} (${name} so far)`);
  }
  if (pot.dead > 0) sum = withDeadMoney(sum, pot.dead, stakes);
  return `${sum} = ${figure(pot.amount)}`;
}

/** POT-3: the ante, and what late players posted besides. */
function withDeadMoney(sum: string, dead: number, stakes: readonly Stake[]): string {
  let ante = dead;
  for (const { posted } of stakes) ante -= posted;
  let words = ante > 0 ? plus(sum, `${figure(ante)} (BB ante)`) : sum;
  for (const { name, posted } of stakes) {
    if (posted > 0) words = plus(words, `${figure(posted)} (${name}, dead post)`);
  }
  return words;
}

const plus = (sum: string, term: string): string => (sum === '' ? term : `${sum} + ${term}`);

/** Everybody else has folded. */
function isLastOne(stakes: readonly Stake[], player: number): boolean {
  for (let other = 0; other < stakes.length; other++) {
    if (other !== player && !stakes[other]!.folded) return false;
  }
  return true;
}

/**
 * POT-7: shares of the whole with one decimal that add up to exactly 100.0: the tenths left over
 * go to the largest remainders, ties to the earlier pot.
 */
export function percentages(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  if (whole === 0) return amounts.map(() => 0);
  const parts = amounts.map((amount) => tenthsOf(amount, whole));
  let left = 1000 - parts.reduce((sum, part) => sum + part.tenths, 0);
  const byRemainder = parts.toSorted((a, b) => b.remainder - a.remainder);
  for (const part of byRemainder) {
    if (left-- <= 0) break;
    part.tenths++;
  }
  return parts.map(({ tenths }) => tenths / 10);
}

/** Whole tenths of a percent and what is left, exact also where amount × 1000 is not. */
function tenthsOf(amount: number, whole: number): { tenths: number; remainder: number } {
  const product = amount * 1000;
  if (Number.isSafeInteger(product)) {
    return { tenths: Math.floor(product / whole), remainder: product % whole };
  }
  const exact = BigInt(amount) * 1000n;
  return { tenths: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
}
