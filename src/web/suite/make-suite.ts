import type { Result } from '../../kernel/index.ts';
import {
  CASE_PROFILES,
  type CaseProfile,
  type ConformanceCase,
  type ConformanceResult,
  type GenerationFault,
  isSameSuite,
  type Suite,
} from '../../suite/index.ts';

/** Which of all suites. */
export interface SuiteChoice {
  readonly seed: number;
  readonly profile: CaseProfile;
}

/** What the worker is asked for: the hands of a suite, or cases that a run played. */
export type SuiteOrder =
  | { readonly kind: 'suite'; readonly choice: SuiteChoice }
  | { readonly kind: 'cases'; readonly ids: readonly string[] };

/** The suite somebody sees who has not chosen. */
const FIRST: SuiteChoice = { seed: 1, profile: 'collector' };

/** As `suite generate --seed` takes them. */
const SEED = /^\d{1,15}$/;

export const isSeed = (text: string): boolean => SEED.test(text.trim());

/** The suite an address names: `/suite?seed=7&profile=tda`. */
export function choiceOf(search: string): SuiteChoice {
  const fields = new URLSearchParams(search);
  const seed = fields.get('seed') ?? '';
  const profile = CASE_PROFILES.find((one) => one === fields.get('profile'));
  return {
    seed: SEED.test(seed) ? Number(seed) : FIRST.seed,
    profile: profile ?? FIRST.profile,
  };
}

export const suiteAddress = ({ seed, profile }: SuiteChoice): string =>
  `/suite?seed=${seed}${profile === FIRST.profile ? '' : `&profile=${profile}`}`;

/** The suite of a seed and a profile; the same one the command line writes. */
export async function makeSuite(choice: SuiteChoice): Promise<Suite> {
  const made = await ordered<Result<Suite, GenerationFault>>({ kind: 'suite', choice });
  if (made.ok) return made.value;
  throw new Error(made.error.message);
}

/**
 * The cases with these ids, as far as they are of a whole suite. In one of another version an id is
 * another case: its hand would be the wrong one.
 */
export const makeCases = async (
  ids: readonly string[],
  { suite }: ConformanceResult,
): Promise<readonly ConformanceCase[]> =>
  isSameSuite(suite) ? ordered({ kind: 'cases', ids }) : [];

function ordered<T>(order: SuiteOrder): Promise<T> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./suite-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<T>) => {
      worker.terminate();
      done(data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      failed(new Error(event.message || 'The suite could not be generated.'));
    };
    worker.postMessage(order);
  });
}
