import type { Finding } from '../../kernel/finding.ts';
import { checkText, type TextCheck } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/table/house-rules.ts';
import { EXIT, type ExitCode, type Io, worse } from '../io.ts';
import { reportFinding } from '../reporters/findings.ts';
import type { Paint } from '../reporters/paint.ts';
import { load, type Source } from '../sources.ts';

/** Does something with every readable source; what cannot be read is said and the rest goes on. */
export async function eachSource(
  paths: readonly string[],
  io: Io,
  work: (source: Source) => Promise<ExitCode> | ExitCode,
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.fine;
  for await (const loaded of load(paths, io)) {
    if ('source' in loaded) {
      exit = worse(exit, await work(loaded.source));
    } else {
      io.err(`sidepot: cannot read ${loaded.path}: ${loaded.reason}\n`);
      exit = worse(exit, EXIT.usage);
    }
  }
  return exit;
}

/** The same with every source judged. */
export const eachText = (
  paths: readonly string[],
  flags: StatedRules,
  io: Io,
  work: (source: Source, check: TextCheck) => ExitCode,
): Promise<ExitCode> =>
  eachSource(paths, io, (source) => work(source, checkText(source.text, flags)));

/** Findings with the lines they are about. */
export function findingsText(findings: readonly Finding[], source: Source, paint: Paint): string {
  const lines = source.text.split(
    '\n',
    findings.reduce((last, f) => Math.max(last, f.at.line), 0),
  );
  return findings
    .map((finding) => `${reportFinding(finding, source.file, lines[finding.at.line - 1], paint)}\n`)
    .join('');
}

export const exitFor = (check: TextCheck, strict = false): ExitCode => {
  const warned = [...check.stray, ...check.hands.flatMap((hand) => hand.findings)].some(
    (finding) => finding.severity === 'warning',
  );
  return check.ok && !(strict && warned) ? EXIT.fine : EXIT.found;
};
