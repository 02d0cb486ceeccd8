import { readHands, writeHand } from '../../formats/index.ts';
import { all, highest } from '../../kernel/index.ts';
import { checkText, type Verdict, verdictJson } from '../../referee/index.ts';
import { isChips, nextSeats, phaseOf, type Settlement, setupLabel } from '../../rules/index.ts';
import type { Case, StackSize } from '../case.ts';
import { categoriesShown, complexityFault, missingFor } from '../categories.ts';
import { checkFinished, checkLabels, tellFindings } from '../check/check-case.ts';
import { checkNextHand, numberAndBlinds, readNextHand } from '../check/check-next-hand.ts';
import { checkBlindLevel, checkSetup, labelFaults } from '../check/check-setup.ts';
import type { AddFinding, SuiteFinding } from '../check/suite-finding.ts';
import { compareNextHands } from '../compare/compare.ts';
import { type CaseFacts, factsOf } from '../facts.ts';
import { amountText, checkHandMadeClaims, type TellAt } from './check-claims.ts';
import { checkFigures } from './check-figures.ts';
import { findWinners, openPotsText, winnersText } from './find-winners.ts';
import type { HandMadeCase } from './hand-made-case.ts';

/** A hand-made case judged. */
export interface CheckedCase {
  readonly findings: readonly SuiteFinding[];
  /** As a suite holds it, with what the engine says; null where the hand cannot be played to its end. */
  readonly facts: CaseFacts | null;
}

/** Holds a hand-made case against itself, against the rules and against what a suite promises. */
export function checkHandMade(one: HandMadeCase): CheckedCase {
  const findings: SuiteFinding[] = [];
  const tellAt: TellAt = (rule, line, message, expected = null, found = null) => {
    findings.push({ caseId: one.id, rule, place: `line ${line}`, message, expected, found });
  };
  const tell = tellInFile(one, tellAt);
  for (const { line, message } of one.unread) tellAt('SUITE-1', line, message);
  checkHandMadeClaims(one.claims, tellAt);
  checkPlaces(one, tellAt);
  const facts = checkPlayed(one, tell, tellAt);
  return { findings: onceEach(findings), facts };
}

/** A place in the hand or the next hand told as a line of the file. */
const tellInFile =
  ({ handLines, claims, line }: HandMadeCase, tellAt: TellAt): AddFinding =>
  (rule, place, message, answers = {}) => {
    const [, text, number] = /^(hand|expected\.nextHand) line (\d+)/.exec(place) ?? [];
    const index = Number(number) - 1;
    const next = claims.nextHands[0]?.line;
    const at =
      text === 'hand'
        ? handLines[index]
        : text !== undefined && next !== undefined
          ? next
          : undefined;
    tellAt(
      rule,
      at ?? (place.startsWith('expected.nextHand') ? next : undefined) ?? line,
      message,
      answers.expected,
      answers.found,
    );
  };

/** The same said of the same line twice is one finding. */
const onceEach = (findings: readonly SuiteFinding[]): readonly SuiteFinding[] =>
  findings.filter(
    (one, i) =>
      findings.findIndex(({ rule, message }) => rule === one.rule && message === one.message) === i,
  );

function checkPlayed(one: HandMadeCase, tell: AddFinding, tellAt: TellAt): CaseFacts | null {
  const { hands, stray } = checkText(one.hand);
  const [open] = hands;
  if (!open || hands.length > 1) {
    if (one.unread.length === 0)
      tell('SUITE-4', 'hand line 1', `A case is one hand; there are ${hands.length} here.`);
    return null;
  }
  checkLabels(open, tell);
  checkBlindLevel(open.record, tell);
  const isPlayed = tellFindings(
    [...stray, ...open.findings.filter((finding) => !isOpenEnd(finding.rule, open))],
    tell,
  );
  const { settlement } = open;
  if (!isPlayed || !settlement || settlement.hand.turn !== null) {
    checkNextAlone(one, open, tell);
    return null;
  }
  checkFigures(one.claims, settlement, one.line, tellAt);
  const winners = findWinners(one, settlement, stacksAfter(one), tellAt);
  const isTold = settlement.next !== null;
  const [paid] = isTold ? hands : checkText(`${one.hand}${winnersText(settlement, winners)}`).hands;
  if (!paid?.settlement?.next) {
    const why = hasFinalStacks(one, settlement)
      ? 'the next hand has everybody’s final stack: a winner’s is final + pots won'
      : 'no winners lead to these stacks';
    const message = `It does not say who wins ${openPotsText(settlement, winners) || 'the pots'}, and ${why}.`;
    tellAt('WIN-2', one.claims.players[0]?.line ?? one.line, message);
    checkNextAlone(one, open, tell);
    return null;
  }
  return checkPaid(one, paid, paid.settlement, tell, tellAt);
}

