import { readHands, writeHand } from '../../src/formats/notation/index.ts';
import { canonicalRecord, type HandRecord } from '../../src/record/index.ts';
import { settleHand, type Verdict } from '../../src/referee/index.ts';
import { handFrom, readSavedHand, savedText } from '../../src/rules/hand/saved-hand.ts';
import { betOf } from '../../src/rules/index.ts';
import { calculations, result } from './again.ts';
import { type Law, same, type Witnessed } from './law.ts';
import type { Made } from './random-hand.ts';

export const TEXT_LAWS: readonly Law[] = [
  {
    rules: ['SEC-1', 'SEC-2', 'NOTE-1', 'NEXT-1'],
    says: 'a hand written, read and judged is the same hand, and written again the same text',
    holds: roundTrip,
  },
  {
    rules: ['CHIP-1', 'CHIP-2', 'ACT-1'],
    says: 'a hand saved at any moment loads as the same hand, and with a figure changed not unless the rules allow it',
    holds: savedAndLoaded,
  },
];

/** One moment of every hand; a copy of it is played again where a hand is passed from outside. */
function savedAndLoaded({ seed, course }: Witnessed): void {
  const hand = course[seed % course.length]!;
  const text = savedText(hand);
  const loaded = readSavedHand(text);
  if (!loaded.ok) throw new Error(`not loaded: ${loaded.error[0]!.message}`);
  same(loaded.value, hand, 'the hand loaded');
  same(savedText(loaded.value), text, 'saved again');
  if (seed % 7 === 0) same(handFrom(structuredClone(hand)), hand, 'a copy of the hand');
  const figures = [...text.matchAll(/"(?:stack|to)":(\d+)/g)];
  const { index, 0: found, 1: digits } = figures[seed % figures.length]!;
  const other = `${found.slice(0, -digits!.length)}${Number(digits) + 1}`;
  const tampered = text.slice(0, index) + other + text.slice(index + found.length);
  const read = readSavedHand(tampered);
  // Another raise may lead to the same chips: then it is another legal hand, and just what it says.
  const isOther = read.ok && found.startsWith('"to"') && savedText(read.value) === tampered;
  same(read.ok && !isOther, false, `loaded with ${other} for ${found}`);
}

function roundTrip(made: Witnessed): void {
  const text = writeHand(made.record);
  const { hands, findings } = readHands(text);
  same(findings, [], 'findings outside the hand');
  same(hands.length, 1, 'hands read');
  const verdict = settleHand(hands[0]!);
  same(found(verdict), worthSaying(made), 'findings');
  same(verdict.ok, true, 'the verdict');
  same(result(verdict.settlement!), made.result, 'the settlement');
  same(calculations(verdict.settlement!), calculations(made.settlement), 'the calculations');
  same(writeHand(verdict.record), text, 'written again');
  same(writeHand(canonicalRecord(verdict.replay)), text, 'formatted');
  nextHand(made, verdict);
}

const found = ({ findings }: Verdict): string[] =>
  findings.map(({ rule, severity }) => `${rule} ${severity}`).sort();

/**
 * All there is to say about a legal hand: free folds, mucks against an all-in, the end of the
 * tournament, an empty BB.
 */
function worthSaying({ course, settlement, seen, outcome, table }: Witnessed): string[] {
  const said = course.flatMap((hand, i): string[] => {
    const event = course[i + 1]?.log?.event;
    const folds = event?.kind === 'act' && event.verb === 'fold';
    return folds && betOf(hand, event.seat) >= hand.price ? ['ACT-2 warning'] : [];
  });
  const { stacks, folded } = seen[seen.length - 1]!;
  const inIt = table.dealtIn.filter((seat) => !folded[seat]);
  const mustShow = inIt.length > 1 && inIt.some((seat) => stacks[seat] === 0);
  const mucks = inIt.filter((seat) => mustShow && outcome.holes[seat] === 'mucks');
  const ruling = settlement.next?.ruling;
  return [
    ...said,
    ...mucks.map(() => 'SHOW-1 warning'),
    ...(ruling ? [`${ruling.rule} ${ruling.severity}`] : []),
  ].sort();
}

/** NEXT-1: the next hand says what the settlement says; its text is read now and then. */
function nextHand({ seed, settlement }: Made, { record, nextHand: next }: Verdict): void {
  const seats = settlement.next?.seats ?? null;
  same(next === null, seats === null, 'no next hand');
  if (!next || !seats) return;
  const read = seed % 8 === 0 ? readHands(writeHand(next)).hands[0]!.record : next;
  const lines = read.players.map(({ name, label, stack }) => ({ name, label, stack }));
  same(lines, seats, 'the next stack setup');
  same(read.number, seed + 1, 'the next number');
  same(read.startedAt, record.endedAt, 'the next start');
  same(headerOf(read), headerOf(record), 'what is carried over');
}

const headerOf = ({ blinds, rules, event, table }: HandRecord): unknown[] => [
  ...[blinds?.sb, blinds?.bb, blinds?.ante],
  ...[rules, event, table],
];
