import type { Command } from 'commander';
import type { ExitCode, Io } from './io.ts';

/** What a command is called with. */
export interface CommandCall {
  readonly io: Io;
  /** What follows the command's own name. */
  readonly args: readonly string[];
  /** Says how the command has ended. */
  end(code: ExitCode): void;
}

/** Commands by name, each in a module of its own: what is not asked for is not loaded. */
export type CommandTable = Readonly<Record<string, () => Promise<CommandModule>>>;

interface CommandModule {
  /** Says what the command takes and what it does. */
  define(command: Command, call: CommandCall): void | Promise<void>;
}

/** Adds the command that is asked for; if it is none of the table, all of them, for the help. */
export async function addCommands(
  parent: Command,
  table: CommandTable,
  call: CommandCall,
): Promise<void> {
  const [first, second] = call.args;
  // `sidepot help settle` is `sidepot settle --help`.
  const asked = (first === 'help' ? second : first) ?? '';
  const names = Object.hasOwn(table, asked) ? [asked] : Object.keys(table);
  for (const name of names) {
    const { define } = await table[name]!();
    await define(parent.command(name), { ...call, args: call.args.slice(1) });
  }
}
