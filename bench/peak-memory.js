// Loaded before a program that is measured: writes the most memory it held, in kilobytes, to a pipe
// of its own. Standard error is the program's: a long audit tells there how far it is.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Which pipe of the process that is. */
const PIPE = 3;

if (isMainThread) {
  process.on('exit', () => writeSync(PIPE, String(process.resourceUsage().maxRSS)));
}
