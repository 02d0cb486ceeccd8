import {
  entriesOf,
  fail,
  fieldsOf,
  itemsOf,
  ok,
  plainCopy,
  type Result,
  shown,
} from '../../kernel/index.ts';
import { RULE_IDS, type RuleId } from '../../rules/index.ts';
import { FILE_KIND_WORDS, type FileKind, fileKindOf, fileKindOfLines } from '../file-kinds.ts';
import { type CaseLevel, LEVELS } from './conformance-case.ts';
import type { AnswerValue, CaseOutcome, CaseVerdict, Difference } from './judge-case.ts';
import type { CauseGroup, ConformanceResult, ProgramName, Score, Scores } from './result.ts';

/** Reads what `suite run --json` wrote. Whatever else the text is, it gets a sentence. */
export function readResult(text: string): Result<ConformanceResult, string> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return fail(`${notOneValue(text)}${REMEDY}`);
  }
  try {
    return ok(resultFrom(json));
  } catch (error) {
    if (error instanceof Misshapen) return fail(`${error.message}${REMEDY}`);
    throw error;
  }
}

const REMEDY = '; `sidepot suite run --json` writes results';

function notOneValue(text: string): string {
  if (text.trim() === '') return 'it is empty';
  const kind = fileKindOfLines(text);
  return kind === null || kind === 'result' ? 'it is not JSON' : notResult(kind);
}

const notResult = (kind: FileKind | null): string =>
  kind === null
    ? 'it is not a result: `kind` must be "sidepot-result"'
    : `it is not a result, but ${FILE_KIND_WORDS[kind]}`;

/** More of anything than a result can hold. */
const MOST = 100_000;

/** A list in an answer, and how much of one found value is kept. */
const MOST_IN_VALUE = 1000;

/** Thrown and caught in this file: a shape is left at its first fault, however deep that is. */
class Misshapen extends Error {}

function refuse(place: string, wanted: string, found: unknown): never {
  throw new Misshapen(`${place} must be ${wanted}, found ${shown(found)}`);
}

function resultFrom(json: unknown): ConformanceResult {
  const fields = fieldsOf(json, KEYS);
  if (fields?.kind !== 'sidepot-result') {
    throw new Misshapen(notResult(fileKindOf(json)));
  }
  return {
    kind: 'sidepot-result',
    suite: textAt('suite', fields.suite),
    protocol: countAt('protocol', fields.protocol),
    program: programFrom(fields.program),
    date: textOrNull('date', fields.date),
    totals: scoreFrom('totals', fields.totals),
    levels: levelsFrom(fields.levels),
    profiles: scoresFrom('profiles', fields.profiles),
    categories: scoresFrom('categories', fields.categories),
    rules: scoresFrom('rules', fields.rules),
    causes: listAt('causes', fields.causes).map((one, i) => causeFrom(`causes[${i}]`, one)),
    cases: listAt('cases', fields.cases).map((one, i) => verdictFrom(`cases[${i}]`, one)),
  };
}

const KEYS = [
  'kind',
  'suite',
  'protocol',
  'program',
  'date',
  'totals',
  'levels',
  'profiles',
  'categories',
  'rules',
  'causes',
  'cases',
] as const satisfies readonly (keyof ConformanceResult)[];

function programFrom(value: unknown): ProgramName {
  const { name, version, command } = objectAt('program', value, ['name', 'version', 'command']);
  return {
    name: textAt('program.name', name),
    version: textOrNull('program.version', version),
    command: textAt('program.command', command),
  };
}

function levelsFrom(value: unknown): Readonly<Record<CaseLevel, Score>> {
  const fields = objectAt('levels', value, LEVELS);
  const entries = LEVELS.map((level) => [level, scoreFrom(`levels.${level}`, fields[level])]);
  return Object.fromEntries(entries) as Record<CaseLevel, Score>;
}

function scoresFrom(place: string, value: unknown): Scores {
  const entries = entriesOf(value, MOST);
  if (!entries || Array.isArray(value)) return refuse(place, 'an object of scores', value);
  return Object.fromEntries(
    entries.map(([name, score]) => [name, scoreFrom(`${place}.${name.slice(0, 40)}`, score)]),
  );
}

