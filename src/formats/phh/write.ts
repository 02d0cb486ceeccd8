import type { PlayerResult } from '../../rules/settle.ts';
import { BUTTON } from '../../rules/table/table.ts';
import { type Origin, UNKNOWN_STACK } from '../read-hand.ts';
import { Losses, type WritableHand, type Written } from '../writable-hand.ts';
import { hasKept } from './has-kept.ts';
import type { Key } from './keys.ts';
import { wholeNumber } from './origin.ts';
import { tomlAmount, tomlList, tomlText } from './toml-text.ts';
import { writeActions } from './write-actions.ts';
import { ownFields, postedAnte } from './write-fields.ts';

/**
 * Writes one hand: as a whole `.phh` file, or with its place in a `.phhs` file as the table
 * `[place]`, between two of which stands an empty line.
 */
export function writePhh(hand: WritableHand, place: number | null = null): Written {
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
    [
      'seats',
      chairs(
        origin,
        results.map(({ name }) => name),
      ),
    ],
    ['seat_count', origin.tableSize === null ? null : String(origin.tableSize)],
    ['table', text(record.table)],
    ['hand', handText(hand)],
    ['level', numberOrText(origin.level)],
    ['event', text(record.event)],
    ['url', text(record.video)],
    ...dateFields(origin.date),
    ['finishing_stacks', tomlList(results.map((result) => endText(result, scale)))],
    ['winnings', isPaid ? amounts(results.map(({ won }) => won ?? 0)) : null],
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
  stackText(result.new ?? result.final, result.start, scale);

const text = (value: string | null): string | null => (value === null ? null : tomlText(value));

/** Arrays go by position, heads-up as [sb, bb] though p1 is the big blind. */
const byPosition = (order: readonly number[], amountOf: (seat: number) => number): number[] => {
  const amounts = order.map(amountOf);
  return order.length === 2 ? amounts.reverse() : amounts;
};

function antesOf(hand: WritableHand, order: readonly number[]): readonly number[] {
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
function blindsOf(hand: WritableHand, order: readonly number[]): readonly number[] {
  const { table } = hand.settlement.hand;
  const { sb, bb } = table.blinds;
  return byPosition(order, (seat) => {
    if (seat === table.bb) return bb;
    if (seat === table.sb) return sb;
    const { live, dead } = postedBy(hand, seat);
    return live === 0 ? 0 : -(live === bb ? live + dead : live);
  });
}

function postedBy(hand: WritableHand, seat: number): { live: number; dead: number } {
  const posted = { live: 0, dead: 0 };
  for (const post of hand.settlement.hand.table.posts) {
    if (post.seat === seat) posted[post.dead ? 'dead' : 'live'] += post.amount;
  }
  return posted;
}

function chairs(origin: Origin, names: readonly string[]): string | null {
  const numbers = names.map((name) => origin.chairs?.get(name));
  return numbers.includes(undefined) ? null : tomlList(numbers.map(String));
}

/** The number a program gave the hand, else ours. */
function handText({ record, origin, number }: WritableHand): string | null {
  if (record.number !== null) return String(record.number);
  if (origin.handId !== null) return numberOrText(origin.handId);
  return number === null ? null : String(number);
}

const numberOrText = (value: string | null): string | null =>
  value === null
    ? null
    : wholeNumber(value) !== null && !/^0\d/.test(value)
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

function noteLosses(hand: WritableHand, losses: Losses): void {
  const { record, replay, settlement } = hand;
  const { table } = settlement.hand;
  if (replay.stopped) {
    losses.add('stopped', 'What comes after the first error is not written.');
  }
  if (table.posts.some(({ seat, dead }) => dead && postedBy(hand, seat).live !== table.blinds.bb)) {
    losses.add('dead posts', 'A dead post without a live one is written as an ante.');
  }
  if (hasKept(record)) losses.add('comments', 'Comments are not kept.');
}
