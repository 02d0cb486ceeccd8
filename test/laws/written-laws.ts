import { readHands, writeHand } from '../../src/formats/notation/index.ts';
import { prng } from '../../src/kernel/prng.ts';
import { type HandRecord, recordHand } from '../../src/record/index.ts';
import { settleHand, type Verdict } from '../../src/referee/index.ts';
import type { Table } from '../../src/rules/index.ts';
import { secondOpinion } from '../../src/suite/second-opinion/second-opinion.ts';
import { oraclePots } from '../oracle/pots.ts';
import { ensure, type Law, same, sum, type Witnessed } from './law.ts';
import type { Made } from './random-hand.ts';
import { randomTiers } from './random-outcome.ts';
import type { Seen } from './witness.ts';

/**
 * Hands as people write them down: with a line too many, or not to their end. Each is judged
 * afresh, which is slow, so each law takes the hands of some seeds only.
 */
export const WRITTEN_LAWS: readonly Law[] = [
  {
    rules: ['RET-1', 'ACT-8', 'WIN-4', 'WIN-2'],
    says: 'a line written after betting is over takes no chip that nobody called; a fold is a muck',
    holds: needlessLines,
  },
  {
    rules: ['NOTE-5', 'CHIP-2', 'RET-1'],
    says: 'a hand without an end keeps every chip, and its pots are those counted chip by chip',
    holds: withoutAnEnd,
  },
  {
    rules: ['WIN-2', 'NOTE-5'],
    says: 'winners declared on an early street are paid as if it were checked through, unless a bet is faced',
    holds: declaredEarly,
  },
];

function judged(record: HandRecord): Verdict {
  const { hands, findings } = readHands(writeHand(record));
  same([hands.length, findings.length], [1, 0], 'hands read, findings outside them');
  return settleHand(hands[0]!);
}

const errorsOf = ({ findings }: Verdict): string[] =>
  findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);

/** The one player with chips behind while somebody else is all-in: nothing left to decide. */
function idleSeat({ table }: Made, { stacks, folded, turn }: Seen): number | null {
  const left = table.dealtIn.filter((seat) => !folded[seat]);
  const able = left.filter((seat) => stacks[seat]! > 0);
  return turn === null && able.length === 1 && left.length > 1 ? able[0]! : null;
}

/** Lines for whoever has nothing left to decide, on the last street or on one dealt after it. */
export function withNeedlessLines(made: Witnessed): HandRecord | null {
  const seat = idleSeat(made, made.seen[made.seen.length - 1]!);
  if (seat === null) return null;
  const chance = prng(made.seed * 7 + 1);
  const from = made.seen.findIndex((seen) => idleSeat(made, seen) !== null);
  const streets = [...new Set(made.course.slice(from).map(({ street }) => street))];
  const checks = chance.below(3);
  const folds = chance.below(3) > 0;
  const verbs = [
    ...Array.from(
      { length: checks },
      () => (['check', 'call', 'all-in'] as const)[chance.below(3)]!,
    ),
    ...(folds ? (['fold'] as const) : []),
  ];
  // In the order of the streets: nobody acts again after mucking.
  const places = verbs.map(() => streets[chance.below(streets.length)]!);
  places.sort((a, b) => streets.indexOf(a) - streets.indexOf(b));
  let { record } = made;
  verbs.forEach((verb, i) => {
    record = withLine(record, places[i]!, made.table.seats[seat]!.name, verb);
  });
  return record;
}

type ActionLine = HandRecord['sections'][number]['actions'][number];

/** The record with one more line at the end of a street. */
function withLine(
  record: HandRecord,
  street: string,
  name: string,
  verb: ActionLine['verb'],
): HandRecord {
  const at = { line: 1, column: 1, length: 0 };
  const line: ActionLine = {
    name,
    at,
    label: null,
    verb,
    to: null,
    forced: false,
    away: false,
    doesAt: at,
    amountAt: null,
    lineAt: at,
  };
  const isThere = record.sections.some((section) => section.street === street);
  if (!isThere) {
    const section = { at, street: 'preflop', more: 0, board: null, boardAt: null } as const;
    return { ...record, sections: [{ ...section, actions: [line] }, ...record.sections] };
  }
  const last = record.sections.findLastIndex((section) => section.street === street);
  const sections = record.sections.map((section, i) =>
    i === last ? { ...section, actions: [...section.actions, line] } : section,
  );
  return { ...record, sections };
}

