import { Argument, type Command } from 'commander';
import type { CommandCall } from '../command-table.ts';
import { EXIT } from '../io.ts';
import { bashCompletion, fishCompletion, zshCompletion } from '../reporters/completion.ts';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

export function define(command: Command, { io, end, all }: CommandCall): void {
  command
    .summary('what completes commands and flags with Tab, for bash, zsh or fish')
    .description(
      'Prints a script for your shell that completes the commands, flags and values of sidepot with the Tab key. Load it where your shell starts.',
    )
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SHELLS)))
    .addHelpText(
      'after',
      `
Examples:
  echo 'eval "$(sidepot completion bash)"' >> ~/.bashrc
  echo 'eval "$(sidepot completion zsh)"' >> ~/.zshrc      (below compinit)
  sidepot completion fish > ~/.config/fish/completions/sidepot.fish`,
    )
    .action(async (shell: keyof typeof SHELLS) => {
      io.out(SHELLS[shell](await all()));
      end(EXIT.fine);
    });
}
