import { RULE_IDS, type RuleId } from '../../rules/index.ts';
import { CASE_PROFILES } from '../plan/profile.ts';
import { NOT_JSON } from './answer.ts';
import {
  type CaseLevel,
  type ConformanceCase,
  categoryOf,
  LEVELS,
  PROTOCOL,
  SUITE_VERSION,
} from './conformance-case.ts';
import type { CaseOutcome, CaseVerdict } from './judge-case.ts';

/** A program held against cases. The same answers give the same bytes: no clock, no chance. */
export interface ConformanceResult {
  readonly kind: 'sidepot-result';
  /** The suite's version. */
  readonly suite: string;
  readonly protocol: number;
  readonly program: ProgramName;
  /** The day somebody says it was run. */
  readonly date: string | null;
  readonly totals: Score;
  readonly levels: Readonly<Record<CaseLevel, Score>>;
  readonly profiles: Scores;
  readonly categories: Scores;
  /** By the rules the cases claim. */
  readonly rules: Scores;
  /** Largest first, ties by their simplest case. */
  readonly causes: readonly CauseGroup[];
  readonly cases: readonly CaseVerdict[];
}

export interface ProgramName {
  readonly name: string;
  readonly version: string | null;
  readonly command: string;
}

export interface Score {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly errors: number;
}

export type Scores = Readonly<Record<string, Score>>;

/** Cases that fail for one reason. */
export interface CauseGroup {
  /** An error has no rule: the program gave up before it could break one. */
  readonly rule: RuleId | null;
  readonly sentence: string;
  readonly outcome: 'failed' | 'error';
  readonly count: number;
  /** Ids, the simplest case first. */
  readonly cases: readonly string[];
}

export function resultOf(
  cases: readonly ConformanceCase[],
  verdicts: ReadonlyMap<string, CaseVerdict>,
  program: ProgramName,
  date: string | null,
): ConformanceResult {
  const judged = cases.flatMap((one): readonly Judged[] => {
    const verdict = verdicts.get(one.id);
    return verdict ? [{ one, verdict }] : [];
  });
  return {
    kind: 'sidepot-result',
    suite: SUITE_VERSION,
    protocol: PROTOCOL,
    program,
    date,
    totals: scoreOf(judged.map(({ verdict }) => verdict.outcome)),
    levels: levelScores(judged),
    profiles: scoresBy(judged, ({ one }) => [one.profile], CASE_PROFILES),
    categories: scoresBy(judged, ({ one }) => [categoryOf(one.id)], []),
    rules: scoresBy(judged, ({ one }) => one.rules, RULE_IDS),
    causes: causesOf(judged),
    cases: judged.map(({ verdict }) => verdict),
  };
}

/** What passed, failed or ended in an error: a skip is not held against a program. */
export const judgedOf = ({ passed, failed, errors }: Score): number => passed + failed + errors;

export const casesOf = (score: Score): number => judgedOf(score) + score.skipped;

/** Rounded down: 100 % is said only where everything passed. Null where nothing was judged. */
export function percentOf(score: Score): number | null {
  const judged = judgedOf(score);
  return judged === 0 ? null : Math.floor((100 * score.passed) / judged);
}

/** What the mistake looks like, as a heading; a program's own words stay as they are. */
export const causeSentence = ({ sentence, outcome }: CauseGroup): string =>
  outcome === 'error' ? sentence : sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

/** `poker-ts 1.5.0` */
export const programTitle = ({ name, version }: ProgramName): string =>
  version === null || version === '' ? name : `${name} ${version}`;

interface Judged {
  readonly one: ConformanceCase;
  readonly verdict: CaseVerdict;
}

const COUNTED_AS = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  error: 'errors',
} as const satisfies Record<CaseOutcome, keyof Score>;

function scoreOf(outcomes: readonly CaseOutcome[]): Score {
  const score = { passed: 0, failed: 0, skipped: 0, errors: 0 };
  for (const outcome of outcomes) score[COUNTED_AS[outcome]]++;
  return score;
}

