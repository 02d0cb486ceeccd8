import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { addCheck } from './commands/check.ts';
import { addFormat } from './commands/format.ts';
import { addNext } from './commands/next.ts';
import { addPots } from './commands/pots.ts';
import { addSettle } from './commands/settle.ts';
import { EXIT, type ExitCode, type Io, UsageError } from './io.ts';

/** Runs one command line. Never throws; the number is the exit code. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let exit: ExitCode = EXIT.fine;
  const program = new Command('sidepot');
  program
    .description('Settles poker hands beyond doubt: every pot, every stack, the next hand.')
    .version(VERSION)
    .showHelpAfterError('(sidepot --help shows what there is)')
    .addHelpText(
      'after',
      `
Examples:
  sidepot pots Alice=300 Bob=500 Carol=1000 --ante 50
  sidepot settle final.hand
  sidepot check --fix final.hand
  sidepot suite generate --out cases

Exit codes: 0 fine, 1 errors found, 2 wrong usage, 3 a bug in sidepot.`,
    );
  // Commands inherit these, so they come before the commands.
  program.exitOverride().configureOutput({
    writeOut: (text) => io.out(text),
    writeErr: (text) => io.err(text),
  });
  const end = (code: ExitCode): void => {
    exit = code;
  };
  for (const add of [addPots, addSettle, addNext, addCheck, addFormat]) add(program, io, end);
  try {
    // The quick commands do not wait for the others to load.
    if (!program.commands.some((command) => command.name() === args[0])) {
      const { LATE_COMMANDS } = await import('./commands/late.ts');
      for (const add of LATE_COMMANDS) add(program, io, end);
    }
    if (args.length === 0) {
      program.outputHelp();
      return EXIT.usage;
    }
    await program.parseAsync([...args], { from: 'user' });
    return exit;
  } catch (error) {
    return ending(error, io);
  }
}

function ending(error: unknown, io: Io): ExitCode {
  // Commander has already said what is wrong, or printed the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  if (error instanceof UsageError) {
    io.err(`sidepot: ${error.message}\n`);
    return EXIT.usage;
  }
  const message = error instanceof Error ? error.message : String(error);
  io.err(`sidepot: this is a bug in sidepot, not in your hand: ${message}\n`);
  return EXIT.bug;
}

const manifest: unknown = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** As in package.json. */
const VERSION: string = (manifest as { version: string }).version;
