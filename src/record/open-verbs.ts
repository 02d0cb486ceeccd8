import {
  advance,
  type Betting,
  betOf,
  type Chips,
  type Hand,
  isChips,
  mayCall,
  mayCheck,
  STREETS,
  seatNamed,
  type Verb,
  wholeOf,
} from '../rules/index.ts';
import type { ActionLine, HandRecord, Section } from './record.ts';

/**
 * The verbs of a record that leaves them open, settled at the hand each action was done at: which
 * chips move, and whether it may be, is judged like any other claim.
 */
export class OpenVerbs {
  readonly #record: HandRecord;
  /** The record's own, each replaced once a line of it has changed. */
  readonly #sections: Section[];

  constructor(record: HandRecord) {
    this.#record = record;
    this.#sections = record.sections.slice();
  }

  /** The action as it was done at this hand. */
  settle(hand: Hand, seat: number, s: number, a: number): ActionLine {
    const line = this.#sections[s]!.actions[a]!;
    const settled = settledLine(hand, seat, line);
    if (settled !== line) this.#replace(s, a, settled);
    return settled;
  }

  /** A section as it was done if it was done in the order it is written. */
  settledInOrder(hand: Hand, s: number): readonly ActionLine[] {
    this.#settleFrom(hand, s, 0);
    return this.#sections[s]!.actions;
  }

  /** Settles what stands behind the end of play, as if everything before it had been right. */
  settleRest(start: Hand, s: number, a: number): void {
    let hand = start;
    for (let at = s; at < this.#sections.length; at++) {
      const { street } = this.#sections[at]!;
      if (STREETS.indexOf(hand.street) < STREETS.indexOf(street)) {
        hand = advance(hand, { kind: 'deal', street, cards: [] });
      }
      hand = this.#settleFrom(hand, at, at === s ? a : 0);
    }
  }

  /** The record with every verb that could be settled. Spreading it would cost a tenth of a replay. */
  get record(): HandRecord {
    const read = this.#record;
    const settled: HandRecord = {
      at: read.at,
      number: read.number,
      startedAt: read.startedAt,
      endedAt: read.endedAt,
      blinds: read.blinds,
      rules: read.rules,
      event: read.event,
      table: read.table,
      video: read.video,
      date: read.date,
      chairs: read.chairs,
      tags: read.tags,
      players: read.players,
      posts: read.posts,
      cards: read.cards,
      sections: this.#sections,
      board2: read.board2,
      showdown: read.showdown,
      winners: read.winners,
      ranking: read.ranking,
      winner: read.winner,
      result: read.result,
      between: read.between,
      headings: read.headings,
      openVerbs: false,
    };
    return read.buttonOnBb ? { ...settled, buttonOnBb: read.buttonOnBb } : settled;
  }

  /** Settles the rest of a section, nothing judged; the hand that comes of it. */
  #settleFrom(start: Hand, s: number, a: number): Hand {
    let hand = start;
    for (let at = a; at < this.#sections[s]!.actions.length; at++) {
      const seat = seatNamed(hand.table, this.#sections[s]!.actions[at]!.name);
      if (seat >= 0) hand = unjudged(hand, seat, this.settle(hand, seat, s, at));
    }
    return hand;
  }

  #replace(s: number, a: number, line: ActionLine): void {
    const section = this.#sections[s]!;
    if (section !== this.#record.sections[s]) (section.actions as ActionLine[])[a] = line;
    else {
      const { at, street, more, board, boardAt } = section;
      const actions = section.actions.slice();
      actions[a] = line;
      this.#sections[s] = { at, street, more, board, boardAt, actions };
    }
  }
}

function settledLine(hand: Hand, seat: number, line: ActionLine): ActionLine {
  const verb = settledVerb(hand, seat, line.verb, line.to);
  switch (verb) {
    case 'check':
      return verb === line.verb ? line : withVerb(line, verb, null);
    case 'call':
      return line.to === null ? withVerb(line, verb, hand.price) : line;
    case 'all-in':
      if (verb === line.verb && line.to !== null) return line;
      return withVerb(line, verb, wholeOf(hand, seat));
    default:
      return verb === line.verb ? line : withVerb(line, verb, line.to);
  }
}

/** What a call without an amount or a raise was at this hand. */
export function settledVerb(hand: Betting, seat: number, verb: Verb, to: number | null): Verb {
  if (verb === 'call' && to === null) {
    if (mayCheck(hand, seat)) return 'check';
    // ACT-3: a call for less, or for the last chip, is an all-in
    return mayCall(hand, seat) ? 'call' : 'all-in';
  }
  if (verb !== 'raise') return verb;
  if (to === wholeOf(hand, seat)) return 'all-in';
  return hand.price === 0 ? 'bet' : 'raise';
}

/** Written out field by field, so that all lines have one shape: this is done for whole archives. */
const withVerb = (line: ActionLine, verb: ActionLine['verb'], to: number | null): ActionLine => ({
  name: line.name,
  at: line.at,
  label: line.label,
  verb,
  to,
  forced: line.forced,
  away: line.away,
  doesAt: line.doesAt,
  amountAt: line.amountAt,
  lineAt: line.lineAt,
});

/** The hand if this was done, whoever's turn it was; nobody puts in more than they have. */
function unjudged(hand: Hand, seat: number, { verb, to, forced, away }: ActionLine): Hand {
  const before = betOf(hand, seat);
  const total = to !== null && isChips(to) ? Math.min(to, wholeOf(hand, seat)) : before;
  const added = Math.max(0, total - before) as Chips;
  const event = { kind: 'act', seat, verb, to: (before + added) as Chips, added } as const;
  return advance(hand, { ...event, forced, away });
}
