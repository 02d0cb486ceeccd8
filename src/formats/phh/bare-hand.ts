import {
  BARE_KINDS,
  type BareRecord,
  MOST_BARE_ACTIONS,
  MOST_BARE_CHIPS,
} from '../../record/index.ts';
import { BOARD_CARDS, type Card, type HoleCards, STREETS } from '../../rules/index.ts';
import type { BareClaims } from '../format.ts';
import type { HandSketch } from '../read-hand.ts';
import { amountsOf, currencyOf, scaleDigitsOf } from './amounts.ts';
import type { CardOwners } from './card-owners.ts';
import type { PhhDraft } from './draft.ts';
import { isComplete } from './game.ts';
import { KEY } from './keys.ts';
import { digitsAsNumber } from './origin.ts';
import {
  ACTION_KINDS,
  type ActionList,
  type AmountList,
  CARDS_EACH,
  scaled,
  scaleOf,
  UNKNOWN_CARD,
} from './packed-lists.ts';
import { cardsOf } from './read-action.ts';
import { seatNames } from './seating.ts';
import { showdownPlace } from './sort-actions.ts';
import { hasSmallPosts, readRules, readStakes, type Stakes } from './stakes.ts';

const { dealHole, dealBoard, fold, checkOrCall, betOrRaise, show, showDealt } = ACTION_KINDS;
const { fold: FOLD, callOrCheck: CALL_OR_CHECK, raiseOrBet: RAISE_OR_BET, deal: DEAL } = BARE_KINDS;

/**
 * Fills a bare record with the hand that was read; false where the hand has anything that a bare
 * record does not hold, or about which there is something to say.
 */
export function fillBare(d: PhhDraft, bare: BareRecord, owners: CardOwners): boolean {
  if (d.findings.length > 0 || d.hasRareOwn || !d.isNoLimit() || !isComplete(d)) return false;
  const scaleDigits = scaleDigitsOf(d);
  const amounts = amountsOf(d, scaleDigits);
  if (!amounts) return false;
  const { players } = amounts;
  const stakes = readStakes(amounts);
  if ('kind' in stakes || stakes.remarks.length > 0 || hasSmallPosts(stakes)) return false;
  // Heads-up p1 is the BB: then, too, everybody sits one seat after their number.
  if (stakes.button !== players - 1 || stakes.smallBlind === null) return false;
  const hasNames = d.names.count === players;
  if (hasNames ? !d.names.areGood(d) : d.lineOf(KEY.players) > 0) return false;
  let most = MOST_BARE_CHIPS;
  // Copies, not made anew: a list that grows takes longer.
  const stacks = NO_STACKS[players]!.slice();
  const holes = NO_HOLES[players]!.slice();
  for (let seat = 0; seat < players; seat++) {
    let stack = amounts.stacks[seat === 0 ? players - 1 : seat - 1]!;
    if (stack === Number.POSITIVE_INFINITY) {
      stack = MORE_THAN_BET;
      most = MOST_OF_UNKNOWN;
    } else if (!isBelow(MOST_BARE_CHIPS, stack)) return false;
    stacks[seat] = stack | 0;
  }
  // Nobody can compare what is left of a stack that is not known.
  if (most === MOST_OF_UNKNOWN && d.finishing.count > 0) return false;
  const { sb, bb, ante, posts } = stakes;
  if (!isBelow(most, sb) || !isBelow(most, bb) || !isBelow(most, ante)) return false;
  bare.rules = readRules(d, stakes);
  bare.sb = sb | 0;
  bare.bb = bb | 0;
  bare.ante = ante | 0;
  bare.posts = posts.length === 0 ? NO_POSTS : postsBySeat(posts, players);
  bare.stacks = stacks;
  bare.holes = holes;
  return fillActions(d, bare, owners, scaleDigits, most);
}

/**
 * A stack that is not known, and how much anybody may bet on a street where there is one: four
 * times that, antes and posts are still less than the stack.
 */
const MORE_THAN_BET = MOST_BARE_CHIPS;
const MOST_OF_UNKNOWN = MOST_BARE_CHIPS >> 4;

/** Whole and less than that; a bare record holds nothing else. */
const isBelow = (most: number, amount: number): boolean => (amount | 0) === amount && amount < most;

const NO_POSTS: BareRecord['posts'] = [];

const MOST_PLAYERS = 10;

/** By the number of players. */
const NO_STACKS: readonly (readonly number[])[] = Array.from(
  { length: MOST_PLAYERS + 1 },
  (_, players) => Array.from({ length: players }, () => 0),
);
const NO_HOLES: readonly BareRecord['holes'][] = NO_STACKS.map((stacks) => stacks.map(() => null));

const postsBySeat = (posts: Stakes['posts'], players: number): BareRecord['posts'] =>
  posts.map(({ player, amount, dead }) => ({ line: (player + 1) % players, amount, dead }));

/** The new cards of the streets after the first, in their order. */
const STREET_CARDS: readonly number[] = STREETS.slice(1).map((street) => BOARD_CARDS[street]);

function areKnown(cards: readonly number[]): boolean {
  for (let i = 0; i < cards.length; i++) if (cards[i] === UNKNOWN_CARD) return false;
  return true;
}

