import {
  fail,
  fieldsOf,
  itemsOf,
  ok,
  type Problem,
  type Result,
  shown,
} from '../../kernel/index.ts';
import { type Card, isCard } from '../cards/card.ts';
import type { Setup } from '../table/setup.ts';
import type { Table } from '../table/table.ts';
import { actProblem, readClaimedAction } from './act-problem.ts';
import type { ClaimedAction } from './action.ts';
import * as inner from './apply.ts';
import type { HandEvent } from './event.ts';
import type { Hand, Phase, Standing } from './hand.ts';
import * as handState from './hand.ts';
import type { LegalActions } from './legal-actions.ts';
import * as legal from './legal-actions.ts';
import { given, handFrom, readSavedHand, savedText, startHand } from './saved-hand.ts';
import type { Street } from './street.ts';

/**
 * Playing a hand for programs outside: the same functions as inside, which never throw, whatever
 * is passed. A hand they give out is frozen and known; any other is played again by the rules
 * before it is believed.
 */

/** The problem with a value that is not a hand. */
export const notAHand = (value: unknown): readonly Problem[] => [
  {
    rule: 'ACT-1',
    severity: 'error',
    message: `hand is ${shown(value)}, which is not a legal hand: take one that openHand, apply, dealStreet or loadHand gave.`,
    path: 'hand',
  },
];

/**
 * A hand with antes and blinds posted and the first player to act.
 *
 * ```ts
 * const start = openHand({
 *   seats: [
 *     { name: 'Alice', label: 'SB', stack: 9_000 },
 *     { name: 'Bob', label: 'BB', stack: 6_000 },
 *   ],
 *   sb: 100,
 *   bb: 200,
 * });
 * if (start.ok) start.value.turn; // 0
 * ```
 */
export function openHand(setup: OpenSetup): Result<Hand, readonly Problem[]> {
  const opened = startHand(setup);
  return opened.ok ? ok(given(opened.value.hand)) : opened;
}

/** A stack setup; `rules` may state as little as it likes. */
export type OpenSetup = Omit<Setup, 'rules'> & {
  readonly rules?: Partial<NonNullable<Setup['rules']>>;
};

/** The table of a stack setup, with what is worth a look about it (SEAT-1, SEAT-2, SEAT-4). */
export function seatPlayers(
  setup: OpenSetup,
): Result<{ readonly table: Table; readonly warnings: readonly Problem[] }, readonly Problem[]> {
  const opened = startHand(setup);
  if (!opened.ok) return opened;
  const { hand, warnings } = opened.value;
  return ok({ table: given(hand).table, warnings });
}

/**
 * The player to act and what they may do; null when nobody has a decision.
 *
 * ```ts
 * legalActions(hand)?.raise; // { min: 400, max: 9000 }
 * ```
 */
export function legalActions(hand: Hand): LegalActions | null {
  const read = handFrom(hand);
  return read && legal.legalActions(read);
}

/**
 * The player to act does this. Amounts are street totals; a call for the last chip is an all-in.
 * The earlier hand stays as it was: undo is going back to it.
 *
 * ```ts
 * const raised = apply(hand, { verb: 'raise', to: 600 });
 * if (!raised.ok) raised.error[0]?.message; // The least raise is to …
 * ```
 */
export function apply(hand: Hand, action: ClaimedAction): Result<Hand, readonly Problem[]> {
  const read = handFrom(hand);
  if (!read) return fail(notAHand(hand));
  const problems: Problem[] = [];
  const claim = readClaimedAction(action, problems);
  if (!claim) return fail(problems);
  const applied = inner.apply(read, claim);
  if (applied.ok) return ok(given(applied.value));
  return fail(applied.error.map((ruling) => actProblem(ruling, read)));
}

/**
 * ACT-9: what is done for an absent player: check if possible, else fold.
 *
 * ```ts
 * absentAction({ check: false }); // { verb: 'fold', away: true }
 * ```
 */
export const absentAction = (offered: Pick<LegalActions, 'check'>): ClaimedAction =>
  legal.absentAction({ check: fieldsOf(offered, ['check'])?.check === true });

/**
 * Deals the next street: its new cards, or none if they are not known.
 *
 * ```ts
 * const flop = dealStreet(hand); // or dealStreet(hand, cards)
 * if (flop.ok) flop.value.street; // flop
 * ```
 */
export function dealStreet(
  hand: Hand,
  cards: readonly Card[] = [],
): Result<Hand, readonly Problem[]> {
  const read = handFrom(hand);
  if (!read) return fail(notAHand(hand));
  const items = itemsOf(cards, 5);
  if (!items?.every(isCard)) {
    const message = `cards is ${shown(cards)}; it must be a list of cards as readCard gives them.`;
    return fail([{ rule: 'WIN-5', severity: 'error', message, path: 'cards' }]);
  }
  const dealt = inner.dealStreet(read, items);
  if (dealt.ok) return ok(given(dealt.value));
  const { rule, message } = dealt.error;
  return fail([{ rule, severity: 'error', message, path: 'cards' }]);
}

/**
 * The street to be dealt next; null while somebody is to act and when nothing is to come.
 *
 * ```ts
 * nextStreet(hand); // turn
 * ```
 */
export function nextStreet(hand: Hand): Street | null {
  const read = handFrom(hand);
  return read && inner.nextStreet(read);
}

/**
 * A hand as JSON text, to be kept in a file or sent over a wire.
 *
 * ```ts
 * const saved = saveHand(hand);
 * if (saved.ok) await writeFile('hand.json', saved.value);
 * ```
 */
export function saveHand(hand: Hand): Result<string, readonly Problem[]> {
  const read = handFrom(hand);
  return read ? ok(savedText(read)) : fail(notAHand(hand));
}

/**
 * A saved hand, as text or parsed. It is played again by the rules: a hand that was changed to
 * something the rules do not allow gives problems.
 *
 * ```ts
 * const hand = loadHand(await readFile('hand.json', 'utf8'));
 * if (hand.ok) legalActions(hand.value);
 * ```
 */
export function loadHand(json: unknown): Result<Hand, readonly Problem[]> {
  const read = readSavedHand(json);
  return read.ok ? ok(given(read.value)) : read;
}

/** What the hand is waiting for; null for what is not a hand. */
export function phaseOf(hand: Hand): Phase | null {
  const read = handFrom(hand);
  return read && handState.phaseOf(read);
}

/** ACT-8: nobody will bet again, even if board cards are still to come. */
export function isBettingOver(hand: Hand): boolean {
  const read = handFrom(hand);
  return read !== null && handState.isBettingOver(read);
}

/** How everybody stands, by seat; nobody where it is not a hand. */
export function standingsOf(hand: Hand): readonly Standing[] {
  const read = handFrom(hand);
  return read ? handState.standingsOf(read) : [];
}

/** Everybody's bet on this street, by seat. */
export function betsOf(hand: Hand): readonly number[] {
  const read = handFrom(hand);
  return read ? handState.betsOf(read) : [];
}

/** Everything that has happened in the hand, oldest first. */
export function events(hand: Hand): readonly HandEvent[] {
  const read = handFrom(hand);
  return read ? handState.events(read) : [];
}
