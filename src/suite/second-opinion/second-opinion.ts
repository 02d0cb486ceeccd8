import { figure } from '../../kernel/index.ts';
import type { HandRecord } from '../../record/index.ts';
import { houseRules } from '../../rules/index.ts';
import { isStillIn, keepLedger, type LedgerAccount } from './ledger.ts';
import { payPots, type SecondPayout } from './pay-pots.ts';
import { type LayeredPot, layerPots, type MatchedStake, unmatched } from './pot-layers.ts';
import { type NextChair, nextChairs, type SeatRing, seatRingOf, titlesOf } from './seat-ring.ts';

/** A finished hand settled without the engine: what `settle --json` says, by another method. */
export interface SecondOpinion {
  readonly totalPot: number;
  readonly returned: readonly { readonly name: string; readonly amount: number }[];
  readonly pots: readonly SecondPot[];
  readonly players: readonly SecondPlayer[];
  /** NEXT-6: null with one player left. */
  readonly next: readonly NextChair[] | null;
}

interface SecondPot {
  readonly name: string;
  readonly amount: number;
  readonly percentage: number;
  readonly level: number;
  readonly eligible: readonly string[];
  readonly excluded: readonly { readonly name: string; readonly reason: string }[];
  readonly winners: SecondPayout;
}

interface SecondPlayer extends Pick<LedgerAccount, 'name' | 'start' | 'live' | 'ante'> {
  readonly position: string | null;
  readonly contributed: number;
  readonly final: number;
  readonly won: number;
  readonly new: number;
  readonly maxWin: number;
  readonly allIn: LedgerAccount['allIn'];
  readonly folded: LedgerAccount['folded'];
}

/** null where nobody can tell yet: no table, no blinds, or a pot whose winner is open. */
export function secondOpinion(record: HandRecord): SecondOpinion | null {
  const ring = seatRingOf(record.players);
  if (!ring || !record.blinds) return null;
  const rules = houseRules(record.rules);
  const accounts = keepLedger(record, ring, record.blinds, rules);
  const isAnteMatched = rules.anteType === 'all';
  // POST-5: an ante from everybody counts towards the levels; the BB's lies apart
  const stakes: MatchedStake[] = accounts.map((account) => ({
    matched: account.live + (isAnteMatched ? account.ante : 0),
    isIn: isStillIn(account),
  }));
  const back = rules.uncalled === 'return' ? unmatched(stakes) : null;
  if (back) {
    const matched = stakes[back.place]!.matched - back.amount;
    stakes[back.place] = { matched, isIn: true };
  }
  const dead = isAnteMatched ? 0 : accounts.reduce((sum, { ante }) => sum + ante, 0);
  const layered = layerPots(stakes, dead);
  const muckers = accounts.filter(({ mucked }) => mucked).map(({ name }) => name);
  const shares = payPots(layered, ring, rules.oddChip, record, muckers);
  if (!shares) return null;

  const pots = describePots(layered, accounts, stakes, shares);
  const players = accountFor(accounts, ring, pots, back);
  return {
    totalPot: pots.reduce((sum, pot) => sum + pot.amount, 0),
    returned: back ? [{ name: accounts[back.place]!.name, amount: back.amount }] : [],
    pots,
    players,
    next: nextChairs(ring, new Map(players.map((one) => [one.name, one.new])), rules.button),
  };
}

function describePots(
  layered: readonly LayeredPot[],
  accounts: readonly LedgerAccount[],
  stakes: readonly MatchedStake[],
  shares: readonly SecondPayout[],
): readonly SecondPot[] {
  const tenths = tenthsOf(layered.map((pot) => pot.amount));
  return layered.map(({ amount, level, members }, i): SecondPot => {
    const excluded: { name: string; reason: string }[] = [];
    for (let place = 0; place < accounts.length; place++) {
      const account = accounts[place]!;
      if (account.start === 0 || members.includes(place)) continue;
      excluded.push({ name: account.name, reason: reasonFor(account, stakes[place]!.matched) });
    }
    return {
      name: i === 0 ? 'Main Pot' : `Side Pot ${i}`,
      amount,
      percentage: tenths[i]! / 10,
      level,
      eligible: members.map((place) => accounts[place]!.name),
      excluded,
      winners: shares[i]!,
    };
  });
}

/** *Result of a hand*: what everybody put in, has left, wins and takes to the next hand. */
function accountFor(
  accounts: readonly LedgerAccount[],
  ring: SeatRing,
  pots: readonly SecondPot[],
  back: { readonly place: number; readonly amount: number } | null,
): readonly SecondPlayer[] {
  const titles = titlesOf(ring);
  const won = accounts.map(() => 0);
  const maxWin = accounts.map(() => 0);
  const places = new Map(accounts.map(({ name }, place) => [name, place]));
  for (const { amount, eligible, winners } of pots) {
    for (const name of eligible) maxWin[places.get(name)!]! += amount;
    for (const share of winners) won[places.get(share.name)!]! += share.amount;
  }
  return accounts.map(({ name, start, live, ante, allIn, folded }, place): SecondPlayer => {
    const contributed = live + ante - (back?.place === place ? back.amount : 0);
    return {
      name,
      position: titles[place]!,
      start,
      live,
      ante,
      contributed,
      final: start - contributed,
      won: won[place]!,
      new: start - contributed + won[place]!,
      maxWin: maxWin[place]!,
      allIn,
      folded,
    };
  });
}

/** POT-9 */
const reasonFor = ({ folded }: LedgerAccount, matched: number): string => {
  if (folded === null) return `capped at ${figure(matched)}`;
  return folded === 'preflop' ? 'folded preflop' : `folded on the ${folded}`;
};

/**
 * POT-7 from above: every share is first rounded up to a tenth of a percent; what is then too much
 * is taken back where the least was missing, of equals from the later pot.
 */
export function tenthsOf(amounts: readonly number[]): readonly number[] {
  const whole = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (whole === 0n) return amounts.map(() => 0);
  const parts = amounts.map((amount, place) => {
    const exact = BigInt(amount) * 1000n;
    const over = exact % whole;
    return { place, tenths: Number(exact / whole) + (over > 0n ? 1 : 0), over };
  });
  let tooMuch = parts.reduce((sum, part) => sum + part.tenths, 0) - 1000;
  const givers = parts
    .filter((part) => part.over > 0n)
    .sort((a, b) => (a.over === b.over ? b.place - a.place : a.over < b.over ? -1 : 1));
  for (const part of givers) if (tooMuch-- > 0) part.tenths--;
  return parts.map((part) => part.tenths);
}
