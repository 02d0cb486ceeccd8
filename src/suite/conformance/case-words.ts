import { all, counted, figure, show } from '../../kernel/index.ts';
import { potName, thePot } from '../../rules/index.ts';
import {
  type CaseEvent,
  type CaseLevel,
  type CaseQuestion,
  type CaseTable,
  type ConformanceCase,
  isStreetEvent,
  type Turn,
} from './conformance-case.ts';
import type { AnswerValue, Difference } from './judge-case.ts';

/** What each level asks, for somebody who never saw the suite. */
export const LEVEL_WORDS: Readonly<Record<CaseLevel, string>> = {
  pots: 'how chips become pots',
  betting: 'whose turn, and what is legal',
  showdown: 'who gets what',
  next: 'where button and blinds move',
};

/** The title of a case's reasons: an illegal one has those of its last event alone. */
export const whyTitle = ({ expect }: Pick<ConformanceCase, 'expect'>, title = 'Why'): string =>
  expect.refused ? 'Why the last action is refused' : title;

/** `Ah` → `A♥` */
export const cardWords = (letters: string): string =>
  letters.slice(0, -1) + (SUITS[letters.slice(-1)] ?? letters.slice(-1));

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** `Alice raises to 300, all-in`, `Flop 7♥ 7♣ 2♦` */
function eventWords(event: CaseEvent): string {
  if (isStreetEvent(event)) {
    const name = event.street.slice(0, 1).toUpperCase() + event.street.slice(1);
    return [name, ...(event.board ?? []).map(cardWords)].join(' ');
  }
  const { act, to = 0, allIn } = event;
  const player = show(event.player);
  const end = allIn ? ', all-in' : '';
  switch (act) {
    case 'fold':
      return `${player} folds`;
    case 'check':
      return `${player} checks`;
    case 'call':
      return `${player} calls ${figure(event.adds ?? to)}${end}`;
    case 'bet':
      return `${player} bets ${figure(to)}${end}`;
    case 'raise':
      return `${player} raises to ${figure(to)}${end}`;
  }
}

/** A street with everything done on it. */
export interface StreetWords {
  /** `Flop 7♥ 7♣ 2♦` */
  readonly title: string;
  readonly actions: readonly { readonly event: number; readonly words: string }[];
}

/** Streets nobody acts on stand in one line. */
export function streetsOf(events: readonly CaseEvent[]): readonly StreetWords[] {
  const streets: { title: string; actions: { event: number; words: string }[] }[] = [];
  events.forEach((event, i) => {
    const words = eventWords(event);
    const last = streets.at(-1);
    if (!isStreetEvent(event)) last?.actions.push({ event: i, words });
    else if (last && i > 1 && last.actions.length === 0) last.title += `, ${words}`;
    else streets.push({ title: words, actions: [] });
  });
  return streets;
}

/** `Blinds 50/100, the big blind posts an ante of 100` and what else is not as everywhere. */
export function stakesWords({
  smallBlind,
  bigBlind,
  ante,
  oddChip,
  buttonRule,
}: CaseTable): string {
  const antes = {
    none: 'no ante',
    all: `everybody posts an ante of ${figure(ante.amount)}`,
    bb: `the big blind posts an ante of ${figure(ante.amount)} for the table${
      ante.order === 'bb-first' ? ', after the blind' : ', before the blind'
    }`,
  };
  return [
    `Blinds ${figure(smallBlind.amount)}/${figure(bigBlind.amount)}`,
    antes[ante.type],
    ...(oddChip > 1 ? [`smallest chip ${figure(oddChip)}`] : []),
    ...(buttonRule === 'moving' ? [] : [buttonRule === 'dead' ? 'dead button' : 'seat by seat']),
  ].join('; ');
}

/** `button, small blind` where the player has one of the places. */
export function positionText({ button, smallBlind, bigBlind }: CaseTable, name: string): string {
  const places: readonly (readonly [string, string])[] = [
    [button, 'button'],
    [smallBlind.player, 'small blind'],
    [bigBlind.player, 'big blind'],
  ];
  return places
    .filter(([player]) => player === name)
    .map(([, place]) => place)
    .join(', ');
}

