/** A message, with what it quotes in backticks set as code. */
export const Quoted = ({ message, text }: { readonly message: string; readonly text: string }) => (
  <>
    {piecesOf(message, text).map((piece, i) =>
      i % 2 === 1 ? <code key={i}>{piece}</code> : piece,
    )}
  </>
);

/** A quotation begins after a space or a bracket and ends before one or before a full stop. */
const QUOTATION = /(?<=^|[\s(“"])`(.+?)`(?=$|[\s.,:;!?)”"])/g;

/**
 * Plain text and quotations in turn, beginning with plain text. A backtick inside a word is
 * somebody's own, as is a pair that stands in the text the message is about.
 */
export function piecesOf(message: string, text: string): readonly string[] {
  const pieces = [''];
  let from = 0;
  for (const { 0: whole, 1: inner = '', index } of message.matchAll(QUOTATION)) {
    if (text.includes(whole)) continue;
    pieces[pieces.length - 1] += message.slice(from, index);
    pieces.push(inner, '');
    from = index + whole.length;
  }
  pieces[pieces.length - 1] += message.slice(from);
  return pieces;
}

/** Letters of scripts written from right to left, and signs that turn the direction of what follows. */
const TURNS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for the middle of a sentence: from right to left, it must not turn the figures behind it. */
export const isolated = (name: string): string => (TURNS.test(name) ? `\u2068${name}\u2069` : name);
