import { all, figure } from '../../kernel/index.ts';
import { because, type MistakeExplanation } from './comparison.ts';
import type { PlayedCase } from './played.ts';
import { blindOf, potsText } from './whole-hand/supposed-pots.ts';

/** Why one player's stack is wrong, as far as the figures tell; empty if they do not. */
export function whyStack(
  name: string,
  actual: number,
  played: PlayedCase,
): readonly MistakeExplanation[] {
  const seat = played.table.seats.findIndex((one) => one.name === name);
  const player = played.settlement.players[seat];
  if (!player) return [];
  const off = actual - player.newStack!;
  const found =
    fromReturn(seat, name, off, played) ??
    fromPots(seat, name, off, played) ??
    fromStart(name, actual, player) ??
    fromPosts(seat, name, off, played) ??
    fromOddChips(seat, name, off, played);
  if (found) return [found];
  if (player.folded && off > 0) {
    const street = player.folded === 'preflop' ? 'preflop' : `on the ${player.folded}`;
    return [
      because(
        'Folded player eligible',
        `Folded player eligible: ${name} folded ${street} and can win nothing (POT-2), yet has ${figure(off)} too many.`,
      ),
    ];
  }
  return [];
}

function fromReturn(
  seat: number,
  name: string,
  off: number,
  { settlement }: PlayedCase,
): MistakeExplanation | null {
  const { uncalledReturned: returned } = settlement;
  if (returned?.seat !== seat || off !== -returned.amount) return null;
  const text = `Uncalled bet kept: ${name} is short by exactly the uncalled ${figure(returned.amount)}, which go back to the player (RET-1).`;
  return because('Uncalled bet kept', text);
}

/** "Alice is short by exactly Side Pot 1" */
function fromPots(
  seat: number,
  name: string,
  off: number,
  { settlement }: PlayedCase,
): MistakeExplanation | null {
  const won = settlement.pots.flatMap((pot) => {
    const share = pot.winners.find((winner) => winner.seat === seat);
    return share
      ? [{ name: pot.name, amount: share.amount, isWhole: share.amount === pot.amount }]
      : [];
  });
  const parts = subsetOf(won, Math.abs(off));
  if (parts) {
    const names = partsText(parts);
    return off < 0
      ? because('Pot missing', `${name} is short by exactly ${names} (WIN-1).`)
      : because('Pot doubled', `${name} has ${names} twice.`);
  }
  if (off < 0) return null;
  const others = settlement.pots.filter((pot) => !won.some((one) => one.name === pot.name));
  const taken = subsetOf(others, off);
  if (!taken) return null;
  const winnerNames = (pot: (typeof taken)[number]): string =>
    all(pot.winners.map((winner) => settlement.players[winner.seat]!.name));
  const owners = [...new Set(taken.map(winnerNames))].map((winners) => {
    const own = taken.filter((pot) => winnerNames(pot) === winners);
    return `${potsText(own.map((pot) => pot.name))}, which ${winners} won`;
  });
  const folded = settlement.players[seat]!.folded;
  return folded
    ? because(
        'Folded player eligible',
        `Folded player eligible: ${name} has ${owners.join('; and ')}; ${name} folded (POT-2).`,
      )
    : because('Pot to the wrong player', `${name} has ${owners.join('; and ')} (WIN-1).`);
}

function partsText(parts: readonly { readonly name: string; readonly isWhole: boolean }[]): string {
  const names = (isWhole: boolean): string =>
    potsText(parts.filter((pot) => pot.isWhole === isWhole).map((pot) => pot.name));
  const shares = names(false);
  return all([names(true), shares && `their share of ${shares}`].filter(Boolean));
}

/** The pots that add up to the amount; null if none do. There are at most nine of them. */
function subsetOf<T extends { readonly amount: number }>(
  pots: readonly T[],
  amount: number,
): readonly T[] | null {
  for (let bits = 1; bits < 1 << pots.length; bits++) {
    const chosen = pots.filter((_, i) => bits & (1 << i));
    if (chosen.reduce((sum, pot) => sum + pot.amount, 0) === amount) return chosen;
  }
  return null;
}

function fromStart(
  name: string,
  actual: number,
  player: { readonly start: number; readonly final: number },
): MistakeExplanation | null {
  if (actual === player.start) {
    return because('Stack from before the hand', `${name} has the stack from before the hand.`);
  }
  if (actual !== player.final) return null;
  return because(
    'Winner not paid',
    `${name} has what was left after betting, without what they won.`,
  );
}

function fromPosts(
  seat: number,
  name: string,
  off: number,
  played: PlayedCase,
): MistakeExplanation | null {
  const ante = played.hand.antes[seat]!;
  const blind = blindOf(played, seat);
  if (ante > 0 && off === -ante)
    return because('Ante', `Ante counted twice: ${name} is short by exactly the ante (POST-2).`);
  if (ante > 0 && off === ante)
    return because('Ante', `Ante not taken: ${name} has exactly the ante too many (POST-2).`);
  if (blind > 0 && off === -blind) {
    return because(
      'Blind counted twice',
      `Blind counted twice: ${name} is short by exactly the blind (amounts are street totals).`,
    );
  }
  if (blind > 0 && off === blind)
    return because('Blinds', `${name} has exactly the blind too many: it was not taken (POST-1).`);
  return null;
}

/**
 * ODD-1: winners of one shared pot who have each other's odd chips. It is asked first: a small
 * blind may be as big as the smallest chip, and then the figures fit both.
 */
export function whyOddChips(
  wrong: readonly { readonly name: string; readonly stack: number | null }[],
  played: PlayedCase,
): readonly MistakeExplanation[] {
  const { table, settlement } = played;
  const offs = wrong.map(({ name, stack }) => {
    const seat = table.seats.findIndex((one) => one.name === name);
    return { seat, name, off: (stack ?? 0) - settlement.players[seat]!.newStack! };
  });
  const cancel = offs.reduce((sum, { off }) => sum + off, 0) === 0;
  const isShared = settlement.pots.some(({ winners }) =>
    offs.every(({ seat }) => winners.some((winner) => winner.seat === seat)),
  );
  if (offs.length < 2 || !cancel || !isShared) return [];
  const found = offs.flatMap(({ seat, name, off }) => fromOddChips(seat, name, off, played) ?? []);
  return found.length === offs.length ? found : [];
}

/** ODD-1: no more than one smallest chip for each pot that is shared. */
function fromOddChips(
  seat: number,
  name: string,
  off: number,
  { settlement, table }: PlayedCase,
): MistakeExplanation | null {
  const shared = settlement.pots.filter(
    ({ winners }) => winners.length > 1 && winners.some((winner) => winner.seat === seat),
  );
  if (shared.length === 0 || Math.abs(off) > shared.length * table.rules.oddChip) return null;
  return because(
    'Odd chip',
    `Odd chip: ${name} shares ${potsText(shared.map((pot) => pot.name))}; the chips left over go clockwise from the first winner left of the button (ODD-1).`,
  );
}
