import { figure } from '../../kernel/figures.ts';
import type { HouseRules } from '../table/house-rules.ts';
import type { CutPot } from './cut-pots.ts';
import type { Stake } from './stakes.ts';

/** Why somebody dealt in cannot win a pot. */
export interface Exclusion {
  readonly player: number;
  /** Folded, or in for no more than this total. */
  readonly because: { readonly kind: 'folded' } | { readonly kind: 'capped'; readonly at: number };
}

export interface Explanation {
  readonly calculation: string;
  readonly excluded: readonly Exclusion[];
}

/** POT-9: a pot's arithmetic in words and who is left out of it. */
export function explain(
  stakes: readonly Stake[],
  pot: CutPot,
  anteType: HouseRules['anteType'],
): Explanation {
  const { eligible } = pot;
  const excluded: Exclusion[] = [];
  let next = 0;
  for (let player = 0; player < stakes.length; player++) {
    const { folded, matched } = stakes[player]!;
    if (eligible[next] === player) next++;
    else
      excluded.push({
        player,
        because: folded ? { kind: 'folded' } : { kind: 'capped', at: matched },
      });
  }
  return { excluded, calculation: calculation(stakes, pot, anteType) };
}

function calculation(
  stakes: readonly Stake[],
  pot: CutPot,
  anteType: HouseRules['anteType'],
): string {
  const { layer, eligible } = pot;
  const { from, level } = layer;
  if (eligible.length === 1 && isLastOne(stakes, eligible[0]!)) {
    return `${stakes[eligible[0]!]!.name} wins ${figure(layer.amount)} (everyone folded)`;
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
    const part = (folded && layer.isTop ? matched : Math.min(matched, level)) - from;
    if (part <= 0) continue;
    if (folded) sum = plus(sum, `${figure(part)} (${name}, folded)`);
    else if (open && matched < level) sum = plus(sum, `${figure(part)} (${name} so far)`);
  }
  if (layer.dead > 0) sum = withDeadMoney(sum, layer.dead, stakes);
  return `${sum} = ${figure(layer.amount)}`;
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
