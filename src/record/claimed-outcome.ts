import {
  type Declaration,
  type HoleCards,
  mayRunTwice,
  type Outcome,
  type Street,
  seatNamed,
} from '../rules/index.ts';
import type { CardsLine, HandRecord, NamedPlayer } from './record.ts';
import type { PlacedRuling } from './record-ruling.ts';
import type { Replay } from './replay.ts';

export interface ClaimedOutcome {
  readonly outcome: Outcome;
  readonly rulings: readonly PlacedRuling[];
}

/** What a record says about the end of the hand, with players as seats; null without a hand. */
export function claimedOutcome({ record, hand, lastStreet }: Replay): ClaimedOutcome | null {
  if (!hand) return null;
  const seatOf = (player: NamedPlayer): number => seatNamed(hand.table, player.name);
  const holes: (HoleCards | null)[] = hand.table.seats.map(() => null);
  const note = (line: CardsLine): void => {
    const seat = seatOf(line);
    // Unknown players were found by the reader (NOTE-2). What is shown beats what was given before.
    if (seat >= 0 && (line.hole !== 'unknown' || !holes[seat])) holes[seat] = line.hole;
  };
  record.cards.forEach(note);
  record.showdown.forEach(note);
  const { board2 } = record;
  const rulings: PlacedRuling[] = [];
  // RUN-1: boards share the cards already out and no others
  const expected = lastStreet === null ? null : CARDS_AFTER[lastStreet];
  if (board2 && mayRunTwice(hand) && board2.cards.length !== expected) {
    const found = board2.cards.length;
    const ruling = { rule: 'RUN-1', kind: 'second-board', severity: 'error' } as const;
    rulings.push({ part: { kind: 'board2' }, ruling: { ...ruling, found, expected } });
  }
  if (countDeclarations(record) > 1) {
    const ruling = { rule: 'WIN-2', kind: 'two-declarations', severity: 'error' } as const;
    rulings.push({ part: { kind: 'outcome' }, ruling });
  }
  const shown = record.showdown.length > 0 || record.headings.showdown !== undefined;
  const declared = declaration(record, seatOf);
  return { outcome: { holes, shown, declared, board2: board2?.cards ?? null }, rulings };
}

/** How many board cards come after a street. */
const CARDS_AFTER: Readonly<Record<Street, number>> = { preflop: 5, flop: 2, turn: 1, river: 0 };

const countDeclarations = ({ winners, ranking, winner, result }: HandRecord): number =>
  (winners.length > 0 ? 1 : 0) + (ranking ? 1 : 0) + (winner ? 1 : 0) + (result ? 1 : 0);

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
