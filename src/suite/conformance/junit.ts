import { escapeXml, showUpTo } from '../../kernel/index.ts';
import { differenceWords, whyTitle } from './case-words.ts';
import { type ConformanceCase, categoryOf } from './conformance-case.ts';
import type { CaseVerdict } from './judge-case.ts';
import { type ConformanceResult, programTitle } from './result.ts';

const LONGEST_WORDS = 2000;

/** A result as continuous integration reads it: a suite for each profile and category. */
export function junitOf(result: ConformanceResult, cases: readonly ConformanceCase[]): string {
  const byId = new Map(cases.map((one) => [one.id, one]));
  const suites = new Map<string, CaseVerdict[]>();
  for (const verdict of result.cases) {
    const name = suiteName(verdict.id);
    const suite = suites.get(name);
    if (suite) suite.push(verdict);
    else suites.set(name, [verdict]);
  }
  const blocks = [...suites].map(([name, verdicts]) => {
    const tests = verdicts.map((verdict) => testCase(name, verdict, byId.get(verdict.id)));
    return `<testsuite name="${escapeXml(name)}" ${counts(verdicts)}>\n${tests.join('\n')}\n</testsuite>`;
  });
  const name = escapeXml(`${programTitle(result.program)}, Sidepot suite ${result.suite}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[
    `<testsuites name="${name}" ${counts(result.cases)}>`,
    ...blocks,
    '</testsuites>',
  ].join('\n')}\n`;
}

/** `tda.side-pots`; cases of another seed stand apart: `tda-s7.side-pots`. */
const suiteName = (id: string): string => `${id.split('/')[0]}.${categoryOf(id)}`;

/** Time is not in a result, and some readers want it. */
function counts(verdicts: readonly CaseVerdict[]): string {
  const count = (outcome: CaseVerdict['outcome']): number =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  return `tests="${verdicts.length}" failures="${count('failed')}" errors="${count('error')}" skipped="${count('skipped')}" time="0"`;
}

function testCase(
  suite: string,
  { id, outcome, differences, cause, words }: CaseVerdict,
  one: ConformanceCase | undefined,
): string {
  const title = one ? `${id}: ${one.title}` : id;
  const open = `<testcase classname="${escapeXml(suite)}" name="${escapeXml(title)}" time="0"`;
  const said = escapeXml(showUpTo(LONGEST_WORDS, words ?? ''));
  if (outcome === 'passed') return `${open}/>`;
  if (outcome === 'skipped') return `${open}><skipped message="${said}"/></testcase>`;
  if (outcome === 'error') {
    return `${open}><error type="error" message="${said}">${said}</error></testcase>`;
  }
  const lines = differences.map((difference) => differenceWords(difference, one));
  const message = cause?.sentence ?? lines[0] ?? 'The answer differs.';
  const why = one ? [`${whyTitle(one)}:`, ...one.why] : [];
  const text = [...(cause?.rule ? [`Rule ${cause.rule}`] : []), ...lines, ...why];
  return `${open}><failure type="${cause?.rule ?? 'failed'}" message="${escapeXml(message)}">${escapeXml(text.join('\n'))}</failure></testcase>`;
}