/** Where a figure stands, in words: `turns[3].toCall` → `To call after Bob raises to 300`. */
export function placeWords(place: string, question?: Pick<CaseQuestion, 'events'>): string {
  const [, list = place, index, rest = ''] =
    /^([a-z]+)(?:\[(\d+)\])?(?:\.(.*))?$/is.exec(place) ?? [];
  const at = Number(index);
  switch (list) {
    case 'pots':
      if (rest === 'length') return 'Number of pots';
      if (rest === 'percentage') return `Percentage of ${thePot(potName(at))}`;
      return rest === 'amount' ? potName(at) : `Who can win ${thePot(potName(at))}`;
    case 'returned':
      return `Goes back to ${show(rest)}`;
    case 'won':
      return `${show(rest)} wins`;
    case 'stacks':
      return `Stack of ${show(rest)}`;
    case 'next':
      return `Next ${NEXT_WORDS[rest] ?? show(rest)}`;
    case 'refused':
      return 'Refused';
    case 'turns':
      return `${TURN_WORDS[rest] ?? show(rest)} ${afterWords(at, question)}`;
    default:
      return show(place);
  }
}

function afterWords(at: number, question?: Pick<CaseQuestion, 'events'>): string {
  if (at === 0) return 'after the blinds';
  const event = question?.events[at];
  if (!event) return `after event ${at}`;
  return isStreetEvent(event) ? `on the ${event.street}` : `after ${eventWords(event)}`;
}

const NEXT_WORDS: Readonly<Record<string, string>> = {
  '': 'hand',
  button: 'button',
  smallBlind: 'small blind',
  bigBlind: 'big blind',
};

const TURN_WORDS: Readonly<Record<string, string>> = {
  '': 'To act',
  player: 'To act',
  toCall: 'To call',
  check: 'Check',
  bet: 'Bet',
  raise: 'Raise',
};

/** As many as sit at a table; a program may name more. */
const MOST_NAMES = 10;

/** Programs answer with fractions and debts too. */
const amountWords = (amount: number): string =>
  Number.isSafeInteger(amount)
    ? `${amount < 0 ? '−' : ''}${figure(Math.abs(amount))}`
    : `${amount}`;

/** A figure as people read it. */
export function valueWords(
  { place }: Pick<Difference, 'place'>,
  value: AnswerValue,
  question?: Pick<CaseQuestion, 'events'>,
): string {
  if (typeof value === 'number') return amountWords(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return show(value);
  if (value === null) return nothingWords(place);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.length === 0 ? 'nobody' : all(value.slice(0, MOST_NAMES).map(show));
  }
  const { min, max, event, player } = value as Record<string, unknown>;
  if (typeof min === 'number' && typeof max === 'number') {
    return min === max
      ? `all-in to ${amountWords(max)}`
      : `${amountWords(min)} to ${amountWords(max)}`;
  }
  if (typeof event === 'number') return refusedWords(event, question);
  if (typeof player === 'string') return turnWords(value as Partial<Turn>);
  return show(JSON.stringify(value));
}

function nothingWords(place: string): string {
  if (place === 'refused') return 'nothing';
  if (place === 'next') return 'no next hand';
  if (/^turns\[\d+\]$/.test(place)) return 'nobody';
  return place.startsWith('turns') ? 'no' : 'nothing';
}

function refusedWords(at: number, question?: Pick<CaseQuestion, 'events'>): string {
  const event = question?.events[at];
  return event ? `${eventWords(event)} (event ${at})` : `event ${at}`;
}

function turnWords(turn: Partial<Turn>): string {
  const may = optionsOf(turn);
  const name = show(String(turn.player));
  return may.length === 0 ? name : `${name}: ${may.join(', ')}`;
}

/** `call 100`, `raise 200 to 3,000`: what a player may do besides folding. */
export function optionsOf({ toCall, check, bet, raise }: Partial<Turn>): readonly string[] {
  const range = (name: string, one: Turn['bet'] | undefined): readonly string[] =>
    one ? [`${name} ${valueWords({ place: '' }, one)}`] : [];
  return [
    ...(check ? ['check'] : []),
    ...(typeof toCall === 'number' && toCall !== 0 ? [`call ${amountWords(toCall)}`] : []),
    ...range('bet', bet),
    ...range('raise', raise),
  ];
}

/** `Side Pot 1: expected 400, found 700 (pots[1].amount)` */
export function differenceWords(
  difference: Difference,
  question?: Pick<CaseQuestion, 'events'>,
): string {
  const { place, expected, found } = difference;
  const wanted = valueWords(difference, expected, question);
  const said = valueWords(difference, found, question);
  return `${placeWords(place, question)}: expected ${wanted}, found ${said} (${show(place)})`;
}

/** `3 players, 12 events` */
export const sizeWords = ({ table, events }: CaseQuestion): string =>
  `${counted(table.seats.length, 'player')}, ${counted(events.length, 'event')}`;
