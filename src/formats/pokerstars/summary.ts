import type { Span } from '../../kernel/index.ts';
import type { Claims } from '../read-hand.ts';
import type { TableLog } from '../table-log/index.ts';
import { bracketed, readCards } from './cards.ts';
import { amountIn } from './money.ts';

/** The pots a summary states. */
export interface SummedPots {
  readonly total: number | null;
  /** Main pot first; null if only the total is there. */
  readonly pots: readonly number[] | null;
  readonly rake: number | null;
  readonly at: Span;
}

/** `Total pot 105500 Main pot 39000. Side pot-1 19500. | Rake 0` */
export function readTotalPot(line: string, decimals: number, at: Span): SummedPots {
  const after = (words: RegExp): number[] =>
    [...line.matchAll(words)]
      .map((found) => amountIn(found[1]!.replace(/\.$/, ''), decimals))
      .filter((amount) => amount >= 0);
  const pots = after(/(?:Main|Side) pot(?:-\d+)? ([^\s|]+)/g);
  return {
    total: after(/^Total pot ([^\s|]+)/g)[0] ?? null,
    pots: pots.length > 0 ? pots : null,
    rake: after(/\| Rake ([^\s|]+)/g)[0] ?? null,
    at,
  };
}

/** `Seat 3: Ada (big blind) mucked [Kd Qc]`: who took part, who had the blinds, late cards. */
export function readSummedSeat(log: TableLog, name: string, rest: string, at: Span): void {
  log.listed.add(name);
  if (rest.includes('(small blind)')) log.called.sb = name;
  if (rest.includes('(big blind)')) log.called.bb = name;
  const told = /\b(showed|mucked) \[/.exec(rest);
  if (!told || (log.dealt.has(name) && told[1] === 'mucked')) return;
  const known = log.shown.get(name);
  if (told[1] === 'showed' && known && known.hole !== 'mucks') return;
  const inside = bracketed(rest, rest.indexOf(']', told.index));
  const cards = inside === null ? null : readCards(log, inside, at);
  const [first, second] = cards ?? [];
  if (cards?.length !== 2 || first === undefined || second === undefined) return;
  const line = { name, at, hole: [first, second] as const, holeAt: at };
  if (told[1] === 'showed') log.show(line);
  else {
    log.deal(line);
    if (!known) log.show({ ...line, hole: 'mucks' });
  }
}

/** What the file says came out. */
export function claimsOf(
  collected: TableLog['collected'],
  uncalled: (NonNullable<Claims['uncalled']> & { readonly at: Span }) | null,
  summed: SummedPots | null,
): Claims {
  const winnings = new Map<string, number>();
  const winners = new Map<string, Span>();
  for (const { name, amount, at } of collected) {
    winnings.set(name, (winnings.get(name) ?? 0) + amount);
    if (!winners.has(name)) winners.set(name, at);
  }
  const { total = null, rake = null } = summed ?? {};
  return {
    finishing: null,
    winnings: winnings.size > 0 ? winnings : null,
    pots: summed && potsBeforeRake(summed),
    totalPot: total,
    uncalled: uncalled && { name: uncalled.name, amount: uncalled.amount },
    rake,
    places: {
      finishing: null,
      winnings: collected[0]?.at ?? null,
      winners,
      pots: summed?.at ?? null,
      uncalled: uncalled?.at ?? null,
    },
  };
}

/** The total is before rake, the pots are after it: which pot paid it is not said. */
function potsBeforeRake({ total, pots, rake }: SummedPots): readonly number[] | null {
  if (!pots) return total === null ? null : [total];
  const sum = pots.reduce((all, pot) => all + pot, 0);
  const isAfterRake = rake !== null && rake > 0 && total !== null && sum + rake === total;
  return isAfterRake ? null : pots;
}
