import {
  type ActEvent,
  BOARD_CARDS,
  BUTTON,
  type Chips,
  canAnybodyAnswer,
  cardLetters,
  events,
  type Hand,
  type HandEvent,
  type HoleCards,
  isAmong,
  isBettingOver,
  type PlayerResult,
  showOrder,
} from '../../rules/index.ts';
import { statedChairs } from '../chairs.ts';
import { UNKNOWN_STACK } from '../read-hand.ts';
import { awayActions, Losses, type SettledHand, type Written } from '../writable-hand.ts';
import { dealtCards, hasKept, noteBadChairs, startOf } from '../writer-parts.ts';
import type { Key } from './keys.ts';
import { digitsAsNumber } from './origin.ts';
import type { Mark } from './packed-lists.ts';
import { ownFields, postedAnte, tomlAmount, tomlList, tomlText } from './write-fields.ts';

/**
 * Writes one hand: as a whole `.phh` file, or with its place in a `.phhs` file as the table
 * `[place]`, between two of which stands an empty line.
 */
export function writePhh(hand: SettledHand, place: number | null = null): Written {
  const losses = new Losses();
  noteLosses(hand, losses);
  const { record, settlement, scale, origin } = hand;
  const { table } = settlement.hand;
  // p1 is the first player after the button, who comes last.
  const { dealtIn } = table;
  const order = dealtIn[0] === BUTTON ? [...dealtIn.slice(1), BUTTON] : dealtIn;
  const amounts = (list: readonly number[]): string =>
    tomlList(list.map((amount) => tomlAmount(amount, scale)));
  const { actions, isUntold } = writeActions(hand, order);
  const results = order.map((seat) => settlement.players[seat]!);
  const isPaid = settlement.next !== null;
  const fields: (readonly [Key | string, string | null])[] = [
    ['variant', "'NT'"],
    ['ante_trimming_status', String(table.rules.anteType === 'all' || table.blinds.ante === 0)],
    ['antes', amounts(antesOf(hand, order))],
    ['blinds_or_straddles', amounts(blindsOf(hand, order))],
    ['min_bet', tomlAmount(table.blinds.bb, scale)],
    ['starting_stacks', tomlList(results.map(({ start }) => stackText(start, start, scale)))],
    ['actions', tomlList(actions.map(tomlText))],
    ['venue', text(origin.site)],
    ['players', tomlList(results.map(({ name }) => tomlText(origin.names?.get(name) ?? name)))],
    ...chairFields(
      hand,
      results.map(({ name }) => name),
    ),
    ['table', text(record.table)],
    ['hand', handText(hand)],
    ['level', numberOrText(origin.level)],
    ['event', text(record.event)],
    ['url', text(record.video)],
    ...dateFields(startOf(hand)),
    ['finishing_stacks', tomlList(results.map((result) => endText(result, scale)))],
    ['winnings', isPaid && !settlement.isVoid ? amounts(results.map(({ won }) => won ?? 0)) : null],
    ...currencyFields(hand.currency),
    ...ownFields(hand, isUntold),
    ...(origin.others ?? []),
  ];
  const lines = fields.flatMap(([key, value]) => (value === null ? [] : [`${key} = ${value}`]));
  const heading = place === null ? [] : [`[${place}]`];
  return { text: `${[...heading, ...lines].join('\n')}\n`, losses: losses.list };
}

/** A stack nobody knows is `inf`, at the start and at the end. */
const stackText = (stack: number, start: number, scale: number): string =>
  start === UNKNOWN_STACK ? 'inf' : tomlAmount(stack, scale);

const endText = (result: PlayerResult, scale: number): string =>
  stackText(result.newStack ?? result.final, result.start, scale);

const text = (value: string | null): string | null => (value === null ? null : tomlText(value));

/** Arrays go by position, heads-up as [sb, bb] though p1 is the big blind. */
const byPosition = (order: readonly number[], amountOf: (seat: number) => number): number[] => {
  const amounts = order.map(amountOf);
  return order.length === 2 ? amounts.reverse() : amounts;
};

function antesOf(hand: SettledHand, order: readonly number[]): readonly number[] {
  const { table } = hand.settlement.hand;
  const ante = postedAnte(hand);
  const isForAll = table.rules.anteType === 'all';
  return byPosition(order, (seat) => {
    const own = isForAll || seat === table.bb ? ante : 0;
    const { live, dead } = postedBy(hand, seat);
    return live === table.blinds.bb ? own : own + dead;
  });
}

