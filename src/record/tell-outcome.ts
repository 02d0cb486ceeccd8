import type { Card } from '../rules/cards/card.ts';
import { events } from '../rules/hand/hand.ts';
import type { Declaration, HoleCards, Outcome } from '../rules/showdown/outcome.ts';
import type { HandRecord, NamedPlayer } from './record.ts';
import type { PlacedRuling } from './record-ruling.ts';
import type { Replay } from './replay.ts';

export interface ToldOutcome {
  readonly outcome: Outcome;
  readonly rulings: readonly PlacedRuling[];
}

/** What a record says about the end of the hand, with players as seats; null without a hand. */
export function tellOutcome({ record, hand, boardAtEnd }: Replay): ToldOutcome | null {
  if (!hand) return null;
  const { seats } = hand.table;
  const seatOf = (player: NamedPlayer): number =>
    seats.findIndex((seat) => seat.name === player.name);
  const holes = new Array<HoleCards | null>(seats.length).fill(null);
  for (const line of [...record.cards, ...record.showdown]) {
    const seat = seatOf(line);
    // Unknown players were found by the reader (NOTE-2). What is shown beats what was given before.
    if (seat >= 0 && (line.hole !== 'unknown' || !holes[seat])) holes[seat] = line.hole;
  }
  const board: Card[] = [];
  for (const event of events(hand)) if (event.kind === 'deal') board.push(...event.cards);
  const boards = [board];
  const rulings: PlacedRuling[] = [];
  if (record.board2) {
    const { cards } = record.board2;
    // RUN-1: boards share the cards already out and no others
    const expected = 5 - (boardAtEnd ?? 5);
    if (cards.length === expected) boards.push([...board.slice(0, 5 - expected), ...cards]);
    else {
      const figures = { found: cards.length, expected };
      const ruling = {
        rule: 'RUN-1',
        kind: 'second-board',
        severity: 'error',
        ...figures,
      } as const;
      rulings.push({ part: { kind: 'board2' }, ruling });
    }
  }
  const shown = record.showdown.length > 0 || record.headings.showdown !== undefined;
  return { outcome: { boards, holes, shown, declared: declaration(record, seatOf) }, rulings };
}

function declaration(record: HandRecord, seatOf: (player: NamedPlayer) => number): Declaration {
  const seats = (players: readonly NamedPlayer[]): number[] =>
    players.map(seatOf).filter((seat) => seat >= 0);
  if (record.winners.length > 0) {
    const lines = record.winners.map(({ pot, board, names }) => ({
      pot,
      board: board === null ? null : board - 1,
      seats: seats(names),
    }));
    return { kind: 'pots', lines };
  }
  if (record.ranking) return { kind: 'ranking', tiers: record.ranking.tiers.map(seats) };
  const winner = record.winner ? seatOf(record.winner) : -1;
  return winner >= 0 ? { kind: 'winner', seat: winner } : { kind: 'none' };
}
