import { readHands } from '../../formats/index.ts';
import { addAll } from '../../kernel/index.ts';
import type { Case, Suite } from '../case.ts';
import type { SuiteReport } from '../check/check-suite.ts';
import {
  coverageOf,
  featureRows,
  profileOf,
  quotaFindings,
  quotaTables,
} from '../check/coverage.ts';
import type { SuiteFinding } from '../check/suite-finding.ts';
import type { CaseFacts } from '../facts.ts';
import { WHOLE_SUITE } from '../plan/quotas.ts';
import { DATA_ID } from '../report/page.ts';
import { readSuite, type SuiteReading } from '../suite-file.ts';
import { checkHandMade } from './check-hand-made.ts';
import type { HandMadeCase } from './hand-made-case.ts';
import { readPage } from './read-page.ts';

/** What a file of cases holds: a suite as we write it, or cases made by hand. */
export type CasesReading =
  | ({ readonly kind: 'suite' } & SuiteReading)
  | { readonly kind: 'hand-made'; readonly cases: readonly HandMadeCase[] };

/** Reads `suite.json`, a page of cases (ours or hand-made) or hands in the notation. Never throws. */
export function readCases(text: string, path: string): CasesReading {
  const start = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(?:!|html|head|body|div|table)/i.test(start)) return fromPage(text);
  if (/^(?:hand\b|#|```|\w[^{}[\]"]*\n)/i.test(start) && readHands(text).hands.length > 0) {
    return { kind: 'hand-made', cases: fromHands(text, path) };
  }
  return { kind: 'suite', ...readSuite(text) };
}

function fromPage(html: string): CasesReading {
  const data = html.indexOf(`id="${DATA_ID}"`);
  if (data < 0) return { kind: 'hand-made', cases: readPage(html) };
  const from = html.indexOf('>', data) + 1;
  const to = html.indexOf('</script>', from);
  return { kind: 'suite', ...readSuite(suiteIn(html.slice(from, to < 0 ? undefined : to))) };
}

/** The suite out of what our page holds. */
function suiteIn(json: string): string {
  try {
    return JSON.stringify((JSON.parse(json) as { suite?: Suite }).suite ?? null);
  } catch {
    return json;
  }
}

/** Played hands, each with the next hand below it if there is one. */
function fromHands(text: string, path: string): readonly HandMadeCase[] {
  const lines = text.split(/\r\n|\r|\n/);
  const { hands } = readHands(text);
  const cases: HandMadeCase[] = [];
  // Comments above a hand are its title.
  const startOf = (index: number): number => {
    let at = (hands[index]?.record.at.line ?? lines.length + 1) - 1;
    while (index > 0 && at > 0 && /^\s*#/.test(lines[at - 1]!)) at--;
    return index === 0 ? 0 : at;
  };
  for (const [index, { record }] of hands.entries()) {
    const previous = hands[index - 1]?.record;
    const isNext =
      previous !== undefined && previous.sections.length > 0 && record.sections.length === 0;
    const slice = lines.slice(startOf(index), startOf(index + 1));
    if (isNext) {
      const claims = cases.at(-1)!.claims;
      const next = { line: startOf(index) + 1, text: `${slice.join('\n').trim()}\n` };
      cases[cases.length - 1] = { ...cases.at(-1)!, claims: { ...claims, nextHands: [next] } };
      continue;
    }
    const named = /^\s*#.*?(TC-\d+(?:\.\d+)*)\b[\s:–-]*(.*)$/im.exec(slice.join('\n'));
    const id =
      named?.[1] ?? (cases.length === 0 ? /TC-\d+(?:\.\d+)*(?=\.|$)/i.exec(path)?.[0] : undefined);
    cases.push({
      id: id ?? `TC-${record.number ?? index + 1}.1`,
      title: named?.[2] || id || `Hand ${record.number ?? index + 1}`,
      line: record.at.line,
      hand: `${slice.join('\n')}\n`,
      handLines: slice.map((_, i) => startOf(index) + i + 1),
      complexity: null,
      category: null,
      claims: { totalPot: null, ante: null, players: [], folded: [], pots: [], nextHands: [] },
      unread: [],
    });
  }
  return cases;
}

/** Cases made by hand judged like a suite. */
export function checkHandMadeCases(cases: readonly HandMadeCase[]): {
  readonly report: SuiteReport;
  /** Those that nothing is wrong with, as a suite holds them. */
  readonly right: readonly Case[];
} {
  const findings: SuiteFinding[] = [];
  const played: CaseFacts[] = [];
  const right: Case[] = [];
  const seen = new Map<string, number>();
  if (cases.length === 0) {
    const message = 'There is no case here: a case starts with its id, such as TC-1.1.';
    findings.push({
      caseId: null,
      rule: 'SUITE-1',
      place: 'line 1',
      message,
      expected: null,
      found: null,
    });
  }
  for (const one of cases) {
    const twin = seen.get(one.id);
    seen.set(one.id, one.line);
    const checked = checkHandMade(one);
    const own: SuiteFinding[] = [...checked.findings];
    if (twin !== undefined) {
      const message = `There is a case ${one.id} at line ${twin} too.`;
      own.unshift({
        caseId: one.id,
        rule: 'SUITE-3',
        place: `line ${one.line}`,
        message,
        expected: null,
        found: one.id,
      });
    }
    addAll(findings, own);
    if (checked.facts) played.push(checked.facts);
    if (checked.facts && own.length === 0) right.push(checked.facts.one);
  }
  const quotas = quotaTables(
    played.map(({ one }) => one),
    profileOf(played),
  );
  const isWhole = cases.length === WHOLE_SUITE;
  if (isWhole && played.length === cases.length) findings.push(...quotaFindings(quotas));
  const features = featureRows(played);
  const coverage = coverageOf(played);
  return { report: { cases: cases.length, isWhole, findings, quotas, features, coverage }, right };
}
