import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { makeBook } from '../src/web/rulebook/book/make-book.ts';

const NAME = 'virtual:rule-book';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));

/** Turns the manual's rule pages into one chunk of the application, read when they are opened. */
export function ruleBook(): Plugin {
  return {
    name: 'sidepot:rule-book',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const book = makeBook((path) => {
        this.addWatchFile(`${DOCS}${path}`);
        return readFileSync(`${DOCS}${path}`, 'utf8');
      });
      // Browsers read a JSON text faster than the same as a literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(book))});`;
    },
  };
}
