import type { Command } from 'commander';
import { counted, figure } from '../../kernel/index.ts';
import {
  categoryOf,
  type GenerationFault,
  playCases,
  type SuiteLines,
  type SuiteOptions,
  suiteOfLines,
  writePageOfLines,
} from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { notEmpty, wholeNumber } from '../flags.ts';
import { CaseMaker } from '../generate/case-maker.ts';
import { pathOfCase } from '../generate/case-share.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { notWritten, reasonOf } from '../sources.ts';
import { categoryFlag, complexityFlag, playersRange, profileFlag } from '../suite-flags.ts';

interface GenerateFlags extends SuiteOptions {
  readonly out: string;
  readonly plain?: boolean;
  readonly json?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('write a suite: cases in plain JSON and as hands, index.html')
    .description(
      'Writes test cases that were played by the rules and calculated twice: in plain JSON for any program, as hands in the notation, and as a page. The same seed gives the same files, byte for byte.',
    )
    .option('--seed <number>', 'another seed, other cases', wholeNumber(0), 1)
    .option('--out <folder>', 'where to write', notEmpty, 'sidepot-suite')
    .option('--count <number>', 'fewer cases than 300', wholeNumber(1, 300))
    .option('--players <range>', 'only tables of 2 to 9 players: 6, or 3-6', playersRange)
    .option('--plain', 'just the three header lines, fixed times, default rules, declared winners')
    .addOption(profileFlag())
    .addOption(categoryFlag())
    .addOption(complexityFlag())
    .option('--json', 'one JSON object that says what was written')
    .addHelpText(
      'after',
      `
Examples:
  sidepot suite generate
  sidepot suite generate --seed 7 --out cases
  sidepot suite generate --profile classic --out classic
  sidepot suite generate --plain --out plain
  sidepot suite generate --count 20 --players 3-6 --category folds --out folds`,
    )
    .action(async (flags: GenerateFlags) => end(await generate(flags, io)));
}

async function generate(flags: GenerateFlags, io: Io): Promise<ExitCode> {
  const { out, json = false, plain = false, ...asked } = flags;
  if (plain && asked.profile !== undefined && asked.profile !== 'plain') {
    throw new UsageError(`--plain is --profile plain; leave out --profile ${asked.profile}`);
  }
  const options: SuiteOptions = plain ? { ...asked, profile: 'plain' } : asked;
  const folder = out.replace(/[/\\]+$/, '') || out;
  const old = await oldFiles(folder, io);
  const maker = new CaseMaker(options, io);
  try {
    return await play(options, { folder, old, json }, maker, io);
  } finally {
    maker.close();
  }
}

interface Target {
  readonly folder: string;
  /** The case files of an older suite. */
  readonly old: readonly string[];
  readonly json: boolean;
}

