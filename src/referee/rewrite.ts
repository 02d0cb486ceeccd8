import { writeHand } from '../formats/index.ts';
import { type Edit, type Finding, isError } from '../kernel/index.ts';
import { canonicalRecord } from '../record/index.ts';
import type { StatedRules } from '../rules/index.ts';
import { checkText, type Verdict } from './settle-hand.ts';

/**
 * Every hand in canonical form. Text outside hands is kept, and a hand with lines that cannot be
 * read stays as it is: only its author knows what was meant.
 */
export const formatText = (text: string, flags: StatedRules = {}): string =>
  formatHands(text, checkText(text, flags).hands);

/** The same for hands that have been judged. */
export function formatHands(text: string, hands: readonly Verdict[]): string {
  let above: Verdict | null = null;
  const written = hands.filter((hand) => {
    const stays = !hand.isRead || (above !== null && hangsOn(hand, above));
    above = stays ? hand : null;
    return !stays;
  });
  return rewriteHands(text, written);
}

/**
 * Whether a hand cannot be rewritten while the one above it stays as it is: without a `Hand` line
 * of its own the hand above may take its first line, and a line that fits nothing is a fault of the
 * hand above while it stands between them.
 */
const hangsOn = ({ record: { number, headings }, firstLine }: Verdict, above: Verdict): boolean =>
  (number === null && headings.hand === undefined) ||
  above.findings.some(({ at }) => at.line >= firstLine);

/** A text with what its findings say to write. */
export interface Fixed {
  readonly text: string;
  /** How many findings were fixed. */
  readonly fixes: number;
}

/** A fix may uncover another finding; no text needs more rounds than this. */
const ROUNDS = 10;

/** Writes what the findings say to write. What only a person can decide is left alone. */
export function fixText(text: string, flags: StatedRules = {}): Fixed {
  let fixed = text;
  let fixes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { hands, stray } = checkText(fixed, flags);
    const found = [...stray, ...hands.flatMap((hand) => hand.findings)];
    const edits = found.flatMap((finding) => finding.edit ?? []);
    const moved = hands.filter(needsNewOrder);
    if (edits.length === 0 && moved.length === 0) break;
    const next =
      edits.length > 0
        ? applyEdits(fixed, edits)
        : { text: rewriteHands(fixed, moved), applied: countOrder(moved) };
    if (next.text === fixed) break;
    fixed = next.text;
    fixes += next.applied;
  }
  return { text: fixed, fixes };
}

/** Findings about the order of lines: fixed by rewriting the whole hand. */
const ORDER_RULES = ['SEAT-1', 'SEAT-4', 'SEC-1', 'SEC-3'];

const isOrder = (finding: Finding): boolean =>
  finding.severity === 'warning' && ORDER_RULES.includes(finding.rule);

/**
 * Whether `fixText` writes a finding's remedy, given all findings of its hand. Any other remedy is
 * a guess or a choice and is left to people.
 */
export const isWritten = (finding: Finding, ofHand: readonly Finding[]): boolean =>
  finding.edit !== null ||
  (isOrder(finding) && ofHand.every((other) => !isError(other) || other.edit !== null));

const countOrder = (hands: readonly Verdict[]): number =>
  hands.reduce((count, hand) => count + hand.findings.filter(isOrder).length, 0);

const needsNewOrder = (hand: Verdict): boolean => hand.ok && hand.findings.some(isOrder);

function rewriteHands(text: string, hands: readonly Verdict[]): string {
  if (hands.length === 0) return text;
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: string[] = [];
  let next = 0;
  const keep = (to: number): void => {
    const between = lines.slice(next, to).join('\n').trim();
    if (between !== '') blocks.push(between);
  };
  for (const hand of hands) {
    keep(hand.firstLine - 1);
    blocks.push(writeHand(canonicalRecord(hand.replay)).trimEnd());
    next = hand.lastLine;
  }
  keep(lines.length);
  const rewritten = `${blocks.join('\n\n')}\n`;
  return text.includes('\r\n') ? rewritten.replaceAll('\n', '\r\n') : rewritten;
}

/** Applies edits from the end of the text to its beginning; of two that overlap, the first. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
): { readonly text: string; readonly applied: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = (line: number, column: number): number =>
    (starts[line - 1] ?? text.length) + column - 1;
  const ranges = edits
    .map((edit) => ({
      from: offset(edit.line, edit.column),
      to: offset(edit.endLine, edit.endColumn),
      text: edit.text,
    }))
    .sort((a, b) => a.from - b.from);
  let out = '';
  let done = 0;
  let applied = 0;
  for (const range of ranges) {
    if (range.from < done) continue;
    applied++;
    out += text.slice(done, range.from) + range.text;
    done = range.to;
  }
  return { text: out + text.slice(done), applied };
}
