import type { HandStream } from '../../formats/notation/index.ts';
import type { ForeignHand, Format } from '../../formats/read-hand.ts';
import type { Finding } from '../../kernel/finding.ts';
import { type WrittenHand, writeAs } from '../../referee/hand-writer.ts';
import { settleStream, type Verdict } from '../../referee/index.ts';

/** A hand of another format, judged, beside the hand as it was read. */
export interface JudgedForeign {
  readonly verdict: Verdict;
  readonly foreign: ForeignHand;
}

/** Judges hands of another format as they come, with what their file says came out. */
export const judgeForeignHands = (
  format: Format,
  onHand: (judged: JudgedForeign) => void,
): HandStream =>
  settleStream(format, {}, (verdict, foreign) =>
    onHand({
      verdict: { ...verdict, findings: verdict.findings.map(withoutRemedy) },
      foreign: foreign!,
    }),
  );

/** What to write is said in our notation, and the file is not written in it. */
const withoutRemedy = (finding: Finding): Finding => ({ ...finding, fix: null, edit: null });

/** One hand alone. */
export function judgeForeignHand(format: Format, text: string): JudgedForeign | null {
  const judged: JudgedForeign[] = [];
  const stream = judgeForeignHands(format, (one) => judged.push(one));
  stream.push(text);
  stream.end();
  return judged[0] ?? null;
}

/** The hand in our notation, or why it cannot be written in it. */
export const inNotation = ({ verdict, foreign }: JudgedForeign): WrittenHand =>
  writeAs('notation', { verdict, foreign, file: null, count: 1 }, null);
