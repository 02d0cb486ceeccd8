import { all, figure } from '../../kernel/index.ts';
import { because, type MistakeExplanation } from './comparison.ts';
import type { PlayedCase } from './played.ts';
import { blindOf, potsText } from './whole-hand/supposed-pots.ts';

/** A player of the hand with other chips than it leads to; `off` is never 0. */
interface StackOff {
  readonly seat: number;
  readonly name: string;
  readonly actual: number;
  readonly right: number;
  readonly off: number;
}

/** null for who was not in the hand, or has what it leads to. */
export function stackOff(name: string, actual: number, played: PlayedCase): StackOff | null {
  const seat = played.table.seats.findIndex((one) => one.name === name);
  const right: number = played.settlement.players[seat]?.newStack ?? actual;
  return actual === right ? null : { seat, name, actual, right, off: actual - right };
}

/** Why one player's stack is wrong, as far as the figures tell; null if they do not. */
export function whyStack(line: StackOff, played: PlayedCase): MistakeExplanation | null {
  return (
    fromReturn(line, played) ??
    fromPots(line, played) ??
    fromStart(line, played) ??
    fromPosts(line, played) ??
    fromOddChips(line, played) ??
    fromFolding(line, played)
  );
}

function fromReturn(
  { seat, name, off }: StackOff,
  { settlement }: PlayedCase,
): MistakeExplanation | null {
  const { uncalledReturned: returned } = settlement;
  if (returned?.seat !== seat || off !== -returned.amount) return null;
  const text = `Uncalled bet kept: ${name} is short by exactly the uncalled ${figure(returned.amount)}, which go back to the player (RET-1).`;
  return because('Uncalled bet kept', text);
}

/** "Alice is short by exactly Side Pot 1" */
function fromPots(
  { seat, name, off }: StackOff,
  { settlement }: PlayedCase,
): MistakeExplanation | null {
  const won = settlement.pots.flatMap((pot) => {
    const share = pot.winners.find((winner) => winner.seat === seat);
    return share
      ? [{ name: pot.name, amount: share.amount, isWhole: share.amount === pot.amount }]
      : [];
  });
  const missing = subsetOf(won, -off);
  if (missing)
    return because('Pot missing', `${name} is short by exactly ${partsText(missing)} (WIN-1).`);
  const doubled = subsetOf(won, off);
  if (doubled) return because('Pot doubled', `${name} has ${partsText(doubled)} twice.`);
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

/** The pots that add up to the amount, earlier ones first; null if none do. There are at most nine of them. */
function subsetOf<T extends { readonly amount: number }>(
  pots: readonly T[],
  amount: number,
): readonly T[] | null {
  const last = pots.at(-1);
  if (!last) return amount === 0 ? [] : null;
  const earlier = pots.slice(0, -1);
  const found = subsetOf(earlier, amount);
  if (found) return found;
  const others = subsetOf(earlier, amount - last.amount);
  return others && [...others, last];
}

function fromStart(
  { seat, name, actual }: StackOff,
  { settlement }: PlayedCase,
): MistakeExplanation | null {
  const { start, final } = settlement.players[seat]!;
  if (actual === start) {
    return because('Stack from before the hand', `${name} has the stack from before the hand.`);
  }
  if (actual !== final) return null;
  return because(
    'Winner not paid',
    `${name} has what was left after betting, without what they won.`,
  );
}

function fromPosts({ seat, name, off }: StackOff, played: PlayedCase): MistakeExplanation | null {
  const ante = played.hand.antes[seat]!;
  const blind = blindOf(played, seat);
  if (off === -ante)
    return because('Ante', `Ante counted twice: ${name} is short by exactly the ante (POST-2).`);
  if (off === ante)
    return because('Ante', `Ante not taken: ${name} has exactly the ante too many (POST-2).`);
  if (off === -blind) {
    return because(
      'Blind counted twice',
      `Blind counted twice: ${name} is short by exactly the blind (amounts are street totals).`,
    );
  }
  if (off === blind)
    return because('Blinds', `${name} has exactly the blind too many: it was not taken (POST-1).`);
  return null;
}

/**
 * ODD-1: winners of one shared pot who have each other's odd chips. It is asked first: a small
 * blind may be as big as the smallest chip, and then the figures fit both.
 */
export function whyOddChips(
  lines: readonly StackOff[],
  played: PlayedCase,
): readonly MistakeExplanation[] | null {
  const cancel = lines.reduce((sum, { actual, right }) => sum + actual - right, 0) === 0;
  const isShared = played.settlement.pots.some(({ winners }) =>
    lines.every(({ seat }) => winners.some((winner) => winner.seat === seat)),
  );
  if (!cancel || !isShared) return null;
  const found = lines.flatMap((line) => fromOddChips(line, played) ?? []);
  return found.length === lines.length ? found : null;
}

/** ODD-1: no more than one smallest chip for each pot that is shared. */
function fromOddChips(
  { seat, name, off }: StackOff,
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

function fromFolding(
  { seat, name, actual, right, off }: StackOff,
  { settlement }: PlayedCase,
): MistakeExplanation | null {
  const { folded } = settlement.players[seat]!;
  if (!folded || actual < right) return null;
  const street = folded === 'preflop' ? 'preflop' : `on the ${folded}`;
  return because(
    'Folded player eligible',
    `Folded player eligible: ${name} folded ${street} and can win nothing (POT-2), yet has ${figure(off)} too many.`,
  );
}
