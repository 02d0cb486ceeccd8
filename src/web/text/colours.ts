import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { lookOf, type Part, type TokenKind } from '../ui/tokens.ts';

const MARKS = new Map<TokenKind, Decoration>();

const markOf = (kind: TokenKind): Decoration => {
  const mark = MARKS.get(kind) ?? Decoration.mark({ class: `token-${kind}` });
  MARKS.set(kind, mark);
  return mark;
};

/** Colours the notation. A hand is short, so all of it is looked at whenever it changes. */
export const colours = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = coloursOf(view);
    }

    update({ docChanged, view }: ViewUpdate): void {
      if (docChanged) this.decorations = coloursOf(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function coloursOf({ state }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let part: Part = 'header';
  for (let number = 1; number <= state.doc.lines; number++) {
    const { text, from } = state.doc.line(number);
    const look = lookOf(text, part);
    for (const token of look.tokens) {
      if (token.to > token.from) {
        builder.add(from + token.from, from + token.to, markOf(token.kind));
      }
    }
    part = look.part;
  }
  return builder.finish();
}
