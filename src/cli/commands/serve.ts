import type { Command } from 'commander';
import { openBrowser, readSite, type Site, startServer, startTeam } from '../../server/index.ts';
import type { CommandCall } from '../command-table.ts';
import { wholeNumber } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { addStoreFlags, originOf, type StoreFlags, storePlaceOf } from '../team-flags.ts';

interface ServeFlags extends StoreFlags {
  readonly port?: number;
  readonly open?: boolean;
  readonly team?: boolean;
  readonly host?: string;
  readonly origin?: string;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('the web application: record hands with the keyboard')
    .description(
      'Serves the web application on this machine only (127.0.0.1) until Ctrl-C. What you record stays in your browser. With --team, several collectors record one tournament for a director and viewers, and the server keeps everything.',
    )
    .option(
      '--port <number>',
      'the port; without it 8080, or the next free one',
      wholeNumber(0, 65_535),
    )
    .option('--open', 'show it in the browser at once')
    .option('--team', 'a tournament with several tables; prints the director’s link');
  addStoreFlags(command)
    .option('--host <address>', 'with --team: listen there, 0.0.0.0 for everywhere (127.0.0.1)')
    .option('--origin <address>', 'with --team: how people reach it, https://… behind a proxy')
    .addHelpText(
      'after',
      `
Examples:
  sidepot serve
  sidepot serve --open
  sidepot serve --port 9000
  sidepot serve --team
  sidepot serve --team --host 0.0.0.0 --data ./friday
  sidepot serve --team --database postgres://user@host/poker --origin https://poker.example`,
    )
    .action(async (flags: ServeFlags) => end(await serve(flags, io)));
}

/** Serves until it is stopped. */
export async function serve(flags: ServeFlags, io: Io): Promise<ExitCode> {
  const site = await readSite(io.webApp);
  if (!site) throw new UsageError('the web application is not built: run npm run build first');
  return flags.team ? serveTeam(site, flags, io) : serveAlone(site, flags, io);
}

async function serveAlone(site: Site, flags: ServeFlags, io: Io): Promise<ExitCode> {
  for (const name of ['data', 'database', 'host', 'origin'] as const) {
    if (flags[name] !== undefined) throw new UsageError(`--${name} is for --team; add that`);
  }
  const started = await startServer(site, flags.port ?? null);
  if (!started.ok) throw new UsageError(started.error);
  const { url, close } = started.value;
  io.out(`Sidepot is at ${url}\nCtrl-C stops it.\n`);
  if (flags.open) openBrowser(url);
  await new Promise<void>((stopped) => {
    io.onInterrupt(stopped);
  });
  await close();
  return EXIT.fine;
}

/** What another command needs to find the same tournament; an address may have a password in it. */
function sameStore({ data, database }: StoreFlags): string {
  if (database !== undefined) return ' --database …';
  if (data === undefined) return '';
  return ` --data ${/[^\w./~-]/.test(data) ? JSON.stringify(data) : data}`;
}

async function serveTeam(site: Site, flags: ServeFlags, io: Io): Promise<ExitCode> {
  const { host = '127.0.0.1', port = null } = flags;
  const place = storePlaceOf(flags, io);
  const options = { place, host, port, origin: originOf(flags.origin) };
  const started = await startTeam(site, options, {
    now: () => Date.now(),
    write: (line) => io.err(line),
  });
  if (!started.ok) throw new UsageError(started.error);
  const team = started.value;
  io.out(`Sidepot is at ${team.url}team\nThe tournament is in ${team.place}\n`);
  io.out(
    team.directorLink === null
      ? `The director has a link; if it was lost, stop this server and run: sidepot team link${sameStore(flags)}\n`
      : `The director’s link, shown this once:\n  ${team.directorLink}\n`,
  );
  io.out('Ctrl-C stops it.\n');
  if (flags.open) openBrowser(team.directorLink ?? `${team.url}team`);
  const interrupted = new Promise<null>((stopped) => {
    io.onInterrupt(() => stopped(null));
  });
  const failure = await Promise.race([interrupted, team.failed]);
  await team.close();
  if (failure !== null) throw new UsageError(`${failure}; this server has stopped`);
  return EXIT.fine;
}
