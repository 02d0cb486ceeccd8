import type { CaseQuestion } from '../conformance/conformance-case.ts';
import type { BettingEnd } from './betting.ts';
import type { MistakeId } from './mistakes.ts';

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
  { live, antes, folded }: BettingEnd,
  mistake: MistakeId | null,
): CutPots {
  // POST-5: an ante from everybody counts towards the levels.
  const isMatched =
    table.ante.type === 'all'
      ? mistake !== 'antes-to-the-main-pot'
      : mistake === 'ante-in-the-levels';
  const totals = live.map((chips, seat) => chips + (isMatched ? antes[seat]! : 0));
  const dead = isMatched ? 0 : sum(antes);
  const still = [...totals.keys()].filter((seat) => !folded[seat]);
  const returned = mistake === 'uncalled-kept' ? null : uncalled(totals, folded, mistake);
  if (returned) totals[returned.seat]! -= returned.amount;
  if (mistake === 'folded-chips-lost' && still.length > 1) loseFoldedChips(totals, folded);
  const aside = setAside(totals, folded, mistake);
  const isAlone = still.length === 1 && mistake !== 'fold-out-in-layers';
  const pots = isAlone
    ? [{ amount: sum(totals), eligible: still }]
    : layers(totals, folded, mistake);
  pots[0]!.amount += aside;
  if (mistake === 'one-side-pot') mergeSidePots(pots);
  if (mistake !== 'dead-money-lost') addDead(pots, dead, totals, still, mistake);
  const shown = pots.filter(({ amount }) => amount > 0);
  const back = mistake === 'uncalled-lost' ? null : returned;
  if (mistake !== 'unknown-cards-dropped') return { pots: shown, returned: back };
  return { pots: shown.map((pot) => withoutUnknown(pot, table, hole)), returned: back };
}

/** POT-7: tenths of a percent are dealt out until none is left, or each share is rounded alone. */
export function percentagesOf(
  pots: readonly SeatPot[],
  mistake: MistakeId | null,
): readonly number[] {
  const total = sum(pots.map(({ amount }) => amount));
  const exact = pots.map(({ amount }) => (1000 * amount) / total);
  if (mistake === 'percentages-rounded-alone') return exact.map((share) => Math.round(share) / 10);
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
function setAside(totals: number[], folded: readonly boolean[], mistake: MistakeId | null): number {
  if (mistake !== 'folded-chips-to-the-main-pot' && mistake !== 'no-folded-chips') return 0;
  let aside = 0;
  for (const seat of totals.keys()) {
    if (!folded[seat]) continue;
    aside += totals[seat]!;
    totals[seat] = 0;
  }
  return mistake === 'no-folded-chips' ? 0 : aside;
}

/** POT-1, broken: who can win the first side pot can win them all. */
function mergeSidePots(pots: SeatPot[]): void {
  const [, side, ...others] = pots;
  if (!side) return;
  side.amount += sum(others.map(({ amount }) => amount));
  pots.length = 2;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** RET-1: the top of the highest total, if its owner is still in. */
function uncalled(
  totals: readonly number[],
  folded: readonly boolean[],
  mistake: MistakeId | null,
): CutPots['returned'] {
  const top = Math.max(...totals);
  const seat = totals.indexOf(top);
  const isLiveOnly = mistake === 'uncalled-by-live-totals';
  const others = totals.filter((_, other) => other !== seat && !(isLiveOnly && folded[other]));
  const amount = top - Math.max(0, ...others);
  return folded[seat] || amount === 0 ? null : { seat, amount };
}

/** POT-5, broken: only what the second highest player still in has put in is counted. */
function loseFoldedChips(totals: number[], folded: readonly boolean[]): void {
  const matched = totals.filter((_, seat) => !folded[seat]).sort((a, b) => b - a)[1] ?? 0;
  for (const seat of totals.keys()) {
    if (folded[seat]) totals[seat] = Math.min(totals[seat]!, matched);
  }
}

/** POT-1, POT-2: one pot for each level, from below. */
function layers(
  totals: readonly number[],
  folded: readonly boolean[],
  mistake: MistakeId | null,
): SeatPot[] {
  const isFoldOut = folded.filter((isOut) => !isOut).length === 1;
  const cutsAtFolded = mistake === (isFoldOut ? 'fold-out-in-layers' : 'levels-of-folded-players');
  const isLevel = (total: number, seat: number): boolean =>
    !folded[seat] || (total > 0 && cutsAtFolded);
  const levels = [...new Set(totals.filter(isLevel))].sort((a, b) => a - b);
  const top = levels[levels.length - 1]!;
  const cuts = mistake === 'one-pot' ? [top] : levels;
  const pots: SeatPot[] = [];
  let below = 0;
  for (const level of cuts) {
    const amount = sum(totals.map((total) => Math.min(total, level) - Math.min(total, below)));
    const isIn = (seat: number): boolean =>
      !folded[seat] || (mistake === 'folded-players-eligible' && totals[seat]! > 0);
    const reaches = (seat: number): boolean => mistake === 'one-pot' || totals[seat]! >= level;
    const eligible = [...totals.keys()].filter((seat) => isIn(seat) && reaches(seat));
    const last = pots[pots.length - 1];
    // What one player alone has in is what nobody called.
    const isKept = mistake === 'uncalled-kept' && eligible.length === 1;
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
  mistake: MistakeId | null,
): void {
  if (dead === 0) return;
  // The first pot is empty where somebody has no live chips: it is the dead money alone.
  const hasAnteOnly = still.some((seat) => totals[seat] === 0);
  if (mistake === 'ante-alone-wins-nothing' && hasAnteOnly && pots.length > 1) pots.shift();
  const takes = mistake === 'dead-money-to-the-last-pot' ? pots.length - 1 : 0;
  pots[takes]!.amount += dead;
}

/** WIN-4, broken: whoever showed nothing counts as out, as long as somebody showed something. */
function withoutUnknown(
  pot: SeatPot,
  { seats }: CaseQuestion['table'],
  hole: CaseQuestion['hole'],
): SeatPot {
  const known = pot.eligible.filter((seat) => hole[seats[seat]!.name] !== undefined);
  return known.length > 0 && pot.eligible.length > 1 ? { ...pot, eligible: known } : pot;
}
