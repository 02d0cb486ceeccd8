import { finding, type Span } from '../../kernel/index.ts';
import type { HandRecord, NamedPlayer, WinnersLine } from '../../record/index.ts';
import { type Card, readCard } from '../../rules/index.ts';
import { type Claims, NO_CLAIMS } from '../read-hand.ts';
import type { PhhDraft } from './draft.ts';
import { KEY } from './keys.ts';
import type { AmountList } from './packed-lists.ts';
import { ownResult } from './session-keys.ts';

type Declared = Pick<HandRecord, 'board2' | 'winners' | 'ranking' | 'winner' | 'result'>;

export const NOTHING_DECLARED: Declared = {
  board2: null,
  winners: [],
  ranking: null,
  winner: null,
  result: null,
};

/** Winners somebody declared, which PHH has no place for but in keys of our own. */
export function ownDeclaration(d: PhhDraft, players: readonly string[]): Declared | null {
  if (!d.hasOwn && !d.lists) return null;
  const lines = d.lists?.get('_sidepot_winners');
  const ranking = d.textOf(KEY._sidepot_ranking);
  const winner = d.textOf(KEY._sidepot_winner);
  const board = d.textOf(KEY._sidepot_board_2);
  const result = ownResult(d);
  if (!lines && ranking === null && winner === null && board === null && !result) return null;
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
    result,
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

/** What the file says came out. */
export function readClaims(d: PhhDraft, names: readonly string[], scaleDigits: number): Claims {
  // An unfinished hand that we wrote has no result.
  const isOpen = d.textOf(KEY._sidepot_unfinished) === 'true';
  const finishing = isOpen
    ? null
    : amountsOf(d, 'finishing_stacks', d.finishing, names, scaleDigits);
  const winnings = amountsOf(d, 'winnings', d.winnings, names, scaleDigits);
  const pots = d.pots.count > 0 && !isOpen ? potsOf(d.pots, scaleDigits) : null;
  if (!finishing && !winnings && !pots) return NO_CLAIMS;
  return {
    finishing,
    // Some archives write zeros where they do not know.
    winnings: winnings && isSomething(d.winnings) ? winnings : null,
    pots,
    totalPot: null,
    uncalled: null,
    rake: null,
    places: {
      finishing: finishing && d.placeOf(KEY.finishing_stacks),
      winnings: winnings && d.placeOf(KEY.winnings),
      winners: null,
      pots: pots && d.placeOf(KEY._sidepot_pots),
      uncalled: null,
    },
  };
}

function amountsOf(
  d: PhhDraft,
  key: 'finishing_stacks' | 'winnings',
  list: AmountList,
  names: readonly string[],
  scaleDigits: number,
): ReadonlyMap<string, number> | null {
  if (list.count === 0) return null;
  if (list.count !== names.length) {
    const message = `\`${key}\` has ${list.count} entries for ${names.length} players and is not kept.`;
    d.find(finding('FORM-2', 'warning', d.entryAt(list, 0), message));
    return null;
  }
  const amounts = new Map<string, number>();
  for (let i = 0; i < names.length; i++) {
    const amount = list.amount(i, scaleDigits);
    // What a player with an unknown stack ends with is not known either.
    if (amount === Number.POSITIVE_INFINITY) continue;
    if (!Number.isSafeInteger(amount)) {
      const message = `\`${key}\` names a part of the smallest unit and is not kept.`;
      d.find(finding('FORM-2', 'warning', d.entryAt(list, i), message));
      return null;
    }
    amounts.set(names[i]!, amount);
  }
  return amounts.size > 0 ? amounts : null;
}

function isSomething(list: AmountList): boolean {
  for (let i = 0; i < list.count; i++) if (list.digits[i] !== 0) return true;
  return false;
}

const potsOf = (list: AmountList, scaleDigits: number): readonly number[] =>
  Array.from({ length: Math.min(list.count, list.digits.length) }, (_, i) =>
    list.amount(i, scaleDigits),
  );
