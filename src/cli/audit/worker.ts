import { parentPort, workerData } from 'node:worker_threads';
import { judgePart } from './judge-part.ts';
import type { FilePart, JudgeOptions, PartResult } from './part.ts';

/** One thread of an audit: parts come in, results go out, in turn. */
const options = workerData as JudgeOptions;

parentPort!.on('message', async (parts: readonly FilePart[]) => {
  const results: PartResult[] = [];
  for (const part of parts) results.push(await judgePart(part, options));
  // Handed over, not copied.
  const owned = results.flatMap(({ listed }) => listed.map(({ buffer }) => buffer as ArrayBuffer));
  parentPort!.postMessage(results, owned);
});
