import { readSuite, type Suite } from '../suite/index.ts';
import { oneText } from './commands/each-hand.ts';
import { type Io, UsageError } from './io.ts';
import { sourceName } from './sources.ts';

/** The suite in a file; says what is wrong with it, and where, if it holds none. */
export async function suiteOfFile(file: string, io: Io): Promise<Suite> {
  const { suite, findings } = readSuite((await oneText(file, io)).text);
  if (suite) return suite;
  const [first] = findings;
  const why = first ? `${first.place}: ${first.message}` : 'it cannot be read';
  throw new UsageError(`${sourceName(file)} is not a suite: ${why}`);
}
