import { writeBetweenLine } from '../formats/index.ts';
import { all, figure, finding, show } from '../kernel/index.ts';
import { type BetweenLine, type HandRecord, type PlayerLine, UNWRITTEN } from '../record/index.ts';
import type { Verdict } from '../referee/index.ts';
import { type SetupLabel, setupLabelOf } from '../rules/index.ts';
import {
  lineBefore,
  listInstead,
  playerListed,
  playerTakenOut,
  type SessionFinding,
  withRemedies,
} from './remedy.ts';
import { type ExpectedHand, type ExpectedSeat, listedAs, newcomer, seatText } from './seats.ts';
import type { TableBetween } from './table-between.ts';

/**
 * TOUR-4: nobody comes or goes without a line. At the table that is passed, whoever did is put where
 * the hand has them, or taken off, so that the button is judged by who is really there.
 */
export function checkPlayers(table: TableBetween, record: HandRecord): readonly SessionFinding[] {
  const expected = table.expected(stacksOf(record));
  const findings: SessionFinding[] = [];
  const listed = new Set(record.players.map(({ name }) => name));
  for (const expectedSeat of expected.seats) {
    const { seat, label } = expectedSeat;
    if (listed.has(seat.name)) continue;
    // Out since before the last hand: free to be left out, unless the dead button needs the seat.
    const mayGo = seat.wasOut && label === null;
    if (!mayGo) findings.push(missingFinding(table.record, record, expected, expectedSeat));
    seat.isGone = true;
  }
  record.players.forEach((line, i) => {
    const seated = table.find(line.name);
    if (seated || table.seats.some(({ name }) => name === line.name)) return;
    const before = record.players[(i + record.players.length - 1) % record.players.length]!;
    const stack = line.stack ?? 0;
    const sits = sitsLine(line, stack, before === line ? null : before);
    const remedy = writeBetweenLine(sits);
    const message = `${show(line.name)} was not at the table. Write \`${remedy}\` under \`Between Hands:\` before this hand.`;
    const details = { found: show(line.name), fix: remedy };
    findings.push(
      withRemedies(finding('TOUR-4', 'warning', line.at, message, details), [
        lineBefore(table.record, sits),
        isOnlyListed(record, line) ? playerTakenOut(record, line) : null,
      ]),
    );
    table.seat(newcomer(line.name, stack), table.find(before.name));
  });
  return findings.length > 0 ? findings : orderFindings(table, record);
}

/** "Erin: Sits 3000 after Charlie" */
const sitsLine = (line: PlayerLine, amount: number, before: PlayerLine | null): BetweenLine => ({
  kind: 'sits',
  at: line.at,
  player: { name: line.name, at: line.nameAt },
  amount,
  where: before && { kind: 'after', player: { name: before.name, at: before.nameAt } },
});

/** Whether the rest of the hand can do without the player: no blind to post and nothing done. */
const isOnlyListed = ({ sections }: HandRecord, { name, label }: PlayerLine): boolean =>
  label === null && !sections.some(({ actions }) => actions.some((line) => line.name === name));

/** "Charlie: Leaves" */
const changeLine = (kind: 'leaves' | 'waits', name: string): BetweenLine => ({
  kind,
  at: UNWRITTEN,
  player: { name, at: UNWRITTEN },
});

function missingFinding(
  before: HandRecord,
  record: HandRecord,
  expected: ExpectedHand,
  missing: ExpectedSeat,
): SessionFinding {
  const { seat, label, stack } = missing;
  const name = show(seat.name);
  const isOut = stack === 0;
  const leaves = changeLine('leaves', seat.name);
  const said = writeBetweenLine(leaves);
  const line = seatText(missing);
  const why = isOut
    ? label === null
      ? `${name} went out in the hand before and stays in the list for this one. Write \`${line}\`.`
      : `${name} has no chips, but the ${label} is dead in that seat. Write \`${line}\`.`
    : `${name} is missing; ${stack === null ? 'nobody wrote that they left' : `they had ${figure(stack)}`}. Write \`${said}\` under \`Between Hands:\` before this hand, or \`${line}\` in the list.`;
  const details = { expected: line, fix: isOut ? line : said };
  return withRemedies(finding('TOUR-4', 'warning', record.at, why, details), [
    isOut ? null : lineBefore(before, leaves),
    playerListed(record, expected, missing),
  ]);
}

/** Nobody changes seats without leaving and sitting down again. */
function orderFindings(table: TableBetween, record: HandRecord): readonly SessionFinding[] {
  const listed = record.players.map(({ name }) => name);
  const order = table.seats.map(({ name }) => name).filter((name) => listed.includes(name));
  const start = order.indexOf(listed[0]!);
  const expected = [...order.slice(start), ...order.slice(0, start)];
  const i = listed.findIndex((name, k) => expected[k] !== name);
  if (i < 0 || expected.length !== listed.length) return [];
  const message = `${show(listed[i]!)} is listed after ${show(listed[i - 1]!)}, but ${show(expected[i]!)} sits there. The players sit in the order ${all(expected.map(show))}.`;
  const details = { expected: all(expected.map(show)), found: all(listed.map(show)) };
  const { seats } = table.expected(stacksOf(record));
  return [
    withRemedies(finding('TOUR-4', 'warning', record.players[i]!.at, message, details), [
      listInstead(record, seats, all(seats.map(({ seat }) => show(seat.name)))),
    ]),
  ];
}

