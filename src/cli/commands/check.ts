import type { Command } from 'commander';
import { NOTATION } from '../../formats/index.ts';
import { type Finding, isError } from '../../kernel/index.ts';
import { findingJson, fixText } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/index.ts';
import { type CarryChoice, fixCarry } from '../../tournament/index.ts';
import type { CommandCall } from '../command-table.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { reportCounts } from '../reporters/findings.ts';
import { paintFor } from '../reporters/paint.ts';
import { Lines, refuseRewriting, type Source } from '../sources.ts';
import { eachHand, findingsText, writeBack } from './each-hand.ts';

interface CheckFlags extends RulesFlags {
  /** With `--fix final.hand` the next file; it is not a choice. */
  readonly fix?: boolean | string;
  readonly json?: boolean;
  readonly strict?: boolean;
}

export function define(command: Command, { io, args, end }: CommandCall): void {
  addRulesFlags(command)
    .summary('the referee: what is wrong, where, and what to write')
    .description(
      'Judges every hand: each finding with its place, its rule and what to write instead. Exit code 1 if anything is an error (with --strict: or a warning).',
    )
    .argument('[files...]', 'hand files of any format; - or nothing is standard input')
    .option(
      '--fix [=carry|recount]',
      'write what the findings say to write (standard input: print the text); stacks that do not carry over (TOUR-1) only if you say how: =carry writes what the hand before left, =recount the line that explains the stack',
    )
    .option('--json', 'one JSON line for each hand: {"hand", "ok", "findings"}')
    .option('--strict', 'warnings count as errors')
    .addHelpText(
      'after',
      `
Examples:
  sidepot check final.hand
  sidepot check --fix monday/*.hand
  sidepot check --fix=carry evening.hand
  pbpaste | sidepot check --fix`,
    )
    .action(async (paths: string[], flags: CheckFlags) => {
      const files = typeof flags.fix === 'string' && !joined(args) ? [flags.fix, ...paths] : paths;
      end(await checkTexts(files, flags, choiceOf(args), io));
    });
}

const joined = (args: readonly string[]): string | undefined =>
  args.findLast((arg) => arg.startsWith('--fix='));

/** TOUR-1: `--fix=carry`; plain `--fix` leaves stacks to people. */
function choiceOf(args: readonly string[]): CarryChoice | null {
  const written = joined(args)?.slice('--fix='.length);
  if (written === undefined) return null;
  if (written === 'carry' || written === 'recount') return written;
  throw new UsageError(`--fix is carry or recount, or nothing, not "${written}"`);
}

async function checkTexts(
  paths: readonly string[],
  flags: CheckFlags,
  choice: CarryChoice | null,
  io: Io,
): Promise<ExitCode> {
  const { json = false, strict = false } = flags;
  const fix = flags.fix !== undefined;
  const rules = statedRules(flags);
  const paint = paintFor(io);
  const counts = { hands: 0, error: 0, warning: 0, info: 0 };
  // With --fix the fixed text of standard input takes standard output for itself.
  const prints = fix && (paths.length === 0 || paths.includes('-'));
  const say = (text: string): void => (prints ? io.err(text) : io.out(text));
  const tell = (hand: number | null, findings: readonly Finding[], source: Source): void => {
    for (const { severity } of findings) counts[severity]++;
    const listed = findings.map((finding) => findingJson(finding, source.file));
    const line = { hand, ok: !findings.some(isError), findings: listed };
    say(json ? `${JSON.stringify(line)}\n` : findingsText(findings, source, paint));
  };
  const exit = await eachHand(paths, { ...rules, strict }, io, {
    ...(fix && { prepare: (source: Source) => fixSource(source, rules, choice, io) }),
    hand(hand, source) {
      counts.hands++;
      tell(hand.record.number, hand.findings, source);
    },
    stray: (findings, source) => tell(null, findings, source),
  });
  if (!json) say(`${reportCounts(counts)}\n`);
  return exit;
}

async function fixSource(
  source: Source,
  rules: StatedRules,
  choice: CarryChoice | null,
  io: Io,
): Promise<{ source: Source; exit: ExitCode }> {
  if (source.format !== NOTATION) {
    if (source.file === null) io.out(source.text);
    return { source, exit: refuseRewriting(source, '--fix', io) };
  }
  const fixed = fixText(source.text, rules);
  const carried = choice ? fixCarry(fixed.text, choice, rules) : { text: fixed.text, fixes: 0 };
  const { text } = carried;
  const fixes = fixed.fixes + carried.fixes;
  const exit = await writeBack(source, text, io);
  if (exit !== EXIT.fine) return { source, exit };
  if (fixes > 0) io.err(`${source.file ?? 'standard input'}: ${fixes} fixed\n`);
  return { source: { ...source, text, lines: new Lines(text) }, exit };
}
