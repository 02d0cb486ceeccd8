import type { CaseQuestion } from '../conformance/conformance-case.ts';
import type { BettingEnd } from './betting.ts';
import type { Breaks } from './mistakes.ts';

/** A pot by seat. */
export interface SeatPot {
  amount: number;
  readonly eligible: readonly number[];
}

export interface CutPots {
  readonly pots: readonly SeatPot[];
  /** RET-1: null where everything was called. */
  readonly returned: { readonly seat: number; readonly amount: number } | null;
}

/** Takes the pots out of the totals from the lowest level up, with one rule broken or none. */
export function cutPots(
  { table, hole }: CaseQuestion,
  { live, antes, folded, liveBefore, playing }: BettingEnd,
  breaks: Breaks,
): CutPots {
  // POST-5: an ante from everybody counts towards the levels.
  const isMatched =
    table.ante.type === 'all'
      ? !breaks('antes-to-the-main-pot') && !breaks('big-blind-posts-dead-ante')
      : breaks('ante-in-the-levels');
  const withAntes = (bets: readonly number[]): number[] =>
    bets.map((chips, seat) => chips + (isMatched ? antes[seat]! : 0));
  const totals = withAntes(live);
  const dead = isMatched ? 0 : sum(antes);
  const still = [...totals.keys()].filter((seat) => !folded[seat]);
  const over = uncalled(totals, folded, breaks);
  const returned = over && !breaks('uncalled-kept') ? over : null;
  if (returned && !breaks('uncalled-returned-twice')) totals[returned.seat]! -= returned.amount;
  if (still.length > 1) loseFoldedChips(totals, folded, breaks);
  const aside = setAside(totals, folded, breaks);
  const isAlone = still.length === 1 && !breaks('fold-out-in-layers');
  const out = withAllInsOut(folded, playing, breaks);
  const potsOf = (chips: readonly number[]): SeatPot[] =>
    isAlone ? [{ amount: sum(chips), eligible: still }] : layers(chips, out, breaks);
  const isByStreet = liveBefore.length > 0 && breaks('pots-of-every-street');
  const pots = isByStreet
    ? byStreet(totals, [...liveBefore, live].map(withAntes)).flatMap(potsOf)
    : potsOf(totals);
  pots[0]!.amount += aside;
  if (pots.length > 2 && breaks('one-side-pot')) mergeSidePots(pots);
  if (dead !== 0 && !breaks('dead-money-lost')) addDead(pots, dead, totals, still, breaks);
  const shown = pots.filter(({ amount }) => amount > 0);
  return {
    pots: shown.map((pot) => withoutUnknown(pot, table, hole, breaks)),
    returned: returned && breaks('uncalled-lost') ? null : returned,
  };
}

/** POT-2, broken: whoever was all-in before the last street counts as out, where others play on. */
function withAllInsOut(
  folded: readonly boolean[],
  playing: readonly boolean[],
  breaks: Breaks,
): readonly boolean[] {
  const still = playing.filter((_, seat) => !folded[seat]);
  const areBoth = still.includes(true) && still.includes(false);
  if (!areBoth || !breaks('all-in-players-dropped')) return folded;
  return folded.map((isOut, seat) => isOut || !playing[seat]);
}

/** POT-4, broken: what each street adds to the totals, from the totals at its end. */
function byStreet(
  totals: readonly number[],
  ends: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const upTo = (street: number): readonly number[] =>
    totals.map((total, seat) => Math.min(total, ends[street]?.[seat] ?? 0));
  return ends.map((_, street) => {
    const before = upTo(street - 1);
    return upTo(street).map((chips, seat) => chips - before[seat]!);
  });
}

/** POT-7: tenths of a percent are dealt out until none is left, or each share is rounded alone. */
export function percentagesOf(pots: readonly SeatPot[], breaks: Breaks): readonly number[] {
  const total = sum(pots.map(({ amount }) => amount));
  const exact = pots.map(({ amount }) => (1000 * amount) / total);
  if (breaks('percentages-rounded-alone')) return exact.map((share) => Math.round(share) / 10);
  const tenths = exact.map(Math.floor);
  // 1,000 times what a pot lost by cutting, without fractions.
  const lost = pots.map(
    ({ amount }, i) => BigInt(amount) * 1000n - BigInt(tenths[i]!) * BigInt(total),
  );
  for (let left = 1000 - sum(tenths); left > 0; left--) {
    let most = 0;
    for (const i of lost.keys()) if (lost[i]! > lost[most]!) most = i;
    tenths[most]!++;
    lost[most] = -1n;
  }
  return tenths.map((share) => share / 10);
}

/** POT-1, broken: folded chips are taken out of the layers; what goes to the main pot. */
function setAside(totals: number[], folded: readonly boolean[], breaks: Breaks): number {
  const aside = sum(totals.filter((_, seat) => folded[seat]));
  if (aside === 0) return 0;
  const isLost = breaks('no-folded-chips');
  if (!isLost && !breaks('folded-chips-to-the-main-pot')) return 0;
  for (const seat of totals.keys()) if (folded[seat]) totals[seat] = 0;
  return isLost ? 0 : aside;
}

