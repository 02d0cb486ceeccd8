import { counted, figure, html, Markup, show, showUpTo } from '../../kernel/index.ts';
import { PAGE_STYLE } from './page-style.ts';
import { type CauseGroup, causeSentence, ERROR_TITLE, percentOf, type Score } from './result.ts';
import { RULE_TITLES } from './rule-titles.ts';

/** What a program may say on a page before it is cut. */
export const LONGEST_WORDS = 600;

/** One file, whole in itself: its policy forbids scripts and anything from elsewhere. `style` is a page's own. */
export function pageOf(title: string, body: Markup, style = ''): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${new Markup(PAGE_STYLE + style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
}

const PARTS = ['passed', 'failed', 'errors', 'skipped'] as const satisfies (keyof Score)[];

/** How much of everything passed, at a glance; the figures stand beside it. */
export function scoreBar(score: Score, isLarge = false): Markup {
  const parts = PARTS.filter((part) => score[part] > 0).map(
    (part) => html`<i class="bar-${part}" style="flex:${score[part]}"></i>`,
  );
  return html`<div class="bar${isLarge ? ' bar-large' : ''}" aria-hidden="true">${parts}</div>`;
}

export const scoreLegend = (score: Score): Markup =>
  html`<ul class="legend">${PARTS.map(
    (part) =>
      html`<li><i class="dot-${part}"></i>${part === 'errors' ? counted(score.errors, 'error') : `${figure(score[part])} ${part}`}</li>`,
  )}</ul>`;

/** A row of a table of scores: its name, and words below it. */
export interface ScoreRow {
  readonly name: Markup;
  readonly words: string | null;
  readonly score: Score;
}

export function scoreTable(of: string, rows: readonly ScoreRow[]): Markup {
  return html`<table class="scores">
<thead><tr><th scope="col">${of}</th><th scope="col" class="figure"><span title="of what was judged">Right</span></th>${PARTS.map(
    (part) => html`<th scope="col" class="figure">${HEADS[part]}</th>`,
  )}</tr></thead>
<tbody>${rows.map(scoreRow)}</tbody>
</table>`;
}

const HEADS = { passed: 'Passed', failed: 'Failed', errors: 'Errors', skipped: 'Skipped' } as const;

function scoreRow({ name, words, score }: ScoreRow): Markup {
  const cells = PARTS.map((part) => {
    const isBad = part === 'failed' || part === 'errors';
    const look = score[part] === 0 ? ' none' : isBad ? ' is-bad' : '';
    return html`<td class="figure${look}">${figure(score[part])}</td>`;
  });
  return html`<tr><th scope="row">${name}${
    words === null ? null : html` <span class="quiet">${words}</span>`
  }${scoreBar(score)}</th><td class="figure">${scorePercent(score)}</td>${cells}</tr>
`;
}

/** `97 %`; a dash where everything was skipped. */
export function scorePercent(score: Score): string {
  const percent = percentOf(score);
  return percent === null ? '–' : `${percent} %`;
}

/** `POST-4 A short big blind changes nothing for the others` */
const ruleTitle = (rule: NonNullable<CauseGroup['rule']>): Markup =>
  html`<span class="rule">${rule}</span>${RULE_TITLES[rule]}`;

/** What the mistake looks like, in how many cases, and which rule it breaks. */
export function causeHead(cause: CauseGroup): Markup {
  const { rule, outcome, count } = cause;
  const words = showUpTo(LONGEST_WORDS, causeSentence(cause));
  const isError = outcome === 'error';
  return html`<div class="cause-head"><h3>${
    isError ? ERROR_TITLE : words
  }</h3><span class="count-mark">${counted(count, 'case')}</span></div>
${isError ? html`<p class="said">${words}</p>` : null}${
  rule ? html`<p class="cause-rule">${ruleTitle(rule)}</p>` : null
}`;
}

/** What was skipped, by the program's own words, most first. */
export function skipRows(
  skipped: readonly { readonly words: string | null }[],
): readonly { readonly words: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { words } of skipped) {
    const text = show(words || 'no reason given');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => ({ words, count })).sort((a, b) => b.count - a.count);
}
