import { piecesOf } from './quotations.ts';

/** A message, with what it quotes in backticks set as code. */
export const Quoted = ({ message, text }: { readonly message: string; readonly text: string }) => (
  <>
    {piecesOf(message, text).map((piece, i) =>
      i % 2 === 1 ? <code key={i}>{piece}</code> : piece,
    )}
  </>
);
