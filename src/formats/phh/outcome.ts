import type { Span } from '../../kernel/finding.ts';
import type { HandRecord, NamedPlayer, WinnersLine } from '../../record/record.ts';
import { type Card, readCard } from '../../rules/cards/card.ts';
import { finding } from '../tell.ts';
import type { Draft } from './draft.ts';
import { KEY } from './keys.ts';
import type { Course } from './play.ts';

type Declared = Pick<HandRecord, 'board2' | 'winners' | 'ranking' | 'winner'>;

const UNDECLARED: Declared = { board2: null, winners: [], ranking: null, winner: null };

/** Winners somebody declared, which PHH has no place for but in keys of our own. */
export function declaredOutcome(
  d: Draft,
  players: readonly string[],
  course: Course,
  winnings: ReadonlyMap<string, number> | null,
): Declared {
  const own = ownDeclaration(d, players);
  if (own) return own;
  const winner = winnings && onlyWinner(d, players, course, winnings);
  return winner ? { ...UNDECLARED, winner } : UNDECLARED;
}

/**
 * Who won where a hand in the showdown is not known, but `winnings` names one player only: WIN-2,
 * he is the declared winner.
 */
function onlyWinner(
  d: Draft,
  players: readonly string[],
  { folded, showdown }: Course,
  winnings: ReadonlyMap<string, number>,
): NamedPlayer | null {
  let unknown = 0;
  let mucked = 0;
  for (const { hole } of showdown) {
    if (hole === 'unknown') unknown++;
    if (hole === 'mucks') mucked++;
  }
  // WIN-4: who is left when the others muck needs no word.
  if (unknown === 0 || showdown.length - mucked < 2) return null;
  const winners = players.filter((name) => (winnings.get(name) ?? 0) > 0);
  const name = winners[0];
  if (name === undefined || winners.length > 1) return null;
  if (folded & (1 << players.indexOf(name))) return null;
  const at = d.placeOf(KEY.winnings);
  const message = `Not every hand of the showdown is known; ${name}, whom \`winnings\` names alone, is taken as the winner.`;
  d.find(finding('FORM-1', 'info', at, message));
  return { name, at };
}

function ownDeclaration(d: Draft, players: readonly string[]): Declared | null {
  if (!d.hasOwn && !d.lists) return null;
  const lines = d.lists?.get('_sidepot_winners');
  const ranking = d.textOf(KEY._sidepot_ranking);
  const winner = d.textOf(KEY._sidepot_winner);
  const board = d.textOf(KEY._sidepot_board_2);
  if (!lines && ranking === null && winner === null && board === null) return null;
  const named = (name: string, at: Span): NamedPlayer[] =>
    players.includes(name) ? [{ name, at }] : [];
  const rankingAt = d.placeOf(KEY._sidepot_ranking);
  const winnerAt = d.placeOf(KEY._sidepot_winner);
  const winnersAt = d.placeOf(KEY._sidepot_winners);
  const cards = board === null ? null : cardsOf(board);
  return {
    board2: cards && { at: d.placeOf(KEY._sidepot_board_2), cards },
    winners: (lines ?? []).flatMap((line) => winnersLine(line, winnersAt, named)),
    ranking:
      ranking === null
        ? null
        : {
            at: rankingAt,
            tiers: ranking
              .split(' > ')
              .map((tier) => tier.split(' = ').flatMap((name) => named(name, rankingAt))),
          },
    winner: winner === null ? null : (named(winner, winnerAt)[0] ?? null),
  };
}

/** `Main Pot: Ada`, `Side Pot 1, Board 2: Ben, Cleo` */
function winnersLine(
  line: string,
  at: Span,
  named: (name: string, at: Span) => NamedPlayer[],
): WinnersLine[] {
  const parts = /^(?:Main Pot|Side Pot (\d{1,3}))(?:, Board ([12]))?: (.+)$/.exec(line);
  if (!parts) return [];
  const [, side, board, names] = parts;
  return [
    {
      at,
      pot: Number(side ?? 0),
      board: board === undefined ? null : Number(board),
      names: names!.split(', ').flatMap((name) => named(name, at)),
    },
  ];
}

function cardsOf(text: string): readonly Card[] | null {
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const found = readCard(text.slice(at, at + 2));
    if (found === null) return null;
    cards.push(found);
  }
  return cards;
}
