import { fail, ok, type Result } from '../../kernel/index.ts';
import { type Verdict, verdictJson } from '../../referee/index.ts';
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

/** A case and how it was played. */
export interface GeneratedCase {
  readonly one: Case;
  readonly verdict: Verdict;
}

/** The same options give the same suite in every run of a version. */
export function generateSuite(
  options: SuiteOptions,
  second: SecondCalculation = disagreements,
): Result<Suite, GenerationFault> {
  const made = generatePlayed(options, second);
  if (!made.ok) return made;
  return ok({ version: 2, seed: options.seed, cases: made.value.map(({ one }) => one) });
}

/** The cases of a suite with their hands, for those who go on with them. */
export function generatePlayed(
  options: SuiteOptions,
  second: SecondCalculation = disagreements,
): Result<readonly GeneratedCase[], GenerationFault> {
  const selected = selectSlots(options);
  if (!selected.ok) return fail(fault('asked', selected.error));
  const cases: GeneratedCase[] = [];
  const courses = new Set<string>();
  const titles = new Set<string>();
  for (const slot of selected.value) {
    const number = cases.length + 1;
    const built = buildHand(slot, number, courses);
    if (!built) return fail(fault('unfilled', unfilledText(slot, number)));
    const made = caseOf(slot, number, built, titles);
    const differences = second(made.hand, made.expected, built.verdict.record);
    if (differences.length > 0) {
      const message = `Case ${made.id}: the second calculation disagrees with the engine.`;
      return fail({ kind: 'disagreement', message, hand: made.hand, disagreements: differences });
    }
    courses.add(built.facts.course);
    titles.add(made.title);
    cases.push({ one: made, verdict: built.verdict });
  }
  return ok(cases);
}

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
    expected: verdictJson(built.verdict),
    notes: notesFor(slot, built),
  };
}
