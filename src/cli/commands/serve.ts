import type { Command } from 'commander';
import { openBrowser, readSite, startServer } from '../../server/index.ts';
import type { CommandCall } from '../command-table.ts';
import { wholeNumber } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';

interface ServeFlags {
  readonly port?: number;
  readonly open?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('the web application: record hands with the keyboard')
    .description(
      'Serves the web application on this machine only (127.0.0.1) until Ctrl-C. What you record stays in your browser.',
    )
    .option(
      '--port <number>',
      'the port; without it 8080, or the next free one',
      wholeNumber(0, 65_535),
    )
    .option('--open', 'show it in the browser at once')
    .addHelpText(
      'after',
      `
Examples:
  sidepot serve
  sidepot serve --open
  sidepot serve --port 9000`,
    )
    .action(async (flags: ServeFlags) => end(await serve(flags, io)));
}

/** Serves until it is stopped. */
export async function serve(flags: ServeFlags, io: Io): Promise<ExitCode> {
  const site = await readSite(io.webApp);
  if (!site) throw new UsageError('the web application is not built: run npm run build first');
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