/** POT-1, broken: who can win the first side pot can win them all. */
function mergeSidePots(pots: SeatPot[]): void {
  const [, side, ...others] = pots;
  if (!side) return;
  side.amount += sum(others.map(({ amount }) => amount));
  pots.length = 2;
}

function sum(amounts: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < amounts.length; i++) all += amounts[i]!;
  return all;
}

/** RET-1: the top of the highest total, if its owner is still in. */
function uncalled(
  totals: readonly number[],
  folded: readonly boolean[],
  breaks: Breaks,
): CutPots['returned'] {
  const top = Math.max(...totals);
  const seat = totals.indexOf(top);
  if (folded[seat]) return null;
  const second = Math.max(0, ...totals.filter((_, other) => other !== seat));
  const live = Math.max(0, ...totals.filter((_, other) => other !== seat && !folded[other]));
  const amount = top - (live < second && breaks('uncalled-by-live-totals') ? live : second);
  return amount === 0 ? null : { seat, amount };
}

/** POT-5, broken: only what the second highest player still in has put in is counted. */
function loseFoldedChips(totals: number[], folded: readonly boolean[], breaks: Breaks): void {
  const matched = totals.filter((_, seat) => !folded[seat]).sort((a, b) => b - a)[1] ?? 0;
  for (const seat of totals.keys()) {
    const isAbove = folded[seat] && totals[seat]! > matched;
    if (isAbove && breaks('folded-chips-lost')) totals[seat] = matched;
  }
}

/** POT-1, POT-2: one pot for each level, from below. */
function layers(totals: readonly number[], folded: readonly boolean[], breaks: Breaks): SeatPot[] {
  const isFoldOut = folded.filter((isOut) => !isOut).length === 1;
  const cutsAtFolded = isFoldOut ? 'fold-out-in-layers' : 'levels-of-folded-players';
  const isLevel = (total: number, seat: number): boolean =>
    !folded[seat] || (total > 0 && breaks(cutsAtFolded));
  const levels = [...new Set(totals.filter(isLevel))].sort((a, b) => a - b);
  const top = levels[levels.length - 1]!;
  const isOnePot = levels.length > 1 && breaks('one-pot');
  const cuts = isOnePot ? [top] : levels;
  const pots: SeatPot[] = [];
  let below = 0;
  for (const level of cuts) {
    const eligible: number[] = [];
    let amount = 0;
    for (let seat = 0; seat < totals.length; seat++) {
      const total = totals[seat]!;
      amount += Math.min(total, level) - Math.min(total, below);
      const hasPaid = total > below && folded[seat] && breaks('folded-eligible-for-parts');
      if (total < level && !isOnePot && !hasPaid) continue;
      const isIn = !folded[seat] || hasPaid || (total > 0 && breaks('folded-players-eligible'));
      if (isIn) eligible.push(seat);
    }
    const last = pots[pots.length - 1];
    // What one player alone has in is what nobody called.
    const isKept = eligible.length === 1 && breaks('uncalled-kept');
    if (last && (isKept || eligible.length === 0)) last.amount += amount;
    else pots.push({ amount, eligible });
    below = level;
  }
  // POT-5: folded chips above every total.
  pots[pots.length - 1]!.amount += sum(totals.map((total) => Math.max(0, total - below)));
  return pots;
}

/** POT-3: dead money belongs to the first pot, which everybody still in can win. */
function addDead(
  pots: SeatPot[],
  dead: number,
  totals: readonly number[],
  still: readonly number[],
  breaks: Breaks,
): void {
  // The first pot is empty where somebody has no live chips: it is the dead money alone.
  const hasAnteOnly = still.some((seat) => totals[seat] === 0);
  if (hasAnteOnly && pots.length > 1 && breaks('ante-alone-wins-nothing')) pots.shift();
  const takes = pots.length > 1 && breaks('dead-money-to-the-last-pot') ? pots.length - 1 : 0;
  pots[takes]!.amount += dead;
  if (pots.length > 1 && breaks('ante-in-every-pot')) {
    for (const pot of pots.slice(1)) pot.amount += dead;
  }
}

/** WIN-4, broken: whoever showed nothing counts as out, as long as somebody showed something. */
function withoutUnknown(
  pot: SeatPot,
  { seats }: CaseQuestion['table'],
  hole: CaseQuestion['hole'],
  breaks: Breaks,
): SeatPot {
  const known = pot.eligible.filter((seat) => hole[seats[seat]!.name] !== undefined);
  const isMixed = known.length > 0 && known.length < pot.eligible.length;
  return isMixed && breaks('unknown-cards-dropped') ? { ...pot, eligible: known } : pot;
}
