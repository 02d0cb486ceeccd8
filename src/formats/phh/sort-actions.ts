import { counted, finding, type Span } from '../../kernel/index.ts';
import type { ActionLine, CardsLine, HoleCards, Section } from '../../record/index.ts';
import { BOARD_CARDS, type Card, cardLetters, STREETS, type Verb } from '../../rules/index.ts';
import { CardOwners } from './card-owners.ts';
import type { PhhDraft } from './draft.ts';
import {
  ACTION_KINDS,
  type ActionList,
  CARDS_EACH,
  MARKS,
  scaled,
  UNKNOWN_CARD,
} from './packed-lists.ts';
import { cardsOf } from './read-action.ts';

/** The actions as a record has them. */
export interface SortedActions {
  readonly cards: readonly CardsLine[];
  readonly sections: readonly Section[];
  readonly showdown: readonly CardsLine[];
}

const { dealHole, dealBoard, checkOrCall, betOrRaise, show, showDealt } = ACTION_KINDS;

type OpenSection = Omit<Section, 'actions'> & { actions: ActionLine[] };

/** Puts the actions into sections; whether `cc` is a check or a call is left to whoever plays them. */
export function sortActions(
  d: PhhDraft,
  names: readonly string[],
  scaleDigits: number,
): SortedActions {
  const { actions } = d;
  const players = names.length;
  let street = 0;
  acted.fill(0);
  owners.clear();
  const cards: CardsLine[] = [];
  const showdown: CardsLine[] = [];
  const sections: OpenSection[] = [];
  let section: OpenSection | null = null;
  for (let i = 0; i < actions.count; i++) {
    const kind = actions.kinds[i]!;
    if (kind === dealHole && isUnknown(actions, i) && actions.player[i]! < players) continue;
    const at = d.spanAt(actions.from[i]!, actions.end[i]!);
    if (kind === dealBoard) {
      const board = boardOf(d, i, at, street + 1);
      if (board === undefined) break;
      street++;
      section = newSection(at, street, 0, board);
      sections.push(section);
      for (let p = 0; p < players; p++) acted[p] = 0;
      continue;
    }
    const player = actions.player[i]!;
    if (player < 0 || player >= players) {
      const message = `p${player + 1} is nobody: this hand has ${counted(players, 'player')}.`;
      const expected = `p1 to p${players}`;
      d.find(finding('NOTE-2', 'error', at, message, { expected, found: `p${player + 1}` }));
      break;
    }
    const name = names[player]!;
    if (kind === dealHole) {
      const hole = holeOf(d, i, at, player);
      if (hole !== 'unknown') cards.push({ name, at, hole, holeAt: at });
      continue;
    }
    if (kind >= show) {
      let hole: HoleCards = 'mucks';
      const isMuck = (actions.marks[i]! & MARKS.mucks) !== 0;
      if (kind === show && !isMuck) hole = holeOf(d, i, at, player);
      if (kind === showDealt) hole = lineOf(cards, name)?.hole ?? 'unknown';
      addShown(showdown, { name, at, hole, holeAt: at });
      continue;
    }
    const more = acted[player]!++;
    if (section === null || more > section.more) {
      section = newSection(at, street, more, null);
      sections.push(section);
    }
    const marks = actions.marks[i]!;
    let verb: Verb = 'fold';
    let to: number | null = null;
    let amountAt: Span | null = null;
    if (kind === checkOrCall) verb = (marks & MARKS['all-in']) === 0 ? 'call' : 'all-in';
    else if (kind === betOrRaise) {
      verb = 'raise';
      to = scaled(actions.digits[i]!, actions.places[i]!, scaleDigits);
      amountAt = d.spanAt(actions.amountFrom[i]!, actions.end[i]!);
    }
    section.actions.push({
      name,
      at,
      label: null,
      verb,
      to,
      forced: (marks & MARKS.forced) !== 0,
      away: (marks & MARKS.away) !== 0,
      doesAt: at,
      amountAt,
      lineAt: at,
    });
  }
  return { cards, sections, showdown };
}

/**
 * Where the showdown of a bare hand stands: where the first to show did, or where that player's
 * cards were shown in the end.
 */
