import type { Command } from 'commander';
import { counted, show } from '../../kernel/index.ts';
import {
  checkHandMadeCases,
  checkSuite,
  readCases,
  reportCheck,
  type SuiteFinding,
} from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { oneText } from './each-hand.ts';

interface CheckFlags {
  readonly json?: boolean;
  readonly strict?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('check a suite or a page of cases, ours, edited or hand-made')
    .description(
      'Checks every case of a suite against the rules and against what a suite promises: what is wrong with case, rule and place, then the quotas and how many cases exercise each rule. Reads suite.json, a page of cases (ours, or one with tables and copy buttons) and .hand files. Exit code 1 if anything is wrong.',
    )
    .argument('<file>', 'a suite, such as sidepot-suite/suite.json; - is standard input')
    .option(
      '--json',
      'one JSON object: {"ok", "cases", "isWhole", "findings", "quotas", "features", "coverage"}',
    )
    .option('--strict', 'a suite that is not whole (300 cases) is wrong too')
    .addHelpText(
      'after',
      `
Examples:
  sidepot suite check sidepot-suite/suite.json
  sidepot suite check my-cases.html
  sidepot suite check --json edited.json | jq .findings`,
    )
    .action(async (file: string, flags: CheckFlags) => end(await check(file, flags, io)));
}

async function check(file: string, flags: CheckFlags, io: Io): Promise<ExitCode> {
  const read = readCases((await oneText(file, io)).text, file);
  if (read.kind === 'suite' && !read.suite) {
    const { findings } = read;
    io.out(flags.json ? `${JSON.stringify({ ok: false, findings })}\n` : reportUnread(findings));
    return EXIT.found;
  }
  const report =
    read.kind === 'suite'
      ? checkSuite(read.suite!, read.findings)
      : checkHandMadeCases(read.cases).report;
  const isRight = report.cases > 0 && report.findings.length === 0;
  const ok = isRight && (report.isWhole || !flags.strict);
  io.out(flags.json ? `${JSON.stringify({ ok, ...report })}\n` : reportCheck(report));
  if (flags.strict && !report.isWhole) io.err('sidepot: this is not a whole suite of 300 cases\n');
  return ok ? EXIT.fine : EXIT.found;
}

/** A file whose shape is wrong: nothing else can be said about it. */
function reportUnread(findings: readonly SuiteFinding[]): string {
  const lines = findings.map(
    ({ caseId, rule, place, message }) =>
      `${show(caseId ?? 'Suite')}  ${rule}  ${place}\n  ${message}`,
  );
  return `${lines.join('\n')}\n${counted(findings.length, 'finding')}; nothing else was checked.\n`;
}
