import { invariant, type Prng, pick, shuffled } from '../../kernel/index.ts';
import {
  apply,
  type Card,
  type ClaimedAction,
  DECK,
  dealStreet,
  type Hand,
  type HoleCards,
  type LegalActions,
  legalActions,
  nextStreet,
  type Outcome,
  openHand,
  type Range,
  type Street,
  seatsIn,
  type Table,
} from '../../rules/index.ts';
import { between, percent } from '../generate/chance.ts';

export interface Played {
  readonly hand: Hand;
  readonly outcome: Outcome;
  readonly actions: number;
}

/** Plays a whole hand by chance, by legal actions only. */
export function playHand(chance: Prng, table: Table): Played {
  const cards = 2 * table.seats.length + 5;
  const dealt = shuffled(chance, DECK, cards).slice(-cards);
  const board = dealt.slice(0, 5);
  const mood = pick(chance, MOODS);
  let hand = openHand(table);
  let actions = 0;
  for (;;) {
    const legal = legalActions(hand);
    const street = legal ? null : nextStreet(hand);
    if (!legal && !street) break;
    if (legal) actions++;
    const done = legal
      ? apply(hand, randomAction(chance, hand, legal, mood))
      : dealStreet(hand, cardsOf(street!, board));
    invariant(done.ok, () => 'A legal step was refused');
    hand = done.value;
  }
  return { hand, outcome: outcomeOf(hand, dealt.slice(5)), actions };
}

const CARDS: Readonly<Record<Street, readonly [from: number, to: number]>> = {
  preflop: [0, 0],
  flop: [0, 3],
  turn: [3, 4],
  river: [4, 5],
};

const cardsOf = (street: Street, board: readonly Card[]): readonly Card[] =>
  board.slice(...CARDS[street]);

/** Whoever is in at the end shows; when all but one folded, nobody has to. */
function outcomeOf(hand: Hand, dealt: readonly Card[]): Outcome {
  const left = seatsIn(hand);
  if (left.length < 2) return {};
  const holes = hand.table.seats.map((_, seat): HoleCards | null =>
    left.includes(seat) ? [dealt[2 * seat]!, dealt[2 * seat + 1]!] : null,
  );
  return { holes, shown: true };
}

/** How a table is disposed: in how many of a hundred times somebody folds to a bet, raises, shoves. */
interface Mood {
  readonly fold: number;
  readonly raise: number;
  readonly shove: number;
}

const MOODS: readonly Mood[] = [
  { fold: 55, raise: 18, shove: 1 },
  { fold: 35, raise: 25, shove: 3 },
  { fold: 25, raise: 35, shove: 8 },
  { fold: 20, raise: 10, shove: 25 },
];

function randomAction(
  chance: Prng,
  hand: Hand,
  { check, call, bet, raise, allIn }: LegalActions,
  mood: Mood,
): ClaimedAction {
  const range = bet ?? raise;
  if (allIn && percent(chance, mood.shove)) return { verb: 'all-in' };
  if (!check && percent(chance, mood.fold)) return { verb: 'fold' };
  if (range && percent(chance, mood.raise)) {
    return { verb: bet ? 'bet' : 'raise', to: sizeOf(chance, range, hand) };
  }
  if (check) return { verb: 'check' };
  if (call) return { verb: 'call' };
  // Staying in takes the last chip.
  return allIn ? { verb: 'all-in' } : { verb: 'fold' };
}

/** From the least up to about twice the pot, in the table's chips where that is legal. */
function sizeOf(chance: Prng, { min, max }: Range, hand: Hand): number {
  const { bb } = hand.table.blinds;
  const pot = hand.table.seats.reduce(
    (sum, { stack }, seat) => sum + stack - hand.stacks[seat]!,
    0,
  );
  const most = Math.min(max, Math.max(min, min + 2 * pot));
  const wanted = percent(chance, 30) ? min : between(chance, min, most);
  const chip = Math.max(1, Math.floor(bb / 2));
  const round = Math.round(wanted / chip) * chip;
  return round >= min && round <= max ? round : wanted;
}
