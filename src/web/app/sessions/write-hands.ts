import {
  FORMATS,
  type Format,
  NOTATION,
  type ReadHand,
  streamHands,
} from '../../../formats/index.ts';
import { HandFileWriter, settleHand } from '../../../referee/index.ts';
import { yieldEvery } from '../../session/yield-to-browser.ts';

/** A format hands can be saved in. */
export interface SaveKind {
  readonly target: Format | 'json';
  readonly title: string;
  /** What becomes of a hand in it. */
  readonly losses: string;
  write(texts: readonly string[]): Promise<WrittenHands>;
}

/** Hands on their way into a file. */
export interface WrittenHands {
  readonly text: string;
  readonly count: number;
  /** What the format has no room for, and in how many of the hands. */
  readonly losses: readonly { readonly message: string; readonly hands: number }[];
  /** Why a hand is not in the file. */
  readonly leftOut: readonly string[];
}

/** Writes the hands of a session in one of the formats. */
async function writeHands(
  texts: readonly string[],
  target: Format | 'json',
): Promise<WrittenHands> {
  const writer = new HandFileWriter(target);
  const pieces: string[] = [];
  const losses = new Map<string, { message: string; hands: number }>();
  const leftOut: string[] = [];
  let count = 0;
  const take = (hand: ReadHand): void => {
    const verdict = settleHand(hand);
    const made = writer.write({ verdict, hand, file: null, count: ++count });
    if ('refused' in made) {
      leftOut.push(`Hand ${verdict.record.number ?? count} was left out: ${made.refused}`);
      return;
    }
    pieces.push(made.take());
    for (const { what, message } of made.losses) {
      const known = losses.get(what);
      if (known) known.hands++;
      else losses.set(what, { message, hands: 1 });
    }
  };
  const breath = yieldEvery();
  for (const text of texts) {
    const stream = streamHands(take);
    stream.push(text);
    stream.end();
    await breath();
  }
  pieces.push(writer.end());
  return { text: pieces.join(''), count: writer.count, losses: [...losses.values()], leftOut };
}

export const SAVE_KINDS: readonly SaveKind[] = [
  ...FORMATS.map((format) => ({
    target: format,
    title: format === NOTATION ? 'Text (.hand)' : format.title,
    losses: format.losses,
    write: (texts: readonly string[]) => writeHands(texts, format),
  })),
  {
    target: 'json',
    title: 'JSON',
    losses: 'Pots, results and the next hand for other programs. It cannot be imported again.',
    write: (texts) => writeHands(texts, 'json'),
  },
];
