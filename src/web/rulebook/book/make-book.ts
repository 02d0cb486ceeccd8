import { RULE_IDS } from '../../../rules/index.ts';
import type { Block, BookPage, Entry, Inline, RuleBook } from './blocks.ts';
import { readMarkdown } from './markdown.ts';

/** The pages beside the rules: their ids and the files they stand in. */
const OTHERS = [
  ['rulings', 'rulings.md'],
  ['notation', 'notation.md'],
  ['formats', 'formats-findings.md'],
] as const;

/** Makes the rule book out of the manual's files; `read` gives one by its path below `docs`. */
export function makeBook(read: (path: string) => string): RuleBook {
  const contents = readMarkdown(read('rules/README.md'), addressOf);
  const first = contents.findIndex((block) => block.kind === 'heading' && block.level === 2);
  return {
    intro: contents.slice(1, first),
    groups: groupsOf(contents.slice(first)),
    rules: RULE_IDS.map((id) => pageOf(id, read(`rules/${id}.md`))),
    others: OTHERS.map(([id, path]) => pageOf(id, read(path))),
  };
}

/** Where a link between the manual's files leads in the application; null if that file has no page there. */
export function addressOf(link: string): string | null {
  const [, path = '', hash = ''] = /^(?:\.\.\/)?([^#]*)(#.*)?$/.exec(link) ?? [];
  if (path === '' && hash !== '') return hash;
  const rule = /^(?:rules\/)?([A-Z]+-\d+)\.md$/.exec(path)?.[1];
  if (rule) return `/rules/${rule}${hash}`;
  if (/^(?:rules\/)?README\.md$/.test(path)) return '/rules';
  const other = OTHERS.find(([, file]) => file === path)?.[0];
  if (other) return `/rules/${other}${hash}`;
  if (/^[\w-]+\.md$/.test(path)) return null;
  throw new Error(`The manual links to ${link}, which is not a page of the manual`);
}

function pageOf(id: string, markdown: string): BookPage {
  const [title, ...blocks] = readMarkdown(markdown, addressOf);
  if (title?.kind !== 'heading') throw new Error(`The page of ${id} has no title`);
  return { id, title: plain(title.text).replace(`${id}: `, ''), blocks };
}

function groupsOf(blocks: readonly Block[]): RuleBook['groups'] {
  return blocks.flatMap((block, i) => {
    const list = blocks[i + 1];
    if (block.kind !== 'heading' || list?.kind !== 'list') return [];
    return [{ title: plain(block.text), rules: list.items.map(entryOf) }];
  });
}

/** `[ACT-1](ACT-1.md): players act in turn.` */
function entryOf(item: readonly Inline[]): Entry {
  const [link, ...rest] = item;
  if (typeof link !== 'object') throw new Error('A line of the contents names no rule');
  return { id: link.text, says: plain(rest).replace(/^: /, '').replace(/\.$/, '') };
}

export const plain = (text: readonly Inline[]): string =>
  text.map((one) => (typeof one === 'string' ? one : one.text)).join('');
