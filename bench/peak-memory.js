// Loaded before a program that is measured: prints the most memory it held, in kilobytes.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)));
}
