import {
  all,
  counted,
  fail,
  itemsOf,
  ok,
  type Problem,
  type Result,
  shown,
} from '../../kernel/index.ts';
import { type Card, cardText, isCard, SeenCards } from '../cards/card.ts';
import { type Chances, countBoards } from './chances.ts';
import { cardsLeft, type KnownCards, WHOLE_BOARD } from './every-board.ts';

/** The hands that meet: two cards each, or `'unknown'`. */
export type EquityHand = readonly (Card | null)[] | 'unknown';

/** The exact chances of hands against each other. */
export interface Equity {
  /** How many boards can still come; 1 once all five cards lie. */
  readonly boards: number;
  /** In the order of the hands. */
  readonly hands: readonly Chances[];
}

/**
 * The exact chances of two to ten hands to win and to tie, and the part of the pot each gets on
 * average: every board that can still come is dealt and counted. A hand that is not known gives
 * no figure, because any would be a guess (WIN-4). Dead cards are known but cannot come any more,
 * such as the hand of somebody who folded.
 *
 * ```ts
 * const cards = (text: string) => text.split(' ').map(readCard);
 * const chances = equity([cards('Ah Kh'), cards('Qd Qc')], cards('Jh 7c 2h'));
 * if (chances.ok) chances.value.hands[0]?.percent; // { win: 54.44, tie: 0, share: 54.44 }
 * ```
 */
export function equity(
  hands: readonly EquityHand[],
  board: readonly (Card | null)[] = [],
  dead: readonly (Card | null)[] = [],
): Result<Equity, readonly Problem[]> {
  const known = readKnownCards(hands, board, dead);
  if (!known.ok) return known;
  const everybody = known.value.holes.map((_, hand) => hand);
  const { boards, contests } = countBoards(known.value, [everybody]);
  return ok({ boards, hands: contests[0]! });
}

const MOST_PLAYERS = 10;

/** WIN-5: what is passed as cards that can lie on one table. */
function readKnownCards(
  hands: unknown,
  board: unknown,
  dead: unknown,
): Result<KnownCards, readonly Problem[]> {
  const problems: Problem[] = [];
  const wrong = (rule: string, path: string, message: string): void => {
    problems.push({ rule, severity: 'error', message, path });
  };
  const seen = new SeenCards();
  const readList = (value: unknown, path: string, of: string): readonly Card[] | null => {
    const cards = itemsOf(value, MOST_CARDS);
    if (!cards) {
      wrong(
        'WIN-5',
        path,
        `${of} is ${shown(value)}; it must be a list of cards as readCard gives them.`,
      );
      return null;
    }
    for (const card of cards) {
      if (!isCard(card)) wrong('WIN-5', path, `${of} has ${shown(card)}, which is not a card.`);
      else if (seen.again(card)) {
        wrong('WIN-5', path, `${cardText(card)} appears twice; each card is in one place only.`);
      } else continue;
      return null;
    }
    return cards as readonly Card[];
  };

  const players = itemsOf(hands, MOST_LISTED);
  if (!players) {
    wrong(
      'WIN-5',
      'hands',
      `hands is ${shown(hands)}; it must be a list with two cards of each player.`,
    );
    return fail(problems);
  }
  if (players.length < 2) {
    const found = players.length === 0 ? 'none' : 'one';
    wrong('SEAT-5', 'hands', `Chances need at least two hands, and there is ${found}.`);
  }
  if (players.length > MOST_PLAYERS) {
    wrong(
      'SEAT-1',
      'hands',
      `A table has at most ten seats, and there are ${players.length} hands.`,
    );
  }
  if (problems.length > 0) return fail(problems);

  const holes: (readonly [Card, Card])[] = [];
  const unknown: string[] = [];
  players.forEach((player, i) => {
    const of = `Hand ${i + 1}`;
    if (player === 'unknown') {
      unknown.push(`hand ${i + 1}`);
      return;
    }
    const cards = readList(player, `hands[${i}]`, of);
    if (cards?.length === 2) holes.push(cards as readonly [Card, Card]);
    else if (cards) {
      wrong('WIN-5', `hands[${i}]`, `${of} has ${counted(cards.length, 'card')}; a hand has two.`);
    }
  });
  if (unknown.length > 0) {
    const remedy = 'Give both cards, or leave the hand out if it was folded.';
    wrong('WIN-4', 'hands', `${unknownCards(unknown)} ${remedy}`);
  }
  const dealt = readList(board, 'board', 'The board');
  if (dealt && !BOARDS.includes(dealt.length)) {
    const message = `The board has ${counted(dealt.length, 'card')}; it has none, 3, 4 or 5.`;
    wrong('WIN-5', 'board', message);
  }
  const gone = readList(dead, 'dead', 'dead');
  if (problems.length > 0 || !dealt || !gone) return fail(problems);

  const known: KnownCards = { holes, board: dealt, dead: gone };
  const left = cardsLeft(known).length;
  const missing = WHOLE_BOARD - dealt.length;
  if (left < missing) {
    const message = `${counted(missing, 'card')} must still come, and the deck has only ${left} left; take some out of the dead cards.`;
    return fail([{ rule: 'WIN-5', severity: 'error', message, path: 'dead' }]);
  }
  return ok(known);
}

/** "The cards of Bob and Carol are not known, …" */
export const unknownCards = (whose: readonly string[]): string =>
  `The cards of ${all(whose)} are not known, so nobody's chances can be worked out; a figure would be a guess.`;

const BOARDS: readonly number[] = [0, 3, 4, WHOLE_BOARD];

const MOST_CARDS = 52;

/** Enough to count by how many hands there are too many. */
const MOST_LISTED = 1000;
