import {
  type Check,
  type Comparison,
  headline,
  NOT_JUDGED,
} from '../../suite/compare/comparison.ts';
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
  const { passed, expected, actual, details } = check;
  return (
    <li class={passed ? 'check check-passed' : 'check check-failed'}>
      <span class="check-title">
        <span aria-hidden="true">{passed ? '✓' : '✗'}</span>
        <span class="off-screen">{passed ? 'Passed: ' : 'Failed: '}</span> {titleOf(check)}
      </span>
      {details.map((sentence) => (
        <p key={sentence} class="check-detail">
          {sentence}
        </p>
      ))}
      {!passed && actual !== NOT_JUDGED && (
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
const headlineOf = ({ passed }: Comparison): string => headline(passed).replace(/^\S+ /, '');

/** "✗ Order is correct" of the report reads as its opposite to whoever misses the cross. */
const titleOf = ({ title, passed, actual }: Check): string =>
  passed ? title : title.replace(/correct$/, actual === NOT_JUDGED ? NOT_JUDGED : 'wrong');
