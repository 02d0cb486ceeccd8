import type { Command } from 'commander';
import { NOTATION } from '../../formats/index.ts';
import { type Finding, isError } from '../../kernel/index.ts';
import { findingJson, fixText } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/index.ts';
import type { CommandCall } from '../command-table.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../flags.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { reportCounts } from '../reporters/findings.ts';
import { paintFor } from '../reporters/paint.ts';
import { Lines, refuseRewriting, type Source } from '../sources.ts';
import { eachHand, findingsText, writeBack } from './each-hand.ts';

interface CheckFlags extends RulesFlags {
  readonly fix?: boolean;
  readonly json?: boolean;
  readonly strict?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  addRulesFlags(command)
    .summary('the referee: what is wrong, where, and what to write')
    .description(
      'Judges every hand: each finding with its place, its rule and what to write instead. Exit code 1 if anything is an error (with --strict: or a warning).',
    )
    .argument('[files...]', 'hand files of any format; - or nothing is standard input')
    .option('--fix', 'write what the findings say to write (standard input: print the text)')
    .option('--json', 'one JSON line for each hand: {"hand", "ok", "findings"}')
    .option('--strict', 'warnings count as errors')
    .addHelpText(
      'after',
      `
Examples:
  sidepot check final.hand
  sidepot check --fix monday/*.hand
  pbpaste | sidepot check --fix`,
    )
    .action(async (paths: string[], flags: CheckFlags) => end(await checkTexts(paths, flags, io)));
}

async function checkTexts(paths: readonly string[], flags: CheckFlags, io: Io): Promise<ExitCode> {
  const { fix = false, json = false, strict = false } = flags;
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
    ...(fix && { prepare: (source: Source) => fixSource(source, rules, io) }),
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
  io: Io,
): Promise<{ source: Source; exit: ExitCode }> {
  if (source.format !== NOTATION) {
    if (source.file === null) io.out(source.text);
    return { source, exit: refuseRewriting(source, '--fix', io) };
  }
  const { text, fixes } = fixText(source.text, rules);
  const exit = await writeBack(source, text, io);
  if (exit !== EXIT.fine) return { source, exit };
  if (fixes > 0) io.err(`${source.file ?? 'standard input'}: ${fixes} fixed\n`);
  return { source: { ...source, text, lines: new Lines(text) }, exit };
}