export function showdownPlace(d: PhhDraft): Span | null {
  const { actions } = d;
  let first = -1;
  for (let i = 0; i < actions.count; i++) {
    if (actions.kinds[i]! < show) continue;
    if (first < 0) first = i;
    else if (actions.player[i] === actions.player[first] && isTold(actions, i)) first = i;
  }
  return first < 0 ? null : d.spanAt(actions.from[first]!, actions.end[first]!);
}

/** Whether a player shows both cards or gives them up; cards that were dealt are shown once. */
const isTold = (actions: ActionList, i: number): boolean =>
  actions.kinds[i] !== show ||
  (actions.cards[i * CARDS_EACH] !== UNKNOWN_CARD &&
    actions.cards[i * CARDS_EACH + 1] !== UNKNOWN_CARD);

/** `????`: most hole cards of an archive. */
const isUnknown = (actions: ActionList, i: number): boolean =>
  actions.cardCount[i] === 2 &&
  actions.cards[i * CARDS_EACH] === UNKNOWN_CARD &&
  actions.cards[i * CARDS_EACH + 1] === UNKNOWN_CARD;

/** How often each has acted on the street, and whose every card is. */
const acted = new Uint8Array(16);
const owners = new CardOwners();

const newSection = (
  at: Span,
  street: number,
  more: number,
  board: readonly Card[] | null,
): OpenSection => ({
  at,
  street: STREETS[street]!,
  more,
  board,
  boardAt: board && at,
  actions: [],
});

/** The new cards of a street; null if they are not known, undefined if they cannot be. */
function boardOf(
  d: PhhDraft,
  i: number,
  at: Span,
  street: number,
): readonly Card[] | null | undefined {
  const { actions } = d;
  const count = actions.cardCount[i]!;
  const name = STREETS[street];
  if (name === undefined) {
    const message = 'The board has five cards already; running it twice cannot be read.';
    d.find(finding('WIN-5', 'error', at, message));
    return undefined;
  }
  if (count !== BOARD_CARDS[name]) {
    const expected = counted(BOARD_CARDS[name], 'card');
    const message = `The ${name} has ${expected}, not ${count}.`;
    d.find(finding('WIN-5', 'error', at, message, { expected, found: counted(count, 'card') }));
    return undefined;
  }
  const cards = cardsOf(actions, i);
  const unknown = cards.indexOf(UNKNOWN_CARD as Card);
  const twice = owners.twiceOnBoard(unknown < 0 ? cards : cards.slice(0, unknown));
  if (twice !== null) {
    tellTwice(d, twice, at);
    return undefined;
  }
  return unknown < 0 ? cards : null;
}

/** Two cards, as far as both are known. */
function holeOf(d: PhhDraft, i: number, at: Span, player: number): HoleCards {
  const { actions } = d;
  const from = i * CARDS_EACH;
  const first = actions.cards[from]!;
  const second = actions.cards[from + 1]!;
  if (actions.cardCount[i] !== 2) {
    const found = counted(actions.cardCount[i]!, 'card');
    const message = `A hand of hold'em has 2 cards, not ${found}.`;
    d.find(finding('WIN-5', 'error', at, message, { expected: '2 cards', found }));
    return 'unknown';
  }
  if (first === UNKNOWN_CARD || second === UNKNOWN_CARD) return 'unknown';
  const twice = owners.twiceInHole(first as Card, second as Card, player);
  if (twice === null) return [first as Card, second as Card];
  tellTwice(d, twice, at);
  return 'unknown';
}

/** WIN-5 */
function tellTwice(d: PhhDraft, card: Card, at: Span): void {
  const found = cardLetters(card);
  d.find(
    finding('WIN-5', 'error', at, `The card ${found} is out already in this hand.`, { found }),
  );
}

const lineOf = (lines: readonly CardsLine[], name: string): CardsLine | undefined => {
  for (let i = 0; i < lines.length; i++) if (lines[i]!.name === name) return lines[i];
  return undefined;
};

/** Cards once shown stay shown: some writers show again on every street, at first unknown. */
function addShown(showdown: CardsLine[], line: CardsLine): void {
  for (let i = 0; i < showdown.length; i++) {
    if (showdown[i]!.name !== line.name) continue;
    if (line.hole !== 'unknown') showdown[i] = line;
    return;
  }
  showdown.push(line);
}
