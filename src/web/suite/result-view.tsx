import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { counted, figure, show, showUpTo } from '../../kernel/index.ts';
import {
  type CaseVerdict,
  type CauseGroup,
  type ConformanceCase,
  type ConformanceResult,
  casesOf,
  causeSentence,
  ERROR_TITLE,
  handLines,
  isSameSuite,
  LEVEL_WORDS,
  LEVELS,
  percentOf,
  placeWords,
  programTitle,
  RULE_TITLES,
  SUITE_VERSION,
  sizeWords,
  skipRows,
  valueWords,
  whyTitle,
} from '../../suite/index.ts';
import { makeCases } from './make-suite.ts';

/** More causes than this are more than anybody mends in a day. */
const SHOWN = 40;

const SHOWN_SKIPS = 8;

const LONGEST_WORDS = 600;

/** What a program got right and wrong: by level, then the causes, the simplest case of each first. */
export function ResultView({ result }: { readonly result: ConformanceResult }) {
  /** By id; null while they are made. */
  const cases = useSignal<ReadonlyMap<string, ConformanceCase> | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const causes = result.causes.slice(0, SHOWN);
  const simplest = causes.flatMap((cause) => cause.cases.slice(0, 1));
  useEffect(() => {
    let isWanted = true;
    cases.value = null;
    heading.current?.focus();
    // Without its hand a case still has its figures.
    makeCases(simplest, result).then(
      (made) => {
        if (isWanted) cases.value = new Map(made.map((one) => [one.id, one]));
      },
      (error) => console.warn(error),
    );
    return () => {
      isWanted = false;
    };
  }, [result]);
  const verdicts = new Map(result.cases.map((verdict) => [verdict.id, verdict]));
  const more = result.causes.length - causes.length;
  const made = cases.value;
  return (
    <div class="run-result">
      <h2 ref={heading} tabIndex={-1}>
        <bdi>{show(programTitle(result.program))}</bdi>: {headline(result)}
      </h2>
      <p class="quiet">{[`Suite ${show(result.suite)}`, ...about(result)].join(', ')}</p>
      <LevelTable result={result} />
      <Skips result={result} />
      {made && simplest.some((id) => !made.has(id)) && <p class="quiet">{noHands(result)}</p>}
      {causes.length === 0 && (
        <p>
          {percentOf(result.totals) === null
            ? 'Nothing was judged.'
            : 'Nothing went wrong in what was judged.'}
        </p>
      )}
      {causes.map((cause, i) => (
        <Cause
          key={i}
          cause={cause}
          verdict={verdicts.get(cause.cases[0] ?? '')}
          one={made?.get(cause.cases[0] ?? '')}
        />
      ))}
      {more > 0 && <p class="quiet">and {counted(more, 'more cause')}</p>}
    </div>
  );
}

function headline({ totals }: ConformanceResult): string {
  const { passed, failed, errors, skipped } = totals;
  return `${figure(passed)} passed, ${figure(failed)} failed, ${counted(errors, 'error')}, ${figure(skipped)} skipped of ${figure(casesOf(totals))}`;
}

/** Which cases, and when: they need not be those this page shows below. */
const about = ({ profiles, date }: ConformanceResult): readonly string[] => [
  ...Object.keys(profiles).map(show),
  ...(date === null ? [] : [show(date)]),
];

/** Why a case stands there without its hand. */
const noHands = ({ suite }: ConformanceResult): string =>
  isSameSuite(suite)
    ? 'Hands are shown for the cases of a whole suite only. For other cases, suite run --html writes a page with their hands.'
    : `Hands are not shown: this page has the cases of suite ${SUITE_VERSION}. suite run --html of that version writes a page with them.`;

/** What the program did not play, in its own words. */
function Skips({ result }: { readonly result: ConformanceResult }) {
  const rows = skipRows(result.cases.filter(({ outcome }) => outcome === 'skipped'));
  if (rows.length === 0) return null;
  const more = rows.length - SHOWN_SKIPS;
  return (
    <div>
      <p>Skipped, which is not held against the program:</p>
      <ul class="run-skips">
        {rows.slice(0, SHOWN_SKIPS).map(({ words, count }) => (
          <li key={words}>
            {counted(count, 'case')}: {showUpTo(LONGEST_WORDS, words)}
          </li>
        ))}
        {more > 0 && <li>and {counted(more, 'more reason')}</li>}
      </ul>
    </div>
  );
}

const HEAD = ['Level', 'Right', 'Passed', 'Failed', 'Errors', 'Skipped'] as const;

const LevelTable = ({ result }: { readonly result: ConformanceResult }) => (
  <table class="run-levels">
    <thead>
      <tr>
        {HEAD.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {LEVELS.map((level) => {
        const score = result.levels[level];
        const percent = percentOf(score);
        return (
          <tr key={level}>
            <th scope="row">
              {level} <span class="quiet">{LEVEL_WORDS[level]}</span>
            </th>
            <td>{percent === null ? '–' : `${percent} %`}</td>
            <td>{figure(score.passed)}</td>
            <td>{figure(score.failed)}</td>
            <td>{figure(score.errors)}</td>
            <td>{figure(score.skipped)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

interface CauseProps {
  readonly cause: CauseGroup;
  readonly verdict: CaseVerdict | undefined;
  readonly one: ConformanceCase | undefined;
}

/** What the mistake looks like, in how many cases, and the simplest of them. */
const Cause = ({ cause, verdict, one }: CauseProps) => (
  <section class="run-cause">
    <h3>
      {cause.outcome === 'error' ? ERROR_TITLE : causeSentence(cause)}{' '}
      <span class="mark mark-failed">{counted(cause.count, 'case')}</span>
    </h3>
    {cause.outcome === 'error' && (
      <pre class="notation">{showUpTo(LONGEST_WORDS, cause.sentence)}</pre>
    )}
    {cause.rule && (
      <p>
        <a href={`/rules/${cause.rule}`}>{cause.rule}</a> {RULE_TITLES[cause.rule]}
      </p>
    )}
    <p class="quiet">
      Simplest case: <code>{show(cause.cases[0] ?? '')}</code>
      {one && ` (${sizeWords(one)})`}
    </p>
    {one && <pre class="notation">{handLines(one).join('\n')}</pre>}
    {verdict && verdict.differences.length > 0 && <Figures verdict={verdict} one={one} />}
    {one && (
      <div>
        <h4>{whyTitle(one)}</h4>
        <ol class="run-why">
          {one.why.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ol>
      </div>
    )}
    {cause.cases.length > 1 && (
      <details>
        <summary>All {counted(cause.cases.length, 'case')}, the simplest first</summary>
        <p class="run-ids">{cause.cases.map(show).join(', ')}</p>
      </details>
    )}
  </section>
);

const Figures = ({ verdict, one }: Pick<CauseProps, 'one'> & { readonly verdict: CaseVerdict }) => (
  <table class="run-figures">
    <thead>
      <tr>
        <th scope="col">Figure</th>
        <th scope="col">Expected</th>
        <th scope="col">Found</th>
      </tr>
    </thead>
    <tbody>
      {verdict.differences.map((difference) => (
        <tr key={`${difference.level} ${difference.place}`}>
          <td>{placeWords(difference.place, one)}</td>
          <td class="mark-passed">{valueWords(difference, difference.expected, one)}</td>
          <td class="mark-failed">{valueWords(difference, difference.found, one)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
