import type { Block, Inline } from './blocks.ts';

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
export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

export function readInline(words: string, addressOf: AddressOf): readonly Inline[] {
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
