import { editLine, quote, type Span, show } from '../../kernel/index.ts';
import { BOARD_CARDS, type Card } from '../../rules/index.ts';
import { placeOfCard, readCards, writeCards } from './cards.ts';
import { sayLate, saySeen } from './common-findings.ts';
import { type Draft, type OpenSection, ORDER } from './draft.ts';
import { type StreetHeading, sectionTitle } from './streets.ts';
import { type KeptHere, withKept } from './trivia.ts';

/** Puts a street heading into the hand. */
export function applyStreet(d: Draft, heading: StreetHeading): void {
  const { line } = d;
  const { street, more, cardsFrom, cardsTo } = heading;
  if (!d.reach(ORDER.streets) && d.hasOutcome) sayLate(d, sectionTitle(street, more));
  const again = d.sections.find((s) => s.street === street && s.more === more);
  if (again !== undefined) sayAgain(d, heading, again);
  const boardAt = cardsTo > cardsFrom ? line.span(cardsFrom, cardsTo) : null;
  const board = boardAt === null ? null : readBoard(d, heading, boardAt, again);
  openSection(d, heading, board, board === null ? null : boardAt, d.take());
}

/** An action may come before any heading: then it is on the first street. */
export function currentSection(d: Draft): OpenSection {
  const last = d.sections[d.sections.length - 1];
  if (last !== undefined) return last;
  const { to } = d.line;
  d.reach(ORDER.streets);
  const heading: StreetHeading = { street: 'preflop', more: 0, cardsFrom: to, cardsTo: to };
  // What waits above belongs above the heading that is not there; the comment is the action's own.
  return openSection(d, heading, null, null, d.waiting.take(null));
}

function openSection(
  d: Draft,
  { street, more }: StreetHeading,
  board: readonly Card[] | null,
  boardAt: Span | null,
  kept: KeptHere | null,
): OpenSection {
  d.phase = 'streets';
  const at = d.line.span();
  const opened: OpenSection = { at, street, more, board, boardAt, actions: [] };
  const section = withKept(opened, kept);
  d.sections.push(section);
  return section;
}

/** WIN-5: as many cards as the street brings, none of them seen before. */
function readBoard(
  d: Draft,
  heading: StreetHeading,
  at: Span,
  again: OpenSection | undefined,
): readonly Card[] | null {
  const { line } = d;
  const { street, more, cardsFrom, cardsTo } = heading;
  const { cards, bad } = readCards(line.text, cardsFrom, cardsTo);
  const due = more === 0 ? BOARD_CARDS[street] : 0;
  const title = sectionTitle(street, more);
  if (bad !== null) {
    const written = line.text.slice(bad.from, bad.to);
    d.say(
      'WIN-5',
      'error',
      line.span(bad.from, bad.to),
      `${quote(written)} is not a card; write rank and suit, as in A♥ or Ah.`,
      {
        expected: due === 0 ? 'no cards' : `${due} ${due === 1 ? 'card' : 'cards'}`,
        found: show(written),
      },
    );
    d.remember();
    return null;
  }
  if (cards.length === 0) return null;
  if (cards.length !== due && again === undefined) {
    const fresh = cards.filter((card) => !d.board.includes(card));
    const repeated = cards.length - fresh.length;
    if (repeated > 0 && repeated === d.board.length && fresh.length === due) {
      sayRepeatedBoard(d, at, title, fresh);
      seeBoard(d, fresh, heading);
      return fresh.length === 0 ? null : fresh;
    }
  }
  if (cards.length !== due) sayCount(d, at, title, due, cards);
  seeBoard(d, cards, heading);
  return cards;
}

function seeBoard(d: Draft, cards: readonly Card[], { cardsFrom, cardsTo }: StreetHeading): void {
  const { line } = d;
  for (let k = 0; k < cards.length; k++) {
    const card = cards[k]!;
    if (!d.board.includes(card)) d.board.push(card);
    const seen = d.see(card);
    if (seen !== null) {
      const [from, to] = placeOfCard(line.text, cardsFrom, cardsTo, k);
      saySeen(d, card, seen, line.span(from, to));
    }
  }
}

function sayCount(d: Draft, at: Span, title: string, due: number, cards: readonly Card[]): void {
  const [street] = title.split(' ');
  const message =
    due === 0
      ? `${title} brings no board cards; here are ${cards.length}.`
      : `The ${street!.toLowerCase()} brings ${due} ${due === 1 ? 'card' : 'cards'}; here ${cards.length === 1 ? 'is 1' : `are ${cards.length}`}.`;
  d.say('WIN-5', 'error', at, message, {
    expected: due === 0 ? 'no cards' : `${due} ${due === 1 ? 'card' : 'cards'} in the brackets`,
    found: show(writeCards(cards)),
    fix: due === 0 ? `${title}:` : null,
  });
}

function sayRepeatedBoard(d: Draft, at: Span, title: string, fresh: readonly Card[]): void {
  const cards = writeCards(fresh);
  const what = fresh.length === 0 ? 'no new cards, so no brackets' : `only the new card ${cards}`;
  d.say('WIN-5', 'warning', at, `The heading repeats the board; it names ${what}.`, {
    expected: fresh.length === 0 ? 'no cards' : cards,
    found: show(d.line.text.slice(at.column - 1, at.column - 1 + at.length)),
    fix: fresh.length === 0 ? `${title}:` : cards,
    edit: fresh.length > 0 ? editLine(at, cards) : editLine(d.line.span(), `${title}:`),
  });
}

function sayAgain(d: Draft, { street, more }: StreetHeading, first: OpenSection): void {
  const title = sectionTitle(street, more);
  const next = sectionTitle(street, more + 1);
  const message = `${title} is already on line ${first.at.line}; when a player acts again on the street, the action goes under ${next}.`;
  d.say('NOTE-1', 'error', d.line.span(), message, {
    expected: `${title} once`,
    found: show(d.line.content()),
    fix: `${next}:`,
  });
}
