import { SINGLE_QUOTE, SPACE, ZERO } from '../../kernel/index.ts';
import { type Cursor, word } from './cursor.ts';
import { ACTION_KINDS, type ActionList, MOST_ACTIONS } from './packed-lists.ts';
import { readObject, verbAt } from './read-action.ts';

// Constants of this file: this is the innermost loop of reading an archive.
const { dealHole, dealBoard, betOrRaise } = ACTION_KINDS;
const MOST = MOST_ACTIONS;

const FIRST = word('\xff');
const FIRST_AND_THIRD = word('\xff\0\xff');
const EXCEPT_THIRD = word('\xff\xff\0\xff');

const DEALS_HOLE = word('d dh');
const DEALS_BOARD = word('d db');
const PLAYER_DEALT = word(' p\0 ');
const PLAYER = word('p\0 ');
const NEXT_ENTRY = word("', '");

/**
 * Reads actions whose words stand where those of nearly all of an archive do, `'p1 cc', 'p2 cbr
 * 3.50'`, four characters at once, up to the first that is another. Gives the place behind the
 * last of them, or `from` where there is none.
 */
export function readUsualActions(list: ActionList, p: Cursor, from: number): number {
  const { codes, words } = p;
  const { kinds, player, marks, places, from: starts, end: ends } = list;
  let { count } = list;
  let past = from;
  if (codes[from] !== SINGLE_QUOTE) return past;
  for (let start = from + 1; count < MOST; ) {
    const first = words.getInt32(start, true);
    let kind = 0;
    let at = start + 3;
    // Nobody's, but some number is looked for below.
    let number = 1;
    if (first === DEALS_HOLE) {
      const who = words.getInt32(start + 4, true);
      if ((who & EXCEPT_THIRD) !== PLAYER_DEALT) break;
      number = ((who >> 16) & 255) - ZERO;
      kind = dealHole;
      at = start + 8;
    } else if (first === DEALS_BOARD) {
      if (codes[start + 4] !== SPACE) break;
      kind = dealBoard;
      at = start + 5;
    } else {
      if ((first & FIRST_AND_THIRD) !== PLAYER) break;
      number = ((first >> 8) & 255) - ZERO;
      kind = verbAt(words, at);
    }
    if (number < 1 || number > 9) break;
    const end = readObject(list, count, p, kind, at, SINGLE_QUOTE);
    if (end < 0) break;
    const after = words.getInt32(end, true);
    if ((after & FIRST) !== SINGLE_QUOTE) break;
    if (kinds[count] === betOrRaise && places[count]! > list.decimals)
      list.decimals = places[count]!;
    player[count] = number - 1;
    marks[count] = 0;
    starts[count] = start;
    ends[count++] = end;
    past = end + 1;
    if (after !== NEXT_ENTRY) break;
    start = end + 4;
  }
  list.count = count;
  return past;
}
