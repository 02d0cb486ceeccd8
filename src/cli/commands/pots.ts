import { type Command, InvalidArgumentError, Option } from 'commander';
import { figure } from '../../kernel/figures.ts';
import { readAmount } from '../../notation/index.ts';
import { type BarePots, type BareStake, potsFrom } from '../../rules/pots/pots-from.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { paintFor } from '../reporters/paint.ts';
import { reportPot, reportReturned } from '../reporters/pots.ts';

interface PotsFlags {
  readonly ante: number;
  readonly uncalled?: 'return' | 'side-pot';
  readonly json?: boolean;
}

export function addPots(program: Command, io: Io, end: (code: ExitCode) => void): void {
  program
    .command('pots')
    .summary('the quick calculator: who put in what, what are the pots?')
    .description(
      'Works out main and side pots from what everybody has put in. Amounts are live totals; the big-blind ante is dead money besides. 25k and 1.5M are read too.',
    )
    .argument('<player=amount...>', 'what each player put in; add :folded for who has folded')
    .addOption(new Option('--ante <amount>', 'dead money besides').argParser(amountFlag).default(0))
    .addOption(
      new Option('--uncalled <rule>', 'give uncalled chips back or show a pot').choices([
        'return',
        'side-pot',
      ]),
    )
    .option('--json', 'one JSON object')
    .addHelpText(
      'after',
      `
Examples:
  sidepot pots Alice=300 Bob=500 Carol=1000 Dave=100:folded --ante 50
  sidepot pots A=25k B=1.5M C=1.5M --json`,
    )
    .action((players: string[], flags: PotsFlags) => end(calculate(players, flags, io)));
}

function amountFlag(text: string): number {
  const amount = readAmount(text);
  if (amount.kind !== 'ok')
    throw new InvalidArgumentError('CHIP-1: it must be a whole number of chips.');
  return amount.value;
}

function calculate(players: readonly string[], flags: PotsFlags, io: Io): ExitCode {
  const stakes = players.map(readStake);
  const made = potsFrom(stakes, { ante: flags.ante, uncalled: flags.uncalled ?? 'return' });
  if (!made.ok) throw new UsageError(made.error);
  io.out(flags.json ? `${JSON.stringify(made.value)}\n` : report(made.value, flags.ante, io));
  return EXIT.fine;
}

function readStake(text: string): BareStake {
  const split = text.lastIndexOf('=');
  const [amountText = '', ...states] = text.slice(split + 1).split(':');
  const state = states.join(':').toLowerCase();
  if (split < 1 || !['', 'fold', 'folded'].includes(state)) {
    throw new UsageError(`"${text}" is not a player: write Name=amount or Name=amount:folded.`);
  }
  const amount = readAmount(amountText);
  if (amount.kind !== 'ok') {
    throw new UsageError(`"${amountText}" in "${text}" is not a whole number of chips (CHIP-1).`);
  }
  return { name: text.slice(0, split), live: amount.value, folded: state !== '' };
}

function report(made: BarePots, ante: number, io: Io): string {
  const paint = paintFor(io);
  const total = paint.bold(`Total Pot: ${figure(made.totalPot)}`);
  const head = ante > 0 ? `${total}            BB ante ${figure(ante)}` : total;
  const pots = made.pots.map((pot) => reportPot(pot, paint));
  return `${[head, ...reportReturned(made.returned)].join('\n')}\n\n${pots.join('\n')}\n`;
}
