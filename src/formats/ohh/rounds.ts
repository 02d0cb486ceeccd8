import { quote, type Span, show } from '../../kernel/index.ts';
import type { HoleCards } from '../../record/index.ts';
import {
  BOARD_CARDS,
  type Card,
  cardText,
  readCard,
  STREETS,
  type Street,
} from '../../rules/index.ts';
import type { LogAction, PostKind, TableLog } from '../table-log/index.ts';
import { type FieldReader, fieldsIn, isTrue, itemsIn, textOf } from './fields.ts';
import type { JsonNode } from './json.ts';

const POSTS: Readonly<Record<string, PostKind>> = {
  'post ante': 'ante',
  'post sb': 'sb',
  'post bb': 'bb',
  'post dead': 'dead',
  'post extra blind': 'live',
};

const VERBS: Readonly<Record<string, LogAction['verb']>> = {
  fold: 'fold',
  check: 'check',
  bet: 'bet',
  raise: 'raise',
  call: 'call',
};

/** People who come, go and buy chips: nothing of this hand. */
const ASIDE = ['added chips', 'sits down', 'stands up'];

/** No hand has more; the rest of one that has is not read. */
const MOST_ACTIONS = 2000;

/** Reads the rounds of a hand in their order. */
export function readRounds(
  log: TableLog,
  reading: FieldReader,
  node: JsonNode | undefined,
  names: ReadonlyMap<string, string>,
): void {
  const reader = new RoundReader(log, reading, names);
  for (const round of itemsIn(node)) reader.read(round);
}

class RoundReader {
  readonly #log: TableLog;
  readonly #reading: FieldReader;
  readonly #names: ReadonlyMap<string, string>;
  readonly #board: Card[] = [];
  #actions = 0;

  constructor(log: TableLog, reading: FieldReader, names: ReadonlyMap<string, string>) {
    this.#log = log;
    this.#reading = reading;
    this.#names = names;
  }

  read(round: JsonNode): void {
    const fields = fieldsIn(round);
    const name = (textOf(fields.get('street')) ?? '').toLowerCase();
    const at = this.#reading.span(round.at);
    const isStreet = (STREETS as readonly string[]).includes(name);
    if (!isStreet && name !== 'showdown') {
      const message = `${quote(name)} is not a street.`;
      const expected = 'Preflop, Flop, Turn, River or Showdown';
      this.#log.say('FORM-5', 'error', at, message, { expected, found: show(name) });
      return;
    }
    if (isStreet && name !== 'preflop') this.#deal(name as Street, fields.get('cards'), at);
    for (const action of itemsIn(fields.get('actions'))) {
      if (this.#actions++ < MOST_ACTIONS) this.#act(action);
    }
  }

  #deal(street: Street, node: JsonNode | undefined, at: Span): void {
    const log = this.#log;
    const cards = this.#cards(node, at);
    const board = cards && cards.length > 0 ? this.#newCards(street, cards, at) : null;
    // RUN-1: a street that was dealt already is the second run's
    if (log.streets.some((dealt) => dealt.street === street)) {
      if (!board) return;
      log.board2 ??= { at, cards: [] };
      log.board2.cards.push(...board);
    } else log.streets.push({ street, board, at, actions: [] });
  }

  /** WIN-5: boards of 3 + 1 + 1; some programs repeat the cards that were out. */
  #newCards(street: Street, cards: readonly Card[], at: Span): Card[] | null {
    const expected = BOARD_CARDS[street];
    const fresh = cards.filter((card) => !this.#board.includes(card));
    const isWhole = cards.length > expected && cards.length === this.#board.length + expected;
    const wrong =
      fresh.length !== expected || (cards.length !== expected && !isWhole)
        ? `The ${street} has ${expected} new cards, not ${cards.map(cardText).join(' ')}.`
        : new Set(fresh).size < expected
          ? 'A card appears twice on the board.'
          : null;
    if (wrong) {
      this.#log.say('WIN-5', 'error', at, wrong, { expected: `${expected} new cards` });
      return null;
    }
    this.#board.push(...fresh);
    return fresh;
  }

  #act(action: JsonNode): void {
    const fields = fieldsIn(action);
    const log = this.#log;
    const at = this.#reading.span(action.at);
    const written = textOf(fields.get('action')) ?? '';
    const what = written.toLowerCase();
    const id = textOf(fields.get('player_id'));
    const name = id === null ? undefined : this.#names.get(id);
    if (name === undefined) {
      if (ASIDE.includes(what)) return;
      const message = `No player has the id ${quote(id ?? '')}.`;
      const details = { expected: 'the id of a player', found: show(id ?? '') };
      log.say('NOTE-2', 'error', at, message, details);
      return;
    }
    const post = POSTS[what];
    const verb = VERBS[what];
    if (post) {
      const amount = this.#reading.amount(log, fields.get('amount'), written);
      if (amount !== null) log.post({ name, what: post, amount, at });
    } else if (verb) this.#move(name, verb, written, fields, at);
    else this.#tell(name, what, written, fields, at);
  }

  #move(
    name: string,
    verb: LogAction['verb'],
    written: string,
    fields: ReadonlyMap<string, JsonNode>,
    at: Span,
  ): void {
    const isBet = verb !== 'fold' && verb !== 'check';
    const amount = isBet ? this.#reading.amount(this.#log, fields.get('amount'), written) : null;
    if (isBet && amount === null) return;
    const allIn = isTrue(fields.get('is_allin'));
    this.#log.act({ name, verb, amount, means: 'added', allIn, at, doesAt: at });
  }

  /** Cards, people who come and go, and what is not played here. */
  #tell(
    name: string,
    what: string,
    written: string,
    fields: ReadonlyMap<string, JsonNode>,
    at: Span,
  ): void {
    const log = this.#log;
    if (what === 'mucks cards') log.show({ name, at, hole: 'mucks', holeAt: at });
    else if (what === 'dealt cards' || what === 'shows cards') {
      const cards = this.#cards(fields.get('cards'), at);
      const [first, second] = cards ?? [];
      if (first === undefined || second === undefined || cards?.length !== 2) return;
      const line = { name, at, hole: [first, second] as HoleCards, holeAt: at };
      if (what === 'dealt cards') log.deal(line);
      else log.show(line);
    } else if (what === 'straddle') {
      const message = `${name} posts a straddle; straddles are not played here.`;
      log.say('FORM-3', 'error', at, message, { expected: 'blinds and antes', found: written });
    } else if (what === 'added to pot' && log.street.street === 'preflop') {
      const amount = this.#reading.amount(log, fields.get('amount'), written);
      if (amount === null) return;
      const message = `What ${name} adds to the pot is read as a dead post.`;
      log.say('FORM-1', 'warning', at, message, { found: written });
      log.post({ name, what: 'dead', amount, at });
    } else if (!ASIDE.includes(what)) {
      const message = `${quote(written)} is not an action Sidepot knows; nothing after it is certain.`;
      log.say('NOTE-1', 'error', at, message, { found: show(written) });
    }
  }

  /** Cards by their letters; null if one is hidden or none at all. */
  #cards(node: JsonNode | undefined, at: Span): Card[] | null {
    const cards: Card[] = [];
    for (const item of itemsIn(node)) {
      const text = textOf(item) ?? '';
      const card = readCard(text);
      if (card === null) {
        if (/^[Xx?]+$/.test(text) || text === '') return null;
        const message = `${quote(text)} is not a card.`;
        const details = { expected: 'a card such as `Kd`', found: show(text) };
        this.#log.say('WIN-5', 'error', at, message, details);
        return null;
      }
      cards.push(card);
    }
    return cards;
  }
}
