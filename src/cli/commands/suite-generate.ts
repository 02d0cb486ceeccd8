import type { Command } from 'commander';
import { all, counted, fail, figure, ok, type Result } from '../../kernel/index.ts';
import {
  categoryOf,
  extraCases,
  FEATURES,
  type GenerationFault,
  type PlainCase,
  plainCase,
  playCases,
  type SuiteOptions,
  type UnverifiedCase,
} from '../../suite/index.ts';
import type { CommandCall } from '../command-table.ts';
import { CATEGORIES, type CaseChoice, type ChoiceFlags, caseChoice } from '../conformance-cases.ts';
import { notEmpty, wholeNumber } from '../flags.ts';
import { CaseVerifier } from '../generate/case-verifier.ts';
import { fillFolder, oldFiles, PAGE_FILE, type VerifiedSuite } from '../generate/suite-folder.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { categoryFlag, complexityFlag, playersRange, profileFlag } from '../suite-flags.ts';

interface GenerateFlags extends SuiteOptions, ChoiceFlags {
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
    .option('--only <names>', 'only the cases of these categories or features', notEmpty)
    .option('--without <names>', 'all cases but these', notEmpty)
    .option('--json', 'one JSON object that says what was written')
    .addHelpText(
      'after',
      `
Features for --only and --without: ${FEATURES.join(', ')}

Examples:
  sidepot suite generate
  sidepot suite generate --seed 7 --out cases
  sidepot suite generate --profile classic --out classic
  sidepot suite generate --plain --out plain
  sidepot suite generate --profile classic --without ante,side-pots --out first
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
  const isWanted = caseChoice(flags, CATEGORIES);
  const folder = out.replace(/[/\\]+$/, '') || out;
  const old = await oldFiles(folder, io);
  const verifier = new CaseVerifier(options, io);
  try {
    const made = await playAndVerify(options, isWanted, verifier);
    if (!made.ok) return refuse(made.error, io);
    const files = await fillFolder(made.value, { folder, old }, verifier, io);
    io.out(json ? writtenJson(made.value, folder, files) : writtenText(made.value, folder, files));
    return EXIT.fine;
  } finally {
    verifier.close();
  }
}

async function playAndVerify(
  options: SuiteOptions,
  isWanted: CaseChoice,
  verifier: CaseVerifier,
): Promise<Result<VerifiedSuite, GenerationFault>> {
  const hands = new Map<string, string>();
  const lines: string[] = [];
  const legal: PlainCase[] = [];
  const wrong = playCases(options, (played) => {
    const { one } = played;
    const plain = plainCase(played, options);
    // What follows from it may be wanted all the same.
    legal.push(plain);
    if (!isWanted(markedCase(plain.one))) return null;
    const line = JSON.stringify(one);
    hands.set(`${one.id}.hand`, one.hand);
    lines.push(line);
    verifier.add(plain.one, one, line);
    return null;
  });
  if (wrong) return fail(wrong);
  for (const one of extraCases(legal, options)) if (isWanted(markedCase(one))) verifier.add(one);
  const cases = await verifier.lines();
  if (!cases.ok) return cases;
  if (cases.value.length === 0) throw new UsageError('no case is left to write');
  const suite = { version: 2, seed: options.seed, lines } as const;
  return ok({ suite, hands, cases: cases.value });
}

/** What a case can be chosen by, before it is calculated a second time. */
const markedCase = ({ question, expect }: UnverifiedCase) => ({ ...question, expect });

interface WrittenCounts {
  readonly legal: number;
  readonly illegal: number;
  readonly unusual: number;
}

function countsOf({ hands, cases }: VerifiedSuite): WrittenCounts {
  const legal = hands.size;
  const illegal = cases.filter(({ id }) => categoryOf(id) === 'illegal').length;
  return { legal, illegal, unusual: cases.length - legal - illegal };
}

function writtenJson(made: VerifiedSuite, folder: string, files: readonly string[]): string {
  const { legal, illegal, unusual } = countsOf(made);
  const { seed } = made.suite;
  return `${JSON.stringify({ seed, cases: legal, illegal, unusual, folder, files })}\n`;
}

function writtenText(made: VerifiedSuite, folder: string, files: readonly string[]): string {
  const { legal, illegal, unusual } = countsOf(made);
  const others = [
    ...(illegal > 0 ? [`${figure(illegal)} with an illegal event`] : []),
    ...(unusual > 0 ? [`${figure(unusual)} at unusual tables`] : []),
  ];
  const more = others.length > 0 && legal > 0 ? `; besides, ${all(others)}` : '';
  const asHands = legal > 0 ? ` and as .hand (${figure(legal)})` : '';
  return [
    `${counted(legal || illegal + unusual, 'case')} from seed ${made.suite.seed}, each calculated twice, in ${folder}:`,
    `  cases.jsonl   all cases in plain JSON, for any program${more}`,
    ...(legal > 0 ? ['  suite.json    all cases with their hands in the notation'] : []),
    `  cases/        each case as .json (${figure(made.cases.length)})${asHands}`,
    ...(files.includes(`${folder}/${PAGE_FILE}`)
      ? ['  index.html    the page to read, search and compare; open it in a browser']
      : []),
    '',
    'Prove a program with it:',
    `  sidepot suite run ${folder}/cases.jsonl --app "your program"`,
    '',
  ].join('\n');
}

/** What was asked for and cannot be is the user's; everything else is ours. */
function refuse({ kind, message, hand, disagreements }: GenerationFault, io: Io): ExitCode {
  if (kind === 'asked') throw new UsageError(message);
  const lines = [`this is a bug in sidepot: ${message}`, ...disagreements, ...(hand ? [hand] : [])];
  io.err(`sidepot: ${lines.join('\n')}\n`);
  return EXIT.bug;
}
