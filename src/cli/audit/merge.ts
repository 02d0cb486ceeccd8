import { type Io, UsageError } from '../io.ts';
import type { FindingsTarget } from './audit.ts';
import { AuditLedger } from './audit-ledger.ts';
import { findingsTo } from './findings-file.ts';
import type { JudgeOptions } from './part.ts';
import { readShard, type ShardReading } from './shard-file.ts';
import type { Summary } from './tally.ts';

export interface Merged {
  readonly summary: Summary;
  readonly judge: JudgeOptions;
}

/** Puts the shards of an audit together: the same list and summary as one machine makes. */
export async function mergeShards(
  paths: readonly string[],
  target: FindingsTarget,
  io: Io,
): Promise<Merged> {
  const shards: { path: string; reading: ShardReading }[] = [];
  for (const path of paths) shards.push({ path, reading: await readShard(path) });
  shards.sort((a, b) => a.reading.head.index - b.reading.head.index);
  refuseOthers(shards.map(({ path, reading }) => ({ path, ...reading.head })));
  // Before an earlier list is written over.
  const open = shards.find(({ reading }) => !reading.isFinished);
  if (open)
    throw new UsageError(`${open.path} is not finished; run that shard again with --resume`);
  const { judge, files } = shards[0]!.reading.head;
  const sink = await findingsTo(target, 0, io);
  const ledger = new AuditLedger(null, judge, sink);
  try {
    for (const { path, reading } of shards) {
      for await (const { part, result } of reading.parts) {
        const { cursor } = ledger;
        if (part.file !== cursor.file || part.from !== cursor.from) throw new UsageError(GAP);
        await ledger.take(part, result);
      }
      if (!reading.isWhole()) {
        throw new UsageError(`${path} is damaged; run that shard again`);
      }
    }
    if (ledger.cursor.file !== files) throw new UsageError(GAP);
  } finally {
    await sink?.close();
  }
  return { summary: ledger.summary, judge };
}

const GAP = 'the shards do not fit together; run them again on the same files';

interface NamedShard {
  readonly path: string;
  readonly index: number;
  readonly of: number;
  readonly asked: string;
  readonly filesHash: string;
}

/** All shards of one question about the same files, each once. */
function refuseOthers(shards: readonly NamedShard[]): void {
  const [first] = shards;
  if (!first) return;
  for (const { path, of, asked, filesHash } of shards) {
    if (of !== first.of || asked !== first.asked) {
      throw new UsageError(`${path} is a shard of another audit than ${first.path}`);
    }
    if (filesHash !== first.filesHash) {
      throw new UsageError(`${path} was made when the files were others than for ${first.path}`);
    }
  }
  for (let index = 1; index <= first.of; index++) {
    const found = shards.filter((shard) => shard.index === index);
    if (found.length === 0) throw new UsageError(`shard ${index}/${first.of} is missing`);
    if (found.length > 1) {
      throw new UsageError(`${found[0]!.path} and ${found[1]!.path} are the same shard`);
    }
  }
}
