import { type HandStream, NOTATION, type ReadHand, startsAsNotation } from '../../formats/index.ts';
import type { Finding } from '../../kernel/index.ts';
import { checkText, type Verdict } from '../../referee/index.ts';
import { sessionStream } from '../../tournament/index.ts';

/** A verdict, beside the hand as it was read. */
export interface SettledReading {
  readonly verdict: Verdict;
  readonly hand: ReadHand;
  /** What is wrong between this hand and the one before, and below it (TOUR-1 to TOUR-9). */
  readonly between: readonly Finding[];
}

/** A hand to be recorded, or why the recorder cannot take it. */
type Recordable = { readonly text: string } | { readonly refused: string };

/** How the hands of a text are read and settled. */
export interface TextReader {
  /** What people call the format; null for our own notation. */
  readonly title: string | null;
  open(onHand: (settled: SettledReading) => void): HandStream;
  /** A hand's own lines once more, by themselves. */
  again(own: string): Verdict | null;
  recordable(own: string): Recordable;
}

export const NOTATION_READER: TextReader = {
  title: null,
  open: (onHand) =>
    sessionStream(NOTATION, {}, ({ verdict, between }, hand) => onHand({ verdict, hand, between })),
  again: (own) => checkText(own).hands[0] ?? null,
  recordable: (own) => ({ text: own }),
};

/** The reader for a text, by how it starts. The other formats' are loaded when they are needed. */
export async function readerFor(text: string): Promise<TextReader> {
  if (startsAsNotation(text)) return NOTATION_READER;
  const { foreignReader } = await import('./foreign-hands.ts');
  return foreignReader(text) ?? NOTATION_READER;
}

/** Several files as one text; null if they are of different formats. */
export async function joinFiles(texts: readonly string[]): Promise<string | null> {
  if (texts.length === 1) return texts[0]!;
  const { joinTextsOfOneFormat } = await import('./foreign-hands.ts');
  return joinTextsOfOneFormat(texts);
}
