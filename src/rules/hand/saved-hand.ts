import {
  fail,
  fieldsOf,
  isError,
  itemsOf,
  ok,
  type Problem,
  plainCopy,
  type Result,
  shown,
} from '../../kernel/index.ts';
import { type Card, cardLetters, readCard } from '../cards/card.ts';
import { readSetup, seatProblem } from '../table/read-setup.ts';
import { seatPlayers } from '../table/seat-players.ts';
import type { ClaimedPost, ClaimedSeat } from '../table/setup.ts';
import { BUTTON, setupLabelOf, type Table } from '../table/table.ts';
import { actProblem, readClaimedAction } from './act-problem.ts';
import type { Verb } from './action.ts';
import { advance } from './advance.ts';
import { dealStreet } from './apply.ts';
import { eventsOf, type HandEvent, type Log } from './event.ts';
import { events, type Hand } from './hand.ts';
import { judge } from './judge.ts';
import { openHand } from './open-hand.ts';
import type { Street } from './street.ts';

/** What happened after the blinds, in the order it did; players are seats. */
type SavedEvent =
  | ({ readonly act: Verb; readonly seat: number; readonly to: number } & Marks)
  | { readonly muck: number; readonly forced?: true }
  | { readonly deal: Street; readonly cards: readonly string[] };

interface Marks {
  readonly forced?: true;
  readonly away?: true;
}

/** A hand as JSON: its set-up and what happened. Everything else follows from that by the rules. */
interface SavedHand {
  readonly sidepot: 'hand';
  readonly version: 1;
  readonly setup: SavedSetup;
  readonly events: readonly SavedEvent[];
  /** What everybody has left and what lies in the middle: a figure changed above shows here. */
  readonly stacks: readonly number[];
  readonly inTheMiddle: number;
}

interface SavedSetup {
  readonly seats: readonly ClaimedSeat[];
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
  readonly rules: Table['rules'];
  readonly posts?: readonly ClaimedPost[];
  readonly buttonOnBb?: true;
}

/** A hand as text for a file or a wire. */
export function savedText(hand: Hand): string {
  const saved: SavedHand = {
    sidepot: 'hand',
    version: 1,
    setup: savedSetup(hand.table),
    events: events(hand).flatMap(savedEvent),
    stacks: hand.stacks,
    inTheMiddle: inTheMiddle(hand),
  };
  return JSON.stringify(saved);
}

const inTheMiddle = ({ table, stacks }: Pick<Hand, 'table' | 'stacks'>): number =>
  table.seats.reduce((sum, { stack }, seat) => sum + stack - stacks[seat]!, 0);

function savedSetup(table: Table): SavedSetup {
  const { seats, blinds, rules, posts } = table;
  return {
    seats: seats.map(({ name, stack }, seat) => ({
      name,
      label: setupLabelOf(table, seat),
      stack,
    })),
    sb: blinds.sb,
    bb: blinds.bb,
    ante: blinds.ante,
    rules,
    ...(posts.length > 0 && {
      posts: posts.map(({ seat, amount, dead }) => ({ line: seat, amount, dead })),
    }),
    ...(table.bb === BUTTON && { buttonOnBb: true as const }),
  };
}

function savedEvent(event: HandEvent): SavedEvent[] {
  switch (event.kind) {
    case 'post':
      // Antes and blinds follow from the set-up.
      return [];
    case 'deal':
      return [{ deal: event.street, cards: event.cards.map(cardLetters) }];
    case 'muck':
      return [{ muck: event.seat, ...(event.forced && { forced: true as const }) }];
    case 'act': {
      const { verb, seat, to, forced, away } = event;
      const marks = { ...(forced && { forced }), ...(away && { away }) } as Marks;
      return [{ act: verb, seat, to, ...marks }];
    }
  }
}

/** More happens in no hand. */
const MOST_EVENTS = 10_000;

const LONGEST_TEXT = 10_000_000;

const problem = (rule: string, path: string, message: string): readonly Problem[] => [
  { rule, severity: 'error', message, path },
];

/** A saved hand played again by the rules: what the rules do not allow is a problem. */
export function readSavedHand(json: unknown): Result<Hand, readonly Problem[]> {
  const value = typeof json === 'string' ? parsed(json) : json;
  const fields = fieldsOf(value, [
    'sidepot',
    'version',
    'setup',
    'events',
    'stacks',
    'inTheMiddle',
  ]);
  if (fields?.sidepot !== 'hand' || fields.version !== 1) {
    return fail(problem('NOTE-1', '', `This is not a saved hand, but ${shown(json)}.`));
  }
  const list = itemsOf(fields.events, MOST_EVENTS);
  if (!list) return fail(problem('NOTE-1', 'events', 'events is not a list of what happened.'));
  const opened = startHand(fields.setup);
  if (!opened.ok) return opened;
  let { hand } = opened.value;
  for (const [i, event] of list.entries()) {
    const next = playSaved(hand, event, `events[${i}]`);
    if (!next.ok) return next;
    hand = next.value;
  }
  const stacks = itemsOf(fields.stacks, hand.stacks.length);
  if (
    stacks?.length !== hand.stacks.length ||
    stacks.some((stack, i) => stack !== hand.stacks[i]) ||
    fields.inTheMiddle !== inTheMiddle(hand)
  ) {
    const message = `The chips at the end do not follow from what happened: ${hand.stacks.join(', ')} are left and ${inTheMiddle(hand)} lie in the middle.`;
    return fail(problem('CHIP-2', 'stacks', message));
  }
  return ok(hand);
}