/** What is missing is the outcome, which the table of results gives. */
const isOpenEnd = (rule: string, { settlement }: Verdict): boolean =>
  (rule === 'NOTE-5' || rule === 'WIN-2') &&
  settlement !== null &&
  settlement.hand.turn === null &&
  phaseOf(settlement.hand) !== 'betting';

/** New stacks as the table has them, or else as the next hand has them. */
function stacksAfter({ claims }: HandMadeCase): ReadonlyMap<string, number> {
  const text = claims.nextHands[0]?.text;
  const lines = text === undefined ? [] : (readHands(text).hands[0]?.record.players ?? []);
  const after = new Map(
    lines.flatMap(({ name, stack }) => (stack === null ? [] : [[name, stack]])),
  );
  for (const { name, new: stack } of claims.players) if (stack !== null) after.set(name, stack);
  return after;
}

/** Whether the stacks after the hand are those before any pot is paid. */
function hasFinalStacks(one: HandMadeCase, { players }: Settlement): boolean {
  const after = stacksAfter(one);
  return players.every(({ name, final }) => after.get(name) === final);
}

function checkPaid(
  one: HandMadeCase,
  paid: Verdict,
  settlement: Settlement,
  tell: AddFinding,
  tellAt: TellAt,
): CaseFacts | null {
  for (const player of settlement.players) {
    const row = one.claims.players.find(({ name }) => name === player.name);
    if (!row || row.new === null || row.new < 0 || row.new === player.newStack) continue;
    const message = `${row.name}: the new stack is final + won: ${amountText(player.final)} + ${amountText(player.won!)} = ${amountText(player.newStack!)}, not ${amountText(row.new)}.`;
    tellAt('CHIP-2', row.line, message, String(player.newStack), String(row.new));
  }
  const made = caseOf(one, paid, settlement);
  const facts = factsOf(made, paid);
  if (!facts || !checkFinished(paid, tell)) return null;
  checkNextHands(one, made.expected.nextHand, facts, tell, tellAt);
  checkSetup(facts, tell);
  checkBadges(one, facts, tellAt);
  return facts;
}

function checkNextHands(
  { claims }: HandMadeCase,
  engine: string | null,
  facts: CaseFacts,
  tell: AddFinding,
  tellAt: TellAt,
): void {
  const [first] = claims.nextHands;
  if (!first) return;
  if (engine !== null) checkNextHand(engine, first.text, facts, tell, numberAndBlinds);
  else {
    // NEXT-6: the last stacks without labels are accepted too.
    const { passed, checks } = compareNextHands(null, first.text, { hand: facts.one.hand });
    if (!passed) tellAt('NEXT-6', first.line, checks[0]!.details[0]!, null, first.text);
  }
}

/** NEXT-1: the next hand is the same wherever a page has it. */
function checkPlaces({ claims }: HandMadeCase, tellAt: TellAt): void {
  const [first, ...others] = claims.nextHands;
  for (const { text, line } of others) {
    if (text === first!.text) continue;
    const message = `This next hand is not the one at line ${first!.line}: preview, copy button and compare button hold the same.`;
    tellAt('NEXT-1', line, message, first!.text, text);
  }
}

