import { claimedOutcome, replay } from '../../src/record/index.ts';
import {
  apply,
  type ClaimedSeat,
  type Declaration,
  openHand,
  payHand,
  seatPlayers,
  settle,
} from '../../src/rules/index.ts';
import { calculations, listed, playAgain, result } from './again.ts';
import { ensure, type Law, same, sum, type Witnessed } from './law.ts';
import type { Told } from './random-outcome.ts';

export const SYMMETRY_LAWS: readonly Law[] = [
  { rules: ['SEAT-1'], says: 'turning the table turns the result', holds: turned },
  {
    rules: ['CHIP-1', 'ODD-1'],
    says: 'multiplying all chips multiplies the result',
    holds: multiplied,
  },
  {
    rules: ['POT-2', 'RET-1', 'SEAT-5'],
    says: 'one more player who puts nothing in changes nothing',
    holds: withOneMore,
  },
];

/** The same ring listed from another line, and the hand recorded at it. */
function turned({ seed, table, record, settlement }: Witnessed): void {
  const from = 1 + (seed % (table.seats.length - 1));
  const players = [...record.players.slice(from), ...record.players.slice(0, from)];
  const replayed = replay({ ...record, players });
  same(replayed.seating?.table, table, 'the table read');
  const rulings = replayed.rulings.map(({ ruling }) => `${ruling.rule} ${ruling.kind}`);
  const expected = rulings.filter((ruling) => ruling === 'ACT-2 fold-for-free');
  same(rulings, ['SEAT-1 starts-elsewhere', ...expected], 'rulings');
  const { newStacks, shares } = payHand(replayed.hand!, claimedOutcome(replayed)!.outcome);
  const { players: paid, pots } = settlement;
  same(
    newStacks,
    paid.map((player) => player.newStack),
    'new stacks',
  );
  same(
    shares,
    pots.map((pot) => pot.winners),
    'shares of the pots',
  );
}

function multiplied({ seed, table, hand, outcome, settlement }: Witnessed): void {
  const by = [2, 3, 7, 10][seed % 4]!;
  const { blinds, rules } = table;
  const { table: large, rulings } = seatPlayers({
    seats: listed(table).map((seat) => ({ ...seat, stack: seat.stack * by })),
    sb: blinds.sb * by,
    bb: blinds.bb * by,
    ante: blinds.ante * by,
    rules: { ...rules, oddChip: rules.oddChip * by },
  });
  if (sum(table.seats.map((seat) => seat.stack)) * by > Number.MAX_SAFE_INTEGER) {
    ensure(large === null && rulings[0]?.rule === 'CHIP-1', 'too many chips were let in');
    return;
  }
  const again = settle(playAgain(hand, large!, by), outcome);
  same(result(again), result(settlement, by), `the result times ${by}`);
}

/**
 * A seat more behind the big blind, who folds at the first turn; where they could not stay out of
 * it (an ante for all) or would move the button (heads-up), a seat without chips.
 */
function withOneMore(made: Witnessed): void {
  const { table, hand, outcome, settlement } = made;
  const { blinds, rules, seats, bb } = table;
  if (seats.length === 10) return;
  const isDealtIn = !table.headsUp && (rules.anteType === 'bb' || blinds.ante === 0);
  const room = Number.MAX_SAFE_INTEGER - sum(seats.map((seat) => seat.stack));
  const stack = isDealtIn ? Math.min(blinds.bb * 50, room) : 0;
  const behind = bb + 1;
  const guest: ClaimedSeat = { name: 'One More', stack };
  const wider = seatPlayers({ ...blinds, rules, seats: listed(table).toSpliced(behind, 0, guest) });
  let start = openHand(wider.table!);
  if (stack > 0) {
    same(start.turn, behind, 'the first to act');
    const folded = apply(start, { verb: 'fold' });
    if (folded.ok) start = folded.value;
  }
  const again = settle(playAgain(hand, start), withGap(outcome, behind));
  const found = result(again);
  const players = found.players.filter(({ name }) => name !== guest.name);
  same({ ...found, players, next: null }, { ...made.result, next: null }, 'the result');
  same(again.players[behind]!.newStack, stack, 'what the guest leaves with');
  same(calculations(again), calculations(settlement), 'the calculations');
}

/** The outcome with an empty place at this seat. */
function withGap(outcome: Told, gap: number): Told {
  const moved = (seat: number): number => (seat < gap ? seat : seat + 1);
  const { declared } = outcome;
  const holes = outcome.holes.toSpliced(gap, 0, null);
  return { ...outcome, holes, declared: movedDeclaration(declared, moved) };
}

function movedDeclaration(declared: Declaration, moved: (seat: number) => number): Declaration {
  switch (declared.kind) {
    case 'none':
      return declared;
    case 'winner':
      return { ...declared, seat: moved(declared.seat) };
    case 'ranking':
      return { ...declared, tiers: declared.tiers.map((tier) => tier.map(moved)) };
    case 'pots': {
      const lines = declared.lines.map((line) => ({ ...line, seats: line.seats.map(moved) }));
      return { ...declared, lines };
    }
  }
}