/** A post by a new player is written as a negative blind. */
function blindsOf(hand: SettledHand, order: readonly number[]): readonly number[] {
  const { table } = hand.settlement.hand;
  const { sb, bb } = table.blinds;
  return byPosition(order, (seat) => {
    if (seat === table.bb) return bb;
    if (seat === table.sb) return sb;
    const { live, dead } = postedBy(hand, seat);
    return live === 0 ? 0 : -(live === bb ? live + dead : live);
  });
}

function postedBy(hand: SettledHand, seat: number): { live: number; dead: number } {
  const posted = { live: 0, dead: 0 };
  for (const post of hand.settlement.hand.table.posts) {
    if (post.seat === seat) posted[post.dead ? 'dead' : 'live'] += post.amount;
  }
  return posted;
}

function chairFields(
  hand: SettledHand,
  names: readonly string[],
): readonly (readonly [Key, string | null])[] {
  const { record, origin } = hand;
  const stated = record.chairs && statedChairs({ record, origin }, names);
  const numbers: readonly (number | undefined)[] =
    stated?.numbers ?? names.map((name) => origin.chairs?.get(name));
  const size = stated ? stated.of : origin.tableSize;
  return [
    ['seats', numbers.includes(undefined) ? null : tomlList(numbers.map(String))],
    ['seat_count', size === null ? null : String(size)],
  ];
}

/** The number a program gave the hand, else ours. */
function handText({ record, origin, number }: SettledHand): string | null {
  if (record.number !== null) return String(record.number);
  if (origin.handId !== null) return numberOrText(origin.handId);
  return number === null ? null : String(number);
}

const numberOrText = (value: string | null): string | null =>
  value === null
    ? null
    : digitsAsNumber(value) !== null && !/^0\d/.test(value)
      ? value
      : tomlText(value);

/** `time`, `day`, `month` and `year`, as exactly as the date is known. */
function dateFields(date: string | null): readonly (readonly [Key, string | null])[] {
  const parts = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d:\d\d))?)?)?/.exec(date ?? '');
  if (!parts) return [];
  const [, year, month, day, time] = parts;
  const number = (digits: string | undefined): string | null =>
    digits === undefined ? null : String(Number(digits));
  return [
    ['time', time ?? null],
    ['day', number(day)],
    ['month', number(month)],
    ['year', number(year)],
  ];
}

/** A code such as `EUR` has a key of its own; anything else is the symbol. */
const currencyFields = (currency: string | null): readonly (readonly [Key, string | null])[] =>
  currency === null
    ? []
    : [[/^[A-Z]{3}$/.test(currency) ? 'currency' : 'currency_symbol', tomlText(currency)]];

function noteLosses(hand: SettledHand, losses: Losses): void {
  const { record, replay, settlement } = hand;
  const { table } = settlement.hand;
  if (replay.stopped) {
    losses.add('stopped', 'What comes after the first error is not written.');
  }
  if (table.posts.some(({ seat, dead }) => dead && postedBy(hand, seat).live !== table.blinds.bb)) {
    losses.add('dead posts', 'A dead post without a live one is written as an ante.');
  }
  noteBadChairs(hand, losses);
  if (hasKept(record)) losses.add('comments', 'Comments are not kept.');
}

interface WrittenActions {
  readonly actions: readonly string[];
  /** Whether the cards shown were only given beforehand, or nobody showed anything. */
  readonly isUntold: boolean;
}

/** The actions of a hand; `order` are the seats of p1, p2, … */
function writeActions(hand: SettledHand, order: readonly number[]): WrittenActions {
  const { hand: played } = hand.settlement;
  const titled = (seat: number): string => `p${order.indexOf(seat) + 1}`;
  const dealt = dealtCards(hand);
  const actions = order.map((seat) => `d dh ${titled(seat)} ${holeText(dealt[seat] ?? 'unknown')}`);
  const log = events(played);
  const lastAct = log.findLastIndex((event) => event.kind === 'act' || event.kind === 'post');
  const isContested = isBettingOver(played) && played.players > 1;
  const isEarly = isContested && log.slice(lastAct + 1).some(({ kind }) => kind === 'deal');
  const shows = showsOf(hand, isEarly).map(([seat, text]) => `${titled(seat)} ${text}`);
  const writer = new ActionWriter(hand);
  log.forEach((event, i) => {
    if (event.kind === 'deal') {
      const cards = event.cards.map(cardLetters).join('');
      actions.push(`d db ${cards || '??'.repeat(BOARD_CARDS[event.street])}`);
      writer.nextStreet();
    } else if (event.kind === 'act') {
      actions.push(`${titled(event.seat)} ${writer.textOf(event)}`);
    }
    // Once all are all-in the hands are shown before the rest of the board.
    if (i === lastAct && isContested) actions.push(...shows);
  });
  const isUntold = hand.record.showdown.length === 0;
  // A hand that stops early may have cards all the same.
  if (!isContested && !isUntold && played.players > 1) actions.push(...shows);
  return { actions, isUntold: isUntold && isContested && shows.length > 0 };
}

