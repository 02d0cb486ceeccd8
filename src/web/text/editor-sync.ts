import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Annotation, type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Finding, Span } from '../../kernel/index.ts';
import type { Moment } from '../../record/index.ts';
import { applyEdits } from '../../referee/index.ts';
import type { Recorder } from '../recorder/model/recorder.ts';

/** Marks a change that came from the recorder and must not be sent back to it. */
export const fromRecorder = Annotation.define<true>();

/** Brings in what was done elsewhere, touching nothing but what differs. */
export function syncText(view: EditorView, text: string): void {
  const change = minimalChange(view.state.doc.toString(), text.replace(/\r\n?/g, '\n'));
  if (!change) return;
  const end = change.from + change.insert.length;
  view.dispatch({
    changes: change,
    // Undo and fixes are seen where they happen; otherwise the cursor stays in its place.
    ...(view.hasFocus && { selection: { anchor: end } }),
    annotations: fromRecorder.of(true),
  });
}

export function syncFindings(
  view: EditorView,
  findings: readonly Finding[],
  recorder: Recorder,
): void {
  const { state } = view;
  const fix = (finding: Finding): void => writeFixes(recorder, [finding]);
  const underlines = findings.map((finding) => underline(state.doc, finding, fix));
  view.dispatch(setDiagnostics(state, underlines));
}

/** Writes what findings say to write. */
export function writeFixes(recorder: Recorder, findings: readonly Finding[]): void {
  const edits = findings.flatMap(({ edit }) => edit ?? []);
  if (edits.length > 0) recorder.write(applyEdits(recorder.text.value, edits).text);
}

/** Marks the moment's line; the cursor goes there unless somebody is writing. */
export function markLine(view: EditorView, shown: number | null): void {
  const { doc } = view.state;
  const line = shown !== null && shown <= doc.lines ? doc.line(shown) : null;
  const goes = line !== null && !view.hasFocus;
  view.dispatch({
    effects: showLine.of(line?.number ?? null),
    ...(goes && { selection: { anchor: line.to } }),
    annotations: fromRecorder.of(true),
  });
  if (goes) bringIntoView(view, line.from);
}

/** Scrolls the editor and nothing around it: the page must not jump while somebody records. */
function bringIntoView(view: EditorView, at: number): void {
  view.requestMeasure({
    read: () => ({ block: view.lineBlockAt(at), height: view.scrollDOM.clientHeight }),
    write: ({ block, height }) => {
      const { scrollDOM } = view;
      if (block.top < scrollDOM.scrollTop || block.bottom > scrollDOM.scrollTop + height) {
        scrollDOM.scrollTop = block.top - height / 2;
      }
    },
  });
}

/** Replaces the stretch between two places. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The smallest single change that makes one text the other; null if they are the same. */
export function minimalChange(before: string, after: string): Change | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let end = 0;
  while (
    end < shorter - from &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end++;
  }
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** A finding as the editor underlines it, with the way to its rule and what to write. */
function underline(doc: Text, finding: Finding, onFix: (finding: Finding) => void): Diagnostic {
  const { severity, rule, message, fix, edit } = finding;
  return {
    ...rangeOf(doc, finding.at),
    severity,
    source: rule,
    message,
    renderMessage: () => explanation(finding),
    ...(edit && { actions: [{ name: `Write ${fix ?? edit.text}`, apply: () => onFix(finding) }] }),
  };
}

function explanation({ rule, message, fix, edit }: Finding): HTMLElement {
  const box = document.createElement('span');
  const link = document.createElement('a');
  link.href = `/rules/${rule}`;
  link.textContent = rule;
  // Whoever looks a rule up wants to come back to this place.
  link.target = '_blank';
  link.rel = 'noopener';
  box.append(link, ` ${message}`);
  if (fix !== null && !edit) box.append(` Perhaps: ${fix}`);
  return box;
}

/** Marks the line of the moment that the table shows; null marks none. */
const showLine = StateEffect.define<number | null>();

const LINE = Decoration.line({ class: 'shown-line' });

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let now = marks.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(showLine)) continue;
      const { doc } = transaction.state;
      const line = effect.value;
      const isThere = line !== null && line <= doc.lines;
      now = isThere ? Decoration.set(LINE.range(doc.line(line).from)) : Decoration.none;
    }
    return now;
  },
  provide: (marks) => EditorView.decorations.from(marks),
});

export const shownLine: Extension = field;

/** A finding's stretch in the editor; at least one character long, so that there is something to see. */
export function rangeOf(doc: Text, { line, column, length }: Span): { from: number; to: number } {
  const at = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const from = Math.min(at.from + column - 1, at.to);
  const to = Math.min(from + length, at.to);
  return to > from ? { from, to } : { from: Math.max(at.from, from - 1), to: Math.max(from, to) };
}

/** The moment a line of the text tells of: the last one written on it or above it. */
export function momentAt(moments: readonly Moment[], line: number): number | null {
  let found = 0;
  for (const [i, moment] of moments.entries()) {
    if (moment.line !== null && moment.line <= line) found = i;
  }
  // The newest moment is followed, not held.
  return found >= moments.length - 1 ? null : found;
}
