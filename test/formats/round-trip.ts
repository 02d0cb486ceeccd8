import { expect } from 'vitest';
import type { HandStream } from '../../src/formats/format.ts';
import type { ReadHand } from '../../src/formats/read-hand.ts';
import { handOf } from '../../src/formats/read-hand.ts';
import type { SettledHand } from '../../src/formats/writable-hand.ts';
import { recordHand } from '../../src/record/index.ts';
import { settleHand, type Verdict } from '../../src/referee/index.ts';
import { events, type Settlement, type StatedRules } from '../../src/rules/index.ts';
import type { Made } from '../laws/random-hand.ts';

/** A random hand as a writer gets it. */
export function writable(made: Made, more: Partial<SettledHand> = {}): SettledHand {
  const heading = { number: made.seed, startedAt: '20:15:09', table: '7' };
  const record = recordHand(made.hand, heading, made.outcome);
  const { replay, settlement } = judged(record);
  if (!settlement) throw new Error(`seed ${made.seed} does not settle`);
  return { ...handOf(record), replay, settlement, number: null, ...more };
}

const judged = (record: SettledHand['record']): Verdict => settleHand(handOf(record));

/** Everything a stream finds in a text. */
export function readAll(
  open: (onHand: (hand: ReadHand) => void) => HandStream,
  text: string,
): { hands: ReadHand[]; outside: ReturnType<HandStream['end']> } {
  const hands: ReadHand[] = [];
  const stream = open((hand) => hands.push(hand));
  stream.push(text);
  return { hands, outside: stream.end() };
}

/** What no log of an online table carries: the reader is told, as by flags. */
const keptApart = ({ table }: Made): StatedRules => ({
  oddChip: table.rules.oddChip,
  button: table.rules.button,
  uncalled: table.rules.uncalled,
});

/** The course and the result of a hand, by the names of those dealt in. */
export function told({ settlement }: { settlement: Settlement | null }) {
  if (!settlement) return null;
  const { hand, uncalledReturned: returned, pots, players } = settlement;
  const nameOf = (seat: number): string => hand.table.seats[seat]!.name;
  const { sb, bb, blinds } = hand.table;
  return {
    blinds: [blinds.sb, blinds.bb],
    bigBlind: nameOf(bb),
    smallBlind: players[sb]!.start > 0 ? nameOf(sb) : null,
    events: events(hand).map((event) =>
      event.kind === 'deal'
        ? `${event.street} ${event.cards.join(' ')}`
        : event.kind === 'post'
          ? `${nameOf(event.seat)} ${event.what} ${event.amount}`
          : event.kind === 'muck'
            ? `${nameOf(event.seat)} mucks`
            : `${nameOf(event.seat)} ${event.verb} ${event.to}`,
    ),
    returned: returned && [nameOf(returned.seat), returned.amount],
    pots: pots.map(({ name, amount, level, eligible, winners }) => ({
      name,
      amount,
      level,
      eligible: eligible.map(nameOf),
      winners: winners
        .filter((share) => share.amount > 0)
        .map((share) => [nameOf(share.seat), share.amount]),
    })),
    players: players.filter(({ start }) => start > 0).map(({ position: _, ...player }) => player),
  };
}

export interface Trip {
  readonly hand: SettledHand;
  readonly text: string;
  readonly read: ReadHand;
  readonly verdict: Verdict;
}

/** Writes a random hand, reads it again and compares; gives what was read. */
export function roundTrip(
  made: Made,
  write: (hand: SettledHand) => { text: string },
  open: (onHand: (hand: ReadHand) => void) => HandStream,
  more: Partial<SettledHand> = {},
): Trip {
  const hand = writable(made, more);
  const { text } = write(hand);
  const { hands, outside } = readAll(open, text);
  const where = `seed ${made.seed}\n${text}`;
  if (hands.length !== 1 || outside.length > 0) throw new Error(`${hands.length} hands: ${where}`);
  const read = hands[0]!;
  if (read.findings.length > 0) expect(read.findings, where).toEqual([]);
  const verdict = settleHand(read, keptApart(made));
  const [got, want] = [told(verdict), told(hand)];
  // Comparing texts is quick; the difference is only worked out where there is one.
  if (JSON.stringify(got) !== JSON.stringify(want)) expect(got, where).toEqual(want);
  return { hand, text, read, verdict };
}
