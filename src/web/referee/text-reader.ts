import { type HandStream, streamHands } from '../../formats/notation/index.ts';
import type { ForeignHand, Format } from '../../formats/read-hand.ts';
import { recognise } from '../../formats/recognise.ts';
import { checkText, settleHand, type Verdict } from '../../referee/index.ts';

/** The hand as it was read stands beside the verdict if it is not of our notation. */
export type OnJudged = (verdict: Verdict, foreign: ForeignHand | null) => void;

/** A hand to be recorded, or why the recorder cannot take it. */
export type Recordable = { readonly text: string } | { readonly refused: string };

/** How the hands of a text are read and judged. */
export interface TextReader {
  /** null for our own notation. */
  readonly format: Format | null;
  open(onHand: OnJudged): HandStream;
  /** A hand's own lines once more. */
  again(own: string): { readonly verdict: Verdict; readonly foreign: ForeignHand | null } | null;
  recordable(own: string): Recordable;
}

export const NOTATION: TextReader = {
  format: null,
  open: (onHand) => streamHands((hand) => onHand(settleHand(hand), null)),
  again(own) {
    const verdict = checkText(own).hands[0];
    return verdict ? { verdict, foreign: null } : null;
  },
  recordable: (own) => ({ text: own }),
};

/** The reader for a text, by how it starts. The other formats' are loaded when they are needed. */
export async function readerFor(text: string): Promise<TextReader> {
  const format = recognise(text);
  if (format === null || format === 'notation') return NOTATION;
  const { inNotation, judgeForeignHand, judgeForeignHands } = await import('./foreign-hands.ts');
  return {
    format,
    open: (onHand) => judgeForeignHands(format, ({ verdict, foreign }) => onHand(verdict, foreign)),
    again: (own) => judgeForeignHand(format, own),
    recordable(own) {
      const judged = judgeForeignHand(format, own);
      return judged ? inNotation(judged) : { refused: 'no hand stands there.' };
    },
  };
}
