/** A piece of a page in reading order, with the line of the file where it starts. */
export type PageItem =
  | { readonly kind: 'line'; readonly line: number; readonly text: string }
  /** A row of a table; line breaks inside a cell are kept. */
  | { readonly kind: 'row'; readonly line: number; readonly cells: readonly string[] }
  /** A text that a button holds in its `onclick`. */
  | { readonly kind: 'copied'; readonly line: number; readonly text: string };

/** Elements that do not end a line of text. */
const INLINE = /^(?:a|abbr|b|code|em|font|i|label|mark|s|small|span|strong|sub|sup|u)$/;
/** Elements whose content nobody reads. */
const UNREAD = /^(?:script|style|template|textarea|title)$/;

/**
 * The text of an HTML page as lines, table rows and the texts of its copy buttons. Any text is a
 * page: what is not closed ends with the file, and what is not a tag is text. Linear in the length.
 */
export function pageItems(html: string): readonly PageItem[] {
  const items: PageItem[] = [];
  let at = 0;
  let line = 1;
  let text = '';
  let isBlank = true;
  let textLine = 1;
  // Each with its lines.
  let cells: string[][] | null = null;
  let rowLine = 1;
  const endLine = (): void => {
    const words = squeezed(text);
    text = '';
    isBlank = true;
    if (words === '') return;
    if (!cells) items.push({ kind: 'line', line: textLine, text: words });
    else if (cells.length === 0) cells.push([words]);
    else cells.at(-1)!.push(words);
  };
  const endRow = (): void => {
    endLine();
    if (cells && cells.length > 0)
      items.push({ kind: 'row', line: rowLine, cells: cells.map((lines) => lines.join('\n')) });
    cells = null;
  };
  const addText = (raw: string): void => {
    const written = decoded(raw);
    const lines = written.split('\n');
    const isPreformatted = !cells && lines.filter((one) => one.trim() !== '').length > 1;
    for (const [i, one] of lines.entries()) {
      // Several lines of text without a tag between them are meant as lines.
      if (i > 0 && isPreformatted) endLine();
      if (isBlank) textLine = line + i;
      if (one.trim() !== '') isBlank = false;
      text += i > 0 ? ` ${one}` : one;
    }
    line += lines.length - 1;
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const tagAt = open < 0 ? html.length : open;
    addText(html.slice(at, tagAt));
    if (open < 0) break;
    const tag = tagFrom(html, open);
    if (!tag) {
      addText('<');
      at = open + 1;
      continue;
    }
    const { name, isEnd, attributes, end } = tag;
    for (const copied of copiedTexts(attributes))
      items.push({ kind: 'copied', line, text: copied });
    if (name === 'tr') {
      endRow();
      if (!isEnd) {
        cells = [];
        rowLine = line;
      }
    } else if (name === 'td' || name === 'th') {
      endLine();
      if (!isEnd) cells?.push([]);
    } else if (name === 'table') endRow();
    else if (!INLINE.test(name)) endLine();
    at = end;
    if (!isEnd && UNREAD.test(name)) at = closingOf(html, name, end);
    line += countLines(html, open, at);
  }
  endRow();
  return items;
}

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
  /** Behind the tag. */
  readonly end: number;
}

/** The tag or comment that starts here; null where `<` is only a sign. */
function tagFrom(html: string, open: number): Tag | null {
  if (html.startsWith('<!--', open)) {
    const close = html.indexOf('-->', open + 4);
    return { name: '!', isEnd: false, attributes: '', end: close < 0 ? html.length : close + 3 };
  }
  const isEnd = html[open + 1] === '/';
  let at = open + (isEnd ? 2 : 1);
  const from = at;
  if (!/[A-Za-z!]/.test(html[at] ?? '')) return null;
  while (/[A-Za-z0-9!-]/.test(html[at] ?? '')) at++;
  const name = html.slice(from, at).toLowerCase();
  const attributesFrom = at;
  let quote = '';
  for (; at < html.length; at++) {
    const sign = html[at]!;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') break;
  }
  return {
    name,
    isEnd,
    attributes: html.slice(attributesFrom, at),
    end: Math.min(at + 1, html.length),
  };
}

/** Where the element's end tag starts, or the end of the page. */
function closingOf(html: string, name: string, from: number): number {
  const rest = new RegExp(`</${name}`, 'gi');
  rest.lastIndex = from;
  return rest.exec(html)?.index ?? html.length;
}

function countLines(html: string, from: number, to: number): number {
  let count = 0;
  // Not by searching: the next line break may be far behind this tag.
  for (let at = from; at < to; at++) if (html[at] === '\n') count++;
  return count;
}

/** The texts in the quotes of an `onclick`: `copy(this, \`Hand (1)\\n…\`)`. */
function copiedTexts(attributes: string): readonly string[] {
  const [, double, single] = /\bonclick\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const code = decoded(double ?? single ?? '');
  return [...code.matchAll(/`([^`]*)`|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)]
    .map(([, template, one, two]) => template ?? one ?? two ?? '')
    .map((text) =>
      text
        .replace(/\\r?\\n|\\n/g, '\n')
        .replace(/\\t/g, ' ')
        .replace(/\\(['"`\\])/g, '$1'),
    )
    .filter((text) => text.includes('\n'));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  minus: '−',
  times: '×',
  hearts: '♥',
  diams: '♦',
  clubs: '♣',
  spades: '♠',
};

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
        (whole, decimal, hex, name) => {
          if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
          const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
          return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
        },
      )
    : text;

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
