import type { Result } from '../../kernel/result.ts';
import type { Suite } from '../../suite/case.ts';
import type { GenerationFault } from '../../suite/generate/generate-suite.ts';

const FIRST_SEED = 1;
/** As `suite generate --seed` takes them. */
const SEED = /^\d{1,15}$/;

/** The seed an address names: `/suite?seed=7`. */
export function seedOf(search: string): number {
  const text = new URLSearchParams(search).get('seed') ?? '';
  return SEED.test(text) ? Number(text) : FIRST_SEED;
}

export const isSeed = (text: string): boolean => SEED.test(text.trim());

/** The suite of a seed; the same one the command line writes. */
export function makeSuite(seed: number): Promise<Suite> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./suite-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Result<Suite, GenerationFault>>) => {
      worker.terminate();
      if (data.ok) done(data.value);
      else failed(new Error(data.error.message));
    };
    worker.onerror = (event) => {
      worker.terminate();
      failed(new Error(event.message || 'The suite could not be generated.'));
    };
    worker.postMessage(seed);
  });
}
