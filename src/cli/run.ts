import type { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { addCommands, type CommandCall, type CommandTable, helpHint } from './command-table.ts';
import { EXIT, type ExitCode, type Io, UsageError } from './io.ts';

/** Runs one command line. Never throws; the number is the exit code. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  // Scripts ask for it often: the answer waits for nothing to be loaded.
  if (args.length === 1 && VERSION_FLAGS.includes(args[0]!)) {
    io.out(`${manifest.version}\n`);
    return EXIT.fine;
  }
  const { CommanderError } = await import('commander');
  const told = withInputHint(io);
  let exit: ExitCode = EXIT.fine;
  const end = (code: ExitCode): void => {
    exit = code;
  };
  const call = { io: told, end, all: () => programFor({ ...call, args: [] }) };
  const program = await programFor({ ...call, args });
  try {
    if (args.length === 0) {
      program.outputHelp();
      return EXIT.usage;
    }
    await program.parseAsync([...withoutLostHelp(program, args)], { from: 'user' });
    return exit;
  } catch (error) {
    // Commander has already said what is wrong, or printed the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    return tellFailure(error, askedOf(program, args), io);
  }
}

/** The program with the command that is asked for; with all of them where none is. */
async function programFor(call: CommandCall): Promise<Command> {
  const { Command } = await import('commander');
  const { io } = call;
  const program = new Command('sidepot');
  program
    .description('Settles poker hands beyond doubt: every pot, every stack, the next hand.')
    .version(manifest.version)
    .showHelpAfterError(helpHint(program))
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
    outputError: (text, write) => write(text.replace(/^error: /, 'sidepot: ')),
  });
  await addCommands(program, COMMANDS, call);
  return program;
}

/** Whoever waits for a command that waits for the keyboard is told so. */
function withInputHint(io: Io): Io {
  if (!io.isInputTerminal) return io;
  let isTold = false;
  const tell = (path: string): void => {
    if (path !== '-' || isTold) return;
    isTold = true;
    io.err('sidepot: reading what you type here; Ctrl-D ends it, Ctrl-C stops\n');
  };
  return {
    ...io,
    read(path) {
      tell(path);
      return io.read(path);
    },
    stream(path) {
      tell(path);
      return io.stream(path);
    },
  };
}

/** The command that the first words name. */
function askedOf(program: Command, [name, ...rest]: readonly string[]): Command {
  const found = program.commands.find((command) => command.name() === name);
  return found ? askedOf(found, rest) : program;
}

/** `help settel` as `settel`, which names no command and is answered with what may be meant. */
function withoutLostHelp(program: Command, args: readonly string[]): readonly string[] {
  const at = args.indexOf('help');
  const name = args[at + 1];
  if (at < 0 || name === undefined || name.startsWith('-')) return args;
  const { commands } = askedOf(program, args.slice(0, at));
  const isLost = commands.length > 0 && commands.every((command) => command.name() !== name);
  return isLost ? args.filter((_, i) => i !== at) : args;
}

/** As commander knows them. */
const VERSION_FLAGS: readonly string[] = ['-V', '--version'];

/** In the order of the help. */
const COMMANDS: CommandTable = {
  pots: () => import('./commands/pots.ts'),
  settle: () => import('./commands/settle.ts'),
  next: () => import('./commands/next.ts'),
  check: () => import('./commands/check.ts'),
  format: () => import('./commands/format.ts'),
  compare: () => import('./commands/compare.ts'),
  suite: () => import('./commands/suite.ts'),
  serve: () => import('./commands/serve.ts'),
  team: () => import('./commands/team.ts'),
  convert: () => import('./commands/convert.ts'),
  audit: () => import('./commands/audit.ts'),
  'audit-worker': () => import('./commands/audit-worker.ts'),
  report: () => import('./commands/report.ts'),
  simulate: () => import('./commands/simulate.ts'),
  equity: () => import('./commands/equity.ts'),
  completion: () => import('./commands/completion.ts'),
  man: () => import('./commands/man.ts'),
};

function tellFailure(error: unknown, command: Command, io: Io): ExitCode {
  if (error instanceof UsageError) {
    io.err(`sidepot: ${error.message}\n`);
    // Whoever is told about one flag may want to see the others.
    if (/(?:^|[^\w-])--[a-z]/.test(error.message)) io.err(`${helpHint(command)}\n`);
    return EXIT.usage;
  }
  const message = error instanceof Error ? error.message : String(error);
  io.err(`sidepot: this is a bug in sidepot, not in your hand: ${message}\n`);
  return EXIT.bug;
}
