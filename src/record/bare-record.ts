import {
  applyInPlace,
  type Betting,
  type Card,
  type ClaimedPost,
  dealInPlace,
  type HoleCards,
  houseRules,
  mayCheck,
  openBetting,
  orderedTable,
  type StatedRules,
} from '../rules/index.ts';
import { settledVerb } from './open-verbs.ts';

/** What an entry of a bare record does. */
export const BARE_KINDS = { fold: 0, callOrCheck: 1, raiseOrBet: 2, deal: 3 } as const;

/** A hand with more than that is not plainly fine. */
export const MOST_BARE_ACTIONS = 500;

/** Nor is one with more chips than that: V8 counts with small numbers only without boxing them. */
export const MOST_BARE_CHIPS = 2 ** 30;

/**
 * A hand as somebody wrote it, in bare numbers: seats instead of names, no places, nothing that is
 * seldom there. Everybody has chips and sits in order from the button: Dealer, SB, BB (heads-up SB,
 * BB). A reader fills one anew for every hand, so it holds until the next one is read.
 */
export class BareRecord {
  rules: StatedRules = {};
  sb = 0;
  bb = 0;
  ante = 0;
  /** By seat: what is posted besides antes and blinds. */
  posts: readonly ClaimedPost[] = [];
  /** By seat. */
  stacks: number[] = [];
  count = 0;
  readonly kinds: Uint8Array = new Uint8Array(MOST_BARE_ACTIONS);
  /** Whose entry it is; a deal is nobody's. */
  readonly seats: Uint8Array = new Uint8Array(MOST_BARE_ACTIONS);
  /** The street total of a bet or raise; of any other entry it says nothing. */
  readonly totals: Int32Array = new Int32Array(MOST_BARE_ACTIONS);
  /** The new cards of the streets that were dealt, in their order; none where they are not known. */
  boards: (readonly Card[])[] = [];
  /** By seat: what somebody held, as far as it was told. */
  holes: (HoleCards | null)[] = [];
  /** Whether a showdown was told. */
  isShown = false;
}

/**
 * Plays a bare record by the rules. Null where there is anything to be said about it, or where it
 * cannot be told without a closer look: then the record itself is replayed.
 */
export function replayBare(bare: BareRecord, flags: StatedRules = NO_FLAGS): Betting | null {
  const { kinds, seats, totals } = bare;
  const table = orderedTable(bare, houseRules(bare.rules, flags));
  if (!table) return null;
  const betting = openBetting(table);
  let street = 0;
  for (let i = 0; i < bare.count; i++) {
    const kind = kinds[i]!;
    if (kind === BARE_KINDS.deal) {
      if (!dealInPlace(betting, bare.boards[street++]!)) return null;
      continue;
    }
    const seat = seats[i]!;
    // ACT-1
    if (betting.turn !== seat) return null;
    if (kind === BARE_KINDS.fold) {
      // ACT-2: a fold with nothing to call is worth a word.
      if (mayCheck(betting, seat) || !applyInPlace(betting, seat, 'fold', null)) return null;
      continue;
    }
    const isCall = kind === BARE_KINDS.callOrCheck;
    const total = isCall ? null : totals[i]!;
    const verb = settledVerb(betting, seat, isCall ? 'call' : 'raise', total);
    const isNamed = verb === 'bet' || verb === 'raise';
    if (!applyInPlace(betting, seat, verb, isNamed ? total : null)) return null;
  }
  return betting;
}

const NO_FLAGS: StatedRules = {};
