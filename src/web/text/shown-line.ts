import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks the line of the moment that the table shows; null marks none. */
export const showLine = StateEffect.define<number | null>();

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
