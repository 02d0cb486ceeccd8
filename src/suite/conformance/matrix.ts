import {
  counted,
  figure,
  html,
  type Markup,
  plainMarkdown,
  show,
  showUpTo,
} from '../../kernel/index.ts';
import { figuresHtml } from './case-html.ts';
import { differenceWords, LEVEL_WORDS } from './case-words.ts';
import { type CaseLevel, LEVELS } from './conformance-case.ts';
import type { CaseVerdict } from './judge-case.ts';
import { causeHead, pageOf, scorePercent, skipRows } from './page-parts.ts';
import {
  type CauseGroup,
  type ConformanceResult,
  casesOf,
  causeSentence,
  judgedOf,
  percentOf,
  programTitle,
  type Score,
} from './result.ts';

/** What opens behind a cell; the program's own report has the rest. */
const SHOWN_CAUSES = 12;
const SHOWN_SKIPS = 4;
const LISTED_CAUSES = 5;
const LONGEST_LINE = 200;

const FAIR_WORDS =
  'A percentage counts the cases a program was judged on, rounded down. What a program does not claim to play, or leaves out of its answers, is skipped: not right, not wrong, and counted apart.';

/** Programs × levels as one page; a cell with failures opens them. */
export function matrixPage(results: readonly ConformanceResult[]): string {
  const rows = results.map((result, i) => programRow(result, i));
  const behind = results.flatMap((result, i) =>
    LEVELS.map((level) => failuresBehind(result, level, cellId(i, level))),
  );
  const body = html`<header>
<h1>What poker engines get right</h1>
<p class="lead quiet">${suitesText(results)}, ${programsText(results)}. ${FAIR_WORDS}</p>
</header>
<main>
<h2>Programs by level</h2>
<div class="sheet"><table class="matrix">
<thead><tr><th scope="col">Program</th>${LEVELS.map(
    (level) =>
      html`<th scope="col">${level}<br><span class="quiet">${LEVEL_WORDS[level]}</span></th>`,
  )}</tr></thead>
<tbody>${rows}</tbody>
</table></div>
${skipsHtml(results)}
${behind}
</main>`;
  return pageOf('What poker engines get right', body);
}

const cellId = (program: number, level: CaseLevel): string => `program-${program + 1}-${level}`;

/** `Sidepot suite 3.0.0`; old results stay readable and say what they are. */
const suitesText = (results: readonly ConformanceResult[]): string =>
  `Sidepot suite ${[...new Set(results.map(({ suite }) => show(suite)))].join(', ')}`;

/** `4 programs`, or `6 results of 4 programs` where some played several profiles. */
function programsText(results: readonly ConformanceResult[]): string {
  const programs = new Set(results.map(({ program }) => programTitle(program))).size;
  const text = counted(programs, 'program');
  return programs === results.length ? text : `${counted(results.length, 'result')} of ${text}`;
}

function programRow(result: ConformanceResult, index: number): Markup {
  const { program, date, suite } = result;
  const profiles = show(Object.keys(result.profiles).join(', '));
  const when = [profiles, ...(date === null ? [] : [show(date)]), `suite ${show(suite)}`];
  return html`<tr><th scope="row"><b>${show(programTitle(program))}</b><span class="quiet">${when.join(', ')}</span></th>${LEVELS.map(
    (level) =>
      html`<td data-level="${level}">${cell(result.levels[level], cellId(index, level))}</td>`,
  )}</tr>
`;
}

function cell(score: Score, id: string): Markup {
  const judged = judgedOf(score);
  const skipped =
    score.skipped === 0
      ? null
      : html`<small class="quiet">${figure(score.skipped)} skipped</small>`;
  if (judged === 0) return html`<div class="cell"><b class="quiet">–</b>${skipped}</div>`;
  const inside = html`<b>${scorePercent(score)}</b><small>${figure(score.passed)} of ${figure(judged)}</small>${skipped}`;
  const percent = percentOf(score)!;
  const look = percent === 100 ? 'good' : percent >= 90 ? 'warn' : 'bad';
  return score.passed === judged
    ? html`<div class="cell cell-${look}">${inside}</div>`
    : html`<button type="button" class="cell cell-${look}" popovertarget="${id}">${inside}</button>`;
}

/** A cause among the cases that fail at one level. */
interface LevelCause {
  readonly cause: CauseGroup;
  /** The simplest of its cases that fails here. */
  readonly simplest: CaseVerdict;
}

function levelCauses(
  { causes, cases }: ConformanceResult,
  level: CaseLevel,
): readonly LevelCause[] {
  const verdicts = new Map(cases.map((verdict) => [verdict.id, verdict]));
  return causes
    .flatMap((cause): readonly LevelCause[] => {
      const here = cause.cases.flatMap((id) => {
        const verdict = verdicts.get(id);
        const outcome = verdict?.levels[level];
        return verdict && (outcome === 'failed' || outcome === 'error') ? [verdict] : [];
      });
      const [simplest] = here;
      return simplest ? [{ cause: { ...cause, count: here.length }, simplest }] : [];
    })
    .sort((a, b) => b.cause.count - a.cause.count);
}

