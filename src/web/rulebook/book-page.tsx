import { useEffect } from 'preact/hooks';
import { Blocks } from './blocks.tsx';
import type { BookPage, RuleBook } from './book/blocks.ts';
import { goToHeading } from './go-to-heading.ts';

/** One page of the rule book, with the way to its neighbours. */
export function BookPageView({ book, id }: { readonly book: RuleBook; readonly id: string }) {
  const page = pageOf(book, id);
  useEffect(goToHeading, []);
  if (!page) {
    return (
      <div class="leaf">
        <h1 tabIndex={-1}>No such rule</h1>
        <p>
          There is no rule <b>{id}</b>. <a href="/rules">All rules</a>
        </p>
      </div>
    );
  }
  const isRule = book.rules.includes(page);
  return (
    <article class="leaf leaf-rule">
      <p class="rule-up">
        <a href="/rules">Rules</a>
      </p>
      <h1 tabIndex={-1}>
        {isRule && <span class="rule-id">{page.id}</span>} {page.title}
      </h1>
      <div class="rule-text">
        <Blocks blocks={page.blocks} />
      </div>
      {isRule && <Neighbours book={book} page={page} />}
    </article>
  );
}

/** An id in any case: addresses are typed, too. */
const pageOf = ({ rules, others }: RuleBook, id: string): BookPage | undefined =>
  [...rules, ...others].find((page) => page.id.toLowerCase() === id.toLowerCase());

function Neighbours({ book, page }: { readonly book: RuleBook; readonly page: BookPage }) {
  const at = book.rules.indexOf(page);
  const before = book.rules[at - 1];
  const after = book.rules[at + 1];
  return (
    <nav class="neighbours" aria-label="Previous and next rule">
      {before ? (
        <a href={`/rules/${before.id}`} rel="prev">
          <span class="quiet">Previous</span> <b>{before.id}</b> {before.title}
        </a>
      ) : (
        <span />
      )}
      {after && (
        <a href={`/rules/${after.id}`} rel="next">
          <span class="quiet">Next</span> <b>{after.id}</b> {after.title}
        </a>
      )}
    </nav>
  );
}
