import { all } from '../../kernel/index.ts';
import { canonicalRecord, type HandRecord } from '../../record/index.ts';
import { chairsLine } from '../chairs.ts';
import { readIso } from '../dates.ts';
import { type Format, joinTexts } from '../format.ts';
import { Losses, type WritableHand, type WrittenHand } from '../writable-hand.ts';
import { streamHands } from './read-hands.ts';
import { writeHand } from './write.ts';

/** Our own text. Nothing of a hand is lost in it. */
export const NOTATION = {
  id: 'notation',
  title: 'Notation',
  extensions: ['hand'],
  recognises: [
    /^\uFEFF?[ \t]*(?:[-•][ \t]*)?hand[ \t]*(?:\([ \t]*|#[ \t]*|\b)\d/im,
    /^\uFEFF?[ \t]*(?:stack setup|preflop base)\b/im,
    /^\uFEFF?[ \t]*SB[ \t]*\d[^\n]{0,30}\bBB[ \t]*\d/im,
  ],
  handStart: /^[ \t]*hand[ \t]*[(#]?[ \t]*\d+[ \t]*\)?[ \t]*(?=[\r\n#:])/gim,
  stream: streamHands,
  write: writeReplayed,
  losses: 'Keeps everything, letter for letter.',
  betweenHands: '\n',
  numbersHands: false,
  join: joinTexts,
} as const satisfies Format;

/** Whether a text is surely ours: nothing but blank lines and comments stands before its mark. */
export function startsAsNotation(text: string): boolean {
  const start = /^\uFEFF?(?:[ \t]*(?:#[^\n]*)?\r?\n)*/.exec(text.slice(0, 4096))![0].length;
  return NOTATION.recognises.some((mark) => {
    const end = text.indexOf('\n', start);
    return mark.test(text.slice(start, end < 0 ? start + 200 : end));
  });
}

function writeReplayed(hand: WritableHand): WrittenHand {
  const { replay, number } = hand;
  if (hand.format !== NOTATION.id && !replay.hand) {
    return { refused: 'it has no table that could be played.' };
  }
  const record = canonicalRecord(replay);
  // Without them the hand would be another one.
  if (record.posts.length > 0) {
    const names = [...new Set(record.posts.map(({ name }) => name))];
    return {
      refused: `${all(names)} posted in addition to the blinds, and the notation has no such line.`,
    };
  }
  if (record.buttonOnBb) {
    return {
      refused: 'the big blind has the button, and the notation gives it to the SB (SEAT-2).',
    };
  }
  const losses = new Losses();
  if (hand.scale > 1) {
    const unit = hand.currency === null ? '' : ` ${hand.currency}`;
    losses.add('unit', `Amounts are written in units of 1/${hand.scale}${unit}.`);
  }
  if (hand.unknownStacks.length > 0) {
    const message = `The stacks of ${all(hand.unknownStacks)} are not known; a very large one is written.`;
    losses.add('unknown stacks', message);
  }
  const written: HandRecord = {
    ...record,
    number: record.number ?? number,
    date: record.date ?? dayOf(hand.origin.date),
    chairs: chairsLine(record, hand),
  };
  return { text: writeHand(written), losses: losses.list };
}

/** The day of a date as exact as that. It is made here, for most hands of an archive need none. */
const dayOf = (date: string | null): string | null =>
  date !== null && date.length >= 10 && readIso(date) ? date.slice(0, 10) : null;
