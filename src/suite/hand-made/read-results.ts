import type { ClaimedPlayer, ClaimedPot, HandMadeClaims } from './hand-made-case.ts';
import type { PageItem } from './page-items.ts';

/** The columns of a result table by their headings, the nearest meaning first. */
const COLUMNS = {
  name: [/^player/i, /^name/i],
  position: [/^position/i],
  start: [/start/i],
  final: [/^final/i],
  contributed: [/total (?:contribut|lost)/i, /^contribut/i, /\blost\b/i],
  live: [/\blive\b/i],
  maxWin: [/max/i],
  wins: [/winner|^won\b|pots? won/i],
  new: [/^new\b/i],
} as const;
type Column = keyof typeof COLUMNS;

/** The rows of the first table that has players, starting and final stacks. */
export function readResults(
  items: readonly PageItem[],
  names: readonly string[],
): readonly ClaimedPlayer[] {
  const rows = items.filter((item) => item.kind === 'row');
  const head = rows.findIndex(({ cells }) => {
    const columns = columnsOf(cells);
    return columns.name !== undefined && columns.final !== undefined;
  });
  if (head < 0) return [];
  const columns = columnsOf(rows[head]!.cells);
  const players: ClaimedPlayer[] = [];
  for (const { cells, line } of rows.slice(head + 1)) {
    if (columnsOf(cells).name !== undefined) break;
    const cell = (column: Column): string => cells[columns[column] ?? -1] ?? '';
    const [, written = '', label = null] = /^(.*?)(?:\s*\(([^)]*)\))?$/s.exec(cell('name')) ?? [];
    if (written.trim() === '') continue;
    const name = names.find((one) => one.toLowerCase() === written.trim().toLowerCase());
    players.push({
      line,
      name: name ?? written.trim(),
      position: label ?? (cell('position') || null),
      start: amountIn(cell('start')),
      final: amountIn(cell('final')),
      contributed: amountIn(cell('contributed')),
      live: amountIn(cell('live')),
      maxWin: amountIn(cell('maxWin')),
      new: amountIn(cell('new')),
      isAllIn: /all-?\s?in/i.test(cell('contributed')) || /all-?\s?in/i.test(cell('live')),
      wins: winsIn(cell('wins')),
    });
  }
  return players;
}

/** `-10,000`, with any of the signs people take for a minus. */
export const signed = (text: string): number => {
  const digits = Number(text.replace(/[^\d]/g, ''));
  return /^[-−–]/.test(text) ? -digits : digits;
};

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  for (const [column, patterns] of Object.entries(COLUMNS) as [Column, readonly RegExp[]][]) {
    const at = patterns.map((one) => cells.findIndex((cell) => one.test(cell))).find((i) => i >= 0);
    if (at !== undefined) found[column] = at;
  }
  return found;
}

/** The first amount of a cell: `5,000 (all-in)`, `-10,000`. */
function amountIn(cell: string): number | null {
  const found = /(?:^|[\s$(])([-−–]?\s?\$?\d[\d,]*)/.exec(cell)?.[1];
  return found === undefined ? null : signed(found.replace(/[\s$]/g, ''));
}

/** "🏆 Main Pot + Side Pot 1", with or without the sum below it. */
function winsIn(cell: string): ClaimedPlayer['wins'] {
  if (/\ball pots\b/i.test(cell)) return 'all';
  const names = [...cell.matchAll(/\b(main|side)(?: pot)?(?: (\d+))?\b/gi)].map(
    ([, kind, number]) => (kind!.toLowerCase() === 'main' ? 'Main Pot' : `Side Pot ${number ?? 1}`),
  );
  return [...new Set(names)];
}

/** The line `Folded: Bob 15,000 + David 29,000`; parts without an amount say nothing to check. */
export const readFolded = (items: readonly PageItem[]): HandMadeClaims['folded'] =>
  items.flatMap((item) => {
    const list = item.kind === 'line' ? /^folded\s*:\s*(.+)$/i.exec(item.text)?.[1] : undefined;
    return (list?.split('+') ?? []).flatMap((part) => {
      // A name has forty characters at most; what is longer is prose.
      if (part.length > 100) return [];
      const [, name, amount] =
        /^\s*(.+?)(?:\s*\([^)]*\))?\s*:?\s+\$?(\d[\d,]*)\s*$/.exec(part) ?? [];
      return name && amount ? [{ line: item.line, name, amount: signed(amount) }] : [];
    });
  });

const POT = /^(main pot|side pot(?: (\d+))?)\b\s*:?\s*(.*)$/i;
const AMOUNT = /^([-−–]?\$?\d[\d,]*)\s*(?:\(\s*(\d+(?:\.\d+)?)\s*%\s*\))?/;

/** The pots of a case: a name, below or beside it the amount with its percentage and who can win it. */
export function readPots(
  items: readonly PageItem[],
  names: readonly string[],
): readonly ClaimedPot[] {
  const pots: { -readonly [K in keyof ClaimedPot]: ClaimedPot[K] }[] = [];
  for (const item of items) {
    if (item.kind === 'row' && pots.length > 0) break;
    if (item.kind !== 'line') continue;
    const pot = POT.exec(item.text);
    const open = pots.at(-1);
    const rest = pot ? pot[3]! : item.text;
    if (pot) {
      const name = /^main/i.test(pot[1]!) ? 'Main Pot' : `Side Pot ${pot[2] ?? 1}`;
      pots.push({
        line: item.line,
        name,
        amount: null,
        percentage: null,
        eligible: null,
        excluded: null,
      });
    }
    const now = pot ? pots.at(-1)! : open;
    if (!now) continue;
    const amount = now.amount === null ? AMOUNT.exec(rest) : null;
    if (amount) {
      now.amount = signed(amount[1]!.replace('$', ''));
      now.percentage = amount[2] === undefined ? null : Number(amount[2]);
    }
    const list = /^(eligible|excluded)\s*:?\s*(.*)$/i.exec(rest);
    if (list) now[list[1]!.toLowerCase() as 'eligible' | 'excluded'] = namesIn(list[2]!, names);
  }
  return pots;
}

/** The players named; null where they are described ("All Players"). */
function namesIn(text: string, names: readonly string[]): readonly string[] | null {
  if (/^(?:none|nobody|-|–|)$/i.test(text.trim())) return [];
  const bare = ` ${text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[,;&+]|\band\b/g, ' ')
    .replace(/\s+/g, ' ')} `;
  const found = names.filter((name) => bare.toLowerCase().includes(` ${name.toLowerCase()} `));
  return found.length === 0 ? null : found;
}
