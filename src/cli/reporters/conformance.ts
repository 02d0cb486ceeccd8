import { counted, figure, show, showUpTo } from '../../kernel/index.ts';
import {
  type CauseGroup,
  type ConformanceCase,
  type ConformanceResult,
  casesOf,
  causeSentence,
  differenceWords,
  ERROR_TITLE,
  LEVEL_WORDS,
  LEVELS,
  percentOf,
  programTitle,
  RULE_TITLES,
  type Score,
  sizeWords,
  skipRows,
} from '../../suite/index.ts';
import { columns, type Paint } from './paint.ts';

/** More causes, skips or figures than this are in --json and --html. */
const SHOWN_CAUSES = 12;
const SHOWN_SKIPS = 8;
const SHOWN_FIGURES = 4;

/** Between the columns of a table, so that it fits into 80. */
const GAP = 2;

const LONGEST_WORDS = 300;
const LONGEST_TITLE = 120;

/** A result as people read it who never saw the suite: in all, by level, what went wrong and why. */
export function resultText(
  result: ConformanceResult,
  cases: readonly ConformanceCase[],
  paint: Paint,
): string {
  const byId = new Map(cases.map((one) => [one.id, one]));
  const blocks = [headline(result, paint), levelTable(result)];
  const { causes } = result;
  if (causes.length > 0) {
    blocks.push(paint.bold('What went wrong, most cases first'));
    blocks.push(
      ...causes.slice(0, SHOWN_CAUSES).map((cause) => causeText(cause, result, byId, paint)),
    );
    const more = causes.length - SHOWN_CAUSES;
    if (more > 0) blocks.push(`and ${counted(more, 'more cause')} (--json and --html show all)`);
  }
  const skips = skipText(result, paint);
  if (skips !== null) blocks.push(skips);
  return `${blocks.join('\n\n')}\n`;
}

/** `poker-ts 1.5.0: 212 passed, 40 failed, 8 errors, 121 skipped of 381` */
function headline({ program, totals }: ConformanceResult, paint: Paint): string {
  const { passed, failed, errors, skipped } = totals;
  const parts = [
    `${figure(passed)} passed`,
    ...(failed > 0 ? [paint.severity('error', `${figure(failed)} failed`)] : []),
    ...(errors > 0 ? [paint.severity('error', counted(errors, 'error'))] : []),
    ...(skipped > 0 ? [`${figure(skipped)} skipped`] : []),
  ];
  const title = paint.bold(show(programTitle(program)));
  return `${title}: ${parts.join(', ')} of ${figure(casesOf(totals))}`;
}

function levelTable({ levels }: ConformanceResult): string {
  const rows = LEVELS.map((level) => [level, ...figures(levels[level])]);
  const table = columns([['Level', 'Passed', 'Failed', 'Errors', 'Skipped', ''], ...rows], GAP);
  const words = ['', ...LEVELS.map((level) => LEVEL_WORDS[level])];
  const lines = table.split('\n');
  const width = Math.max(...lines.map(({ length }) => length));
  return lines.map((line, i) => (line.padEnd(width + GAP) + words[i]).trimEnd()).join('\n');
}

function figures(score: Score): string[] {
  const percent = percentOf(score);
  const { passed, failed, errors, skipped } = score;
  return [...[passed, failed, errors, skipped].map(figure), percent === null ? '' : `${percent} %`];
}

function causeText(
  cause: CauseGroup,
  result: ConformanceResult,
  byId: ReadonlyMap<string, ConformanceCase>,
  paint: Paint,
): string {
  const { rule, outcome, count, cases } = cause;
  const id = cases[0] ?? '';
  const one = byId.get(id);
  const verdict = result.cases.find((verdict) => verdict.id === id);
  const what =
    outcome === 'error' ? ERROR_TITLE : rule ? `${rule} ${RULE_TITLES[rule]}` : 'Unexplained';
  const differences = (verdict?.differences ?? []).slice(0, SHOWN_FIGURES);
  return [
    `${paint.severity('error', counted(count, 'case'))}  ${paint.bold(what)}`,
    `  ${showUpTo(LONGEST_WORDS, causeSentence(cause))}`,
    `  Simplest: ${show(id)}${one ? paint.dim(` (${sizeWords(one)}) ${showUpTo(LONGEST_TITLE, one.title)}`) : ''}`,
    ...differences.map((difference) => `    ${differenceWords(difference, one)}`),
  ].join('\n');
}

/** What a program does not play, in its words, most first. */
function skipText({ cases }: ConformanceResult, paint: Paint): string | null {
  const rows = skipRows(cases.filter(({ outcome }) => outcome === 'skipped'));
  if (rows.length === 0) return null;
  const lines = rows
    .slice(0, SHOWN_SKIPS)
    .map(({ words, count }) => `  ${counted(count, 'case')}: ${showUpTo(LONGEST_WORDS, words)}`);
  const more = rows.length - SHOWN_SKIPS;
  if (more > 0) lines.push(`  and ${counted(more, 'more reason')}`);
  return [paint.bold('Skipped, which is not held against the program'), ...lines].join('\n');
}
