import { open } from 'node:fs/promises';
import { RECOGNISED_BY, recognise } from '../../formats/recognise.ts';
import { reasonOf } from '../sources.ts';
import { opened } from '../texts-of.ts';
import { lastStart } from './boundaries.ts';
import type { AnyFormat, Part } from './part.ts';
import { isGzip } from './part-bytes.ts';
import type { FoundFile } from './walk.ts';

/** How far a run has come: everything before this place is done. */
export interface Cursor {
  readonly file: number;
  readonly from: number;
}

export interface PlanOptions {
  /** How large a part is, about. */
  readonly piece: number;
  /** Opens what can only be read from its start. */
  stream(path: string): AsyncIterable<Uint8Array>;
}

/** A file of this size is not worth cutting; a worker reads all of it. */
const WHOLE = 262_144;

/** The parts of one file, from a place on. */
export async function* partsOf(
  found: FoundFile,
  file: number,
  from: number,
  options: PlanOptions,
): AsyncGenerator<Part> {
  const { path, isNamed, mark, size, failure } = found;
  const whole: Part = {
    ...{ file, path, isNamed, mark, from: 0, to: null, isLast: true, weight: size },
    ...{ format: null, bytes: null, broken: null },
  };
  if (failure !== null) {
    yield { ...whole, bytes: new Uint8Array(), broken: failure };
    return;
  }
  if (found.isPlain && size <= WHOLE) {
    yield whole;
    return;
  }
  try {
    if (!found.isPlain) {
      yield* partsOfStream(options.stream(path), whole, from, options.piece);
      return;
    }
    const head = await headOf(path);
    if (isGzip(head)) {
      yield* partsOfStream(options.stream(path), whole, from, options.piece);
      return;
    }
    const format = recognise(new TextDecoder().decode(head));
    const isWide = head[0] === 0xff && head[1] === 0xfe;
    if (!format || isWide) yield whole;
    else yield* slices(whole, size, format, from, options.piece);
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
  whole: Part,
  size: number,
  format: AnyFormat,
  start: number,
  piece: number,
): Generator<Part> {
  for (let from = start; from < size; from += piece) {
    const isLast = from + piece >= size;
    const weight = Math.min(piece, size - from);
    yield { ...whole, format, from, to: isLast ? null : from + piece, isLast, weight };
  }
}

/** Pieces of what can only be read from its start, cut where hands start. */
async function* partsOfStream(
  source: AsyncIterable<Uint8Array>,
  whole: Part,
  start: number,
  piece: number,
): AsyncGenerator<Part> {
  const cutter = new Cutter(whole, start, piece);
  let broken: string | null = null;
  try {
    for await (const bytes of opened(source, (read) => cutter.weigh(read))) {
      for (const part of cutter.take(bytes)) yield part;
    }
  } catch (error) {
    broken = reasonOf(error);
  }
  yield cutter.end(broken);
}

/** Gathers bytes and cuts them before the last hand that starts in them. */
class Cutter {
  readonly #whole: Part;
  readonly #piece: number;
  #format: AnyFormat | null = null;
  #gathered: Uint8Array[] = [];
  #length = 0;
  /** Where the gathered bytes lie in the stream. */
  #at = 0;
  /** What a resumed run has done already. */
  #done: number;
  #weight = 0;

  constructor(whole: Part, done: number, piece: number) {
    this.#whole = whole;
    this.#done = done;
    this.#piece = piece;
  }

  weigh(read: number): void {
    this.#weight += read;
  }

  *take(bytes: Uint8Array): Generator<Part> {
    this.#gathered.push(bytes);
    this.#length += bytes.length;
    if (this.#length < this.#piece) return;
    const all = this.#all();
    this.#format ??= recognise(new TextDecoder().decode(all.subarray(0, RECOGNISED_BY)));
    const cut = this.#format ? lastStart(this.#format, all) : -1;
    // Without a start for so long, what is there is no hand; it must not be gathered for ever.
    const end = cut > 0 ? cut : all.length > 4 * this.#piece ? all.length : 0;
    if (end === 0) {
      this.#keep(all);
      return;
    }
    const part = this.#part(all.subarray(0, end), false, null);
    this.#keep(all.subarray(end));
    this.#at += end;
    if (this.#at > this.#done) yield part;
  }

  end(broken: string | null): Part {
    return this.#part(this.#all(), true, broken);
  }

  #all(): Uint8Array {
    return this.#gathered.length === 1 ? this.#gathered[0]! : Buffer.concat(this.#gathered);
  }

  #keep(bytes: Uint8Array): void {
    this.#gathered = [bytes];
    this.#length = bytes.length;
  }

  #part(bytes: Uint8Array, isLast: boolean, broken: string | null): Part {
    const weight = this.#weight;
    this.#weight = 0;
    const from = this.#at;
    const to = isLast ? null : from + bytes.length;
    const format = this.#format;
    // A copy of its own can be handed to another thread.
    const own = new Uint8Array(bytes);
    return { ...this.#whole, from, to, format, isLast, broken, weight, bytes: own };
  }
}