async function play(
  options: SuiteOptions,
  { folder, old, json }: Target,
  maker: CaseMaker,
  io: Io,
): Promise<ExitCode> {
  const { seed } = options;
  const hands = new Map<string, string>();
  const wrong = playCases(options, (played) => {
    hands.set(`${folder}/cases/${played.id}.hand`, played.hand);
    maker.add(played);
    return null;
  });
  if (wrong) return refuse(wrong, io);
  const lines = await maker.lines();
  if (!lines.ok) return refuse(lines.error, io);
  const plainLines = maker.plainLines();
  const suite = { version: 2, seed, lines: lines.value } as const;
  const page = await pageOf(suite, io);
  const pages = page === null ? [] : [[`${folder}/${PAGE}`, page] as const];
  let ids: readonly string[];
  let paths: readonly string[];
  try {
    await io.makeFolder(folder);
    await io.makeFolder(`${folder}/cases`);
    // All of this was calculated twice; meanwhile the thread makes what is still to come.
    await writeAll([[`${folder}/${SUITE}`, suiteOfLines(suite)], ...hands, ...pages], io);
    const plain = await plainLines;
    if (!plain.ok) return refuse(plain.error, io);
    ids = plain.value.map(({ id }) => id);
    paths = [
      `${folder}/${SUITE}`,
      `${folder}/${CASES}`,
      ...hands.keys(),
      ...ids.map((id) => pathOfCase(folder, id)),
      ...pages.map(([path]) => path),
    ];
    for (const path of old) if (!paths.includes(path)) await io.remove(path);
    const all = plain.value.map((one) => `${one.json}\n`).join('');
    await Promise.all([maker.write(folder), writeAll([[`${folder}/${CASES}`, all]], io)]);
  } catch (error) {
    throw notWritten(folder, error);
  }
  const legal = lines.value.length;
  const illegal = ids.filter((id) => categoryOf(id) === 'illegal').length;
  const unusual = ids.length - legal - illegal;
  if (json) {
    const written = { seed, cases: legal, illegal, unusual, folder, files: paths };
    io.out(`${JSON.stringify(written)}\n`);
    return EXIT.fine;
  }
  io.out(
    [
      `${counted(legal, 'case')} from seed ${seed}, each calculated twice, in ${folder}:`,
      `  cases.jsonl   all cases in plain JSON, for any program, ${figure(illegal)} more with an illegal event, ${figure(unusual)} at unusual tables`,
      '  suite.json    all cases with their hands in the notation',
      `  cases/        each case as .json (${figure(ids.length)}) and as .hand (${figure(legal)})`,
      ...(page === null
        ? []
        : ['  index.html    the page to read, search and compare; open it in a browser']),
      '',
      'Prove a program with it:',
      `  sidepot suite run ${folder}/cases.jsonl --app "your program"`,
      '',
    ].join('\n'),
  );
  return EXIT.fine;
}

const PAGE = 'index.html';
const SUITE = 'suite.json';
const CASES = 'cases.jsonl';
/** What a folder of ours may hold; the accepted answers stay. */
const OURS: readonly string[] = [SUITE, CASES, 'suite.accepted.json', 'cases', PAGE];
const OUR_CASE = /^(?:TC-\d+\.\d+\.hand|[a-z-]+-\d{4}\.json)$/;

/** The case files of an older suite in the folder; refuses to write among other things. */
async function oldFiles(folder: string, io: Io): Promise<readonly string[]> {
  const here = await listed(folder, io);
  const cases = here.includes('cases') ? await listed(`${folder}/cases`, io) : [];
  const foreign =
    here.find((name) => !OURS.includes(name)) ?? cases.find((name) => !OUR_CASE.test(name));
  const isOurs = here.length === 0 || here.includes(SUITE);
  if (foreign !== undefined || !isOurs) {
    const what = foreign ?? here[0];
    throw new UsageError(
      `${folder} holds other things (${what}); name a folder that is empty, new or an older suite`,
    );
  }
  return cases.map((name) => `${folder}/cases/${name}`);
}

async function listed(folder: string, io: Io): Promise<readonly string[]> {
  try {
    return (await io.list(folder)) ?? [];
  } catch (error) {
    throw new UsageError(`cannot write into ${folder}: ${reasonOf(error)}`);
  }
}

async function writeAll(
  files: readonly (readonly [path: string, text: string])[],
  io: Io,
): Promise<void> {
  for (const [path, text] of files) await io.write(path, text);
}

/** The page is built with the package; from sources that were not built, the rest is still good. */
async function pageOf(suite: SuiteLines, io: Io): Promise<string | null> {
  try {
    return writePageOfLines(await io.page('suite.html'), suite);
  } catch (error) {
    io.err(
      `sidepot: ${PAGE} was not written, because the page is not built: run npm run build (${reasonOf(error)})\n`,
    );
    return null;
  }
}

/** What was asked for and cannot be is the user's; everything else is ours. */
function refuse({ kind, message, hand, disagreements }: GenerationFault, io: Io): ExitCode {
  if (kind === 'asked') throw new UsageError(message);
  const lines = [`this is a bug in sidepot: ${message}`, ...disagreements, ...(hand ? [hand] : [])];
  io.err(`sidepot: ${lines.join('\n')}\n`);
  return EXIT.bug;
}
