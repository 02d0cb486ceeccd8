import { unreachable } from '../../kernel/index.ts';
import { checkText } from '../../referee/index.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { FindingLine } from '../ui/finding-line.tsx';
import { HandText } from '../ui/hand-text.tsx';
import { refereeLink } from '../ui/routes.ts';
import { HandSettlement } from '../ui/settled-hand.tsx';
import type { Block, Inline } from './book/blocks.ts';

/** Parts of the manual as they are on a page. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, i) => (
      <OneBlock key={`${i} ${block.kind}`} block={block} />
    ))}
  </>
);

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level < 3 ? (
        <h2 id={block.id}>
          <Words text={block.text} />
        </h2>
      ) : (
        <h3 id={block.id}>
          <Words text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul class="book-list">
          {block.items.map((item, i) => (
            <li key={`${i}`}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table rows={block.rows} />;
    case 'hand':
      return <Example text={block.text} />;
    case 'text':
      return <HandText text={block.text} />;
    default:
      return unreachable(block);
  }
}

function Table({ rows }: { readonly rows: Extract<Block, { kind: 'table' }>['rows'] }) {
  const [head = [], ...body] = rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
    <section class="book-table" tabIndex={0} aria-label="Table">
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={`${i}`} scope="col">
                <Words text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, i) => (
            <tr key={`${i}`}>
              {row.map((cell, j) => (
                <td key={`${j}`}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Words = ({ text }: { readonly text: readonly Inline[] }) => (
  <>
    {text.map((piece, i) => {
      if (typeof piece === 'string') return piece;
      const key = `${i}`;
      switch (piece.kind) {
        case 'strong':
          return <strong key={key}>{piece.text}</strong>;
        case 'emphasis':
          return <em key={key}>{piece.text}</em>;
        case 'code':
          return <code key={key}>{piece.text}</code>;
        case 'link':
          return (
            <a key={key} href={piece.href}>
              {piece.text}
            </a>
          );
        default:
          return unreachable(piece);
      }
    })}
  </>
);

/** An example hand and what the library makes of it, worked out here and now. */
function Example({ text }: { readonly text: string }) {
  const verdict = checkText(text).hands[0];
  return (
    <figure class="example">
      <div>
        <HandText text={text} />
        <div class="buttons">
          <a class="button link-button" href={refereeLink(text)}>
            Try it
          </a>
          <CopyButton text={() => text} label="Copy" about="the example" />
        </div>
      </div>
      <div>
        {verdict?.findings.map((finding) => (
          <FindingLine
            key={`${finding.rule} ${finding.at.line} ${finding.at.column}`}
            finding={finding}
            text={text}
          />
        ))}
        {verdict && <HandSettlement verdict={verdict} />}
      </div>
    </figure>
  );
}
