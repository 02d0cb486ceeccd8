import { parentPort } from 'node:worker_threads';
import { judgePart } from './judge-part.ts';
import type { PartResult } from './part.ts';
import type { ThreadTask } from './worker-pool.ts';

/** One thread of an audit: parts come in, results go out, in turn. */
parentPort!.on('message', async ({ parts, options }: ThreadTask) => {
  const results: PartResult[] = [];
  for (const part of parts) results.push(await judgePart(part, options));
  // Handed over, not copied.
  const owned = results.flatMap(({ listed }) => listed.map(({ buffer }) => buffer as ArrayBuffer));
  parentPort!.postMessage(results, owned);
});