/** Where the hand cannot be paid: what the next hand has to keep whoever wins. */
function checkNextAlone(one: HandMadeCase, { record, replay }: Verdict, tell: AddFinding): void {
  const text = one.claims.nextHands[0]?.text;
  const next = text === undefined ? null : readNextHand(text, tell)?.record;
  if (!next) return;
  const place = 'expected.nextHand line 1';
  const absent = record.players.filter(
    ({ name }) => !next.players.some((line) => line.name === name),
  );
  if (absent.length > 0) {
    const who = all(absent.map(({ name }) => name));
    tell(
      'NEXT-1',
      place,
      `${who} not in the next hand: everybody stays in the list, eliminated players with 0, and each once.`,
    );
  }
  for (const { message, expected, found } of labelFaults(next))
    tell('SEAT-4', place, message, { expected, found });
  const after = stacksAfter(one);
  for (const { name, stack } of next.players) {
    const claimed = after.get(name);
    if (stack === null || claimed === undefined || claimed < 0 || claimed === stack) continue;
    tell(
      'NEXT-1',
      place,
      `${name} has a new stack of ${amountText(claimed)} and ${amountText(stack)} in the next hand.`,
    );
  }
  // With a negative stack nobody can say who is out.
  const table = replay.seating?.table;
  const stacks = table?.seats.map(({ name }) => after.get(name) ?? -1) ?? [];
  if (!table || absent.length > 0 || !stacks.every(isChips) || !stacks.some((stack) => stack > 0))
    return;
  const seats = nextSeats(table, stacks).seats ?? [];
  const right = seats.map(({ name, label }) => (label ? `${name} ${label}` : name));
  const listed = next.players.map(({ name, label }) => {
    const shown = label === null ? null : setupLabel(label);
    return shown === null ? name : `${name} ${shown}`;
  });
  const answers = { expected: right.join(', '), found: listed.join(', ') };
  if (right.length === 0 || answers.expected === answers.found) return;
  const first = listed.indexOf(right[0]!);
  if (
    first > 0 &&
    [...listed.slice(first), ...listed.slice(0, first)].join(', ') === answers.expected
  ) {
    const message = `The list starts with ${listed[0]}: it starts with ${right[0]} and goes on clockwise.`;
    tell('SEAT-1', place, message, answers);
    return;
  }
  const rule = stacks.filter((stack) => stack > 0).length === 2 ? 'NEXT-3' : 'NEXT-2';
  const message = `With these stacks the next hand is ${answers.expected}, not ${answers.found}.`;
  tell(rule, place, message, answers);
}

/** SUITE-11, SUITE-12: badges that are there fit the hand. */
function checkBadges(one: HandMadeCase, facts: CaseFacts, tellAt: TellAt): void {
  const fault = one.complexity && complexityFault(one.complexity, facts);
  if (fault) tellAt('SUITE-11', one.line, `This is not a ${one.complexity} case: ${fault}.`);
  const missing = one.category && missingFor(one.category, facts);
  if (missing)
    tellAt('SUITE-12', one.line, `A ${one.category} case shows ${missing}; this one does not.`);
}

/** The case as a suite holds it; badges that are not told are taken from the hand. */
function caseOf(one: HandMadeCase, paid: Verdict, { players }: Settlement): Case {
  const draft: Case = {
    id: one.id,
    title: one.title,
    players: players.filter(({ start }) => start > 0).length,
    stackSize: stackSizeOf(players.map(({ start }) => start)),
    complexity: one.complexity ?? 'simple',
    category: one.category ?? 'mixed',
    hand: writeHand(paid.record),
    expected: verdictJson(paid),
    notes: [],
  };
  const facts = factsOf(draft, paid);
  if (!facts) return draft;
  const complexity =
    one.complexity ??
    (['complex', 'medium', 'simple'] as const).find(
      (level) => complexityFault(level, facts) === null,
    ) ??
    'simple';
  const isMixed = missingFor('mixed', facts) === null;
  const category = one.category ?? (isMixed ? 'mixed' : (categoriesShown(facts)[0] ?? 'mixed'));
  return { ...draft, complexity, category };
}

const stackSizeOf = (stacks: readonly number[]): StackSize => {
  const most = highest(stacks, 0);
  return most >= 1_000_000 ? 'millions' : most > 50_000 ? 'hundreds-of-thousands' : 'thousands';
};
