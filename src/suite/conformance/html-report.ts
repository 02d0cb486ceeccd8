import { counted, figure, html, type Markup, show, showUpTo } from '../../kernel/index.ts';
import { RULE_IDS, type RuleId } from '../../rules/index.ts';
import { caseHtml } from './case-html.ts';
import { LEVEL_WORDS } from './case-words.ts';
import { type ConformanceCase, LEVELS } from './conformance-case.ts';
import type { CaseVerdict } from './judge-case.ts';
import {
  causeHead,
  LONGEST_WORDS,
  pageOf,
  type ScoreRow,
  scoreBar,
  scoreLegend,
  scorePercent,
  scoreTable,
  skipRows,
} from './page-parts.ts';
import {
  type CauseGroup,
  type ConformanceResult,
  causeSentence,
  judgedOf,
  programTitle,
  type Score,
  type Scores,
} from './result.ts';
import { RULE_TITLES } from './rule-titles.ts';

/** So that 1,440 failures stay a page: these causes have their simplest case written out. */
const WRITTEN_CAUSES = 60;
/** The first causes show a few cases more: two hands say what one may leave open. */
const CAUSES_WITH_MORE = 12;
const MORE_CASES = 2;
const SHOWN_SKIPS = 40;
const LONGEST_LINE = 160;

/** A result as one page to publish. */
export function htmlReport(result: ConformanceResult, cases: readonly ConformanceCase[]): string {
  const title = show(programTitle(result.program));
  const body = html`${heading(result)}
<main>
<h2>By level</h2>
<div class="sheet">${scoreTable('Level', levelRows(result))}</div>
${causesHtml(result, cases)}
${skipsHtml(result)}
<h2>In detail</h2>
<div class="groups">
${group('Profile', rowsOf(result.profiles), true)}
${group('Category', rowsOf(result.categories), false)}
${group('Rule', ruleRows(result.rules), false)}
</div>
</main>
<footer><p>Cases and expectations: Sidepot suite ${show(result.suite)}, protocol ${result.protocol}. A case counts for every level it asks about; what an answer leaves out is skipped at that level and not held against the program. Percentages are rounded down, over what was judged.</p></footer>`;
  return pageOf(`${title}: Sidepot suite ${show(result.suite)}`, body);
}

function heading({ suite, program, date, totals }: ConformanceResult): Markup {
  const name = show(programTitle(program));
  return html`<header class="sheet">
<p class="over"><span>Sidepot suite ${show(suite)}</span>${date === null ? null : html`<span>${show(date)}</span>`}</p>
<h1>${name}</h1>
<p class="lead">${leadText(totals)}</p>
${scoreBar(totals, true)}
${scoreLegend(totals)}
<p class="command">Run with <code>${showUpTo(LONGEST_WORDS, program.command)}</code></p>
</header>`;
}

/** `160 of 211 judged cases passed: 75 %` */
function leadText(totals: Score): string {
  const judged = judgedOf(totals);
  if (judged === 0) return 'Nothing was judged: every case was skipped.';
  if (totals.passed === judged) return `All ${counted(judged, 'judged case')} passed.`;
  return `${figure(totals.passed)} of ${counted(judged, 'judged case')} passed: ${scorePercent(totals)}`;
}

const levelRows = ({ levels }: ConformanceResult): readonly ScoreRow[] =>
  LEVELS.map((level) => ({
    name: html`${level}`,
    words: LEVEL_WORDS[level],
    score: levels[level],
  }));

const rowsOf = (scores: Scores): readonly ScoreRow[] =>
  Object.entries(scores).map(([name, score]) => ({
    name: html`${show(name)}`,
    words: null,
    score,
  }));

const ruleRows = (scores: Scores): readonly ScoreRow[] =>
  Object.entries(scores).map(([name, score]) => {
    const isRule = (RULE_IDS as readonly string[]).includes(name);
    const words = isRule ? RULE_TITLES[name as RuleId] : null;
    return { name: html`<span class="rule">${show(name)}</span>`, words, score };
  });

const group = (of: string, rows: readonly ScoreRow[], isOpen: boolean): Markup =>
  html`<details class="sheet"${isOpen ? html` open` : null}><summary>By ${of.toLowerCase()} (${rows.length})</summary>
${scoreTable(of, rows)}</details>`;

function causesHtml(result: ConformanceResult, cases: readonly ConformanceCase[]): Markup {
  const { causes, totals } = result;
  if (causes.length === 0) {
    const words =
      totals.passed > 0 ? 'Nothing: everything that was judged is right.' : 'Nothing was judged.';
    return html`<h2>What went wrong</h2>
<p>${words}</p>`;
  }
  const byId = new Map(cases.map((one) => [one.id, one]));
  const verdicts = new Map(result.cases.map((verdict) => [verdict.id, verdict]));
  const blocks = causes.map((cause, i) => causeHtml(cause, i, result, byId, verdicts));
  const failed = totals.failed + totals.errors;
  return html`<h2>What went wrong</h2>
<nav class="sheet" aria-label="Causes">
<p>${counted(failed, 'case')} with ${counted(causes.length, 'cause')}, the largest first; each with its simplest case.</p>
<ol class="contents">${causes.map(
    (
      cause,
      i,
    ) => html`<li><span class="count">${figure(cause.count)}</span><span>${cause.rule === null ? null : html`<span class="rule">${cause.rule}</span>`}<a href="#cause-${i + 1}">${showUpTo(LONGEST_LINE, causeSentence(cause))}</a></span></li>
`,
  )}</ol>
</nav>
${blocks}`;
}

function causeHtml(
  cause: CauseGroup,
  index: number,
  { program }: ConformanceResult,
  byId: ReadonlyMap<string, ConformanceCase>,
  verdicts: ReadonlyMap<string, CaseVerdict>,
): Markup {
  const written = index >= WRITTEN_CAUSES ? 0 : index < CAUSES_WITH_MORE ? 1 + MORE_CASES : 1;
  const shown = cause.cases.slice(0, written).map((id, i) => {
    const verdict = verdicts.get(id);
    return verdict ? caseHtml(verdict, byId.get(id), show(program.name), i === 0) : null;
  });
  const ids = html`<ul class="ids">${cause.cases.map((id) => html`<li class="id">${show(id)}</li>`)}</ul>`;
  const rest =
    cause.cases.length <= written
      ? null
      : html`<details class="case"><summary>All ${counted(cause.cases.length, 'case')}, the simplest first</summary>${ids}</details>`;
  return html`<section class="sheet cause" id="cause-${index + 1}">
${causeHead(cause)}
${shown}${rest}
</section>
`;
}

function skipsHtml({ cases, totals }: ConformanceResult): Markup | null {
  if (totals.skipped === 0) return null;
  const rows = skipRows(cases.filter(({ outcome }) => outcome === 'skipped'));
  const more = rows.length - SHOWN_SKIPS;
  return html`<h2>What the program does not play</h2>
<div class="sheet">
<table><thead><tr><th scope="col">In its words</th><th scope="col" class="figure">Cases</th></tr></thead>
<tbody>${rows.slice(0, SHOWN_SKIPS).map(
    ({ words, count }) => html`<tr><td>${words}</td><td class="figure">${figure(count)}</td></tr>
`,
  )}</tbody></table>
${more > 0 ? html`<p class="quiet">and ${counted(more, 'more reason')}</p>` : null}
<p class="quiet">Skipped cases are neither passed nor failed.</p>
</div>`;
}