const levelScores = (judged: readonly Judged[]): Readonly<Record<CaseLevel, Score>> =>
  Object.fromEntries(
    LEVELS.map((level) => [
      level,
      scoreOf(judged.flatMap(({ verdict }) => verdict.levels[level] ?? [])),
    ]),
  ) as Record<CaseLevel, Score>;

/** Names with a known order come first, in it; the others as the cases bring them. */
function scoresBy(
  judged: readonly Judged[],
  namesOf: (one: Judged) => readonly string[],
  order: readonly string[],
): Scores {
  const outcomes = new Map<string, CaseOutcome[]>(order.map((name) => [name, []]));
  for (const one of judged) {
    for (const name of new Set(namesOf(one))) {
      const before = outcomes.get(name);
      if (before) before.push(one.verdict.outcome);
      else outcomes.set(name, [one.verdict.outcome]);
    }
  }
  const used = [...outcomes].filter(([, list]) => list.length > 0);
  return Object.fromEntries(used.map(([name, list]) => [name, scoreOf(list)]));
}

function causesOf(judged: readonly Judged[]): readonly CauseGroup[] {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const key = causeKey(one);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()]
    .map((group) => group.sort(bySimplicity))
    .sort((a, b) => b.length - a.length || bySimplicity(a[0]!, b[0]!))
    .map((group) => {
      const { verdict } = group[0]!;
      return {
        ...causeOf(verdict),
        outcome: verdict.outcome === 'error' ? 'error' : 'failed',
        count: group.length,
        cases: group.map(({ one }) => one.id),
      };
    });
}

/** Fewest players, then fewest events, then the id. */
const bySimplicity = ({ one: a }: Judged, { one: b }: Judged): number =>
  a.table.seats.length - b.table.seats.length ||
  a.events.length - b.events.length ||
  (a.id < b.id ? -1 : 1);

/** What failures have in common; null for what did not fail. */
function causeKey({ one, verdict }: Judged): string | null {
  if (verdict.outcome === 'error') return `error ${sameWords(verdict.words ?? '', one)}`;
  if (verdict.outcome !== 'failed') return null;
  const { rule, sentence } = causeOf(verdict);
  return `${rule} ${sentence}`;
}

/** Programs put the figures and names of a hand into their errors: without them they are the same. */
export function sameWords(words: string, { id, table }: ConformanceCase): string {
  // What a program logs is not what is wrong with it.
  if (words.startsWith(NOT_JSON)) return NOT_JSON;
  const names = table.seats.map(({ name }) => name).sort((a, b) => b.length - a.length);
  return [id, ...names]
    .reduce((text, name) => text.replaceAll(name, '…'), words)
    .replace(/\d+/g, '#');
}

function causeOf({ outcome, words, cause, differences }: CaseVerdict): {
  readonly rule: RuleId | null;
  readonly sentence: string;
} {
  if (outcome === 'error') return { rule: null, sentence: words ?? 'an error without a word' };
  if (cause) return { rule: cause.rule, sentence: cause.sentence };
  const place = differences[0]?.place ?? '';
  const fits = UNEXPLAINED.find(([pattern]) => pattern.test(place));
  return { rule: null, sentence: fits?.[1] ?? 'the answer differs' };
}

/** It crashed, hung, refused, or said what nobody can read. */
export const ERROR_TITLE = 'No usable answer';

/** Where nothing is known about a mistake but its place. */
const UNEXPLAINED: readonly (readonly [RegExp, string])[] = [
  [/^pots\.length/, 'the number of pots differs'],
  [/^pots\[\d+\]\.amount/, 'the amount of a pot differs'],
  [/^pots\[\d+\]\.percentage/, 'the percentage of a pot differs'],
  [/^pots/, 'the players who can win a pot differ'],
  [/^returned/, 'what goes back to a player differs'],
  [/^turns\[\d+\](?:\.player)?$/, 'the player to act differs'],
  [/^turns\[\d+\]\.toCall/, 'the price to call differs'],
  [/^turns/, 'what a player may do differs'],
  [/^refused/, 'what has to be refused differs'],
  [/^won/, 'what a player wins differs'],
  [/^stacks/, 'a stack after the hand differs'],
  [/^next/, 'the next hand differs'],
];
