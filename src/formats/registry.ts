import type { Format } from './format.ts';
import { NOTATION } from './notation/format.ts';
import { OHH } from './ohh/format.ts';
import { PHH } from './phh/format.ts';
import { POKERSTARS } from './pokerstars/format.ts';

/** Every format. To add one, write its folder and a line here. */
export const FORMATS = [NOTATION, PHH, POKERSTARS, OHH] as const satisfies readonly Format[];

/** What people call them, for sentences: `PHH`, `our notation`. */
export const FORMAT_TITLES: readonly string[] = FORMATS.map((format) =>
  format === NOTATION ? 'our notation' : format.title,
);

/** The endings of their files, as a file chooser takes them: `.hand,.phh,.phhs`. */
export const FILE_ENDINGS: string = FORMATS.flatMap(({ extensions }) => extensions)
  .map((extension) => `.${extension}`)
  .join(',');

export type FormatId = (typeof FORMATS)[number]['id'];

export const formatOf = (id: FormatId): Format => FORMATS.find((format) => format.id === id)!;

/** How much of a text is looked at: comments and blank lines may stand before the first hand. */
export const RECOGNISED_BY = 65_536;

/** The format of a text by how it starts, that is by the first mark in it; null if it has none. */
export function recognise(start: string): FormatId | null {
  const head = start.slice(0, RECOGNISED_BY);
  let first: { format: FormatId; index: number } | null = null;
  for (const { id, recognises } of FORMATS) {
    for (const mark of recognises) {
      const index = mark.exec(head)?.index ?? -1;
      if (index >= 0 && (first === null || index < first.index)) first = { format: id, index };
    }
  }
  return first?.format ?? null;
}
