import { type ConformanceCase, generateCases, generateSuite } from '../../suite/index.ts';
import { choiceOf, type SuiteOrder } from './make-suite.ts';

/** Generates beside the page, which stays quick meanwhile. */
addEventListener('message', ({ data: order }: MessageEvent<SuiteOrder>) => {
  postMessage(order.kind === 'suite' ? generateSuite(order.choice) : casesNamed(order.ids));
});

/** `tda-s7/side-pots/0007`: the id says which suite a case is from. */
const ORIGIN = /^([a-z]+)(?:-s(\d+))?\//;

function suiteOf(id: string): string | null {
  const [, profile, seed = '1'] = ORIGIN.exec(id) ?? [];
  return profile === undefined ? null : `profile=${profile}&seed=${seed}`;
}

/** The cases with these ids; a smaller suite's are none of a whole one's. */
function casesNamed(ids: readonly string[]): readonly ConformanceCase[] {
  const suites = [...new Set(ids.map(suiteOf))].filter((suite) => suite !== null);
  return suites.slice(0, MOST_SUITES).flatMap((suite) => {
    const made = generateCases(choiceOf(suite));
    const cases = new Map((made.ok ? made.value.cases : []).map((one) => [one.id, one]));
    return ids.flatMap((id) => cases.get(id) ?? []);
  });
}

/** A run has one seed and four profiles; a file that names a thousand suites gets a few of them. */
const MOST_SUITES = 8;
