import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Hand, STREETS } from '../../../rules/index.ts';
import type { PageState } from '../model/page-state.ts';
import { chipsInFront } from '../model/table-view.ts';

/** Bets on their way to the pot, by seat; 0 for nothing. */
type SweptBets = readonly number[];

const NOTHING: SweptBets = [];

/**
 * When a street ends its bets slide to the pot. They are pictures of bets that are in the pot
 * already: nothing waits for them, and whoever wants no motion gets none.
 */
export function useSweptBets(ui: PageState): {
  readonly bets: SweptBets;
  readonly end: () => void;
} {
  const bets = useSignal(NOTHING);
  const before = useRef<Shown | null>(null);
  useSignalEffect(() => {
    const now = shownNow(ui);
    const swept = before.current && now ? sweptBetween(before.current, now) : NOTHING;
    before.current = now;
    if (swept !== NOTHING || bets.peek() !== NOTHING) bets.value = swept;
  });
  return {
    bets: bets.value,
    end: () => {
      bets.value = NOTHING;
    },
  };
}

/** What has to be known of the moment before to see that a street has ended. */
interface Shown {
  readonly page: string;
  readonly hand: Hand;
}

function shownNow(ui: PageState): Shown | null {
  const { id, at } = ui.recorder.session.value;
  const hand = ui.recorder.shown.value;
  return hand && { page: `${id} ${at}`, hand };
}

function sweptBetween(before: Shown, now: Shown): SweptBets {
  // Where nobody was to act, the bets were in the pot already.
  if (before.page !== now.page || before.hand.turn === null || wantsNoMotion()) return NOTHING;
  const later = STREETS.indexOf(now.hand.street) - STREETS.indexOf(before.hand.street);
  // The last action of a street is in neither picture; what its players have is.
  if (later > 0) return minus(before.hand.streetStacks, now.hand.streetStacks);
  if (later < 0 || now.hand.turn !== null) return NOTHING;
  return minus(minus(now.hand.streetStacks, now.hand.stacks), chipsInFront(now.hand));
}

const minus = (a: readonly number[], b: readonly number[]): SweptBets =>
  a.map((chips, seat) => chips - (b[seat] ?? chips));

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
