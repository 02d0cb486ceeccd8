import type { Command } from 'commander';
import type { Finding } from '../../kernel/finding.ts';
import { checkText, findingJson, fixText, type TextCheck } from '../../referee/index.ts';
import { EXIT, type ExitCode, type Io, worse } from '../io.ts';
import { reportCounts } from '../reporters/findings.ts';
import { paintFor } from '../reporters/paint.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../rules-flags.ts';
import type { Source } from '../sources.ts';
import { eachSource, exitFor, findingsText } from './texts.ts';
import { writeBack } from './write-back.ts';

interface CheckFlags extends RulesFlags {
  readonly fix?: boolean;
  readonly json?: boolean;
  readonly strict?: boolean;
}

export function addCheck(program: Command, io: Io, end: (code: ExitCode) => void): void {
  addRulesFlags(program.command('check'))
    .summary('the referee: what is wrong, where, and what to write')
    .description(
      'Judges every hand: each finding with its place, its rule and what to write instead. Exit code 1 if anything is an error (with --strict: or a warning).',
    )
    .argument('[files...]', 'hand files; - or nothing is standard input')
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
  const paint = paintFor(io);
  const rules = statedRules(flags);
  const all: Finding[] = [];
  let hands = 0;
  // The fixed text of standard input takes standard output for itself.
  let printed = false;
  const say = (text: string): void => (printed ? io.err(text) : io.out(text));
  const exit = await eachSource(paths, io, async (source): Promise<ExitCode> => {
    const fixed = flags.fix ? fixText(source.text, rules) : null;
    if (fixed && source.file === null) {
      printed = true;
      io.out(fixed.text);
    }
    const written = fixed ? await writeBack(source, fixed.text, io) : EXIT.fine;
    const now: Source = fixed && written === EXIT.fine ? { ...source, text: fixed.text } : source;
    const check = checkText(now.text, rules);
    const found = [...check.stray, ...check.hands.flatMap((hand) => hand.findings)];
    all.push(...found);
    hands += check.hands.length;
    if (flags.json) say(jsonLines(check, source.file));
    else say(findingsText(found, now, paint));
    if (fixed && fixed.fixes > 0 && written === EXIT.fine) {
      io.err(`${source.file ?? 'standard input'}: ${fixed.fixes} fixed\n`);
    }
    return worse(written, exitFor(check, flags.strict));
  });
  if (!flags.json) say(`${reportCounts(hands, all)}\n`);
  return exit;
}

function jsonLines(check: TextCheck, file: string | null): string {
  const line = (hand: number | null, ok: boolean, findings: readonly Finding[]): string =>
    `${JSON.stringify({ hand, ok, findings: findings.map((f) => findingJson(f, file)) })}\n`;
  const stray = check.stray.length > 0 ? line(null, check.ok, check.stray) : '';
  return stray + check.hands.map((h) => line(h.record.number, h.ok, h.findings)).join('');
}
