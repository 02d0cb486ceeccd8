import type { Command } from 'commander';
import { counted, either, nearest, show } from '../../kernel/index.ts';
import {
  type AllInReport,
  allInOf,
  countsChart,
  countsCsv,
  type EveningReport,
  FIGURES,
  type PlayerReport,
  reportOf,
  type SessionHand,
} from '../../tournament/index.ts';
import type { CommandCall } from '../command-table.ts';
import { addRulesFlags, notEmpty, type RulesFlags, statedRules } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError, worse } from '../io.ts';
import { save } from '../output-files.ts';
import { Progress } from '../progress.ts';
import { eveningText, handsByFigure } from '../reporters/evening-text.ts';
import { paintFor } from '../reporters/paint.ts';
import { eachHand, findingsText } from './each-hand.ts';

interface ReportFlags extends RulesFlags {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly html?: boolean;
  readonly svg?: boolean;
  readonly hands?: boolean;
  readonly handsOf?: string;
  readonly luck: boolean;
  readonly out?: string;
}

export function define(command: Command, { io, end }: CommandCall): void {
  addRulesFlags(command)
    .summary('an evening: chip counts, places, statistics, pictures')
    .description(
      'Reports what happened over all hands of the files, in their order: standings, who went out where and by whom, statistics, the largest pots, and chip counts by hand. Findings that are errors go to standard error; exit code 1 if there are any, or no hand at all.',
    )
    .argument('[files...]', 'hand files of any format; - or nothing is standard input')
    .option('--html', 'one page with pictures that needs nothing else')
    .option('--svg', 'the picture of the chip counts alone')
    .option('--csv', 'chip counts by hand, for a spreadsheet')
    .option('--json', 'everything as one JSON object')
    .option('--hands', 'also the hands behind each figure')
    .option('--hands-of <figure>', 'only these hands: Alice, or Alice:VPIP', notEmpty)
    .option('--no-luck', 'leave out what all-ins were worth, which takes the longest')
    .option('--out <file>', 'where to write (default: standard output)', notEmpty)
    .addHelpText(
      'after',
      `
Examples:
  sidepot report evening.hand
  sidepot report evening.hand --html --out evening.html
  sidepot report evening.hand --hands-of Alice:VPIP
  sidepot report wsop/*.phh --csv > counts.csv`,
    )
    .action(async (paths: string[], flags: ReportFlags) => end(await report(paths, flags, io)));
}

const KINDS = ['html', 'svg', 'csv', 'json'] as const;

async function report(paths: readonly string[], flags: ReportFlags, io: Io): Promise<ExitCode> {
  const kinds = KINDS.filter((kind) => flags[kind]);
  if (kinds.length > 1) {
    const named = kinds.map((kind) => `--${kind}`);
    throw new UsageError(`${named.join(' and ')} contradict each other; ask for one at a time`);
  }
  const hands: SessionHand[] = [];
  let warnings = 0;
  const paint = paintFor(io);
  const exit = await eachHand(paths, statedRules(flags), io, {
    hand({ findings }, source, _, session) {
      hands.push(session);
      warnings += findings.filter(({ severity }) => severity === 'warning').length;
      const errors = findings.filter(({ severity }) => severity === 'error');
      io.err(findingsText(errors, source, paint));
    },
    stray: (findings, source) => io.err(findingsText(findings, source, paint)),
  });
  if (warnings > 0) io.err(`${counted(warnings, 'warning')}; sidepot check shows them\n`);
  if (hands.length === 0) {
    io.err('sidepot: there is no hand to report on\n');
    return worse(exit, EXIT.found);
  }
  const needsLuck = flags.luck && !flags.csv && !flags.svg && flags.handsOf === undefined;
  const allIns = needsLuck ? countAllIns(hands, io) : null;
  const text = await textOf(reportOf(hands, allIns), flags, io);
  return worse(exit, await write(text, flags.out, io));
}

/** With progress: every all-in before the flop deals over a million boards. */
function countAllIns(hands: readonly SessionHand[], io: Io): readonly AllInReport[] {
  const progress = new Progress(io, 'hands looked through for all-ins');
  const allIns = hands.flatMap((hand, i) => {
    progress.step();
    return allInOf(hand, i) ?? [];
  });
  progress.end();
  return allIns;
}

async function textOf(evening: EveningReport, flags: ReportFlags, io: Io): Promise<string> {
  if (flags.handsOf !== undefined) return handsOf(evening, flags.handsOf);
  if (flags.json) return `${JSON.stringify(evening)}\n`;
  if (flags.csv) return countsCsv(evening);
  if (flags.svg) return `${countsChart(evening, { width: 1200, height: 480 }, 'light')}\n`;
  if (flags.html) {
    // A terminal needs none of it.
    const { eveningPage } = await import('../reporters/evening-page.ts');
    return eveningPage(evening);
  }
  const isFile = flags.out !== undefined && flags.out !== '-';
  const paint = paintFor(isFile ? { ...io, isTerminal: false } : io);
  const hands = flags.hands
    ? `\n${paint.bold('Hands')}\n${handsByFigure(evening, evening.players, FIGURES)}`
    : '';
  return eveningText(evening, paint) + hands;
}

/** "Alice" or "Alice:VPIP"; a name may have a colon of its own. */
function handsOf(evening: EveningReport, asked: string): string {
  const whole = find(evening.players, asked);
  if (whole) return handsByFigure(evening, [whole], FIGURES);
  const colon = asked.lastIndexOf(':');
  const name = colon < 0 ? asked : asked.slice(0, colon);
  const player = find(evening.players, name);
  if (!player) {
    const names = evening.players.map((one) => one.name);
    const meant = nearest(name.slice(0, 40), names);
    const hint =
      meant === null ? `there are ${names.map(show).join(', ')}` : `perhaps ${show(meant)}`;
    throw new UsageError(`nobody called ${show(name)} played; ${hint}`);
  }
  const word = plain(asked.slice(colon + 1));
  const figures = FIGURES.filter(({ id, title }) => id === word || plain(title) === word);
  if (figures.length > 0) return handsByFigure(evening, [player], figures);
  const ids = FIGURES.map(({ id }) => id);
  throw new UsageError(`${show(asked.slice(colon + 1))} is not a figure; write ${either(ids)}`);
}

const find = (players: readonly PlayerReport[], name: string): PlayerReport | undefined =>
  players.find((player) => player.name === name) ??
  players.find((player) => player.name.toLowerCase() === name.toLowerCase());

/** "3-bet" and "3bet" are one word. */
const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

async function write(text: string, path: string | undefined, io: Io): Promise<ExitCode> {
  if (path === undefined || path === '-') {
    io.out(text);
    return EXIT.fine;
  }
  await save(path, text, io);
  return EXIT.fine;
}
