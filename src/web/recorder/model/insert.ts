import { isError } from '../../../kernel/index.ts';
import type { ActionLine, ActionPlace, HandRecord, Section } from '../../../record/index.ts';
import {
  absentAction,
  advance,
  dealStreet,
  type Hand,
  isBettingOver,
  judge,
  legalActions,
  STREETS,
  type Street,
} from '../../../rules/index.ts';
import {
  actionLine,
  addedTo,
  saysSomething,
  timesActed,
  type WrittenAction,
  withActionBefore,
  written,
} from './edits.ts';
import type { Scene } from './scene.ts';

/**
 * The hand with a forgotten action of the player to act before a line that stands there. If that
 * line is the same player's, everybody did what the one before them was said to have done: the rest
 * shifts, up to the first line that does not fit. From there on, and where the line is somebody
 * else's, lines keep their players; what cannot be followed is marked.
 */
export function withInserted(
  scene: Scene,
  hand: Hand,
  place: ActionPlace,
  action: WrittenAction,
): Scene {
  const record = scene.verdict?.record;
  const section = record?.sections[place.section];
  if (!record || !section || hand.turn === null) return scene;
  const { name } = hand.table.seats[hand.turn]!;
  const isTheirs = section.actions[place.action]?.name === name && section.street === hand.street;
  return isTheirs
    ? written(shiftedRecord(record, hand, place, actionLine(name, action)))
    : withActionBefore(scene, place, name, action);
}

/** A line and the street it stands on. */
interface StreetLine {
  readonly street: Street;
  readonly more: number;
  readonly line: ActionLine;
}

/** The record with a new line at a place, and what stood there given to whoever is to act. */
function shiftedRecord(
  record: HandRecord,
  start: Hand,
  place: ActionPlace,
  fresh: ActionLine,
): HandRecord {
  const rest = linesFrom(record, place);
  const absent = new Set(rest.filter(({ line }) => line.away).map(({ line }) => line.name));
  const queue = [{ street: start.street, more: 0, line: fresh }, ...rest];
  let sections = sectionsBefore(record, place);
  let hand = start;
  const put = (line: ActionLine, claim: WrittenAction): boolean => {
    const seat = hand.turn!;
    const { event, rulings } = judge(hand, seat, claim);
    if (!event || rulings.some(isError)) return false;
    const own = { ...line, name: hand.table.seats[seat]!.name, label: null };
    sections = addedTo(sections, hand.street, timesActed(hand, seat), own);
    hand = advance(hand, event);
    return true;
  };
  /** ACT-9: the rule goes on acting for those who were away. */
  const putAbsent = (): void => {
    for (;;) {
      const legal = legalActions(hand);
      const name = legal && hand.table.seats[legal.seat]!.name;
      if (!legal || name === null || !absent.has(name)) return;
      const action = { ...absentAction(legal), away: true };
      if (!put(actionLine(name, action), action)) return;
    }
  };
  let next = 0;
  for (; next < queue.length; next++) {
    const { street, line } = queue[next]!;
    if (line !== fresh) putAbsent();
    // What ACT-9 did is done again by the rule, for whoever is away when their turn comes.
    if (line !== fresh && line.away) continue;
    hand = dealtTo(hand, street);
    if (line !== fresh) putAbsent();
    if (hand.turn === null || hand.street !== street || !put(line, claimOf(line))) break;
  }
  for (const { street, more, line } of queue.slice(next)) {
    sections = addedTo(sections, street, Math.max(more, lastMore(sections, street)), line);
  }
  return { ...record, sections: sections.filter(saysSomething) };
}

const claimOf = ({ verb, to, forced, away }: ActionLine): WrittenAction => ({
  verb,
  ...(to !== null && { to }),
  forced,
  away,
});

/** Every line from a place on. */
const linesFrom = ({ sections }: HandRecord, place: ActionPlace): readonly StreetLine[] =>
  sections.flatMap(({ street, more, actions }, section) =>
    actions
      .filter((_, i) => section > place.section || (section === place.section && i >= place.action))
      .map((line) => ({ street, more, line })),
  );

/** The sections with the lines before a place; boards and headings stay. */
const sectionsBefore = ({ sections }: HandRecord, place: ActionPlace): readonly Section[] =>
  sections.map((section, i) => {
    if (i < place.section) return section;
    return { ...section, actions: i > place.section ? [] : section.actions.slice(0, place.action) };
  });

/** The hand on a later street, if its betting has come that far. */
function dealtTo(before: Hand, street: Street): Hand {
  let hand = before;
  while (hand.turn === null && !isBettingOver(hand) && isBefore(hand.street, street)) {
    const dealt = dealStreet(hand);
    if (!dealt.ok) break;
    hand = dealt.value;
  }
  return hand;
}

const isBefore = (a: Street, b: Street): boolean => STREETS.indexOf(a) < STREETS.indexOf(b);

/** A line that is kept comes after those that were shifted. */
const lastMore = (sections: readonly Section[], street: Street): number =>
  sections
    .filter((section) => section.street === street && section.actions.length > 0)
    .reduce((last, { more }) => Math.max(last, more), 0);
