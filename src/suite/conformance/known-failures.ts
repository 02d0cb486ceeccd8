import { show, showUpTo } from '../../kernel/index.ts';
import type { CaseVerdict } from './judge-case.ts';
import { type ConformanceResult, causeSentence, programTitle } from './result.ts';

/** Failures held against a list of those that are known. */
export interface KnownFailures {
  /** Failures that are not on the list. */
  readonly fresh: readonly string[];
  /** On the list, but they pass now. */
  readonly fixed: readonly string[];
  /** On the list, but not a case. */
  readonly unknown: readonly string[];
}

/** Ids, one to a line; what follows a # is for people. */
export const readKnownFailures = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/#.*$/, '')
        .replace(/^\uFEFF/, '')
        .trim(),
    )
    .filter((id) => id !== '');

const LONGEST_WORDS = 100;

/** What fails now as such a list, by what the mistake looks like. */
export function writeKnownFailures({ program, suite, causes }: ConformanceResult): string {
  const groups = causes.map((cause) => {
    const words = [...(cause.rule ? [cause.rule] : []), causeSentence(cause)].join(' ');
    return `\n# ${showUpTo(LONGEST_WORDS, words)}\n${cause.cases.map((id) => `${id}\n`).join('')}`;
  });
  return `# ${show(programTitle(program))}, suite ${suite}\n${groups.join('')}`;
}

/** A run is as good as the last one while nothing fails that is not on the list. */
export function knownFailures(
  known: readonly string[],
  verdicts: readonly CaseVerdict[],
  allCases: readonly { readonly id: string }[],
): KnownFailures {
  const listed = new Set(known);
  const existing = new Set(allCases.map(({ id }) => id));
  return {
    fresh: verdicts.filter((one) => isFailure(one) && !listed.has(one.id)).map(({ id }) => id),
    fixed: verdicts
      .filter(({ id, outcome }) => outcome === 'passed' && listed.has(id))
      .map(({ id }) => id),
    unknown: [...listed].filter((id) => !existing.has(id)),
  };
}

const isFailure = ({ outcome }: CaseVerdict): boolean =>
  outcome === 'failed' || outcome === 'error';