/** TOUR-3: Dealer, SB and BB have moved as NEXT-2 to NEXT-5 say. */
export function checkButton(table: TableBetween, verdict: Verdict): readonly SessionFinding[] {
  const { record, replay } = verdict;
  const legal = replay.seating?.table;
  if (!legal) return [];
  const expected = table.expected(stacksOf(record));
  const findings = waitingFindings(table.record, expected, record);
  const found = labelsOf(legal.seats.map(({ name }, seat) => [setupLabelOf(legal, seat), name]));
  if (!expected.labels || findings.length > 0) return findings;
  const wanted = expected.labels;
  const wrong = LABELS.filter((label) => wanted[label] !== found[label]);
  if (wrong.length === 0) return [];
  const should = labelsText(wanted);
  const first = record.players.find(({ name }) => wrong.some((label) => found[label] === name));
  const message = `The button has not moved as it should: ${should}.`;
  const details = { expected: should, found: labelsText(found) };
  return [
    withRemedies(finding('TOUR-3', 'warning', first?.at ?? record.at, message, details), [
      listInstead(record, expected.seats, should),
    ]),
  ];
}

/** TOUR-3: a newcomer between Dealer and SB is not dealt in. */
function waitingFindings(
  before: HandRecord,
  expected: ExpectedHand,
  record: HandRecord,
): SessionFinding[] {
  return record.players.flatMap((line) => {
    if (!expected.waiting.some(({ name }) => name === line.name)) return [];
    const waits = changeLine('waits', line.name);
    const remedy = writeBetweenLine(waits);
    const message = `${show(line.name)} came between the Dealer and the SB and is not dealt in yet. Write \`${remedy}\` under \`Between Hands:\` before this hand, and leave them out of the list.`;
    const details = { found: show(line.name), fix: remedy };
    return [
      withRemedies(finding('TOUR-3', 'warning', line.at, message, details), [
        {
          ...lineBefore(before, waits),
          hand: listedAs(record, record.players, expected.seats),
        },
      ]),
    ];
  });
}

type Labels = Readonly<Record<SetupLabel, string | null>>;

const LABELS: readonly SetupLabel[] = ['Dealer', 'SB', 'BB'];

function labelsOf(seats: readonly (readonly [SetupLabel | null, string])[]): Labels {
  const named = (wanted: SetupLabel): string | null =>
    seats.find(([label]) => label === wanted)?.[1] ?? null;
  return { Dealer: named('Dealer'), SB: named('SB'), BB: named('BB') };
}

/** "Dealer Bob, SB Charlie and BB Alice" */
const labelsText = (labels: Labels): string =>
  all(LABELS.flatMap((label) => (labels[label] === null ? [] : `${label} ${show(labels[label])}`)));

/** The stacks of a hand by name: where the end before it was not seen, they say who plays. */
export const stacksOf = ({ players }: HandRecord): ReadonlyMap<string, number> =>
  new Map(players.flatMap(({ name, stack }) => (stack === null ? [] : [[name, stack]])));

/** TOUR-9: chairs are different numbers, clockwise, none above the table's. */
export function checkChairs(record: HandRecord): readonly SessionFinding[] {
  const { chairs, players } = record;
  if (!chairs) return [];
  const { numbers, of, at } = chairs;
  const text = `Chairs: ${numbers.join(' ')}${of === null ? '' : ` of ${of}`}`;
  const say = (message: string, expected: string): readonly SessionFinding[] => [
    withRemedies(
      finding('TOUR-9', 'error', at, message, { expected, found: numbers.join(' ') }),
      // Which chair is whose only a person knows; without the line nothing is wrong.
      [{ does: 'take out', text, hand: { ...record, chairs: null } }],
    ),
  ];
  if (numbers.length !== players.length) {
    const message = `${numbers.length} chairs are named for ${players.length} players; write one for each line of the set-up, also for players with 0.`;
    return say(message, `${players.length} chairs`);
  }
  const twice = numbers.find((chair, i) => numbers.indexOf(chair) !== i);
  if (twice !== undefined) return say(`Chair ${twice} is named twice.`, 'different chairs');
  const odd = numbers.find((chair) => chair < 1 || (of !== null && chair > of));
  if (odd !== undefined) {
    return say(
      `There is no chair ${odd}; the table has ${of ?? 'chairs from 1 on'}.`,
      `1 to ${of ?? 10}`,
    );
  }
  const turns = numbers.filter((chair, i) => chair > numbers[(i + 1) % numbers.length]!).length;
  if (turns <= 1) return [];
  const message =
    'The chairs do not go clockwise: from the Dealer on they count up, and once from the last to the first.';
  return say(message, 'chairs in their order');
}
