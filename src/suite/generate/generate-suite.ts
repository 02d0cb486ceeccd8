import { readHands } from '../../formats/index.ts';
import { fail, ok, type Result } from '../../kernel/index.ts';
import type { HandRecord } from '../../record/index.ts';
import { verdictJson } from '../../referee/index.ts';
import { cardLetters, type Street } from '../../rules/index.ts';
import type { Case, Suite } from '../case.ts';
import { type CaseEvent, isStreetEvent } from '../conformance/conformance-case.ts';
import { caseEventsOf } from '../conformance/question-of-hand.ts';
import { type SuiteOptions, selectSlots } from '../plan/plan-slots.ts';
import type { Slot } from '../plan/slot.ts';
import { disagreements } from '../second-opinion/disagreements.ts';
import { type Built, MOST_TRIES } from './build-case.ts';
import { notesFor } from './notes.ts';
import { rareMistakeBuilder } from './rare-mistakes.ts';
import { titleFor } from './title.ts';

export type { SuiteOptions } from '../plan/plan-slots.ts';

/** Why there is no suite. */
export interface GenerationFault {
  /** `asked`: no suite is like that; `unfilled`: our bug; `disagreement`: so is this, or a worse one. */
  readonly kind: 'asked' | 'unfilled' | 'disagreement';
  readonly message: string;
  /** The hand two calculations disagree about. */
  readonly hand: string | null;
  /** Both answers, a sentence for each difference. */
  readonly disagreements: readonly string[];
}

/** Holds an expectation against another calculation; empty if both agree. */
export type SecondCalculation = typeof disagreements;

/** A case as the rules played it; what is expected of it is not yet calculated a second time. */
export interface GeneratedCase {
  readonly number: number;
  readonly one: Case;
  readonly built: Built;
}

/** The same options give the same suite in every run of a version. */
export function generateSuite(
  options: SuiteOptions,
  second: SecondCalculation = disagreements,
): Result<Suite, GenerationFault> {
  const cases: Case[] = [];
  const wrong = playCases(options, ({ one, built }) => {
    cases.push(one);
    return doubt(one, caseEventsOf(built.course), second);
  });
  return wrong ? fail(wrong) : ok({ version: 2, seed: options.seed, cases });
}

/** Plays a suite case by case, until `take` has a fault with one; null if there is none. */
export function playCases(
  options: SuiteOptions,
  take: (played: GeneratedCase) => GenerationFault | null,
): GenerationFault | null {
  const selected = selectSlots(options);
  if (!selected.ok) return fault('asked', selected.error);
  const courses = new Set<string>();
  const titles = new Set<string>();
  const build = rareMistakeBuilder(selected.value);
  for (const [i, slot] of selected.value.entries()) {
    const built = build(slot, i + 1, courses);
    if (!built) return fault('unfilled', unfilledText(slot, i + 1));
    const one = caseOf(slot, i + 1, built, titles);
    const wrong = take({ number: i + 1, one, built });
    if (wrong) return wrong;
    courses.add(built.facts.course);
    titles.add(one.title);
  }
  return null;
}

/**
 * Nobody is proved wrong by a case that we cannot work out twice alike. The second calculation starts
 * from the text, which has to say what was played.
 */
export function doubt(
  one: Case,
  events: readonly CaseEvent[],
  second: SecondCalculation = disagreements,
): GenerationFault | null {
  const { id, hand, expected } = one;
  const disagreement = (message: string, found: readonly string[]): GenerationFault => ({
    kind: 'disagreement',
    message: `Case ${id}: ${message}`,
    hand,
    disagreements: found,
  });
  const { hands, findings } = readHands(hand);
  const [read] = hands;
  const isClean = hands.length === 1 && findings.length + read!.findings.length === 0;
  if (!isClean || !isSameCourse(read!.record, events)) {
    return disagreement('its text does not say what was played.', []);
  }
  const found = second(hand, expected, read!.record);
  if (found.length === 0) return null;
  return disagreement('the second calculation disagrees with the engine.', found);
}

/** Whether the text of a case says what was played: who did what on which street, and every card. */
function isSameCourse({ sections }: HandRecord, events: readonly CaseEvent[]): boolean {
  const read: string[] = [];
  for (const { street, board, actions } of sections) {
    if (board) read.push(dealt(street, board.map(cardLetters)));
    for (const { name, verb, to } of actions) read.push(done(street, name, verb, to));
  }
  const played: string[] = [];
  let on: Street = 'preflop';
  for (const event of events) {
    if (!isStreetEvent(event)) {
      const { player, act, allIn, to = null } = event;
      played.push(done(on, player, allIn ? 'all-in' : act, to));
      continue;
    }
    on = event.street;
    if (event.board) played.push(dealt(on, event.board));
  }
  return read.length === played.length && read.every((one, i) => one === played[i]);
}

const dealt = (street: Street, cards: readonly string[]): string => `${street}: ${cards.join(' ')}`;

const done = (street: Street, player: string, verb: string, to: number | null): string =>
  `${street} ${player}: ${verb} ${to ?? ''}`;

const fault = (kind: GenerationFault['kind'], message: string): GenerationFault => ({
  kind,
  message,
  hand: null,
  disagreements: [],
});

const unfilledText = (slot: Slot, number: number): string =>
  `No hand was found in ${MOST_TRIES} tries for case ${number}: ${slot.players} players, ${slot.complexity}, ${slot.category}.`;

function caseOf(slot: Slot, number: number, built: Built, titles: ReadonlySet<string>): Case {
  const { players, stackSize, complexity, category } = slot;
  return {
    id: `TC-${number}.1`,
    title: titleFor(slot, built, titles),
    players,
    stackSize,
    complexity,
    category,
    hand: built.text,
    expected: verdictJson(built),
    notes: notesFor(slot, built),
  };
}
