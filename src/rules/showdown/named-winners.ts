import { entriesOf, fieldsOf, itemsOf, type Problem, show, shown } from '../../kernel/index.ts';
import { type Declaration, type DeclaredPot, UNDECLARED } from './outcome.ts';

/** Who won, by name: one of the three, or a `rank` with each player. */
export interface NamedWinners {
  /** One name for every pot that player can win; several share what they can win. */
  readonly winner?: string | readonly string[] | null;
  /** Best first, for all pots: `'Bob > Alice = David'` or `['Bob', ['Alice', 'David']]`. */
  readonly ranking?: string | readonly (string | readonly string[])[] | null;
  /** By pot: `{ mainPot: 'Alice', sidePot1: ['Bob', 'Carol'] }`, or a list in the pots' order. */
  readonly winners?:
    | Readonly<Record<string, string | readonly string[]>>
    | readonly (string | readonly string[])[]
    | null;
}

const MOST_NAMES = 1000;

/** Reads who won from outside. `seatOf` is -1 for a name nobody has. */
export function readNamedWinners(
  outcome: unknown,
  seatOf: (name: string) => number,
  problems: Problem[],
): Declaration {
  if (outcome === undefined || outcome === null) return UNDECLARED;
  const fields = fieldsOf(outcome, ['winner', 'ranking', 'winners']);
  if (!fields) {
    refuse(
      problems,
      'outcome',
      `outcome is ${shown(outcome)}; it must be an object such as { ranking: 'Bob > Alice' } or { winners: { mainPot: 'Alice' } }.`,
    );
    return UNDECLARED;
  }
  const given = (['winner', 'ranking', 'winners'] as const).filter(
    (key) => fields[key] !== undefined && fields[key] !== null,
  );
  if (given.length > 1) {
    refuse(problems, 'outcome', `outcome has both ${given.join(' and ')}; say who won once.`);
    return UNDECLARED;
  }
  const seats = (value: unknown, path: string): number[] =>
    readNames(value, path, seatOf, problems);
  switch (given[0]) {
    case undefined:
      return UNDECLARED;
    case 'winner':
      return { kind: 'ranking', tiers: [seats(fields.winner, 'outcome.winner')] };
    case 'ranking': {
      const tiers = rankedTiers(fields.ranking);
      if (tiers) {
        const read = tiers.map((tier, i) => seats(tier, `outcome.ranking[${i}]`));
        return { kind: 'ranking', tiers: read };
      }
      const message = `outcome.ranking is ${shown(fields.ranking)}; write the best first, as in 'Bob > Alice = David' or ['Bob', ['Alice', 'David']].`;
      refuse(problems, 'outcome.ranking', message);
      return UNDECLARED;
    }
    default:
      return { kind: 'pots', lines: readPots(fields.winners, seats, problems) };
  }
}

function refuse(problems: Problem[], path: string, message: string): void {
  problems.push({ rule: 'WIN-2', severity: 'error', message, path });
}

function rankedTiers(ranking: unknown): readonly unknown[] | null {
  if (typeof ranking !== 'string') return itemsOf(ranking, MOST_NAMES);
  return ranking.split('>').map((tier) => tier.split('=').map((name) => name.trim()));
}

/** One name or several. */
function readNames(
  value: unknown,
  path: string,
  seatOf: (name: string) => number,
  problems: Problem[],
): number[] {
  const names = typeof value === 'string' ? [value] : itemsOf(value, MOST_NAMES);
  if (!names || names.length === 0) {
    refuse(problems, path, `${path} is ${shown(value)}; it must be a name or a list of names.`);
    return [];
  }
  return names.flatMap((name) => {
    const seat = typeof name === 'string' ? seatOf(name) : -1;
    if (seat >= 0) return [seat];
    const message = `${shown(name)} is not one of the players.`;
    const player = typeof name === 'string' ? { player: show(name) } : {};
    problems.push({ rule: 'WIN-3', severity: 'error', message, path, ...player });
    return [];
  });
}

function readPots(
  winners: unknown,
  seats: (value: unknown, path: string) => number[],
  problems: Problem[],
): readonly DeclaredPot[] {
  const list = itemsOf(winners, MOST_NAMES);
  if (list) {
    return list.map((names, pot) => ({
      pot,
      board: null,
      seats: seats(names, `outcome.winners[${pot}]`),
    }));
  }
  const entries = entriesOf(winners, MOST_NAMES);
  if (!entries) {
    const message = `outcome.winners is ${shown(winners)}; write { mainPot: 'Alice', sidePot1: ['Bob', 'Carol'] }.`;
    refuse(problems, 'outcome.winners', message);
    return [];
  }
  return entries.flatMap(([key, names]): DeclaredPot[] => {
    const path = `outcome.winners.${show(key)}`;
    const pot = potNumber(key);
    if (pot !== null) return [{ pot, board: null, seats: seats(names, path) }];
    const message = `${shown(key)} is not a pot; write mainPot, sidePot1, sidePot2 …, or the pot's name or type.`;
    refuse(problems, path, message);
    return [];
  });
}

/** `mainPot`, `Main Pot`, `main` → 0; `sidePot2`, `Side Pot 2`, `side2` → 2; null for other words. */
export function potNumber(words: string): number | null {
  const plain = words
    .slice(0, MOST_NAMES)
    .replace(/[\s_-]/g, '')
    .toLowerCase();
  if (plain === 'main' || plain === 'mainpot') return 0;
  const [, digits] = /^side(?:pot)?#?([1-9]\d{0,3})$/.exec(plain) ?? [];
  return digits === undefined ? null : Number(digits);
}
