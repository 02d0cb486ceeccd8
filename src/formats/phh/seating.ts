import { finding, quote, type Span } from '../../kernel/index.ts';
import type { PlayerLine } from '../../record/index.ts';
import { unboxed } from '../../rules/index.ts';
import { legalName } from '../legal-name.ts';
import { UNKNOWN_STACK } from '../read-hand.ts';
import type { Amounts } from './amounts.ts';
import type { PhhDraft } from './draft.ts';
import { KEY } from './keys.ts';
import type { Stakes } from './stakes.ts';

/** The names of the players by position, good ones (SEAT-6) in place of those that are not. */
export function seatNames(d: PhhDraft, players: number): readonly string[] {
  const { names } = d;
  if (names.count !== players) {
    if (names.count > 0 || d.lineOf(KEY.players) > 0) {
      const message = `\`players\` has ${names.count} names for ${players} stacks; they are called p1 to p${players} here.`;
      d.find(finding('FORM-1', 'warning', lineSpan(d.lineOf(KEY.players)), message));
    }
    return Array.from({ length: players }, (_, i) => `p${i + 1}`);
  }
  const written = names.texts(d);
  return names.areGood(d) ? written : goodNames(d, written);
}

const lineSpan = (line: number): Span => ({ line, column: 1, length: 0 });

/** Names of their own for those that our notation could not hold. */
function goodNames(d: PhhDraft, written: readonly string[]): readonly string[] {
  const good: string[] = [];
  written.forEach((name, i) => {
    const isTaken = (tried: string): boolean =>
      good.includes(tried) || (tried !== name && written.includes(tried));
    const made = legalName(name, isTaken);
    good.push(made);
    if (made === name) return;
    const message = `The name ${quote(name)} cannot be used in a hand (SEAT-6) or appears there twice; the player is called ${made} here.`;
    d.find(finding('FORM-1', 'info', d.nameAt(i)!, message, { found: name }));
  });
  return good;
}

/** SEAT-1: the seats from the button on, with labels; an empty seat where the small blind is dead. */
export function seatLines(
  d: PhhDraft,
  names: readonly string[],
  amounts: Amounts,
  stakes: Stakes,
): readonly PlayerLine[] {
  const own = d.lists?.get('_sidepot_seats');
  const listed = own && ownSeats(d, own, names, amounts);
  if (listed) return listed;
  const { players } = amounts;
  const { button, smallBlind, bigBlind } = stakes;
  const lines: PlayerLine[] = [];
  for (let k = 0; k < players; k++) {
    const player = (button + k) % players;
    const label =
      player === bigBlind
        ? 'BB'
        : player === smallBlind
          ? 'SB'
          : player === button
            ? 'Dealer'
            : null;
    lines.push(playerLine(d, player, names[player]!, label, amounts.stacks[player]!));
    // SEAT-5: a dead small blind stands between the button and the big blind
    if (k === 0 && smallBlind === null) {
      lines.push(
        playerLine(
          d,
          0,
          legalName('Empty seat', (name) => names.includes(name)),
          'SB',
          0,
        ),
      );
    }
  }
  return lines;
}

function playerLine(
  d: PhhDraft,
  player: number,
  name: string,
  label: string | null,
  stack: number,
): PlayerLine {
  const at = d.entryAt(d.stacks, player);
  return {
    at,
    name,
    nameAt: d.nameAt(player) ?? at,
    label,
    stack: stack === Number.POSITIVE_INFINITY ? UNKNOWN_STACK : unboxed(stack),
    stackAt: at,
  };
}

/** The seats as we wrote them down, empty ones too; null if they do not fit the players. */
function ownSeats(
  d: PhhDraft,
  own: readonly string[],
  names: readonly string[],
  amounts: Amounts,
): readonly PlayerLine[] | null {
  const lines = own.map((entry): PlayerLine => {
    const space = entry.indexOf(' ');
    const label = entry.slice(0, space);
    const name = entry.slice(space + 1);
    const player = names.indexOf(name);
    const stack = player < 0 ? 0 : amounts.stacks[player]!;
    return playerLine(d, Math.max(0, player), name, label === '-' ? null : label, stack);
  });
  const fits = names.every((name) => lines.some((line) => line.name === name));
  return fits && lines.length <= 10 ? lines : null;
}
