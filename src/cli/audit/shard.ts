import { existsSync } from 'node:fs';
import { type Io, UsageError } from '../io.ts';
import { AuditProgress } from '../progress.ts';
import { type AuditRequest, walk } from './audit.ts';
import { type FoundFile, measure } from './find-files.ts';
import { judgeInOrder } from './judge-in-order.ts';
import type { FilePart } from './part.ts';
import { type PlanPosition, partsOf, positionAfter } from './plan.ts';
import { readShard, type Shard, type ShardHead, ShardWriter } from './shard-file.ts';

export interface ShardAudited {
  readonly hands: number;
  /** False if it was stopped. */
  readonly finished: boolean;
}

/**
 * Judges the share of one machine among several: all bytes of all files in a row are cut into equal
 * shares, and a part belongs to the share in which it starts.
 */
export async function auditShard(
  request: AuditRequest,
  shard: Shard,
  out: string,
  io: Io,
): Promise<ShardAudited> {
  const { paths, judge, piece } = request;
  const files = () => walk(paths, out);
  const archive = await measure(files());
  if (archive.hasStream) {
    throw new UsageError('--shard cuts files; a stream has no size to cut by');
  }
  const { count, filesHash } = archive;
  const head: ShardHead = {
    ...{ sidepot: 'audit shard', version: 1 },
    ...shard,
    asked: JSON.stringify([paths, judge, piece]),
    ...{ judge, files: count, filesHash },
  };
  const done = request.resume && existsSync(out) ? await doneBefore(out, head) : NOTHING_DONE;
  const progress = new AuditProgress(io);
  progress.total = archive.bytes / shard.of;
  let hands = done.hands;
  if (done.isWhole) return { hands, finished: true };
  const writer = await ShardWriter.open(out, head, done.bytes);
  let finished = false;
  try {
    const share = { ...shard, bytes: archive.bytes };
    finished = await judgeInOrder(
      {
        ...request,
        parts: partsOfShare(files(), share, done.cursor, piece, io),
        progress,
        async take(part, result) {
          hands += result.hands;
          await writer.write({ part, result });
        },
      },
      io,
    );
  } finally {
    await writer.close(finished);
  }
  return { hands, finished };
}

/** The parts of a share, from a place on. */
async function* partsOfShare(
  files: AsyncIterable<FoundFile>,
  { index, of, bytes }: Shard & { readonly bytes: number },
  start: PlanPosition,
  piece: number,
  io: Io,
): AsyncGenerator<FilePart> {
  const shareOf = (position: number): number =>
    bytes === 0 ? 1 : Math.min(of, Math.floor((position / bytes) * of) + 1);
  let before = 0;
  let file = 0;
  for await (const found of files) {
    const position = before;
    const isHere = file >= start.file && shareOf(position) <= index;
    if (isHere && shareOf(position + found.size) >= index) {
      yield* partsOf(found, file, file === start.file ? start.from : 0, {
        piece,
        stream: (path) => io.stream(path),
        owns: (from) => shareOf(position + from) === index,
      });
    }
    before += found.size;
    file++;
  }
}

interface Done {
  readonly cursor: PlanPosition;
  readonly bytes: number;
  readonly hands: number;
  readonly isWhole: boolean;
}

const NOTHING_DONE: Done = { cursor: { file: 0, from: 0 }, bytes: 0, hands: 0, isWhole: false };

/** How far an interrupted shard has come. */
async function doneBefore(path: string, head: ShardHead): Promise<Done> {
  const reading = await readShard(path);
  if (JSON.stringify(reading.head) !== JSON.stringify(head)) {
    throw new UsageError(
      `${path} is another shard, or the files have changed since; start again without --resume`,
    );
  }
  let done = NOTHING_DONE;
  for await (const { part, result, endsAt } of reading.parts) {
    done = {
      cursor: positionAfter(part),
      bytes: endsAt,
      hands: done.hands + result.hands,
      isWhole: false,
    };
  }
  return { ...done, isWhole: reading.isWhole() };
}
