import { type Command, InvalidArgumentError, Option } from 'commander';
import { readCards, writeCards } from '../../formats/index.ts';
import { counted, figure, quote } from '../../kernel/index.ts';
import {
  type Card,
  type Chances,
  cardLetters,
  type Equity,
  type EquityHand,
  equity,
} from '../../rules/index.ts';
import type { CommandCall } from '../command-table.ts';
import { EXIT, type ExitCode, type Io, UsageError } from '../io.ts';
import { columns, type Paint, paintFor } from '../reporters/paint.ts';

interface EquityFlags {
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
  readonly json?: boolean;
}

export function define(command: Command, { io, end }: CommandCall): void {
  command
    .summary('exact chances of hands to win and to tie')
    .description(
      'Deals every board that can still come and counts: how often each hand wins and ties, and the share of the pot it gets on average. Exact, no simulation. A hand that is not known (??) gives no figure, because any would be a guess.',
    )
    .argument('<hand...>', 'two to ten hands of two cards: AhKh, "A♥ K♥", 10h9h')
    .addOption(
      new Option('--board <cards>', 'the board so far: 3, 4 or 5 cards')
        .argParser(cardsFlag)
        .default([], 'before the flop'),
    )
    .addOption(
      new Option('--dead <cards>', 'known cards that cannot come, such as folded hands')
        .argParser((text: string, before: readonly Card[]) => [...before, ...cardsFlag(text)])
        .default([], 'none'),
    )
    .option('--json', 'one JSON object')
    .addHelpText(
      'after',
      `
Examples:
  sidepot equity AhKh QdQc
  sidepot equity AhKh QdQc 7s7d --board "Jh 7c 2h"
  sidepot equity "A♥ K♥" "Q♦ Q♣" --board "J♥ 7♣ 2♥ 2♠" --dead 10h9h
  sidepot equity AsAd KsKd --json`,
    )
    .action((hands: string[], flags: EquityFlags) => end(count(hands, flags, io)));
}

function cardsFlag(text: string): readonly Card[] {
  const { cards, bad } = readCards(text);
  if (bad) throw new InvalidArgumentError(notACard(text, bad));
  return cards;
}

function count(texts: readonly string[], flags: EquityFlags, io: Io): ExitCode {
  const hands = texts.map(readHand);
  const counts = equity(hands, flags.board, flags.dead);
  if (!counts.ok) {
    const words = counts.error.map(({ rule, message }) => `${rule}: ${message}`);
    // WIN-4: rightly asked, but nobody can answer.
    if (!counts.error.every(({ rule }) => rule === 'WIN-4')) {
      throw new UsageError(words.join('\nsidepot: '));
    }
    io.err(`sidepot: ${words.join('\nsidepot: ')}\n`);
    return EXIT.found;
  }
  const known = hands as readonly (readonly Card[])[];
  io.out(
    flags.json
      ? `${JSON.stringify(equityJson(known, flags, counts.value))}\n`
      : reportEquity(known, flags, counts.value, paintFor(io)),
  );
  return EXIT.fine;
}

/** `AhKh`; a question mark for a card that is not known. */
function readHand(text: string): EquityHand {
  if (UNKNOWN.test(text)) return 'unknown';
  const { cards, bad } = readCards(text);
  if (bad) throw new UsageError(`WIN-5: ${notACard(text, bad)}`);
  if (cards.length !== 2) {
    throw new UsageError(
      `WIN-5: ${quote(text)} has ${counted(cards.length, 'card')}; a hand has two, written together: AhKh.`,
    );
  }
  return cards;
}

/** `??`, `? ?`, `A♥ ?` */
const UNKNOWN = /^[^?]{0,4}(?:\? ?){1,2}$/;

const notACard = (text: string, { from, to }: { from: number; to: number }): string =>
  `${quote(text.slice(from, to))} is not a card; write Ah, A♥, 10h or Th.`;

function reportEquity(
  hands: readonly (readonly Card[])[],
  { board, dead }: EquityFlags,
  { boards, hands: chances }: Equity,
  paint: Paint,
): string {
  const lies = board.length > 0 ? `Board: ${writeCards(board)}` : 'Before the flop';
  const rows = chances.map((own, i) => {
    const ties = tiedBoards(own);
    return [
      writeCards(hands[i]!),
      percentText(own.percent.win, own.wins),
      percentText(own.percent.tie, ties),
      percentText(own.percent.share, own.share.numerator),
      figure(own.wins),
      figure(ties),
    ];
  });
  const lines = [
    `${paint.bold(lies)}            ${boards === 1 ? 'one board' : `${figure(boards)} boards`}`,
    ...(dead.length > 0 ? [`Dead: ${writeCards(dead)}`] : []),
    '',
    columns([['Hand', 'Win', 'Tie', 'Share', 'Boards won', 'Tied'], ...rows]),
  ];
  return `${lines.join('\n')}\n`;
}

const tiedBoards = ({ ties }: Chances): number => ties.reduce((sum, tie) => sum + tie.boards, 0);

/** What can happen is not shown as 0. */
const percentText = (percent: number, boards: number): string =>
  percent === 0 && boards > 0 ? '<0.01%' : `${percent.toFixed(2)}%`;

/** `equity --json`: cards as programs write them, counts whole, the share an exact fraction. */
const equityJson = (
  hands: readonly (readonly Card[])[],
  { board, dead }: EquityFlags,
  { boards, hands: chances }: Equity,
): object => ({
  board: board.map(cardLetters),
  dead: dead.map(cardLetters),
  boards,
  hands: chances.map((own, i) => ({ cards: hands[i]!.map(cardLetters), ...own })),
});
