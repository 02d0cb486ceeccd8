import { fieldsOf, itemsOf, type Problem, shown } from '../../kernel/index.ts';
import { type Card, isCard } from '../cards/card.ts';
import type { Declaration, DeclaredPot, HoleCards, Outcome } from './outcome.ts';

/** More lines than pots and boards make no declaration. */
const MOST = 100;

const isMissing = (value: unknown): value is undefined | null =>
  value === undefined || value === null;

/** How a hand ended, from outside: every field of the right kind. Seats are not looked up yet. */
export function readOutcome(value: unknown, problems: Problem[]): Outcome | null {
  if (isMissing(value)) return null;
  const fields = fieldsOf(value, ['holes', 'shown', 'declared', 'board2']);
  const refuse = (rule: string, path: string, found: unknown, right: string): void => {
    const message = `${path} is ${shown(found)}; ${right}.`;
    problems.push({ rule, severity: 'error', message, path });
  };
  if (!fields) {
    refuse('WIN-2', 'outcome', value, "write { declared: { kind: 'winner', seat: 0 } }");
    return null;
  }
  const holes = isMissing(fields.holes) ? [] : itemsOf(fields.holes, MOST)?.map(readHole);
  if (!holes || holes.includes(undefined)) {
    const right = "it must be a list by seat of two cards each, 'unknown', 'mucks' or null";
    refuse('WIN-5', 'outcome.holes', fields.holes, right);
  }
  const board2 = itemsOf(fields.board2, 5);
  if (!isMissing(fields.board2) && !board2?.every(isCard)) {
    refuse('RUN-1', 'outcome.board2', fields.board2, 'it must be a list of at most five cards');
  }
  const declared = readDeclaration(fields.declared);
  if (!declared) {
    const right =
      "write { kind: 'winner', seat: 0 }, { kind: 'ranking', tiers: [[0], [1, 2]] } or { kind: 'pots', lines: [{ pot: 0, board: null, seats: [0] }] }";
    refuse('WIN-2', 'outcome.declared', fields.declared, right);
  }
  if (problems.length > 0) return null;
  return {
    holes: holes as (HoleCards | null)[],
    shown: fields.shown === true,
    declared: declared!,
    board2: board2 as readonly Card[] | null,
  };
}

/** undefined for what are not hole cards. */
function readHole(value: unknown): HoleCards | null | undefined {
  if (isMissing(value)) return null;
  if (value === 'unknown' || value === 'mucks') return value;
  const cards = itemsOf(value, 2);
  return cards?.length === 2 && cards.every(isCard) ? (cards as unknown as HoleCards) : undefined;
}

function readDeclaration(value: unknown): Declaration | null {
  if (isMissing(value)) return { kind: 'none' };
  const fields = fieldsOf(value, ['kind', 'seat', 'tiers', 'lines']);
  switch (fields?.kind) {
    case 'none':
      return { kind: 'none' };
    case 'winner':
      return isPlace(fields.seat) ? { kind: 'winner', seat: fields.seat } : null;
    case 'ranking': {
      const tiers = itemsOf(fields.tiers, MOST)?.map(readSeats);
      return tiers && !tiers.includes(null)
        ? { kind: 'ranking', tiers: tiers as (readonly number[])[] }
        : null;
    }
    case 'pots': {
      const lines = itemsOf(fields.lines, MOST)?.map(readLine);
      return lines && !lines.includes(null)
        ? { kind: 'pots', lines: lines as DeclaredPot[] }
        : null;
    }
    default:
      return null;
  }
}

const isPlace = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

function readSeats(value: unknown): readonly number[] | null {
  const seats = itemsOf(value, MOST);
  return seats?.every(isPlace) ? seats : null;
}

function readLine(value: unknown): DeclaredPot | null {
  const fields = fieldsOf(value, ['pot', 'board', 'seats']);
  const seats = fields && readSeats(fields.seats);
  if (!fields || !seats || !isPlace(fields.pot)) return null;
  if (isMissing(fields.board)) return { pot: fields.pot, board: null, seats };
  return isPlace(fields.board) ? { pot: fields.pot, board: fields.board, seats } : null;
}
