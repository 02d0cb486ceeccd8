import { setDiagnostics } from '@codemirror/lint';
import { Annotation } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Finding } from '../../kernel/finding.ts';
import { applyEdits } from '../../referee/index.ts';
import type { Recorder } from '../recorder/model/recorder.ts';
import { minimalChange } from './minimal-change.ts';
import { showLine } from './shown-line.ts';
import { underline } from './underlines.ts';

/** Comes from the recorder and is not to be told to it again. */
export const fromRecorder = Annotation.define<true>();

/** Brings in what was done elsewhere, touching nothing but what differs. */
export function takeText(view: EditorView, text: string): void {
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

export function takeFindings(
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
export function follow(view: EditorView, shown: number | null): void {
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
