import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Block, BookPage, RuleBook } from './book/blocks.ts';
import '../ui/pages.css';
import './rules-page.css';
import { counted } from '../../kernel/index.ts';
import { Blocks } from './blocks.tsx';
import { plainText } from './book/make-book.ts';

/** The rule book: its contents, or the page of one rule. The book comes when it is first opened. */
export function RulesPage({ id }: { readonly id: string | null }) {
  const book = useSignal<RuleBook | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    import('virtual:rule-book').then(
      (module) => {
        book.value = module.default;
      },
      () => {
        failed.value = true;
      },
    );
  }, []);
  if (failed.value) {
    return (
      <div class="leaf">
        <h1 tabIndex={-1}>Rules</h1>
        <p role="alert">The rule book could not be loaded. Reload the page to try again.</p>
      </div>
    );
  }
  if (!book.value) {
    return (
      <div class="leaf" aria-busy="true">
        <h1 tabIndex={-1}>Rules</h1>
      </div>
    );
  }
  return id === null ? (
    <Contents book={book.value} />
  ) : (
    <BookPageView book={book.value} id={id} key={id} />
  );
}

/** The contents of the rule book, and a search through all of it. */
export function Contents({ book }: { readonly book: RuleBook }) {
  const query = useSignal('');
  useEffect(goToHeading, []);
  const words = useComputed(() => query.value.toLowerCase().split(/\s+/).filter(Boolean));
  return (
    <div class="leaf leaf-rules">
      <h1 tabIndex={-1}>Rules</h1>
      <div class="leaf-intro">
        <Blocks blocks={book.intro} />
      </div>
      <search class="rules-search">
        <input
          type="search"
          aria-label="Search the rules"
          placeholder="Search: odd chip, short blind, reopen…"
          autocomplete="off"
          spellcheck={false}
          value={query}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
      </search>
      {words.value.length > 0 ? (
        <Found book={book} words={words.value} />
      ) : (
        <div class="rules-groups">
          {book.groups.map(({ title, rules }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul class="rules-list">
                {rules.map(({ id, says }) => (
                  <RuleLink key={id} id={id} says={says} />
                ))}
              </ul>
            </section>
          ))}
          <section>
            <h2>More</h2>
            <ul class="rules-list">
              {book.others.map(({ id, title }) => (
                <RuleLink key={id} id={id} says={title} isNamed={false} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </div>
  );
}

const RuleLink = ({
  id,
  says,
  isNamed = true,
}: {
  readonly id: string;
  readonly says: string;
  readonly isNamed?: boolean;
}) => (
  <li>
    <a href={`/rules/${id}`}>
      {isNamed && <b>{id}</b>} <span>{says}</span>
    </a>
  </li>
);

function Found({ book, words }: { readonly book: RuleBook; readonly words: readonly string[] }) {
  const pages = [...book.rules, ...book.others];
  const found = pages.filter((page) => fits(page, words));
  const others = book.others.map(({ id }) => id);
  return (
    <section>
      <h2 role="status">{counted(found.length, 'page')} found</h2>
      <ul class="rules-list">
        {found.map(({ id, title }) => (
          <RuleLink key={id} id={id} says={title} isNamed={!others.includes(id)} />
        ))}
      </ul>
    </section>
  );
}

const TEXTS = new WeakMap<BookPage, string>();

function fits(page: BookPage, words: readonly string[]): boolean {
  let text = TEXTS.get(page);
  if (text === undefined) {
    text = `${page.id} ${page.title} ${page.blocks.map(wordsOf).join(' ')}`.toLowerCase();
    TEXTS.set(page, text);
  }
  return words.every((word) => text.includes(word));
}

/** Prose is searched; the examples' names would be found on every page. */
function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return block.rows.flatMap((row) => row.map(plainText)).join(' ');
    case 'hand':
    case 'text':
      return '';
  }
}

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

/**
 * A page of the book was opened: puts those who hear it at its title, and the others where the
 * address says; the browser looked for that before the book was there.
 */
export function goToHeading(): void {
  const named = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  named?.scrollIntoView();
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
}
