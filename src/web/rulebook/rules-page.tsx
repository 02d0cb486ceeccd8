import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RuleBook } from './book/blocks.ts';
import { BookPageView } from './book-page.tsx';
import { Contents } from './contents.tsx';
import '../ui/pages.css';
import './rules-page.css';

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
