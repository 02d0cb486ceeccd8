import type { Command } from 'commander';
import { addCommands, type CommandCall, type CommandTable } from '../command-table.ts';

const SUITE_COMMANDS: CommandTable = {
  generate: () => import('./suite-generate.ts'),
  check: () => import('./suite-check.ts'),
  add: () => import('./suite-add.ts'),
  run: () => import('./suite-run.ts'),
  shrink: () => import('./suite-shrink.ts'),
  matrix: () => import('./suite-matrix.ts'),
};

export function define(command: Command, call: CommandCall): Promise<void> {
  command
    .summary('test cases for poker programs: generate, check, add, run, shrink, matrix')
    .description(
      'Generates 300 test cases with everything a right program makes of them, checks any file of such cases, and runs them against a program in any language.',
    )
    .addHelpText(
      'after',
      `
Examples:
  sidepot suite generate --seed 1 --out cases
  sidepot suite check cases/suite.json
  sidepot suite run --app "python my_program.py"`,
    );
  return addCommands(command, SUITE_COMMANDS, call);
}
