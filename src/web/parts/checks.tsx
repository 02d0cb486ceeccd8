import type { Check, Comparison } from '../../suite/compare/comparison.ts';
import { reportComparison } from '../../suite/compare/report-comparison.ts';
import { Badge } from './badge.tsx';
import { Sign } from './sign.tsx';

/** The verdict over a pasted answer: the four checks, each with its details underneath. */
export const Checks = ({ comparison }: { readonly comparison: Comparison }) => (
  <div class={comparison.passed ? 'checks' : 'checks checks-failed'}>
    <p class="checks-verdict">
      <Sign isGood={comparison.passed} /> {headlineOf(comparison)}
    </p>
    <ul>
      {comparison.checks.map((check) => (
        <OneCheck key={check.name} check={check} />
      ))}
    </ul>
    {comparison.mistakes.length > 0 && (
      <p class="remark">
        Looks like{' '}
        {comparison.mistakes.map((mistake) => (
          <Badge key={mistake} kind="mistake">
            {mistake.toLowerCase()}
          </Badge>
        ))}
      </p>
    )}
    {comparison.remarks.map((remark) => (
      <p key={remark} class="remark">
        {remark}
      </p>
    ))}
  </div>
);

function OneCheck({ check }: { readonly check: Check }) {
  const { title, passed, expected, actual, details } = check;
  return (
    <li class={passed ? 'check check-passed' : 'check check-failed'}>
      <span class="check-title">
        <span aria-hidden="true">{passed ? '✓' : '✗'}</span>
        <span class="off-screen">{passed ? 'Passed: ' : 'Failed: '}</span> {title}
      </span>
      {details.map((sentence) => (
        <p key={sentence} class="check-detail">
          {sentence}
        </p>
      ))}
      {!passed && (
        <dl class="check-sides">
          <dt>Expected</dt>
          <dd>{expected}</dd>
          <dt>Actual</dt>
          <dd>{actual}</dd>
        </dl>
      )}
    </li>
  );
}

/** "ALL CHECKS PASSED": the words are the report's; its sign is drawn here. */
const headlineOf = (comparison: Comparison): string =>
  reportComparison(comparison).split('\n', 1)[0]!.replace(/^\S+ /, '');
