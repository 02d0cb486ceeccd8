import type { Command } from 'commander';
import type { CommandCall } from '../command-table.ts';
import { EXIT } from '../io.ts';
import { manPage } from '../reporters/man-page.ts';

export function define(command: Command, { io, end, all }: CommandCall): void {
  command
    .summary('the manual page, for man')
    .description(
      'Prints the manual page with every command and flag. npm installs it, so that man sidepot shows it too.',
    )
    .addHelpText(
      'after',
      `
Examples:
  sidepot man | man -l -
  sidepot man > /usr/local/share/man/man1/sidepot.1`,
    )
    .action(async () => {
      io.out(manPage(await all()));
      end(EXIT.fine);
    });
}
