import { parentPort, workerData } from 'node:worker_threads';
import type { StatedRules } from '../../rules/index.ts';
import { judgePart } from './judge-part.ts';
import type { FilePart, PartResult } from './part.ts';

/** One thread of an audit: parts come in, results go out, in turn. */
const rules = workerData as StatedRules;

parentPort!.on('message', async (parts: readonly FilePart[]) => {
  const results: PartResult[] = [];
  for (const part of parts) results.push(await judgePart(part, rules));
  parentPort!.postMessage(results);
});
