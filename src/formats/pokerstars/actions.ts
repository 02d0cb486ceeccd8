import { quote, type Span, show } from '../../kernel/index.ts';
import type { PostKind, TableLog } from '../table-log/index.ts';
import { bracketed, readCards } from './cards.ts';
import { neededAmount } from './money.ts';

/** A line `Ada: does something`, with who it is and where it stands. */
export interface ReadAction {
  readonly log: TableLog;
  readonly name: string;
  readonly at: Span;
  /** Where the action itself is written. */
  readonly doesAt: Span;
  readonly decimals: number;
}

const ALL_IN = ' and is all-in';

const POSTS: readonly (readonly [string, PostKind])[] = [
  ['posts the ante ', 'ante'],
  ['posts ante ', 'ante'],
  ['posts small blind ', 'sb'],
  ['posts big blind ', 'bb'],
  ['posts small & big blinds ', 'both'],
];

/** Reads what a player does; false if it is nothing a player does. */
export function readPlayerAction(doing: ReadAction, does: string): boolean {
  const { log, name, at, doesAt } = doing;
  const allIn = does.endsWith(ALL_IN);
  const text = allIn ? does.slice(0, -ALL_IN.length) : does;
  switch (text.split(' ', 1)[0]) {
    case 'folds':
    case 'checks': {
      const verb = text.startsWith('folds') ? 'fold' : 'check';
      log.act({ name, verb, amount: null, means: 'total', allIn: false, at, doesAt });
      return true;
    }
    case 'calls':
      return bet(doing, 'call', text.slice(6), 'added', allIn);
    case 'bets':
      return bet(doing, 'bet', text.slice(5), 'added', allIn);
    case 'raises':
      return raise(doing, text, allIn);
    case 'posts':
      return post(doing, text);
    case 'straddle':
    case 'straddles':
      return refuseStraddle(doing, text);
    case 'shows':
      return shows(doing, text);
    case 'mucks':
      log.show({ name, at, hole: 'mucks', holeAt: doesAt });
      return true;
    // A hand that won without a showdown; people who come and go.
    case "doesn't":
    case 'sits':
    case 'is':
    case 'stands':
      return true;
    default:
      return false;
  }
}

function bet(
  { log, name, at, doesAt, decimals }: ReadAction,
  verb: 'call' | 'bet' | 'raise',
  text: string,
  means: 'added' | 'total',
  allIn: boolean,
): true {
  const amount = neededAmount(log, text, decimals, doesAt);
  if (amount !== null) log.act({ name, verb, amount, means, allIn, at, doesAt });
  return true;
}

/** `raises x to y`: y is the street total, x what it is above the bet. */
function raise(doing: ReadAction, text: string, allIn: boolean): true {
  const to = text.lastIndexOf(' to ');
  if (to >= 0) return bet(doing, 'raise', text.slice(to + 4), 'total', allIn);
  const { log, doesAt } = doing;
  const message = `${quote(text)} does not say to what; write \`raises x to y\`.`;
  const details = { expected: '`raises x to y`', found: show(text) };
  log.say('NOTE-4', 'error', doesAt, message, details);
  return true;
}

function post(doing: ReadAction, text: string): boolean {
  const { log, name, at, doesAt, decimals } = doing;
  for (const [words, what] of POSTS) {
    if (!text.startsWith(words)) continue;
    const amount = neededAmount(log, text.slice(words.length), decimals, doesAt);
    if (amount !== null) log.post({ name, what, amount, at });
    return true;
  }
  return /straddle|button blind/.test(text) && refuseStraddle(doing, text);
}

/** A straddle moves the first turn and the price, which no tournament does. */
function refuseStraddle({ log, doesAt }: ReadAction, text: string): true {
  const message = `${quote(text)}: straddles are not played here.`;
  log.say('FORM-3', 'error', doesAt, message, { expected: 'blinds and antes', found: show(text) });
  return true;
}

function shows({ log, name, at, doesAt }: ReadAction, text: string): boolean {
  const inside = bracketed(text, text.indexOf(']'));
  if (inside === null) return false;
  const cards = readCards(log, inside, doesAt);
  const [first, second] = cards ?? [];
  if (first !== undefined && second !== undefined && cards?.length === 2) {
    log.show({ name, at, hole: [first, second], holeAt: doesAt });
  } else if (cards) {
    const message = `${name} shows ${cards.length} of their cards; they are not kept.`;
    log.say('FORM-2', 'info', doesAt, message, { expected: 'two cards', found: show(inside) });
  }
  return true;
}
