import type { Span } from '../../kernel/finding.ts';
import type { HandRecord, NamedPlayer, WinnersLine } from '../../record/record.ts';
import { type Card, readCard } from '../../rules/cards/card.ts';
import type { Draft } from './draft.ts';
import { KEY } from './keys.ts';

type Declared = Pick<HandRecord, 'board2' | 'winners' | 'ranking' | 'winner'>;

export const UNDECLARED: Declared = { board2: null, winners: [], ranking: null, winner: null };

/** Winners somebody declared, which PHH has no place for but in keys of our own. */
export function ownDeclaration(d: Draft, players: readonly string[]): Declared | null {
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
