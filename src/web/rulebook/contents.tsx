import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { counted } from '../../kernel/figures.ts';
import { Blocks } from './blocks.tsx';
import type { Block, BookPage, RuleBook } from './book/blocks.ts';
import { plain } from './book/make-book.ts';
import { goToHeading } from './go-to-heading.ts';

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
      return plain(block.text);
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return block.rows.flatMap((row) => row.map(plain)).join(' ');
    case 'hand':
    case 'text':
      return '';
  }
}
