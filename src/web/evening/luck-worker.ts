import { allInOf } from '../../tournament/index.ts';
import { handsOf } from './evening.ts';

/** Counts beside the page what all-ins were worth, each as it is found; null when all are counted. */
addEventListener('message', ({ data: texts }: MessageEvent<readonly string[]>) => {
  for (const [index, hand] of handsOf(texts).hands.entries()) {
    const found = allInOf(hand, index);
    if (found) postMessage(found);
  }
  postMessage(null);
});