type Shown = readonly [seat: number, text: string];

/** Who shows or mucks what, in the order of SHOW-1. */
function showsOf(hand: SettledHand, isEarly: boolean): readonly Shown[] {
  const { record, settlement } = hand;
  const isUntold = record.showdown.length === 0;
  const lines = isUntold ? record.cards : record.showdown;
  const { seats } = settlement.hand.table;
  const shown = showOrder(settlement.hand).seats.flatMap((seat): [number, HoleCards][] => {
    // ACT-8: a fold after betting was over is a muck at the showdown
    if (isAmong(settlement.hand.mucked, seat)) return [[seat, 'mucks']];
    const hole = lines.find(({ name }) => name === seats[seat]!.name)?.hole;
    return hole === undefined || (isUntold && hole === 'unknown') ? [] : [[seat, hole]];
  });
  if (shown.length === 0 && !isEarly) return declaredShows(settlement);
  const isKnown = shown.some(([, hole]) => typeof hole === 'object');
  const isLastLeft = shown.filter(([, hole]) => hole !== 'mucks').length === 1;
  return shown.map(([seat, hole]) => {
    if (hole !== 'mucks') return [seat, `sm ${holeText(hole)}`];
    // Other programs end a hand that all but one muck and refuse the rest of the board, and they
    // leave nobody in for a pot that is the mucker's alone.
    const isHidden = isKnown && ((isEarly && isLastLeft) || settlement.players[seat]!.won! > 0);
    return [seat, isHidden ? markedText('sm ????', ['mucks']) : 'sm'];
  });
}

/**
 * Winners who were declared without cards: whoever wins nothing mucks, so that programs which know
 * nothing of declarations pay the same. Nothing where that would say something else.
 */
function declaredShows({ hand, pots, next, isVoid }: SettledHand['settlement']): readonly Shown[] {
  const winners = new Set(pots.flatMap((pot) => pot.winners.map(({ seat }) => seat)));
  const isSame = pots.every((pot) => {
    const paid = pot.eligible.filter((seat) => winners.has(seat));
    return paid.length === pot.winners.length;
  });
  if (next === null || isVoid || !isSame) return [];
  return showOrder(hand).seats.map((seat) => [seat, winners.has(seat) ? 'sm ????' : 'sm']);
}

/** Puts actions into words, in their order. */
class ActionWriter {
  readonly #scale: number;
  readonly #away: ReadonlySet<HandEvent>;
  readonly #after = new Map<HandEvent, Hand>();
  /** The street total to match, as other programs see it. */
  #price: Chips;

  constructor(hand: SettledHand) {
    const { replay, settlement, scale } = hand;
    this.#scale = scale;
    this.#away = awayActions(hand);
    this.#price = settlement.hand.table.blinds.bb;
    for (const { event, after } of replay.steps) if (event) this.#after.set(event, after);
  }

  nextStreet(): void {
    this.#price = 0 as Chips;
  }

  textOf(event: ActEvent): string {
    const { seat, verb, to, forced } = event;
    const marks: Mark[] = [];
    if (forced) marks.push('forced');
    if (this.#away.has(event)) marks.push('away');
    if (verb === 'fold') return markedText('f', marks);
    if (to <= this.#price) return markedText('cc', marks);
    const after = this.#after.get(event);
    // ACT-7: an all-in nobody can answer is not a raise for other programs
    if (after && !canAnybodyAnswer({ ...after, price: this.#price }, seat)) {
      return markedText('cc', [...marks, 'all-in']);
    }
    this.#price = to;
    return markedText(`cbr ${tomlAmount(to, this.#scale)}`, marks);
  }
}

const markedText = (text: string, marks: readonly Mark[]): string =>
  marks.length === 0 ? text : `${text} # ${marks.join(', ')}`;

const holeText = (hole: HoleCards): string =>
  typeof hole === 'object' ? hole.map(cardLetters).join('') : '????';
