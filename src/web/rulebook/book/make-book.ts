import { RULE_IDS } from '../../../rules/index.ts';
import type { Block, BookPage, Entry, Inline, RuleBook } from './blocks.ts';

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
  return { id, title: plainText(title.text).replace(`${id}: `, ''), blocks };
}

function groupsOf(blocks: readonly Block[]): RuleBook['groups'] {
  return blocks.flatMap((block, i) => {
    const list = blocks[i + 1];
    if (block.kind !== 'heading' || list?.kind !== 'list') return [];
    return [{ title: plainText(block.text), rules: list.items.map(entryOf) }];
  });
}

/** `[ACT-1](ACT-1.md): players act in turn.` */
function entryOf(item: readonly Inline[]): Entry {
  const [link, ...rest] = item;
  if (typeof link !== 'object') throw new Error('A line of the contents names no rule');
  return { id: link.text, says: plainText(rest).replace(/^: /, '').replace(/\.$/, '') };
}

export const plainText = (text: readonly Inline[]): string =>
  text.map((one) => (typeof one === 'string' ? one : one.text)).join('');

type AddressOf = (link: string) => string | null;

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|(?<!\w)\*([^\s*][^*]*)\*(?!\w)|\[([^\]]+)\]\(([^)]+)\)/g;

/**
 * Reads the markdown our manual is written in: headings, paragraphs, lists of one level, tables,
 * fenced blocks, and in running text `code`, **strong**, *emphasis* and [links](to.md). A link
 * whose address is null is shown as its words.
 */
export function readMarkdown(markdown: string, addressOf: AddressOf): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  const text = (words: string): readonly Inline[] => readInline(words, addressOf);
  let at = 0;
  /** The lines from here on that fit. */
  const run = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    const fence = /^```(\w*)$/.exec(line);
    if (line.trim() === '') at++;
    else if (heading) {
      const [, marks, words] = heading;
      blocks.push({
        kind: 'heading',
        level: marks!.length,
        id: slug(words!),
        text: text(words!),
      });
      at++;
    } else if (fence) {
      at++;
      const body = run((one) => one !== '```').join('\n');
      at++;
      blocks.push(...fenced(fence[1]!, `${body}\n`));
    } else if (line.startsWith('- ')) {
      const items = run((one) => one.startsWith('- '));
      blocks.push({ kind: 'list', items: items.map((item) => text(item.slice(2))) });
    } else if (line.startsWith('|')) {
      const rows = run((one) => one.startsWith('|')).filter((row) => !/^\|(-+\|)+$/.test(row));
      blocks.push({ kind: 'table', rows: rows.map((row) => cellsOf(row).map(text)) });
    } else if (/^[\w`"“*([0-9]/.test(line)) {
      blocks.push({ kind: 'paragraph', text: text(run(isProse).join(' ')) });
    } else {
      throw new Error(`The manual has a line the pages cannot show: ${line}`);
    }
  }
  return blocks;
}

const isProse = (line: string): boolean => line.trim() !== '' && !/^(#|```|- |\|)/.test(line);

const cellsOf = (row: string): readonly string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** What a test expects of a hand is shown by the hand itself. */
function fenced(kind: string, text: string): readonly Block[] {
  if (kind === 'expect') return [];
  return [{ kind: kind === 'hand' ? 'hand' : 'text', text }];
}

/** As the usual readers of markdown name their headings. */
const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

function readInline(words: string, addressOf: AddressOf): readonly Inline[] {
  const out: Inline[] = [];
  let from = 0;
  for (const match of words.matchAll(INLINE)) {
    const [whole, code, strong, emphasis, text, link] = match;
    if (match.index > from) out.push(words.slice(from, match.index));
    if (code !== undefined) out.push({ kind: 'code', text: code.trim() === '' ? whole : code });
    else if (strong !== undefined) out.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) out.push({ kind: 'emphasis', text: emphasis });
    else {
      const href = addressOf(link!);
      out.push(href === null ? text! : { kind: 'link', href, text: text! });
    }
    from = match.index + whole.length;
  }
  if (from < words.length) out.push(words.slice(from));
  return out;
}
