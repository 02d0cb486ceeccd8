import { counted, figure, show } from '../../kernel/index.ts';
import {
  buttonText,
  type CaseResult,
  type RunResult,
  type RunSummary,
  type Tally,
} from '../../suite/index.ts';
import { columns, type Paint } from './paint.ts';

/** More failures than this say nothing new; --json and --html have them all. */
const SHOWN = 20;

/** A run as people read it: what failed and why, by category, by mistake, in all. */
export function reportRun(
  { results }: RunResult,
  summary: RunSummary,
  finished: boolean,
  paint: Paint,
): string {
  const failed = results.filter(({ passed, accepted }) => !passed && !accepted);
  const blocks: string[] = [];
  if (failed.length > 0) {
    const shown = failed.slice(0, SHOWN).map((result) => reportFailure(result, paint));
    const more = failed.length - shown.length;
    if (more > 0) shown.push(`and ${counted(more, 'more case')} (--json and --html show all)`);
    blocks.push(shown.join('\n'));
  }
  const head = ['Category', 'Cases', 'Passed', 'Accepted', 'Failed'];
  const rows = summary.categories.map((row) => [row.category, ...figures(row)]);
  blocks.push(columns([head, ...rows, ['In all', ...figures(summary)]]));
  if (summary.mistakes.length > 0) {
    const lines = summary.mistakes.map(
      ({ mistake, cases }) =>
        `  ${mistake}: ${counted(cases, 'case')}${mistake === 'Button rule' ? rulesThatFit(summary) : ''}`,
    );
    blocks.push([paint.bold('Mistakes'), ...lines].join('\n'));
  }
  blocks.push(reportTally(summary, finished, paint));
  return `${blocks.join('\n\n')}\n`;
}

/** ", fits Button: Seat 122, Button: Dead 40" */
const rulesThatFit = ({ buttonRules }: RunSummary): string =>
  `, fits ${buttonRules.map(({ rule, cases }) => `${buttonText(rule)} ${figure(cases)}`).join(', ')}`;

const reportFailure = ({ id, reason }: CaseResult, paint: Paint): string =>
  `${paint.bold(show(id))}  ${paint.severity('error', 'failed')}  ${reason}`;

const figures = ({ cases, passed, accepted, failed }: Tally): string[] =>
  [cases, passed, accepted, failed].map(figure);

/** "300 cases: 263 passed, 2 accepted, 35 failed" */
function reportTally(
  { cases, passed, accepted, failed }: Tally,
  finished: boolean,
  paint: Paint,
): string {
  const parts = [`${figure(passed)} passed`];
  if (accepted > 0) parts.push(`${figure(accepted)} accepted`);
  if (failed > 0) parts.push(`${figure(failed)} failed`);
  const mark = failed > 0 || !finished ? '❌' : '✅';
  return `${mark} ${paint.bold(`${counted(cases, 'case')}: ${parts.join(', ')}`)}`;
}
