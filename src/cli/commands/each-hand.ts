import type { ReadHand } from '../../formats/index.ts';
import { type Finding, finding } from '../../kernel/index.ts';
import { hasOutcome } from '../../record/index.ts';
import { isWritten, RepeatedFindings, type Verdict } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/index.ts';
import { type SessionHand, sessionStream } from '../../tournament/index.ts';
import { EXIT, type ExitCode, type Io, UsageError, worse } from '../io.ts';
import { Progress } from '../progress.ts';
import { reportFinding } from '../reporters/findings.ts';
import type { Paint } from '../reporters/paint.ts';
import { load, reasonOf, type Source, sourceName } from '../sources.ts';

/** Does something with every readable source; what cannot be read is said and the rest goes on. */
async function eachSource(
  paths: readonly string[],
  io: Io,
  work: (source: Source) => Promise<ExitCode> | ExitCode,
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.fine;
  for await (const loaded of load(paths, io)) {
    if ('source' in loaded) {
      exit = worse(exit, await work(loaded.source));
    } else {
      io.err(`sidepot: cannot read ${sourceName(loaded.path)}: ${loaded.reason}\n`);
      exit = worse(exit, EXIT.usage);
    }
  }
  return exit;
}

/** What to do with what stands in the texts, as it comes. */
export interface Listener {
  /** Works on a text before it is judged. */
  prepare?(source: Source): Promise<{ readonly source: Source; readonly exit: ExitCode }>;
  /** The hand as it was read stands beside the verdict, and how it stands in its session. */
  hand(verdict: Verdict, source: Source, hand: ReadHand, session: SessionHand): void;
  /** Findings outside any hand. */
  stray(findings: readonly Finding[], source: Source): void;
}

/** Judges every hand of every source, with progress. Exit 1 for an error, if strict a warning. */
export async function eachHand(
  paths: readonly string[],
  flags: StatedRules & { readonly strict?: boolean },
  io: Io,
  listener: Listener,
): Promise<ExitCode> {
  const { strict = false, ...rules } = flags;
  const progress = new Progress(io, 'hands');
  const exit = await eachSource(paths, io, async (loaded) => {
    const { source, exit: before = EXIT.fine } = (await listener.prepare?.(loaded)) ?? {
      source: loaded,
    };
    let bad = false;
    const note = (findings: readonly Finding[]): void => {
      bad ||= findings.some(
        ({ severity }) => severity === 'error' || (strict && severity === 'warning'),
      );
    };
    const habits = new RepeatedFindings();
    let unit: Finding | null = null;
    const stream = sessionStream(source.format, rules, (session, hand) => {
      const { verdict } = session;
      progress.step();
      const own = verdict.findings.filter((finding) => !habits.take(finding));
      const rest = own.length === verdict.findings.length ? verdict : { ...verdict, findings: own };
      note(own);
      unit ??= unitFinding(hand);
      listener.hand(rest, source, hand, session);
    });
    stream.push(source.text);
    const stray = [...stream.end(), ...(unit ? [unit] : []), ...habits.findings()];
    note(stray);
    if (stray.length > 0) listener.stray(stray, source);
    return worse(before, bad ? EXIT.found : EXIT.fine);
  });
  progress.end();
  return exit;
}

/** A hand that was played and not paid: winners are missing, or actions. A bare set-up is not. */
export const isUnsettled = ({ record, settlement }: Verdict): boolean =>
  !settlement?.next &&
  // TOUR-2: nobody saw the end, so there is nothing to settle.
  !record.result &&
  (hasOutcome(record) || record.sections.some(({ actions }) => actions.length > 0));

/** Findings with the lines they are about. */
export const findingsText = (findings: readonly Finding[], source: Source, paint: Paint): string =>
  findings
    .map((finding) => {
      const line = source.lines.at(finding.at.line);
      return `${reportFinding(finding, source.file, line, paint, isWritten(finding, findings))}\n`;
    })
    .join('');

/** CHIP-1: amounts of money are shown in their smallest unit, which has to be said. */
function unitFinding({ scale, currency, record }: ReadHand): Finding | null {
  if (scale === 1) return null;
  const message = `Amounts are in units of 1/${scale}${currency === null ? '' : ` ${currency}`}.`;
  return finding('FORM-1', 'info', record.at, message);
}

/** The text of one file a command cannot do without. */
export async function oneText(path: string, io: Io): Promise<Source> {
  for await (const loaded of load([path], io)) {
    if ('source' in loaded) return loaded.source;
    throw new UsageError(`cannot read ${sourceName(loaded.path)}: ${loaded.reason}`);
  }
  throw new UsageError(`cannot read ${path}`);
}

/** Writes a changed text over its file, unless something would be lost by it; prints what came in. */
export async function writeBack(source: Source, text: string, io: Io): Promise<ExitCode> {
  if (source.file === null) {
    io.out(text);
    return EXIT.fine;
  }
  if (text === source.text) return EXIT.fine;
  if (!source.isFaithful) {
    io.err(`sidepot: ${source.file} is packed or not UTF-8 text and was left as it is\n`);
    return EXIT.usage;
  }
  try {
    await io.write(source.file, text);
    return EXIT.fine;
  } catch (error) {
    io.err(`sidepot: cannot write ${source.file}: ${reasonOf(error)}\n`);
    return EXIT.usage;
  }
}
