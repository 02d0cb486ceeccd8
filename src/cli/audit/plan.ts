import { open } from 'node:fs/promises';
import { type FormatId, RECOGNISED_BY } from '../../formats/index.ts';
import { isGzip } from '../../kernel/index.ts';
import { opened } from '../file-texts.ts';
import { isWide, reasonOf } from '../sources.ts';
import type { FoundFile } from './find-files.ts';
import type { FilePart } from './part.ts';
import { ArchiveSplitter, recogniseBytes } from './split-archive.ts';

/** How far a run has come: everything before this place is done. */
export interface PlanPosition {
  readonly file: number;
  readonly from: number;
}

/** How far a run has come once this part is done, and all before it. */
export const positionAfter = ({ file, to, isLast }: FilePart): PlanPosition =>
  isLast ? { file: file + 1, from: 0 } : { file, from: to! };

interface PlanOptions {
  /** How large a part is, about. */
  readonly piece: number;
  /** Opens what can only be read from its start. */
  stream(path: string): AsyncIterable<Uint8Array>;
  /** Whether the part of the file that starts at this byte is ours; without it, all are. */
  owns?(from: number): boolean;
}

/** A file of this size is not worth cutting; a worker reads all of it. */
const WHOLE = 262_144;

/** The parts of one file, from a place on. */
export async function* partsOf(
  found: FoundFile,
  file: number,
  from: number,
  options: PlanOptions,
): AsyncGenerator<FilePart> {
  const { path, isNamed, mark, size, failure } = found;
  const owns = options.owns ?? (() => true);
  const whole: FilePart = {
    ...{ file, path, isNamed, mark, from: 0, to: null, isLast: true, weight: size },
    ...{ folder: null, format: null, bytes: null, broken: null, isAmidst: false },
  };
  // What is not cut belongs to whoever has its start.
  const isWhole = failure !== null || (found.isPlain && size <= WHOLE);
  if (isWhole && !owns(0)) return;
  if (failure !== null) {
    yield { ...whole, bytes: new Uint8Array(), broken: failure };
    return;
  }
  if (isWhole) {
    yield whole;
    return;
  }
  try {
    const head = found.isPlain ? await headOf(path) : null;
    if (head === null || isGzip(head)) {
      if (owns(0)) yield* partsOfStream(options.stream(path), whole, from, options.piece);
      return;
    }
    const format = recogniseBytes(head);
    if (format && !isWide(head)) {
      for (const part of slices(whole, size, format, from, options.piece)) {
        if (owns(part.from)) yield part;
      }
    } else if (owns(0)) yield whole;
  } catch (error) {
    yield { ...whole, bytes: new Uint8Array(), broken: reasonOf(error) };
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(RECOGNISED_BY), 0, RECOGNISED_BY, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Stretches of a file that workers read themselves. */
function* slices(
  whole: FilePart,
  size: number,
  format: FormatId,
  start: number,
  piece: number,
): Generator<FilePart> {
  for (let from = start; from < size; from += piece) {
    const isLast = from + piece >= size;
    const weight = Math.min(piece, size - from);
    yield { ...whole, format, from, to: isLast ? null : from + piece, isLast, weight };
  }
}

/** Pieces of what can only be read from its start, cut where hands start. */
async function* partsOfStream(
  source: AsyncIterable<Uint8Array>,
  whole: FilePart,
  start: number,
  piece: number,
): AsyncGenerator<FilePart> {
  const cutter = new ArchiveSplitter(whole, start, piece);
  let broken: string | null = null;
  try {
    for await (const bytes of opened(source, (read) => cutter.weigh(read))) {
      const part = cutter.take(bytes);
      if (part) yield part;
      if (cutter.isUnknown) break;
    }
  } catch (error) {
    broken = reasonOf(error);
  }
  yield cutter.end(broken);
}

/** So many small files are as much work as one part of a large one. */
const MOST_PARTS = 64;

/** Puts small parts together, so that little files do not cost more in messages than in work. */
export async function* tasksOf(
  parts: AsyncIterable<FilePart>,
  piece: number,
): AsyncGenerator<readonly FilePart[]> {
  let task: FilePart[] = [];
  let weight = 0;
  for await (const part of parts) {
    task.push(part);
    weight += part.bytes?.length ?? part.weight;
    if (weight < piece / 2 && task.length < MOST_PARTS) continue;
    yield task;
    task = [];
    weight = 0;
  }
  if (task.length > 0) yield task;
}
