import { fieldsOf, figure, type Problem, show, shown } from '../../kernel/index.ts';
import { type Chips, isChips } from '../table/chips.ts';
import { type SetupLabel, setupLabel } from '../table/labels.ts';

/** What somebody put in, without the hand it happened in. Players stand clockwise. */
export interface PotPlayer {
  readonly name: string;
  /** `BB` posts the ante, `Dealer` has the button for odd chips; any other label is fine. */
  readonly position?: string | null;
  /** Everything put in over the whole hand, the big blind's ante included. */
  readonly total_contribution?: number;
  /** In its place: bets and blinds alone. The ante is then dead money besides. */
  readonly live?: number;
  readonly folded?: boolean | null;
  /** Given, nobody can have put in more than this (CHIP-3). */
  readonly starting_stack?: number | null;
  readonly current_stack?: number | null;
  /** Says who cannot bet any more while betting is open. */
  readonly all_in_street?: string | null;
  /** Not needed: the total says it all. */
  readonly street_contribution?: number | null;
  readonly blind_posted?: number | null;
}

/** A player's fields, each of the right kind. */
export interface ContributionLine {
  readonly name: string;
  readonly path: string;
  readonly label: SetupLabel | null;
  readonly amount: Chips;
  /** Whether the amount holds the ante too. */
  readonly isTotal: boolean;
  readonly folded: boolean;
  readonly start: Chips | null;
  readonly current: Chips | null;
  readonly isAllIn: boolean;
}

const KEYS = [
  'name',
  'position',
  'total_contribution',
  'live',
  'folded',
  'starting_stack',
  'current_stack',
  'all_in_street',
] as const;

/** Reads a player from outside; null if something is wrong, which is then among the problems. */
export function readPlayer(
  player: unknown,
  path: string,
  problems: Problem[],
): ContributionLine | null {
  const refuse = (
    rule: string,
    key: string,
    message: string,
    more: Partial<Problem> = {},
  ): null => {
    const at = key === '' ? path : `${path}.${key}`;
    problems.push({ rule, severity: 'error', message, path: at, ...more });
    return null;
  };
  const fields = fieldsOf(player, KEYS);
  if (!fields) {
    return refuse(
      'SEAT-1',
      '',
      `${path} is ${shown(player)}; a player is written { name: 'Alice', position: 'BB', total_contribution: 300, folded: false }.`,
    );
  }
  const { name, position, folded, live, total_contribution: total } = fields;
  if (typeof name !== 'string' || !/\S/.test(name)) {
    return refuse('SEAT-6', 'name', `${path} has no name, but ${shown(name)}; a name is a text.`);
  }
  const whose = { player: name };
  const who = (): string => show(name);
  const isTotal = total !== undefined && total !== null;
  if (isTotal && live !== undefined && live !== null) {
    const message = `${who()} has both total_contribution and live; give one of them.`;
    return refuse('CHIP-1', 'live', message, whose);
  }
  const amount = isTotal ? total : live;
  if (!isChips(amount)) {
    const key = isTotal || live === undefined || live === null ? 'total_contribution' : 'live';
    const message = `${who()} put in ${shown(amount)}; that is not a whole number of chips${amountHint(amount)}.`;
    return refuse('CHIP-1', key, message, { ...whose, found: figureOf(amount) });
  }
  if (typeof folded !== 'boolean' && folded !== undefined && folded !== null) {
    const message = `folded of ${who()} is ${shown(folded)}; it must be true or false.`;
    return refuse('POT-2', 'folded', message, whose);
  }
  if (typeof position !== 'string' && position !== undefined && position !== null) {
    const message = `The position of ${who()} is ${shown(position)}; it must be a label such as 'BB' or 'Dealer'.`;
    return refuse('SEAT-4', 'position', message, whose);
  }
  for (const key of ['starting_stack', 'current_stack'] as const) {
    const stack = fields[key];
    if (stack === undefined || stack === null || isChips(stack)) continue;
    const message = `${key} of ${who()} is ${shown(stack)}; that is not a whole number of chips${amountHint(stack)}.`;
    return refuse('CHIP-1', key, message, { ...whose, found: figureOf(stack) });
  }
  const start = (fields.starting_stack ?? null) as Chips | null;
  if (start !== null && amount > start) {
    // CHIP-3: a player puts in at most the whole stack
    const message = `${who()} contributed ${figure(amount)} but started with ${figure(start)}. An all-in is at most the whole stack: write ${start}, or correct starting_stack.`;
    const key = isTotal ? 'total_contribution' : 'live';
    return refuse('CHIP-3', key, message, { ...whose, found: amount, expected: start });
  }
  const current = (fields.current_stack ?? null) as Chips | null;
  const street = fields.all_in_street;
  return {
    name,
    path,
    label: typeof position === 'string' ? setupLabel(position.trim()) : null,
    // −0 is 0 chips.
    amount: (amount + 0) as Chips,
    isTotal,
    folded: folded === true,
    start,
    current,
    isAllIn: current === 0 || (street !== undefined && street !== null && street !== ''),
  };
}

const figureOf = (value: unknown): number | string =>
  typeof value === 'number' ? value : shown(value);

/** A figure that came as a text is the commonest slip of a wire. */
const amountHint = (value: unknown): string =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? `: pass ${value}, not "${value}"` : '';
