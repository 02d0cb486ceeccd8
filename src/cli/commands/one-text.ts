import { type Io, UsageError } from '../io.ts';
import { load, type Source, sourceName } from '../sources.ts';

/** The text of one file a command cannot do without. */
export async function oneText(path: string, io: Io): Promise<Source> {
  for await (const loaded of load([path], io)) {
    if ('source' in loaded) return loaded.source;
    throw new UsageError(`cannot read ${sourceName(loaded.path)}: ${loaded.reason}`);
  }
  throw new UsageError(`cannot read ${path}`);
}
