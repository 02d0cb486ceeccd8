import { generateSuite } from '../../suite/index.ts';

/** Generates the suite of a seed beside the page, which stays quick meanwhile. */
addEventListener('message', ({ data: seed }: MessageEvent<number>) => {
  postMessage(generateSuite({ seed }));
});
