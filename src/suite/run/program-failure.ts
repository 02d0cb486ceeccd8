import { counted, unreachable } from '../../kernel/index.ts';
import { printable } from '../compare/read-answer.ts';

/** What became of a program that was given one case. */
export type Reply<T> = { readonly kind: 'answered'; readonly answer: T } | ProgramFailure;

/** How a program fails to answer. */
export type ProgramFailure =
  | { readonly kind: 'time-limit'; readonly seconds: number; readonly out: string }
  | {
      readonly kind: 'died';
      readonly code: number | null;
      readonly signal: string | null;
      readonly out: string;
      /** The end of what it wrote to standard error. */
      readonly err: string;
    }
  | { readonly kind: 'too-much'; readonly out: string }
  /** A line with the id of another case. */
  | { readonly kind: 'another-case'; readonly line: string; readonly why: string }
  /** A line that is not an answer, and an answer with something wrong in it. */
  | { readonly kind: 'bad-line' | 'bad-answer'; readonly line: string; readonly why: string }
  /** It ended too often without an answer to be started again. */
  | { readonly kind: 'not-tried'; readonly last: ProgramFailure };

/** The failure in a sentence, with the program's own words where it had any. */
export function failureWords(failure: ProgramFailure): string {
  switch (failure.kind) {
    case 'time-limit':
      return `No answer within ${counted(failure.seconds, 'second')}; it was stopped.`;
    case 'died':
      return failure.code === 0 ? 'It ended without an answer.' : diedText(failure);
    case 'too-much':
      return 'It printed more than a megabyte and was stopped.';
    case 'another-case':
    case 'bad-line':
    case 'bad-answer':
      return printable(failure.why);
    case 'not-tried':
      return `Not tried, because the cases before it were not answered. ${failureWords(failure.last)}`;
    default:
      return unreachable(failure);
  }
}

function diedText({ code, signal, err }: ProgramFailure & { readonly kind: 'died' }): string {
  const how = signal ? `It was killed by ${signal}` : `It ended with exit code ${code}`;
  const words = printable(err).trim();
  return words === '' ? `${how}.` : `${how}; it said: ${words}`;
}

/** What the program printed instead of an answer. */
export function printedBy(failure: ProgramFailure): string {
  if (failure.kind === 'not-tried') return '';
  return 'line' in failure ? failure.line : failure.out;
}
