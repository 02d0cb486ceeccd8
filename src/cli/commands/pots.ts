import { type Command, InvalidArgumentError, Option } from 'commander';
import { readAmount } from '../../formats/index.ts';
import { figure, type Problem } from '../../kernel/index.ts';
import {
  calculateSidePots,
  type NamedWinners,
  type PaidPlayer,
  type PotSetup,
  potNumber,
  settlePots,
} from '../../rules/index.ts';
import type { CommandCall } from '../command-table.ts';
import { oddChip } from '../flags.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { type CalculatedPots, potsJson, reportCalculated } from '../reporters/pots.ts';

interface PotsFlags {
  readonly ante: number;
  readonly uncalled?: 'return' | 'side-pot';
  readonly winner?: readonly string[];
  readonly ranking?: string;
  readonly button?: string;
  readonly oddChip?: number;
  readonly steps?: boolean;
  readonly json?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('the quick calculator: who put in what, what are the pots, who gets what?')
    .description(
      'Works out main and side pots from what everybody has put in, and pays them. Amounts are live totals; the big-blind ante is dead money on top. Name=amount:bb is a total with the ante in it (ante first). $2,500, 25k and 1.5M are read too.',
    )
    .argument(
      '<player=amount...>',
      'what each player put in, clockwise; add :folded for who has folded, :bb for a total with the ante in it',
    )
    .addOption(new Option('--ante <amount>', 'the big-blind ante').argParser(amountFlag).default(0))
    .option(
      '--winner <name>',
      'who wins every pot they can; or per pot, as in main:Alice or side1:Bob,Carol (repeatable)',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option('--ranking <names>', 'best hand first for all pots, as in "Bob > Alice = Carol"')
    .option('--button <name>', 'ODD-1: who has the button; without it the first player')
    .addOption(
      new Option('--odd-chip <amount>', 'ODD-1: the smallest chip in play').argParser(oddChip),
    )
    .addOption(
      new Option(
        '--uncalled <rule>',
        'RET-1, RET-2: give uncalled chips back or show a pot',
      ).choices(['return', 'side-pot']),
    )
    .option('--steps', 'contributions, levels and how each pot is built')
    .option('--json', 'one JSON object')
    .addHelpText(
      'after',
      `
Examples:
  sidepot pots Alice=300 Bob=500 Carol=1000 Dave=100:folded --ante 50
  sidepot pots Alice=500 Bob=300:bb Charlie=500 --ante 50 --steps
  sidepot pots A=300 B=500 C=1000 --ranking "A > B = C" --button A
  sidepot pots A=300 B=500 C=1000 --winner main:A --winner side1:C
  sidepot pots 'A=$25,000' B=1.5M C=1.5M --json`,
    )
    .action((players: string[], flags: PotsFlags) => end(calculate(players, flags, io)));
}

function amountFlag(text: string): number {
  const amount = amountOf(text);
  if (typeof amount === 'string') throw new InvalidArgumentError(`CHIP-1: ${amount}.`);
  return amount;
}

function calculate(texts: readonly string[], flags: PotsFlags, io: Io): ExitCode {
  const { ante, button = null, uncalled = 'return', oddChip: odd_chip = 1 } = flags;
  const players = texts.map(readPlayer);
  const setup: PotSetup = { ante, uncalled, button, odd_chip };
  const outcome = outcomeOf(flags, players);
  const pots = calculateSidePots(players, setup);
  if (!pots.ok) throw wrongUsage(pots.error);
  const paid = outcome && settlePots(players, setup, outcome);
  const open = paid && !paid.ok ? paid.error : [];
  // WIN-2: a pot nobody was named for leaves the pots as they are; anything else was asked wrongly.
  if (!open.every(isOpenPot)) throw wrongUsage(open);
  const value: CalculatedPots = paid?.ok ? paid.value : pots.value;
  for (const problem of [...value.warnings, ...open]) io.err(`sidepot: ${sentence(problem)}\n`);
  io.out(
    flags.json
      ? `${JSON.stringify(potsJson(value))}\n`
      : reportCalculated(value, flags.steps ?? false, paintFor(io)),
  );
  return open.length > 0 ? EXIT.found : EXIT.fine;
}

const isOpenPot = ({ rule, candidates }: Problem): boolean =>
  rule === 'WIN-2' && candidates !== undefined;

const wrongUsage = (problems: readonly Problem[]): UsageError =>
  new UsageError(problems.map(sentence).join('\nsidepot: '));

const sentence = ({ rule, message }: Problem): string => `${rule}: ${message}`;

/** `Bob=300`, `Bob=300:folded`, `Bob=300:bb`, `Bob=300:bb:folded` */
function readPlayer(text: string): PaidPlayer {
  const split = text.lastIndexOf('=');
  const [amountText = '', ...states] = text
    .slice(split + 1)
    .toLowerCase()
    .split(':');
  const isBb = states.includes('bb');
  const folded = states.includes('folded') || states.includes('fold');
  const isKnown = states.every((state) => ['bb', 'folded', 'fold'].includes(state));
  if (split < 1 || !isKnown) {
    throw new UsageError(
      `"${text}" is not a player: write Name=amount, Name=amount:folded, or Name=amount:bb for a total with the ante in it.`,
    );
  }
  const amount = amountOf(amountText);
  if (typeof amount === 'string') throw new UsageError(`CHIP-1: in "${text}", ${amount}.`);
  const name = text.slice(0, split);
  return isBb
    ? { name, position: 'BB', total_contribution: amount, folded }
    : { name, live: amount, folded };
}

/** The chips a text says, or what is wrong with it as the end of a sentence. */
function amountOf(text: string): number | string {
  const amount = readAmount(text);
  switch (amount.kind) {
    case 'ok':
      return amount.value;
    case 'ambiguous': {
      const [first] = amount.readings;
      return `"${text}" may mean several amounts${first === undefined ? '' : `; for ${first} write ${first}`}`;
    }
    case 'overflow':
      return `"${text}" is more than can be counted exactly; the most is ${figure(Number.MAX_SAFE_INTEGER)}`;
    default:
      return `"${text}" is not a whole number of chips`;
  }
}

/** Who won, as far as the flags say. */
function outcomeOf(flags: PotsFlags, players: readonly PaidPlayer[]): NamedWinners | null {
  const { winner: lines = [], ranking = null } = flags;
  if (lines.length === 0 && ranking === null) return null;
  if (lines.length === 0) return { ranking };
  const isPlayer = (name: string): boolean => players.some((player) => player.name === name);
  const names = (text: string): string[] =>
    isPlayer(text.trim()) ? [text.trim()] : text.split(',').map((name) => name.trim());
  const byPot: [string, readonly string[]][] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const pot = line.slice(0, Math.max(colon, 0));
    if (isPlayer(line) || potNumber(pot) === null) continue;
    byPot.push([pot, names(line.slice(colon + 1))]);
  }
  if (byPot.length === 0) return { winner: lines.flatMap(names), ranking };
  if (byPot.length === lines.length) return { winners: Object.fromEntries(byPot), ranking };
  throw new UsageError(
    'WIN-2: name one --winner for everything, or one for each pot, as in --winner main:Alice --winner side1:Bob.',
  );
}
