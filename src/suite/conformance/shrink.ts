import { either, show } from '../../kernel/index.ts';
import { canAnybodyAnswer, explained } from '../../rules/index.ts';
import { decidingRules } from '../mistakes/mistaken-answers.ts';
import { optionsOf } from './case-words.ts';
import {
  type CaseLevel,
  type CaseQuestion,
  type ConformanceCase,
  categoryOf,
  type Expectation,
  isStreetEvent,
  LEVELS_AS_PLAYED,
  questionOf,
} from './conformance-case.ts';
import { playQuestion } from './expectation.ts';
import { withFittingEnd } from './fitting-end.ts';
import { arithmetic } from './generate-cases.ts';
import type { CaseVerdict } from './judge-case.ts';
import { replayed } from './replay-question.ts';
import { sameWords } from './result.ts';
import { complexityOf, SIMPLIFICATIONS } from './simpler-questions.ts';

/** Gives a case to the program and says what became of it. */
export type AskProgram = (one: ConformanceCase) => Promise<CaseVerdict>;

/** A failing case made as small as it goes. */
export interface Shrunk {
  readonly before: ConformanceCase;
  readonly small: ConformanceCase;
  /** What the program made of the small case. */
  readonly verdict: CaseVerdict;
  /** The level it fails at. */
  readonly level: CaseLevel;
  /** How often the program was asked. */
  readonly asked: number;
}

const MOST_ASKED = 400;

/**
 * Makes a failing case smaller for as long as it fails in the same way, asking the program each
 * time; the engine works out anew what is expected. Null if the case does not fail.
 */
export async function shrinkCase(
  before: ConformanceCase,
  ask: AskProgram,
  most = MOST_ASKED,
): Promise<Shrunk | null> {
  const first = await ask(before);
  const level = failedLevel(first);
  if (level === null) return null;
  let asked = 1;
  let small = before;
  let verdict = first;
  const seen = new Set<string>();
  /** The first simpler case of a kind that still fails. */
  const step = async (simplify: (typeof SIMPLIFICATIONS)[number]): Promise<boolean> => {
    for (const candidate of candidatesFor(small, simplify)) {
      const text = JSON.stringify(questionOf(candidate));
      if (seen.has(text)) continue;
      if (asked >= most) return false;
      seen.add(text);
      asked++;
      const said = await ask(candidate);
      if (!isSameFailure(level, [before, first], [candidate, said])) continue;
      small = candidate;
      verdict = said;
      return true;
    }
    return false;
  };
  for (let isSmaller = true; isSmaller && asked < most; ) {
    isSmaller = false;
    for (const simplify of SIMPLIFICATIONS) while (await step(simplify)) isSmaller = true;
  }
  const rules = small === before ? before.rules : decidingRules(small);
  return { before, small: { ...small, rules }, verdict, level, asked };
}

const failedLevel = ({ levels }: CaseVerdict): CaseLevel | null =>
  LEVELS_AS_PLAYED.find((level) => levels[level] === 'failed' || levels[level] === 'error') ?? null;

/** Legal hands that are simpler, with what is expected of them. */
function* candidatesFor(
  small: ConformanceCase,
  simplify: (typeof SIMPLIFICATIONS)[number],
): Iterable<ConformanceCase> {
  const isIllegal = small.expect.refused !== undefined;
  const complexity = complexityOf(small);
  const breach = isIllegal ? breachOf(small) : null;
  for (const changed of simplify(questionOf(small), isIllegal)) {
    const again = replayed(changed, isIllegal);
    const question = isIllegal ? again : again && withFittingEnd(again);
    if (!question || !isLess(complexityOf(question), complexity)) continue;
    const candidate = caseFrom(small, question, breach);
    if (candidate) yield candidate;
  }
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((figure, i) => figure !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

function caseFrom(
  before: ConformanceCase,
  question: CaseQuestion,
  breach: string | null,
): ConformanceCase | null {
  const played = playQuestion(question);
  if (!played) return null;
  const { expect, course, payment } = played;
  const isSame = before.expect.refused
    ? breach !== null && breachOf(question, played) === breach
    : payment !== null;
  if (!isSame) return null;
  const why = payment ? arithmetic(explained(course.at(-1)!, payment)) : legalInstead(expect);
  const { title, rules } = before;
  return { ...question, id: smallId(before.id), title, rules, expect, why };
}

/** How the last event breaks the rules; null if it is not the one that is refused. */
function breachOf(question: CaseQuestion, played = playQuestion(question)): string | null {
  const event = question.events.at(-1);
  if (!event || isStreetEvent(event)) return null;
  if (played?.expect.refused?.event !== question.events.length - 1) return null;
  const { player, act, to = 0 } = event;
  const turn = played.expect.turns.at(-1);
  if (turn?.player !== player) return 'out of turn';
  if (act !== 'bet' && act !== 'raise') return act;
  const range = turn.bet ?? turn.raise;
  if (range) return to < range.min ? 'too little' : to > range.max ? 'too much' : act;
  const hand = played.course.at(-1)!;
  // ACT-7: where nobody can answer, a raise is closed whether it was reopened or not (ACT-6).
  return canAnybodyAnswer(hand, hand.turn!) ? 'not reopened' : 'not to be answered';
}

/** The figures of the old sentence are not the figures of the small hand. */
function legalInstead({ turns }: Expectation): readonly string[] {
  const turn = turns.at(-1);
  return turn
    ? [`${show(turn.player)} is to act, and may ${either(['fold', ...optionsOf(turn)])}.`]
    : [];
}

/** An id means one case, so a smaller one has another: `tda/side-pots-shrunk/0007`. */
function smallId(id: string): string {
  const category = categoryOf(id);
  if (category.endsWith('-shrunk')) return id;
  return id.replace(`/${category}/`, `/${category}-shrunk/`);
}

type Asked = readonly [ConformanceCase, CaseVerdict];

/** Fails at the same level and, as far as that is known, for the same reason. */
function isSameFailure(level: CaseLevel, [one, first]: Asked, [small, said]: Asked): boolean {
  if (said.levels[level] !== first.levels[level]) return false;
  if (first.outcome === 'error') {
    return sameWords(first.words ?? '', one) === sameWords(said.words ?? '', small);
  }
  if (first.cause?.rule !== said.cause?.rule) return false;
  const kinds = kindsOf(level, said);
  return [...kindsOf(level, first)].some((kind) => kinds.has(kind));
}

/** `turns[3].toCall` and `turns[5].toCall` are the same kind of mistake. */
const kindsOf = (level: CaseLevel, { differences }: CaseVerdict): ReadonlySet<string> =>
  new Set(
    differences
      .filter((difference) => difference.level === level)
      .map(({ place }) =>
        place.replace(/\[\d+\]/, '[]').replace(/^(won|stacks|returned)\..*/s, '$1'),
      ),
  );
