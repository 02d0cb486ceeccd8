import type { Command } from 'commander';
import type { ExitCode, Io } from './io.ts';

/** What a command is called with. */
export interface CommandCall {
  readonly io: Io;
  /** What follows the command's own name. */
  readonly args: readonly string[];
  /** Says how the command has ended. */
  end(code: ExitCode): void;
  /** Every command with all its flags, for what describes them: completion and the manual page. */
  all(): Promise<Command>;
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
    const command = parent.command(name);
    command.showHelpAfterError(helpHint(command));
    await define(command, { ...call, args: call.args.slice(1) });
  }
}

/** What stands below the message about a wrong usage: where to read what would be right. */
export const helpHint = (command: Command): string =>
  `(${nameOf(command)} --help shows what ${command.parent ? 'it takes' : 'there is'})`;

/** `sidepot suite run` */
export const nameOf = (command: Command): string =>
  command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
