import { type Command, Option } from 'commander';
import { counted } from '../../kernel/index.ts';
import { addDirector, backupLines, readBackup } from '../../server/index.ts';
import { joinAddress } from '../../team/index.ts';
import type { CommandCall } from '../command-table.ts';
import { textsOf } from '../file-texts.ts';
import { EXIT, type Io, UsageError } from '../io.ts';
import { notWritten } from '../output-files.ts';
import { reasonOf } from '../sources.ts';
import { addStoreFlags, originOf, type StoreFlags, withStore } from '../team-flags.ts';

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('what `serve --team` keeps: backup, restore, a new link for the director')
    .description(
      'Works on the tournament that `sidepot serve --team` keeps in a folder or in PostgreSQL.',
    )
    .addHelpText(
      'after',
      `
Examples:
  sidepot team backup --out friday.jsonl
  sidepot team restore friday.jsonl --database postgres://user@host/poker
  sidepot team link`,
    );
  addStoreFlags(command.command('backup'))
    .summary('everything as JSON lines, also while the server runs')
    .description(
      'Writes every event of the tournament on a line of its own, and a last line to check them by. The server may go on meanwhile.',
    )
    .addOption(new Option('--out <file>', 'where to write').default('-', 'standard output'))
    .addHelpText(
      'after',
      `
Examples:
  sidepot team backup --out friday.jsonl
  sidepot team backup --data ./friday | gzip > friday.jsonl.gz`,
    )
    .action(async (flags: BackupFlags) => {
      await backup(flags, io);
      end(EXIT.fine);
    });
  addStoreFlags(command.command('restore'))
    .summary('a backup into an empty folder or database')
    .description(
      'Checks a backup whole, then writes it into a folder or a database where no tournament is yet. Links go on working.',
    )
    .argument('<file>', 'what `sidepot team backup` wrote, also packed with gzip')
    .addHelpText(
      'after',
      `
Examples:
  sidepot team restore friday.jsonl --data ./again
  sidepot team restore friday.jsonl.gz --database postgres://user@host/poker`,
    )
    .action(async (file: string, flags: StoreFlags) => {
      await restore(file, flags, io);
      end(EXIT.fine);
    });
  addStoreFlags(command.command('link'))
    .summary('a new link for a director, if theirs was lost')
    .description('Makes one more link for a director and prints it. The server must not run.')
    .option('--name <name>', 'who gets it', 'Director')
    .option('--origin <address>', 'how people reach the server; without it as when it last ran')
    .addHelpText(
      'after',
      `
Examples:
  sidepot team link
  sidepot team link --data ./friday --name Ann --origin https://poker.example`,
    )
    .action(async (flags: LinkFlags) => {
      await link(flags, io);
      end(EXIT.fine);
    });
}

interface BackupFlags extends StoreFlags {
  readonly out: string;
}

async function backup(flags: BackupFlags, io: Io): Promise<void> {
  await withStore(flags, 'look', io, async (store) => {
    const sink = await io.sink(flags.out).catch((error: unknown) => {
      throw notWritten(flags.out, error);
    });
    const lines = backupLines(store);
    let step = await lines.next();
    for (; !step.done; step = await lines.next()) await sink.write(step.value);
    await sink.close();
    if (flags.out !== '-') io.out(`${counted(step.value, 'event')} written to ${flags.out}\n`);
  });
}

async function restore(file: string, flags: StoreFlags, io: Io): Promise<void> {
  const read = async (take?: Parameters<typeof readBackup>[1]): Promise<number> => {
    try {
      const done = await readBackup(textsOf(io.stream(file)), take);
      if (done.ok) return done.value;
      throw new UsageError(`${file} cannot be restored: ${done.error}`);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`cannot restore ${file}: ${reasonOf(error)}`);
    }
  };
  // A backup that is cut or damaged is refused before anything is written.
  await read();
  await withStore(flags, 'write', io, async (store) => {
    if ((await store.read(0, 1)).length > 0) {
      throw new UsageError(
        `there is a tournament in ${store.place} already; name an empty --data or --database`,
      );
    }
    const count = await read((events) => store.append(events));
    io.out(`${counted(count, 'event')} restored to ${store.place}\n`);
  });
}

interface LinkFlags extends StoreFlags {
  readonly name: string;
  readonly origin?: string;
}

/** Of a tournament that was restored and never served. */
const FIRST_ADDRESS = 'http://127.0.0.1:8080';

async function link({ name, origin, ...flags }: LinkFlags, io: Io): Promise<void> {
  const asked = originOf(origin);
  // Where nothing is yet, nothing is made.
  await withStore(flags, 'look', io, async () => undefined);
  await withStore(flags, 'write', io, async (store) => {
    const made = await addDirector(store, name, Date.now);
    if (!made.ok) throw new UsageError(made.error);
    const address = asked ?? (await store.address()) ?? FIRST_ADDRESS;
    io.out(
      `The link, shown this once:\n  ${joinAddress(address, made.value)}\nStart the server again, then open it.\n`,
    );
  });
}
