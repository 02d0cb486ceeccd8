import { generateSuite } from '../../suite/generate/generate-suite.ts';

/** Generates the suite of a seed beside the page, which stays quick meanwhile. */
addEventListener('message', ({ data: seed }: MessageEvent<number>) => {
  postMessage(generateSuite({ seed }));
});
