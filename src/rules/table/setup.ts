import { isSameText, type Severity } from '../../kernel/index.ts';
import { isChips } from './chips.ts';
import type { HouseRules } from './house-rules.ts';
import type { SetupLabel } from './labels.ts';
import { checkName, nameFaultText } from './names.ts';

/** A table as somebody wrote it down: nothing in here is checked. */

export interface Setup {
  readonly seats: readonly ClaimedSeat[];
  readonly sb: number;
  readonly bb: number;
  readonly ante?: number;
  readonly rules?: HouseRules;
  /** Posts besides the blinds, as cash games have them. */
  readonly posts?: readonly ClaimedPost[];
  /** Heads-up the button is the BB's and the SB acts first on every street, as some sites deal. */
  readonly buttonOnBb?: boolean;
}

/** Chips posted by a player who came late or missed the blinds. */

export interface ClaimedPost {
  /** The player's line in the list of seats. */
  readonly line: number;
  readonly amount: number;
  /** POT-3: dead money; otherwise it is a bet like a blind. */
  readonly dead: boolean;
}

export interface ClaimedSeat {
  readonly name: string;
  /** Any known label word (SEAT-4). */
  readonly label?: string | null;
  readonly stack: number;
}

/** CHIP-1 for everything on the table. */
export function checkChips(setup: Setup, rulings: SeatRuling[]): void {
  const { seats, sb, bb, ante, rules, posts = NO_POSTS } = setup;
  const refuse = (what: string, found: number, seat: number | null = null): void => {
    rulings.push({ rule: 'CHIP-1', kind: 'not-chips', severity: 'error', seat, what, found });
  };
  let all = 0;
  for (let line = 0; line < seats.length; line++) {
    const { stack } = seats[line]!;
    if (!isChips(stack)) refuse('stack', stack, line);
    all += stack;
  }
  if (rulings.length === 0 && !isChips(all)) refuse('sum of all stacks', all);
  if (!isChips(bb) || bb < 1) refuse('big blind', bb);
  if (!isChips(sb) || sb > bb) refuse('small blind', sb);
  if (ante !== undefined && !isChips(ante)) refuse('ante', ante);
  for (const { line, amount } of posts) if (!isChips(amount)) refuse('post', amount, line);
  if (rules && (!isChips(rules.oddChip) || rules.oddChip < 1)) refuse('odd chip', rules.oddChip);
}

const NO_POSTS: readonly ClaimedPost[] = [];

/** SEAT-6: names are unique and can be told apart from the rest of a line. */
export function checkNames(seats: readonly ClaimedSeat[], rulings: SeatRuling[]): void {
  /** The first letters so far, as bits: most names need no comparing. */
  let starts = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    const { name } = seats[seat]!;
    const bad = checkName(name);
    const start = 1 << name.charCodeAt(0);
    const isTwice = (starts & start) !== 0 && isNamedBefore(seats, seat);
    starts |= start;
    const fault = isTwice ? 'stands here twice' : bad && nameFaultText(bad);
    if (fault) {
      rulings.push({ rule: 'SEAT-6', kind: 'bad-name', severity: 'error', seat, name, fault });
    }
  }
}

/** SEAT-1 allows ten seats: in a list of thousands it matters no more who stands there twice. */
const MOST_COMPARED = 100;

function isNamedBefore(seats: readonly ClaimedSeat[], seat: number): boolean {
  for (let other = 0; other < seat && other < MOST_COMPARED; other++) {
    if (isSameText(seats[other]!.name, seats[seat]!.name)) return true;
  }
  return false;
}

/** What is wrong with a stack setup. `seat` is a line of the list as written, from 0. */
export type SeatRuling = { readonly severity: Severity } & (
  | {
      readonly rule: 'CHIP-1';
      readonly kind: 'not-chips';
      readonly seat: number | null;
      readonly what: string;
      readonly found: number;
    }
  | { readonly rule: 'SEAT-1'; readonly kind: 'too-many'; readonly seat: number }
  | { readonly rule: 'SEAT-1'; readonly kind: 'starts-elsewhere'; readonly seat: number }
  | {
      readonly rule: 'SEAT-1';
      readonly kind: 'twice';
      readonly seat: number;
      readonly label: SetupLabel;
      readonly other: number;
    }
  | {
      readonly rule: 'SEAT-1';
      readonly kind: 'order';
      readonly seat: number;
      readonly label: SetupLabel | null;
    }
  | {
      readonly rule: 'SEAT-1';
      readonly kind: 'unlabelled';
      readonly seat: number;
      readonly inferred: readonly { readonly label: SetupLabel; readonly seat: number }[];
    }
  | {
      readonly rule: 'SEAT-2' | 'SEAT-4';
      readonly kind: 'label';
      readonly seat: number;
      readonly label: string;
      readonly expected: string | null;
    }
  | { readonly rule: 'SEAT-5'; readonly kind: 'too-few'; readonly seat: number | null }
  | { readonly rule: 'SEAT-5'; readonly kind: 'bb-eliminated'; readonly seat: number }
  | {
      readonly rule: 'SEAT-6';
      readonly kind: 'bad-name';
      readonly seat: number;
      readonly name: string;
      readonly fault: string;
    }
);
