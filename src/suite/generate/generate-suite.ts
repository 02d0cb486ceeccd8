import { fail, ok, type Result } from '../../kernel/index.ts';
import { checkText, type Verdict, verdictJson } from '../../referee/index.ts';
import type { Case, Suite } from '../case.ts';
import { type SuiteOptions, selectSlots } from '../plan/plan-slots.ts';
import type { Slot } from '../plan/slot.ts';
import { disagreements } from '../second-opinion/disagreements.ts';
import { type Built, buildHand, MOST_TRIES } from './build-case.ts';
import { notesFor } from './notes.ts';
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

/** A case whose hand was played and written down, and not yet read back. */
export interface CaseDraft extends Omit<Case, 'expected'> {
  readonly number: number;
  /** After the hand, by seat. */
  readonly newStacks: readonly (number | null)[];
}

/** A case and what the referee makes of its text. */
export interface GeneratedCase {
  readonly one: Case;
  readonly verdict: Verdict;
}

/** The same options give the same suite in every run of a version. */
export function generateSuite(
  options: SuiteOptions,
  second: SecondCalculation = disagreements,
): Result<Suite, GenerationFault> {
  const cases: Case[] = [];
  const wrong = playCases(options, (played) => {
    const made = readBack(played);
    if (!made.ok) return made.error;
    cases.push(made.value.one);
    return doubt(made.value, second);
  });
  return wrong ? fail(wrong) : ok({ version: 2, seed: options.seed, cases });
}

/** Plays a suite case by case, until `take` has a fault with one; null if there is none. */
export function playCases(
  options: SuiteOptions,
  take: (played: CaseDraft) => GenerationFault | null,
): GenerationFault | null {
  const selected = selectSlots(options);
  if (!selected.ok) return fault('asked', selected.error);
  const courses = new Set<string>();
  const titles = new Set<string>();
  for (const [i, slot] of selected.value.entries()) {
    const built = buildHand(slot, i + 1, courses);
    if (!built) return fault('unfilled', unfilledText(slot, i + 1));
    const played = draftOf(slot, i + 1, built, titles);
    const wrong = take(played);
    if (wrong) return wrong;
    courses.add(built.facts.course);
    titles.add(played.title);
  }
  return null;
}

/** A case with what its own text comes to: that, and nothing that was played, is what is expected. */
export function readBack(played: CaseDraft): Result<GeneratedCase, GenerationFault> {
  const { id, title, players, stackSize, complexity, category, hand, notes } = played;
  const [verdict] = checkText(hand).hands;
  if (!verdict || !isAsPlayed(verdict, played)) {
    const message = `Case ${id}: its text does not pay what was played.`;
    return fail({ kind: 'disagreement', message, hand, disagreements: [] });
  }
  const expected = verdictJson(verdict);
  const one = { id, title, players, stackSize, complexity, category, hand, expected, notes };
  return ok({ one, verdict });
}

/** NEXT-6: the end of the tournament is all there may be to say. */
const isAsPlayed = ({ findings, payment }: Verdict, { newStacks }: CaseDraft): boolean =>
  findings.every(({ rule }) => rule === 'NEXT-6') &&
  newStacks.every((stack, seat) => payment?.newStacks?.[seat] === stack);

/** Nobody is proved wrong by a case that we cannot work out twice alike. */
export function doubt(
  { one, verdict }: GeneratedCase,
  second: SecondCalculation,
): GenerationFault | null {
  const differences = second(one.hand, one.expected, verdict.record);
  if (differences.length === 0) return null;
  const message = `Case ${one.id}: the second calculation disagrees with the engine.`;
  return { kind: 'disagreement', message, hand: one.hand, disagreements: differences };
}

const fault = (kind: GenerationFault['kind'], message: string): GenerationFault => ({
  kind,
  message,
  hand: null,
  disagreements: [],
});

const unfilledText = (slot: Slot, number: number): string =>
  `No hand was found in ${MOST_TRIES} tries for case ${number}: ${slot.players} players, ${slot.complexity}, ${slot.category}.`;

function draftOf(slot: Slot, number: number, built: Built, titles: ReadonlySet<string>): CaseDraft {
  const { players, stackSize, complexity, category } = slot;
  return {
    number,
    id: `TC-${number}.1`,
    title: titleFor(slot, built, titles),
    players,
    stackSize,
    complexity,
    category,
    hand: built.text,
    notes: notesFor(slot, built),
    newStacks: built.settlement.players.map(({ newStack }) => newStack),
  };
}