function failuresBehind(result: ConformanceResult, level: CaseLevel, id: string): Markup | null {
  const score = result.levels[level];
  if (score.failed + score.errors === 0) return null;
  const causes = levelCauses(result, level);
  const profiles = Object.keys(result.profiles).join(', ');
  const title = show(`${programTitle(result.program)}, ${profiles}`);
  const more = causes.length - SHOWN_CAUSES;
  return html`<div popover id="${id}">
<div class="popover-head"><h2 style="margin:0">${title}: ${level}</h2><button type="button" class="close" popovertarget="${id}" popovertargetaction="hide">Close</button></div>
<p class="quiet">${figure(score.passed)} of ${figure(judgedOf(score))} judged cases are right, ${counted(score.failed, 'failure')}, ${counted(score.errors, 'error')}, ${figure(score.skipped)} skipped.</p>
${causes.slice(0, SHOWN_CAUSES).map(({ cause, simplest }) => {
  const figures = simplest.differences.filter((difference) => difference.level === level);
  return html`<section class="cause case">${causeHead(cause)}
<p>Simplest case: <span class="id">${show(simplest.id)}</span></p>
${figures.length > 0 ? figuresHtml(figures, undefined, show(result.program.name)) : null}</section>
`;
})}
${more > 0 ? html`<p class="quiet">and ${counted(more, 'more cause')}</p>` : null}
</div>
`;
}

function skipsHtml(results: readonly ConformanceResult[]): Markup {
  const rows = results.map((result) => {
    const { totals } = result;
    const words = skipWords(result);
    return html`<tr><th scope="row">${show(programTitle(result.program))} <span class="quiet">${show(Object.keys(result.profiles).join(', '))}</span></th><td>${words}</td><td class="figure">${figure(totals.skipped)} of ${figure(casesOf(totals))}</td></tr>
`;
  });
  return html`<h2>What they do not play</h2>
<div class="sheet"><table>
<thead><tr><th scope="col">Program</th><th scope="col">In the adapter’s words</th><th scope="col" class="figure">Skipped</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}

/** `no big-blind ante (71), the board is run once (12)`; `nothing` of a program that plays everything. */
function skipWords({ cases }: ConformanceResult): string {
  const rows = skipRows(cases.filter(({ outcome }) => outcome === 'skipped'));
  if (rows.length === 0) return 'nothing';
  const shown = rows.slice(0, SHOWN_SKIPS).map(({ words, count }) => `${words} (${figure(count)})`);
  const more = rows.length - SHOWN_SKIPS;
  return [...shown, ...(more > 0 ? [`${counted(more, 'more reason')}`] : [])].join(', ');
}

/** The same for a document: the table, then what each program gets wrong. */
export function matrixMarkdown(results: readonly ConformanceResult[]): string {
  const head = ['Program', 'Cases', 'Date', ...LEVELS, 'Skipped'];
  const rows = results.map(({ program, profiles, date, levels, totals }) => [
    mark(programTitle(program)),
    mark(Object.keys(profiles).join(', ')),
    date === null ? '' : mark(date),
    ...LEVELS.map((level) => markdownCell(levels[level])),
    `${figure(totals.skipped)} of ${figure(casesOf(totals))}`,
  ]);
  const table = [head, head.map((_, i) => (i < 3 ? '---' : '--:')), ...rows];
  const lines = table.map((row) => `| ${row.join(' | ')} |`);
  return `${[`${mark(suitesText(results))}. ${FAIR_WORDS}`, lines.join('\n'), ...results.map(markdownCauses)].join('\n\n')}\n`;
}

const markdownCell = (score: Score): string =>
  judgedOf(score) === 0
    ? '–'
    : `${scorePercent(score)} (${figure(score.passed)}/${figure(judgedOf(score))})`;

function markdownCauses(result: ConformanceResult): string {
  const { program, profiles, totals, causes, cases } = result;
  const verdicts = new Map(cases.map((verdict) => [verdict.id, verdict]));
  const items = causes.slice(0, LISTED_CAUSES).map((cause) => {
    const { rule, count, cases: ids } = cause;
    const id = ids[0] ?? '';
    // A program's own words may bring their full stop.
    const words = mark(causeSentence(cause).replace(/\.$/, ''));
    const difference = verdicts.get(id)?.differences[0];
    const figures = difference ? `: ${mark(differenceWords(difference))}` : '';
    return `- ${counted(count, 'case')}: ${rule === null ? '' : `${rule}, `}${words}. Simplest: ${mark(id)}${figures}`;
  });
  const more = causes.length - LISTED_CAUSES;
  if (more > 0) items.push(`- and ${counted(more, 'more cause')}`);
  if (items.length === 0) {
    const isJudged = judgedOf(totals) > 0;
    items.push(isJudged ? '- Nothing wrong in what was judged.' : '- Nothing was judged.');
  }
  return `**${mark(programTitle(program))}**, ${mark(Object.keys(profiles).join(', '))}\n\n${items.join('\n')}`;
}

const mark = (text: string): string => plainMarkdown(showUpTo(LONGEST_LINE, text));
