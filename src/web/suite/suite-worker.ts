import { type ConformanceCase, generateCases, generateSuite } from '../../suite/index.ts';
import { choiceOf, type SuiteOrder } from './make-suite.ts';

/** Generates beside the page, which stays quick meanwhile. */
addEventListener('message', ({ data: order }: MessageEvent<SuiteOrder>) => {
  postMessage(order.kind === 'suite' ? generateSuite(order.choice) : casesNamed(order.ids));
});

/** `tda-s7/side-pots/0007`: the id says which suite a case is from. */
const ORIGIN = /^([a-z]+)(?:-s(\d+))?\//;

function casesNamed(ids: readonly string[]): readonly ConformanceCase[] {
  const suites = new Set(
    ids.flatMap((id) => {
      const [, profile, seed = '1'] = ORIGIN.exec(id) ?? [];
      return profile === undefined ? [] : [`profile=${profile}&seed=${seed}`];
    }),
  );
  return [...suites].slice(0, MOST_SUITES).flatMap((suite) => {
    const made = generateCases(choiceOf(suite));
    return made.ok ? made.value.cases.filter(({ id }) => ids.includes(id)) : [];
  });
}

/** A run has one seed and four profiles; a file that names a thousand suites gets a few of them. */
const MOST_SUITES = 8;