function parsed(text: string): unknown {
  try {
    return text.length > LONGEST_TEXT ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** A hand just opened, and what is worth a look about its set-up. */
export function startHand(
  value: unknown,
): Result<{ readonly hand: Hand; readonly warnings: readonly Problem[] }, readonly Problem[]> {
  const setup = readSetup(value);
  if (!setup.ok) return setup;
  const { table, rulings } = seatPlayers(setup.value);
  const problems = rulings.map((ruling) => seatProblem(ruling, setup.value.seats));
  return table ? ok({ hand: openHand(table), warnings: problems }) : fail(problems);
}

function playSaved(hand: Hand, value: unknown, path: string): Result<Hand, readonly Problem[]> {
  const fields = fieldsOf(value, ['act', 'muck', 'deal', 'seat', 'to', 'cards', 'forced', 'away']);
  if (!fields) return fail(problem('NOTE-1', path, `${path} is ${shown(value)}.`));
  if (fields.deal !== undefined) return dealSaved(hand, fields.deal, fields.cards, path);
  const isMuck = fields.muck !== undefined;
  const seat = isMuck ? fields.muck : fields.seat;
  if (!Number.isSafeInteger(seat) || hand.stacks[seat as number] === undefined) {
    return fail(problem('SEAT-1', path, `${path} is of nobody at the table, but ${shown(seat)}.`));
  }
  const { act, to, forced, away } = fields;
  const problems: Problem[] = [];
  const claim = readClaimedAction(
    isMuck ? { verb: 'fold', forced } : { verb: act, to, forced, away },
    problems,
  );
  if (!claim) return fail(problems.map((one) => ({ ...one, path })));
  const { rulings, event } = judge(hand, seat as number, claim);
  if (rulings.some(isError)) {
    return fail(rulings.map((ruling) => ({ ...actProblem(ruling, hand), path })));
  }
  const isSame =
    event?.kind === 'act'
      ? !isMuck && event.verb === claim.verb && event.to === claim.to
      : isMuck && event?.kind === 'muck';
  if (event && isSame) return ok(advance(hand, event));
  return fail(problem('ACT-1', path, `${path} is not what the rules make of it.`));
}

function dealSaved(
  hand: Hand,
  street: unknown,
  cards: unknown,
  path: string,
): Result<Hand, readonly Problem[]> {
  const read = itemsOf(cards, 5)?.map((one) => (typeof one === 'string' ? readCard(one) : null));
  if (!read || read.includes(null)) {
    return fail(problem('WIN-5', path, `${path} deals ${shown(cards)}, not a list of cards.`));
  }
  const dealt = dealStreet(hand, read as Card[]);
  if (!dealt.ok) return fail(problem(dealt.error.rule, path, dealt.error.message));
  if (dealt.value.street === street) return dealt;
  const message = `${path} deals the ${shown(street)}; the ${dealt.value.street} comes next.`;
  return fail(problem('ACT-8', path, message));
}

/** Hands the library gave out: frozen, so that what was checked once stays true. */
const known = /* @__PURE__ */ new WeakSet<object>();

/** A hand on its way out of the library. */
export function given(hand: Hand): Hand {
  for (const list of [hand.stacks, hand.streetStacks, hand.antes, hand.dead, hand.board]) {
    Object.freeze(list);
  }
  for (let log = hand.log; log && !Object.isFrozen(log); log = log.before) {
    if (log.event.kind === 'deal') Object.freeze(log.event.cards);
    Object.freeze(log.event);
    Object.freeze(log);
  }
  if (!Object.isFrozen(hand.table)) freezeTable(hand.table);
  known.add(Object.freeze(hand));
  return hand;
}

function freezeTable(table: Table): void {
  for (const part of [...table.seats, ...table.posts, ...Object.values(table), table]) {
    Object.freeze(part);
  }
}

/**
 * A hand on its way in: one the library gave out, or else what its log makes of it, played again
 * by the rules; null if the rules do not allow it.
 */
export function handFrom(value: unknown): Hand | null {
  if (known.has(value as object)) return value as Hand;
  const fields = fieldsOf(plainCopy(value)?.value, ['table', 'log', 'stacks']);
  if (!fields) return null;
  try {
    const log = eventsOf(fields.log as Log | null);
    const saved = {
      sidepot: 'hand',
      version: 1,
      setup: savedSetup(fields.table as Table),
      events: log.flatMap(savedEvent),
      stacks: fields.stacks,
      inTheMiddle: inTheMiddle(fields as unknown as Hand),
    };
    const read = readSavedHand(saved);
    return read.ok ? read.value : null;
  } catch {
    // Fields of other kinds than a hand has.
    return null;
  }
}
