import { NEWLINE } from '../../kernel/index.ts';
import type { FilePart, JudgeOptions, PartResult } from './part.ts';

/** A part as it is handed on between machines: without the bytes it was read from. */
export interface JudgedPart {
  readonly part: FilePart;
  readonly result: PartResult;
}

/** What follows a line about a part: so many bytes of findings. */
interface PartLine {
  readonly part: FilePart;
  readonly result: Omit<PartResult, 'listed'>;
  readonly listed: number;
}

/** A judged part as it is stored: a line of JSON, and its findings behind it. */
export function storedPart({ part, result }: JudgedPart): Uint8Array[] {
  const { listed, ...rest } = result;
  const length = listed.reduce((sum, chunk) => sum + chunk.length, 0);
  const line: PartLine = { part: { ...part, bytes: null }, result: rest, listed: length };
  return [Buffer.from(`${JSON.stringify(line)}\n`), ...listed];
}

export const partLine = (line: string): PartLine => JSON.parse(line) as PartLine;

/** Reads what `storedPart` wrote. */
export const partFrom = ({ part, result }: PartLine, listed: Uint8Array): JudgedPart => ({
  part,
  result: { ...result, listed: listed.length > 0 ? [listed] : [] },
});

/** Several judged parts behind one another. */
export function* partsFrom(stored: Buffer): Generator<JudgedPart> {
  for (let at = 0; at < stored.length; ) {
    const findings = stored.indexOf(NEWLINE, at) + 1;
    const line = partLine(stored.toString('utf8', at, findings));
    at = findings + line.listed;
    yield partFrom(line, stored.subarray(findings, at));
  }
}

/** What somebody is asked to judge, and by what. */
export interface AskedTask {
  readonly judge: JudgeOptions;
  readonly parts: readonly FilePart[];
}

interface TaskLine {
  readonly judge: JudgeOptions;
  readonly parts: readonly Omit<FilePart, 'bytes'>[];
  /** How many bytes of each part follow; null where it is read from its file. */
  readonly lengths: readonly (number | null)[];
}

/** A task as it is stored: a line of JSON, and the bytes that come with its parts behind it. */
export function storedTask({ judge, parts }: AskedTask): Buffer {
  const line: TaskLine = {
    judge,
    parts: parts.map(({ bytes: _, ...part }) => part),
    lengths: parts.map(({ bytes }) => bytes?.length ?? null),
  };
  const carried = parts.flatMap(({ bytes }) => (bytes ? [bytes] : []));
  return Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), ...carried]);
}

/** Reads what `storedTask` wrote. */
export function taskFrom(stored: Buffer): AskedTask {
  let at = stored.indexOf(NEWLINE) + 1;
  const { judge, parts, lengths } = JSON.parse(stored.toString('utf8', 0, at)) as TaskLine;
  const withBytes = parts.map((part, i): FilePart => {
    const length = lengths[i] ?? null;
    if (length === null) return { ...part, bytes: null };
    // A copy of its own can be handed to another thread.
    const bytes = new Uint8Array(stored.subarray(at, at + length));
    at += length;
    return { ...part, bytes };
  });
  return { judge, parts: withBytes };
}
