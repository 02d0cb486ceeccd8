import {
  type ActEvent,
  BOARD_CARDS,
  type Card,
  events,
  type PostEvent,
  STREETS,
  type Street,
} from '../../rules/index.ts';
import { awayActions } from '../writable-hand.ts';
import { dealtCards } from '../writer-parts.ts';
import { type HandLines, inBrackets } from './hand-lines.ts';

/** Posts, hole cards, actions and streets. */
export function writePlay(page: HandLines): void {
  const { settlement } = page.hand;
  const log = events(settlement.hand);
  const away = awayActions(page.hand);
  writePosts(page);
  page.put('*** HOLE CARDS ***');
  writeDealt(page);
  const left = settlement.hand.table.seats.map(({ stack }): number => stack);
  for (const event of log) if (event.kind === 'post') left[event.seat]! -= event.amount;
  const last = log.findLastIndex((event) => event.kind === 'act');
  if (last < 0) writeUncalled(page);
  let price: number = settlement.hand.table.blinds.bb;
  log.forEach((event, i) => {
    if (event.kind === 'deal') {
      price = 0;
      writeStreet(page, event.street);
    } else if (event.kind === 'act') {
      left[event.seat]! -= event.added;
      const allIn = event.added > 0 && left[event.seat] === 0 ? ' and is all-in' : '';
      // ACT-9: this is what the site says of whoever did not answer.
      if (away.has(event)) page.put(`${page.nameOf(event.seat)} has timed out`);
      page.put(`${page.nameOf(event.seat)}: ${doesWords(page, event, price)}${allIn}`);
      price = Math.max(price, event.to);
    }
    if (i === last) writeUncalled(page);
  });
  writeSecondRun(page);
}

function doesWords(page: HandLines, { verb, to, added }: ActEvent, price: number): string {
  if (verb === 'fold') return 'folds';
  if (verb === 'check') return 'checks';
  if (to <= price) return `calls ${page.money(added)}`;
  if (price === 0) return `bets ${page.money(to)}`;
  return `raises ${page.money(to - price)} to ${page.money(to)}`;
}

const POST_WORDS: Readonly<Record<PostEvent['what'], string>> = {
  ante: 'posts the ante',
  sb: 'posts small blind',
  bb: 'posts big blind',
  // What a late player posts is a big blind; a small blind besides the SB's is dead.
  post: 'posts big blind',
  dead: 'posts small blind',
};

function writePosts(page: HandLines): void {
  const { hand } = page.hand.settlement;
  const { rules, blinds, seats } = hand.table;
  const posts = events(hand).filter((event) => event.kind === 'post');
  // Antes stand above the blinds, except where the blind is posted first (POST-3).
  const isBlindFirst = rules.anteType === 'bb' && rules.anteOrder === 'bb-first';
  const ordered = isBlindFirst
    ? posts
    : [...posts.filter(isAnte), ...posts.filter((event) => !isAnte(event))];
  const left = seats.map(({ stack }): number => stack);
  for (let i = 0; i < ordered.length; i++) {
    const { seat, what, amount } = ordered[i]!;
    const next = ordered[i + 1];
    const isBoth =
      what === 'post' && amount === blinds.bb && next?.what === 'dead' && next.seat === seat;
    const whole = isBoth ? amount + next.amount : amount;
    if (isBoth) i++;
    left[seat]! -= whole;
    const words = isBoth ? 'posts small & big blinds' : POST_WORDS[what];
    const allIn = left[seat] === 0 ? ' and is all-in' : '';
    page.put(`${page.nameOf(seat)}: ${words} ${page.money(whole)}${allIn}`);
  }
}

const isAnte = ({ what }: PostEvent): boolean => what === 'ante';

/** Hole cards told before the actions; those shown at the end are not known here yet. */
function writeDealt(page: HandLines): void {
  dealtCards(page.hand).forEach((hole, seat) => {
    if (hole) page.put(`Dealt to ${page.nameOf(seat)} ${inBrackets(hole)}`);
  });
}

/** `Uncalled bet (13000) returned to Ada`: as soon as nobody can call any more. */
function writeUncalled(page: HandLines): void {
  const { returned } = page.payout;
  if (!returned) return;
  page.put(
    `Uncalled bet (${page.money(returned.amount)}) returned to ${page.nameOf(returned.seat)}`,
  );
}

function writeStreet(page: HandLines, street: Street): void {
  const run = isRunTwice(page) && isAfterBetting(page, street) ? 'FIRST ' : '';
  const log = events(page.hand.settlement.hand);
  const before: Card[] = [];
  for (const event of log) {
    if (event.kind !== 'deal') continue;
    if (event.street === street) {
      page.put(streetLine(`${run}${street.toUpperCase()}`, before, event.cards));
      return;
    }
    before.push(...event.cards);
  }
}

const streetLine = (words: string, before: readonly Card[], cards: readonly Card[]): string => {
  const out = before.length > 0 && cards.length > 0 ? ` ${inBrackets(before)}` : '';
  // Cards that nobody saw cannot be written.
  return `*** ${words} ***${out}${cards.length > 0 ? ` ${inBrackets(cards)}` : ''}`;
};

const isRunTwice = (page: HandLines): boolean => page.payout.boards.length > 1;

const isAfterBetting = ({ hand }: HandLines, street: Street): boolean => {
  const { lastStreet } = hand.replay;
  return lastStreet !== null && STREETS.indexOf(street) > STREETS.indexOf(lastStreet);
};

/** RUN-1: the second run's streets follow all of the first run's. */
function writeSecondRun(page: HandLines): void {
  const second = page.payout.boards[1];
  if (!second) return;
  let out = 0;
  for (const street of STREETS) {
    const end = out + BOARD_CARDS[street];
    if (isAfterBetting(page, street)) {
      const words = `SECOND ${street.toUpperCase()}`;
      page.put(streetLine(words, second.slice(0, out), second.slice(out, end)));
    }
    out = end;
  }
}
