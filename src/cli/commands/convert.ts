import { type Command, Option } from 'commander';
import {
  FORMAT_TITLES,
  type Loss,
  NOTATION,
  RECOGNISED_BY,
  type ReadHand,
  recognise,
} from '../../formats/index.ts';
import { all, counted, type Finding, finding } from '../../kernel/index.ts';
import { HandFileWriter, isWritten, type Verdict, verdictOn } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/index.ts';
import { GuardedStream, unknownText } from '../audit/guarded-stream.ts';
import type { CommandCall } from '../command-table.ts';
import { textsOf } from '../file-texts.ts';
import { addRulesFlags, type RulesFlags, statedRules } from '../flags.ts';
import { EXIT, type ExitCode, type Io, type Sink, worse } from '../io.ts';
import { notWritten } from '../output-files.ts';
import { Progress } from '../progress.ts';
import { reportFinding } from '../reporters/findings.ts';
import { paintFor } from '../reporters/paint.ts';
import { reasonOf, sourceName } from '../sources.ts';
import { type Target, targetOf, toOption } from '../target.ts';

export function define(command: Command, { io, end }: CommandCall): void {
  addRulesFlags(command)
    .summary('hands from any format into any other')
    .description(
      `Reads hands in ${all(FORMAT_TITLES)}, recognised by content, and writes them in another format. What is repaired, dropped or lost on the way is said on standard error.`,
    )
    .argument('[files...]', 'hand files, also packed with gzip; - or nothing is standard input')
    .addOption(toOption().makeOptionMandatory())
    .addOption(new Option('--out <file>', 'where to write').default('-', 'standard output'))
    .option('--strict', 'refuse a hand of which anything is repaired, dropped or lost')
    .option('--quiet', 'only count the findings')
    .addHelpText(
      'after',
      `
Examples:
  sidepot convert final.hand --to pokerstars
  sidepot convert session.phhs --to notation --out session.hand
  sidepot convert --strict --to ohh < tracker.txt`,
    )
    .action(async (paths: string[], flags: ConvertFlags) => end(await convert(paths, flags, io)));
}

async function convert(paths: readonly string[], flags: ConvertFlags, io: Io): Promise<ExitCode> {
  const sink = await openSink(flags.out, io);
  const conversion = new Conversion(flags, statedRules(flags), sink, io);
  let exit: ExitCode = EXIT.fine;
  for (const path of paths.length === 0 ? ['-'] : paths) {
    exit = worse(exit, await conversion.read(path));
  }
  return worse(exit, await conversion.end());
}

async function openSink(path: string, io: Io): Promise<Sink> {
  try {
    return await io.sink(path);
  } catch (error) {
    throw notWritten(path, error);
  }
}

interface ConvertFlags extends RulesFlags {
  readonly to: Target;
  readonly out: string;
  readonly strict?: boolean;
  readonly quiet?: boolean;
}

/** What one run writes and says. */
class Conversion {
  readonly #flags: ConvertFlags;
  readonly #rules: StatedRules;
  readonly #sink: Sink;
  readonly #io: Io;
  readonly #progress: Progress;
  readonly #writer: HandFileWriter;
  #errors = 0;
  /** In how many hands something was lost, by what it is. */
  readonly #losses = new Map<string, number>();
  /** The text that is read now. */
  #stream: GuardedStream | null = null;
  #refused = 0;
  #seen = 0;
  #waiting = '';

  constructor(flags: ConvertFlags, rules: StatedRules, sink: Sink, io: Io) {
    this.#flags = flags;
    this.#rules = rules;
    this.#sink = sink;
    this.#io = io;
    this.#writer = new HandFileWriter(targetOf(flags.to));
    this.#progress = new Progress(io, 'hands');
  }

