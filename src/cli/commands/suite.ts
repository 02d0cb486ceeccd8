import type { Command } from 'commander';
import type { ExitCode, Io } from '../io.ts';
import { addAudit } from './audit.ts';
import { addCompare } from './compare.ts';
import { addConvert } from './convert.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate.ts';
import { addSuiteAdd } from './suite-add.ts';
import { addSuiteCheck } from './suite-check.ts';
import { addSuiteGenerate } from './suite-generate.ts';
import { addSuiteRun } from './suite-run.ts';

/** Commands that bring much with them: loaded only when one of them, or the whole list, is asked for. */
export const LATE_COMMANDS = [addCompare, addSuite, addServe, addConvert, addAudit, addSimulate];

function addSuite(program: Command, io: Io, end: (code: ExitCode) => void): void {
  const suite = program
    .command('suite')
    .summary('test cases for poker programs: generate, check, add, run')
    .description(
      'Generates 300 test cases with everything a right program makes of them, checks any file of such cases, and runs them against a program in any language.',
    )
    .addHelpText(
      'after',
      `
Examples:
  sidepot suite generate --seed 1 --out cases
  sidepot suite check cases/suite.json
  sidepot suite run cases/suite.json --app "python my_program.py"`,
    );
  for (const add of [addSuiteGenerate, addSuiteCheck, addSuiteAdd, addSuiteRun])
    add(suite, io, end);
}
