import {
  type ActEvent,
  BOARD_CARDS,
  type Card,
  cardLetters,
  events,
  type Hand,
  type HandEvent,
  type PostEvent,
  STREETS,
  type Street,
  seatsIn,
  showOrder,
} from '../../rules/index.ts';
import type { SettledHand } from '../writable-hand.ts';
import { dealtCards, type Payout } from '../writer-parts.ts';

/** An action of an Open Hand History. */
interface OhhAction {
  readonly action_number: number;
  readonly player_id: number;
  readonly action: string;
  readonly amount?: number;
  readonly is_allin?: boolean;
  readonly cards?: readonly string[];
}

export interface OhhRound {
  readonly id: number;
  readonly street: string;
  readonly cards?: readonly string[];
  readonly actions: OhhAction[];
}

const STREET_WORDS: Readonly<Record<Street, string>> = {
  preflop: 'Preflop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
};

const POST_WORDS: Readonly<Record<PostEvent['what'], string>> = {
  ante: 'Post Ante',
  sb: 'Post SB',
  bb: 'Post BB',
  post: 'Post Extra Blind',
  dead: 'Post Dead',
};

/** The rounds of a hand. Amounts are the chips an action adds, uncalled ones included. */
export function roundsOf(hand: SettledHand, payout: Payout): readonly OhhRound[] {
  const writer = new RoundWriter(hand.settlement.hand, hand.scale);
  dealtCards(hand).forEach((hole, seat) => {
    if (hole) writer.tell(seat, 'Dealt Cards', hole);
  });
  writer.play();
  const second = payout.boards[1];
  if (second) writer.runAgain(second, hand.replay.lastStreet);
  // Of a hand that is not paid only what somebody showed is told.
  const isTold = payout.isPaid || hand.record.showdown.length > 0;
  if (isTold && seatsIn(hand.settlement.hand).length > 1) writer.showdown(payout);
  return writer.rounds;
}

class RoundWriter {
  readonly rounds: OhhRound[] = [{ id: 0, street: 'Preflop', actions: [] }];
  readonly #hand: Hand;
  readonly #scale: number;
  readonly #left: number[];
  #actions = 0;
  #price: number;

  constructor(hand: Hand, scale: number) {
    this.#hand = hand;
    this.#scale = scale;
    this.#left = hand.table.seats.map(({ stack }) => stack);
    this.#price = hand.table.blinds.bb;
  }

  tell(seat: number, action: string, cards?: readonly Card[]): void {
    const number = ++this.#actions;
    const base = { action_number: number, player_id: seat, action };
    this.#round.actions.push(cards ? { ...base, cards: cards.map(cardLetters) } : base);
  }

  play(): void {
    const log = events(this.#hand);
    for (const post of this.#posts(log)) this.#move(post.seat, POST_WORDS[post.what], post.amount);
    for (const event of log) {
      if (event.kind === 'act') this.#act(event);
      else if (event.kind === 'deal') {
        this.#open(event.street, event.cards);
        this.#price = 0;
      }
    }
  }

  /** RUN-1: the second run's streets, once more. */
  runAgain(board: readonly Card[], lastStreet: Street | null): void {
    let out = 0;
    for (const street of STREETS) {
      const end = out + BOARD_CARDS[street];
      const isAgain = lastStreet !== null && STREETS.indexOf(street) > STREETS.indexOf(lastStreet);
      if (isAgain) this.#open(street, board.slice(out, end));
      out = end;
    }
  }

  showdown({ holes }: Payout): void {
    this.rounds.push({ id: this.rounds.length, street: 'Showdown', actions: [] });
    for (const seat of showOrder(this.#hand).seats) {
      const hole = holes[seat];
      if (hole === 'mucks') this.tell(seat, 'Mucks Cards');
      else if (typeof hole === 'object' && hole !== null) this.tell(seat, 'Shows Cards', hole);
    }
  }

  get #round(): OhhRound {
    return this.rounds[this.rounds.length - 1]!;
  }

  #open(street: Street, cards: readonly Card[]): void {
    const words = STREET_WORDS[street];
    const id = this.rounds.length;
    this.rounds.push({ id, street: words, cards: cards.map(cardLetters), actions: [] });
  }

  /**
   * Antes above the blinds, except where the blind is posted first (POST-3). A blind whose player
   * was all-in with the ante is written with 0: without it nobody would know whose it was.
   */
  #posts(log: readonly HandEvent[]): readonly Pick<PostEvent, 'seat' | 'what' | 'amount'>[] {
    const { sb, bb, blinds, rules, seats } = this.#hand.table;
    const posts = log.filter((event) => event.kind === 'post');
    const antes = posts.filter(({ what }) => what === 'ante');
    const isBlindFirst = rules.anteType === 'bb' && rules.anteOrder === 'bb-first';
    const rest = isBlindFirst ? posts : posts.filter(({ what }) => what !== 'ante');
    const missing = (seat: number, what: 'sb' | 'bb') =>
      blinds[what] > 0 && seats[seat]!.stack > 0 && !posts.some((post) => post.what === what)
        ? [{ seat, what, amount: 0 as PostEvent['amount'] }]
        : [];
    return [...(isBlindFirst ? [] : antes), ...missing(sb, 'sb'), ...missing(bb, 'bb'), ...rest];
  }

  #act({ seat, verb, to, added }: ActEvent): void {
    if (verb === 'fold') this.tell(seat, 'Fold');
    else if (verb === 'check') this.tell(seat, 'Check');
    else {
      const action = to <= this.#price ? 'Call' : this.#price === 0 ? 'Bet' : 'Raise';
      this.#move(seat, action, added);
    }
    this.#price = Math.max(this.#price, to);
  }

  #move(seat: number, action: string, units: number): void {
    this.#left[seat]! -= units;
    this.#round.actions.push({
      action_number: ++this.#actions,
      player_id: seat,
      action,
      amount: units / this.#scale,
      is_allin: this.#left[seat] === 0,
    });
  }
}
