import { type LinePart, lookOf, type Token } from './tokens.ts';
import './hand-text.css';

/** A hand in the notation, coloured as in the editor. */
export function HandText({ text }: { readonly text: string }) {
  let part: LinePart = 'header';
  return (
    <pre class="hand-text">
      {text
        .trimEnd()
        .split('\n')
        .map((line, i) => {
          const look = lookOf(line, part);
          part = look.part;
          return (
            <span key={`${i} ${line}`}>
              {piecesOf(line, look.tokens)}
              {'\n'}
            </span>
          );
        })}
    </pre>
  );
}

function piecesOf(line: string, tokens: readonly Token[]) {
  let from = 0;
  const pieces = tokens.flatMap((token) => {
    const between = line.slice(from, token.from);
    from = token.to;
    return [
      between,
      <span key={token.from} class={`token-${token.kind}`}>
        {line.slice(token.from, token.to)}
      </span>,
    ];
  });
  return [...pieces, line.slice(from)];
}
