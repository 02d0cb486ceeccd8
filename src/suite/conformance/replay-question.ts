import {
  apply,
  betOf,
  type ClaimedAction,
  dealStreet,
  type Hand,
  legalActions,
  nextStreet,
  openHand,
  phaseOf,
  STREETS,
  seatNamed,
} from '../../rules/index.ts';
import {
  type ActionEvent,
  type CaseEvent,
  type CaseQuestion,
  isStreetEvent,
} from './conformance-case.ts';
import { cardsFrom, tableFrom } from './expectation.ts';
import { caseEventsOf } from './question-of-hand.ts';

/**
 * A question that was changed, played again so that it is a hand: everybody does what they did as
 * nearly as it is legal now, and whoever has nothing left to do checks or folds. An illegal one is
 * played as far as its last event, which stays as it is. Null if nothing can be made of it.
 */
export function replayed(question: CaseQuestion, isIllegal: boolean): CaseQuestion | null {
  const table = tableFrom(question.table);
  if (!table) return null;
  const done = wishesOf(question.events);
  const last = isIllegal ? done.at(-1) : undefined;
  let wishes = done.filter((wish) => wish !== last);
  let hand = openHand(table);
  const course = [hand];
  for (;;) {
    const phase = phaseOf(hand);
    const isThere = phase === 'betting' && wishes.length === 0 && orderOf(hand) === last?.street;
    if (isThere) break;
    if (phase === 'showdown' || phase === 'everyone-folded') {
      if (last) return null;
      break;
    }
    const next = phase === 'deal' ? dealt(hand, question.events) : acted(hand, wishes);
    if (!next) return null;
    // What was wished and did not come to pass is forgotten with its street.
    wishes = wishes.filter((wish) => wish !== next.wish && wish.street >= orderOf(next.hand));
    hand = next.hand;
    course.push(hand);
  }
  const events = caseEventsOf(course);
  return { ...question, events: last ? [...events, restated(last.event, hand)] : events };
}

/** The chips it adds follow from what the player has in already. */
function restated(event: ActionEvent, hand: Hand): ActionEvent {
  if (event.to === undefined) return event;
  const before = betOf(hand, seatNamed(hand.table, event.player));
  return { ...event, adds: Math.max(0, event.to - before) };
}

/** What somebody did, and on which street, counted from 0. */
interface Wish {
  readonly street: number;
  readonly event: ActionEvent;
}

interface Step {
  readonly hand: Hand;
  readonly wish: Wish | null;
}

const orderOf = ({ street }: Hand): number => STREETS.indexOf(street);

function wishesOf(events: readonly CaseEvent[]): readonly Wish[] {
  const wishes: Wish[] = [];
  let street = 0;
  for (const event of events) {
    if (isStreetEvent(event)) street = STREETS.indexOf(event.street);
    else wishes.push({ street, event });
  }
  return wishes;
}

function dealt(hand: Hand, events: readonly CaseEvent[]): Step | null {
  const street = nextStreet(hand);
  const event = events.filter(isStreetEvent).find((one) => one.street === street);
  const cards = cardsFrom(event?.board ?? []);
  const next = cards && dealStreet(hand, cards);
  return next?.ok ? { hand: next.value, wish: null } : null;
}

function acted(hand: Hand, wishes: readonly Wish[]): Step | null {
  const name = hand.table.seats[hand.turn!]!.name;
  const wish =
    wishes.find(({ street, event }) => street === orderOf(hand) && event.player === name) ?? null;
  const next = apply(hand, claimOf(hand, wish?.event ?? null));
  return next.ok ? { hand: next.value, wish } : null;
}

/** The legal action nearest to what was done. */
function claimOf(hand: Hand, wish: ActionEvent | null): ClaimedAction {
  const { check, call, bet, raise, allIn } = legalActions(hand)!;
  const passive: ClaimedAction = { verb: check ? 'check' : 'fold' };
  if (!wish || wish.act === 'fold') return wish ? { verb: 'fold' } : passive;
  // Whoever put everything in does so, whether it is a call or a raise now.
  if (wish.allIn && allIn) return { verb: 'all-in' };
  const calls: ClaimedAction = check ? passive : { verb: call ? 'call' : 'all-in' };
  const range = bet ?? raise;
  if (wish.act === 'check' || wish.act === 'call' || !range) return calls;
  const to = Math.min(range.max, Math.max(range.min, wish.to ?? 0));
  return to === range.max ? { verb: 'all-in' } : { verb: bet ? 'bet' : 'raise', to };
}
