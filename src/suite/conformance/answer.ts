import { fail, ok, quote, type Result, showUpTo } from '../../kernel/index.ts';
import {
  byName,
  COUNT,
  choice,
  complaintAbout,
  list,
  NAME,
  NUMBER,
  object,
  optional,
  orNull,
  TEXT,
  tidied,
  YES_OR_NO,
} from '../check/shape.ts';
import {
  type CaseLevel,
  type CasePot,
  LEVELS,
  type NextPositions,
  type RefusedEvent,
  type Turn,
} from './conformance-case.ts';

/** What a program says about one case. What it leaves out is not judged. */
export interface CaseAnswer {
  readonly id: string;
  readonly pots?: readonly CasePot[];
  readonly returned?: Readonly<Record<string, number>>;
  readonly turns?: readonly (Partial<Turn> | null)[];
  /** null: every event was accepted. */
  readonly refused?: RefusedEvent | null;
  readonly won?: Readonly<Record<string, number>>;
  readonly stacks?: Readonly<Record<string, number>>;
  readonly next?: NextPositions | null;
  /** Why the program does not play the case. */
  readonly skip?: string;
  /** What went wrong in the program. */
  readonly error?: string;
}

/** What a program says about itself, if it says anything. */
export interface Hello {
  readonly hello: {
    readonly name?: string;
    readonly version?: string;
    /** The levels it wants to be judged by; all of them if it names none. */
    readonly levels?: readonly CaseLevel[];
    /** The features it does not play. */
    readonly skips?: readonly string[];
  };
}

export const isHello = (line: CaseAnswer | Hello): line is Hello => 'hello' in line;

/** How the sentence about such a line starts, whatever stands in it. */
export const NOT_JSON = 'A line that is not JSON';

/** Reads a line that a program printed. Whatever else the line is, it gets a sentence. */
export function readAnswerLine(line: string): Result<CaseAnswer | Hello, string> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return fail(`${NOT_JSON}: ${quote(line.trim())}. Logs belong on standard error.`);
  }
  const shape = saysHello(json) ? HELLO : ANSWER;
  const complaint = complaintAbout(json, shape, 'The line');
  if (complaint !== null) return fail(complaint);
  const read = tidied(json, shape) as CaseAnswer | Hello;
  if (isHello(read)) return ok(read);
  return ok({
    ...read,
    ...(read.skip !== undefined && { skip: oneLine(read.skip) }),
    ...(read.error !== undefined && { error: oneLine(read.error) }),
  });
}

/** The case a line is about, however wrong the rest of it is. */
export function idOfLine(line: string): string | null {
  try {
    const { id } = JSON.parse(line) as { readonly id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** The answer without what belongs to other levels: that is not judged. */
export function answerWithin(answer: CaseAnswer, levels: readonly CaseLevel[]): CaseAnswer {
  const left = LEVELS.filter((level) => !levels.includes(level)).flatMap((level) => FIELDS[level]);
  return Object.fromEntries(
    Object.entries(answer).filter(([field]) => !left.includes(field)),
  ) as unknown as CaseAnswer;
}

/** What each level is judged by. */
const FIELDS: Readonly<Record<CaseLevel, readonly string[]>> = {
  pots: ['pots'],
  betting: ['turns', 'refused'],
  showdown: ['won', 'stacks'],
  next: ['next'],
};

const saysHello = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'hello');

const LONGEST_WORDS = 300;
const MOST_LINES = 3;

/** A program's words as one line of a report: the first lines of what may be a whole stack trace. */
function oneLine(words: string): string {
  const lines = words
    .slice(0, 2 * LONGEST_WORDS)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .filter((line, i) => i === 0 || !line.startsWith('at '));
  return showUpTo(LONGEST_WORDS, lines.slice(0, MOST_LINES).join(' / '));
}

/** More of anything than a table has; what an answer holds is kept for the result, so it is bounded. */
const MOST_NAMES = 20;
const MOST_TURNS = 300;

const amounts = byName(NUMBER, MOST_NAMES);
const range = optional(orNull(object({ min: NUMBER, max: NUMBER })));

const ANSWER = object({
  id: TEXT,
  skip: optional(TEXT),
  error: optional(TEXT),
  pots: optional(
    list(
      object({
        amount: NUMBER,
        eligible: list(NAME, { most: MOST_NAMES }),
        percentage: optional(NUMBER),
      }),
      { most: MOST_NAMES },
    ),
  ),
  returned: optional(amounts),
  turns: optional(
    list(
      orNull(
        object({
          player: optional(NAME),
          toCall: optional(NUMBER),
          check: optional(YES_OR_NO),
          bet: range,
          raise: range,
        }),
      ),
      { most: MOST_TURNS },
    ),
  ),
  refused: optional(orNull(object({ event: COUNT }))),
  won: optional(amounts),
  stacks: optional(amounts),
  next: optional(
    orNull(
      object({ button: optional(NAME), smallBlind: optional(NAME), bigBlind: optional(NAME) }),
    ),
  ),
});

const HELLO = object({
  hello: object({
    name: optional(NAME),
    version: optional(NAME),
    levels: optional(list(choice(LEVELS), { most: MOST_NAMES })),
    skips: optional(list(NAME, { most: MOST_NAMES })),
  }),
});