  async read(path: string): Promise<ExitCode> {
    const file = path === '-' ? null : path;
    let head: string | null = '';
    let exit: ExitCode = EXIT.fine;
    try {
      for await (const text of textsOf(this.#io.stream(path))) {
        if (this.#stream) this.#stream.push(text);
        else {
          head += text;
          if (head.length >= RECOGNISED_BY && !this.#begin(head, file)) {
            head = null;
            break;
          }
        }
        await this.#flush();
      }
    } catch (error) {
      this.#progress.end();
      this.#io.err(`sidepot: cannot read ${sourceName(path)}: ${reasonOf(error)}\n`);
      exit = EXIT.usage;
    }
    // What could be read of a broken file is still converted.
    if (!this.#stream && head !== null && (head !== '' || exit === EXIT.fine)) {
      this.#begin(head, file);
    }
    this.#endStream();
    await this.#flush();
    return exit;
  }

  /** Reads what a text starts with; false if it is none of ours. */
  #begin(head: string, file: string | null): boolean {
    const format = recognise(head);
    if (!format) {
      this.#say(unknownText(head, true), file);
      return false;
    }
    this.#stream = new GuardedStream(format, this.#rules, {
      hand: (check, hand) => this.#take(verdictOn(check), hand, file),
      stray: (finding) => this.#say(finding, file),
    });
    this.#stream.push(head);
    return true;
  }

  #endStream(): void {
    this.#stream?.end();
    this.#stream = null;
  }

  async end(): Promise<ExitCode> {
    await this.#sink.write(this.#writer.end());
    await this.#sink.close();
    this.#progress.end();
    if (!this.#flags.quiet) {
      for (const [what, hands] of this.#losses) {
        if (hands > 1)
          this.#io.err(`FORM-2  ${what}: the same in ${counted(hands - 1, 'more hand')}\n`);
      }
    }
    if (this.#refused > 0 || this.#flags.quiet) {
      const refused = this.#refused > 0 ? `, ${this.#refused} refused` : '';
      this.#io.err(`${counted(this.#writer.count, 'hand')} written${refused}\n`);
    }
    return this.#errors > 0 || this.#refused > 0 ? EXIT.found : EXIT.fine;
  }

  #take(verdict: Verdict, hand: ReadHand, file: string | null): void {
    this.#progress.step();
    this.#seen++;
    const { to, strict = false } = this.#flags;
    const made = this.#writer.write({ verdict, hand, file, count: this.#seen });
    // What the settlement finds out about a hand is settle's to say; JSON carries it by itself.
    const isOurs = hand.format === NOTATION.id;
    const told = to === 'json' ? [] : (isOurs ? verdict : hand).findings;
    for (const finding of told) this.#say(finding, file, isWritten(finding, told));
    if ('refused' in made) {
      this.#refuse(verdict, file, made.refused);
    } else if (strict && (made.losses.length > 0 || told.some(isChange))) {
      const why = made.losses[0]?.message ?? told.find(isChange)!.message;
      this.#refuse(verdict, file, `with --strict nothing may change. ${why}`);
    } else {
      for (const loss of made.losses) this.#lose(loss, verdict, file);
      this.#waiting += made.take();
    }
  }

  /** The same loss in every hand is said once and counted. */
  #lose({ what, message }: Loss, { record }: Verdict, file: string | null): void {
    const before = this.#losses.get(what) ?? 0;
    this.#losses.set(what, before + 1);
    if (before === 0) this.#say(finding('FORM-2', 'info', record.at, message), file);
  }

  #refuse({ record }: Verdict, file: string | null, why: string): void {
    this.#refused++;
    const name = record.number === null ? 'The hand' : `Hand ${record.number}`;
    this.#say(finding('FORM-2', 'error', record.at, `${name} is not written: ${why}`), file);
  }

  #say(finding: Finding, file: string | null, isSure = finding.edit !== null): void {
    if (finding.severity === 'error') this.#errors++;
    if (this.#flags.quiet) return;
    this.#progress.end();
    const { at } = finding;
    const line = at.line + (this.#stream?.before ?? 0);
    const placed = { ...finding, at: { ...at, line } };
    this.#io.err(`${reportFinding(placed, file, undefined, paintFor(this.#io), isSure)}\n`);
  }

  async #flush(): Promise<void> {
    const text = this.#waiting;
    this.#waiting = '';
    if (text !== '') await this.#sink.write(text);
  }
}

/** Whether a finding says that the hand is not what stands in the file. */
const isChange = ({ rule, severity }: Finding): boolean =>
  severity !== 'info' || rule === 'FORM-1' || rule === 'FORM-2';
