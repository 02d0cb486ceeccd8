import {
  type Format,
  formatOf,
  type HandStream,
  NOTATION,
  recognise,
} from '../../formats/index.ts';
import type { Finding } from '../../kernel/index.ts';
import { settleStream, writeAs } from '../../referee/index.ts';
import type { SettledReading, TextReader } from './text-reader.ts';

/** The reader for a text of another program; null if it is our own or nobody's. */
export function foreignReader(text: string): TextReader | null {
  const id = recognise(text);
  if (id === null || id === NOTATION.id) return null;
  const format = formatOf(id);
  return {
    title: format.title,
    open: (onHand) => settleForeign(format, onHand),
    again: (own) => firstHand(format, own)?.verdict ?? null,
    recordable(own) {
      const settled = firstHand(format, own);
      return settled
        ? writeAs(NOTATION, { ...settled, file: null, count: 1 }, null)
        : { refused: 'there is no hand there.' };
    },
  };
}

const settleForeign = (format: Format, onHand: (settled: SettledReading) => void): HandStream =>
  settleStream(format, {}, (verdict, hand) =>
    onHand({
      verdict: { ...verdict, findings: verdict.findings.map(withoutRemedy) },
      hand,
      between: [],
    }),
  );

/** What to write is said in our notation, and the file is not written in it. */
const withoutRemedy = (finding: Finding): Finding => ({ ...finding, fix: null, edit: null });

function firstHand(format: Format, text: string): SettledReading | null {
  const settled: SettledReading[] = [];
  const stream = settleForeign(format, (one) => settled.push(one));
  stream.push(text);
  stream.end();
  return settled[0] ?? null;
}

/** Several texts as one; null if they are of different formats. */
export function joinTextsOfOneFormat(texts: readonly string[]): string | null {
  const ids = new Set(texts.map((text) => recognise(text) ?? NOTATION.id));
  const [id, other] = ids;
  return other === undefined ? formatOf(id!).join(texts) : null;
}