function scoreFrom(place: string, value: unknown): Score {
  const fields = objectAt(place, value, ['passed', 'failed', 'skipped', 'errors']);
  return {
    passed: countAt(`${place}.passed`, fields.passed),
    failed: countAt(`${place}.failed`, fields.failed),
    skipped: countAt(`${place}.skipped`, fields.skipped),
    errors: countAt(`${place}.errors`, fields.errors),
  };
}

function causeFrom(place: string, value: unknown): CauseGroup {
  const keys = ['rule', 'sentence', 'outcome', 'count', 'cases'] as const;
  const { rule, sentence, outcome, count, cases } = objectAt(place, value, keys);
  return {
    rule: ruleAt(`${place}.rule`, rule),
    sentence: textAt(`${place}.sentence`, sentence),
    outcome: oneOf(`${place}.outcome`, outcome, ['failed', 'error']),
    count: countAt(`${place}.count`, count),
    cases: listAt(`${place}.cases`, cases).map((id, i) => textAt(`${place}.cases[${i}]`, id)),
  };
}

const OUTCOMES = ['passed', 'failed', 'skipped', 'error'] as const satisfies CaseOutcome[];

function verdictFrom(place: string, value: unknown): CaseVerdict {
  const keys = ['id', 'outcome', 'levels', 'differences', 'cause', 'words'] as const;
  const { id, outcome, levels, differences, cause, words } = objectAt(place, value, keys);
  const byLevel = objectAt(`${place}.levels`, levels, LEVELS);
  const known = LEVELS.filter((level) => byLevel[level] !== undefined);
  return {
    id: textAt(`${place}.id`, id),
    outcome: oneOf(`${place}.outcome`, outcome, OUTCOMES),
    levels: Object.fromEntries(
      known.map((level) => [level, oneOf(`${place}.levels.${level}`, byLevel[level], OUTCOMES)]),
    ),
    differences: listAt(`${place}.differences`, differences).map((one, i) =>
      differenceFrom(`${place}.differences[${i}]`, one),
    ),
    cause: cause === null ? null : ruledCause(`${place}.cause`, cause),
    words: textOrNull(`${place}.words`, words),
  };
}

function ruledCause(place: string, value: unknown): CaseVerdict['cause'] {
  const { rule, sentence } = objectAt(place, value, ['rule', 'sentence']);
  const words = textAt(`${place}.sentence`, sentence);
  return { rule: ruleAt(`${place}.rule`, rule), sentence: words };
}

function differenceFrom(at: string, value: unknown): Difference {
  const keys = ['level', 'place', 'expected', 'found'] as const;
  const { level, place, expected, found } = objectAt(at, value, keys);
  return {
    level: oneOf(`${at}.level`, level, LEVELS),
    place: textAt(`${at}.place`, place),
    expected: answerValue(`${at}.expected`, expected),
    found: answerValue(`${at}.found`, found),
  };
}

/** Anything JSON can say, as long as it is short: a value nested a million deep breaks its writer. */
function answerValue(place: string, value: unknown): AnswerValue {
  const copy = plainCopy(value, MOST_IN_VALUE);
  if (!copy || copy.value === undefined) return refuse(place, 'a short JSON value', value);
  return copy.value as AnswerValue;
}

function objectAt<K extends string>(
  place: string,
  value: unknown,
  keys: readonly K[],
): Readonly<Record<K, unknown>> {
  return fieldsOf(value, keys) ?? refuse(place, 'an object', value);
}

const listAt = (place: string, value: unknown): readonly unknown[] =>
  itemsOf(value, MOST) ?? refuse(place, `a list of at most ${MOST} items`, value);

const textAt = (place: string, value: unknown): string =>
  typeof value === 'string' ? value : refuse(place, 'a text', value);

const textOrNull = (place: string, value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : refuse(place, 'a text or null', value);

const countAt = (place: string, value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : refuse(place, 'a whole number', value);

const ruleAt = (place: string, value: unknown): RuleId | null =>
  value === null ? null : oneOf(place, value, RULE_IDS);

function oneOf<T extends string>(place: string, value: unknown, words: readonly T[]): T {
  return words.find((word) => word === value) ?? refuse(place, 'one of the known words', value);
}