function fillActions(
  { actions }: PhhDraft,
  bare: BareRecord,
  owners: CardOwners,
  scaleDigits: number,
  most: number,
): boolean {
  const { count, kinds, marks, player: numbers } = actions;
  if (count > MOST_BARE_ACTIONS) return false;
  const { holes } = bare;
  const players = holes.length;
  // Filled from here, not by a call for each: a hand has some twenty.
  const { kinds: bareKinds, seats, totals } = bare;
  let filled = 0;
  let shown = 0;
  const boards: (readonly Card[])[] = [];
  owners.clear();
  for (let i = 0; i < count; i++) {
    const kind = kinds[i]!;
    if (marks[i] !== 0) return false;
    if (kind === dealBoard) {
      if (actions.cardCount[i] !== STREET_CARDS[boards.length]) return false;
      const cards = cardsOf(actions, i);
      if (!areKnown(cards) || owners.twiceOnBoard(cards) !== null) return false;
      boards.push(cards);
      bareKinds[filled++] = DEAL;
      continue;
    }
    const player = numbers[i]!;
    if (player < 0 || player >= players) return false;
    const seat = player + 1 === players ? 0 : player + 1;
    if (kind === fold || kind === checkOrCall) {
      bareKinds[filled] = kind === fold ? FOLD : CALL_OR_CHECK;
      seats[filled++] = seat;
    } else if (kind === betOrRaise) {
      const total = scaled(actions.digits[i]!, actions.places[i]!, scaleDigits);
      if (!isBelow(most, total)) return false;
      bareKinds[filled] = RAISE_OR_BET;
      totals[filled] = total;
      seats[filled++] = seat;
    } else if (kind === dealHole) {
      if (shown !== 0) return false;
      const hole = holeAt(actions, i, owners, player);
      if (hole === null) return false;
      if (hole !== 'unknown') holes[seat] = hole;
    } else {
      // What was dealt counts again, whatever was shown before.
      if (kind === showDealt && (shown & (1 << seat)) !== 0) return false;
      shown |= 1 << seat;
      const hole =
        kind === show
          ? holeAt(actions, i, owners, player)
          : kind === showDealt
            ? 'unknown'
            : 'mucks';
      if (hole === null) return false;
      if (hole !== 'unknown' || holes[seat] === null) holes[seat] = hole;
    }
  }
  bare.count = filled;
  bare.boards = boards;
  bare.isShown = shown !== 0;
  return true;
}

/** Two cards, as far as both are known; null if they cannot be. */
function holeAt(
  actions: ActionList,
  i: number,
  owners: CardOwners,
  player: number,
): HoleCards | null {
  if (actions.cardCount[i] !== 2) return null;
  const first = actions.cards[i * CARDS_EACH]!;
  const second = actions.cards[i * CARDS_EACH + 1]!;
  if (first === UNKNOWN_CARD || second === UNKNOWN_CARD) return 'unknown';
  const hole = [first as Card, second as Card] as const;
  return owners.twiceInHole(hole[0], hole[1], player) === null ? hole : null;
}

/** What the file says came out, by seat; null where that needs a closer look. */
export function bareClaims(d: PhhDraft): BareClaims | null {
  const scaleDigits = scaleDigitsOf(d);
  const { count } = d.stacks;
  const finishing = bySeat(d.finishing, count, scaleDigits);
  const winnings = bySeat(d.winnings, count, scaleDigits);
  if (!finishing || !winnings || d.pots.count > count) return null;
  return {
    finishing: finishing.length > 0 ? finishing : null,
    // Some archives write zeros where they do not know.
    winnings: hasAny(winnings) ? winnings : null,
    pots: d.pots.count > 0 ? listOf(d.pots, scaleDigits) : null,
    scale: scaleOf(scaleDigits),
    currency: currencyOf(d),
  };
}

/** A bare hand as sentences name it: what reading it whole would say, and no more. */
export function bareSketch(d: PhhDraft): HandSketch {
  const count = d.stacks.count;
  const names = seatNames(d, count);
  const players: { readonly name: string }[] = [];
  for (let seat = 0; seat < count; seat++) {
    players.push({ name: names[seat === 0 ? count - 1 : seat - 1]! });
  }
  const shown = showdownPlace(d);
  return {
    record: {
      at: d.at,
      number: digitsAsNumber(d.textOf(KEY.hand)),
      players,
      showdown: shown ? [{ at: shown }] : [],
    },
    scale: scaleOf(scaleDigitsOf(d)),
    currency: currencyOf(d),
    claims: {
      places: {
        winnings: d.winnings.count > 0 ? d.placeOf(KEY.winnings) : null,
        finishing: d.finishing.count > 0 ? d.placeOf(KEY.finishing_stacks) : null,
      },
    },
  };
}

const listOf = (list: AmountList, scaleDigits: number): readonly number[] =>
  Array.from({ length: list.count }, (_, i) => list.amount(i, scaleDigits));

const NOTHING_TOLD: readonly number[] = [];

function hasAny(amounts: readonly number[]): boolean {
  for (let i = 0; i < amounts.length; i++) if (amounts[i] !== 0) return true;
  return false;
}

/** Empty if there is no such list, null if it is not one whole amount for each player. */
function bySeat(list: AmountList, players: number, scaleDigits: number): readonly number[] | null {
  if (list.count === 0) return NOTHING_TOLD;
  if (list.count !== players || players > MOST_PLAYERS) return null;
  const amounts = NO_STACKS[players]!.slice();
  for (let seat = 0; seat < players; seat++) {
    const amount = list.amount(seat === 0 ? players - 1 : seat - 1, scaleDigits);
    if (!Number.isSafeInteger(amount)) return null;
    amounts[seat] = amount;
  }
  return amounts;
}