function needlessLines(made: Witnessed): void {
  const record = made.seed % 2 === 0 ? withNeedlessLines(made) : null;
  if (!record) return;
  const verdict = judged(record);
  const isPaid = agree(verdict, made.table, made.seen[made.seen.length - 1]!);
  same(errorsOf(verdict).length === 0, isPaid, 'no errors');
}

/** Pots as a bystander counts them, stacks as the second opinion has them; false if a pot is open. */
function agree({ record, settlement }: Verdict, table: Table, seen: Seen): boolean {
  const { uncalledReturned: returned, pots, players } = settlement!;
  const nameOf = (seat: number): string => table.seats[seat]!.name;
  const counted = oraclePots(oracleSeats(table, seen), table.rules);
  const back = returned ? [{ name: nameOf(returned.seat), amount: returned.amount }] : [];
  same(back, counted.returned, 'returned');
  const found = pots.map(({ amount, eligible }) => ({ amount, eligible: eligible.map(nameOf) }));
  same(found, counted.pots, 'pots');
  const second = secondOpinion(record);
  for (const [seat, { name, newStack: left }] of players.entries())
    same(left, second?.players[seat]?.new ?? null, `${name}'s new stack`);
  return second !== null;
}

const oracleSeats = ({ seats }: Table, { live, antes, folded }: Seen) =>
  seats.map(({ name, stack: start }, seat) => ({
    name,
    start,
    live: live[seat]!,
    ante: antes[seat]!,
    folded: folded[seat]! || start === 0,
  }));

/** A state of the course other than the last, where the pen was put down. */
function earlyState({ course, seed }: Witnessed): number | null {
  const states = course.length - 1;
  return states > 0 ? prng(seed * 11 + 5).below(states) : null;
}

function withoutAnEnd(made: Witnessed): void {
  const i = made.seed % 4 === 1 ? earlyState(made) : null;
  if (i === null) return;
  const verdict = judged(recordHand(made.course[i]!, { number: made.seed }));
  const { players, totalPot, pots } = verdict.settlement!;
  same(errorsOf(verdict), [], 'errors');
  const start = sum(players.map((player) => player.start));
  same(sum(players.map((player) => player.final)) + totalPot, start, 'all chips');
  ensure(
    pots.every(
      ({ amount, winners }) => winners.length === 0 || sum(winners.map((w) => w.amount)) === amount,
    ),
    'a pot that is shared out in part',
  );
  const isPaid = players.every((player) => player.newStack !== null);
  same(
    verdict.findings.some(({ rule }) => rule === 'NOTE-5'),
    !isPaid,
    'told that it stops',
  );
  if (isPaid) same(sum(players.map((player) => player.newStack!)), start, 'all chips paid');
  if (idleSeat(made, made.seen[i]!) === null) return;
  const { pots: expected } = oraclePots(oracleSeats(made.table, made.seen[i]!), made.table.rules);
  same(amountsOf(pots), amountsOf(expected), 'pots');
}

const amountsOf = (pots: readonly { readonly amount: number }[]): number[] =>
  pots.map(({ amount }) => amount);

interface EarlyDeclaration {
  readonly record: HandRecord;
  readonly seen: Seen;
}

/** The hand up to some state, and then a ranking of those still in. */
export function earlyDeclaration(made: Witnessed): EarlyDeclaration | null {
  const i = earlyState(made);
  if (i === null) return null;
  const seen = made.seen[i]!;
  const inIt = made.table.dealtIn.filter((seat) => !seen.folded[seat]);
  const tiers = randomTiers(prng(made.seed * 13 + 3), inIt);
  const declared = { kind: 'ranking', tiers } as const;
  const record = recordHand(made.course[i]!, { number: made.seed }, { declared });
  return inIt.length < 2 ? null : { record, seen };
}

function declaredEarly(made: Witnessed): void {
  const early = made.seed % 4 === 3 ? earlyDeclaration(made) : null;
  if (!early) return;
  const { table } = made;
  const { record, seen } = early;
  const verdict = judged(record);
  const { turn, bets, price } = seen;
  if (turn !== null && bets[turn]! < price) {
    same(errorsOf(verdict), ['WIN-2'], 'errors');
    const { message } = verdict.findings.find(({ rule }) => rule === 'WIN-2')!;
    ensure(message.includes(table.seats[turn]!.name), 'who faces the bet is named');
    ensure(
      verdict.settlement!.players.every((player) => player.newStack === null),
      'nobody is paid',
    );
    return;
  }
  same(errorsOf(verdict), [], 'errors');
  ensure(agree(verdict, table, seen), 'every pot is paid');
}
