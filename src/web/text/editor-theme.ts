import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { type LinePart, lookOf, type TokenKind } from '../ui/tokens.ts';

/** Colour and form of the editor, all of it from the theme's variables. */
export const look = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    font: 'var(--editor-size) / 1.6 var(--fixed)',
  },
  // The box around it shows the focus.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem', borderLeft: '3px solid transparent' },
  '.shown-line': { backgroundColor: 'var(--felt-wash)', borderLeftColor: 'var(--felt)' },
  '.cm-placeholder': { color: 'var(--soft)' },

  '.token-heading': { fontWeight: '700' },
  '.token-word, .token-number, .token-comment': { color: 'var(--soft)' },
  '.token-comment': { fontStyle: 'italic' },
  '.token-name': { color: 'var(--ink)' },
  '.token-label': { color: 'var(--felt)' },
  '.token-verb': { color: 'var(--kept)' },
  '.token-amount': { fontVariantNumeric: 'tabular-nums', color: 'var(--amount)' },
  '.token-forced': { color: 'var(--bad)', fontWeight: '700' },
  '.token-spades': { color: 'var(--ink)', fontWeight: '600' },
  '.token-hearts': { color: 'var(--hearts)', fontWeight: '600' },
  '.token-diamonds': { color: 'var(--diamonds)', fontWeight: '600' },
  '.token-clubs': { color: 'var(--clubs)', fontWeight: '600' },

  // The editor's own waves are pictures in the style, which the page's policy may refuse.
  '.cm-lintRange': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy 1px var(--bad)',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
    paddingBottom: '0',
  },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--warn)' },
  '.cm-lintRange-info': { textDecorationColor: 'var(--edge)', textDecorationStyle: 'dotted' },
  '.cm-lintRange-active': { backgroundColor: 'var(--bad-wash)' },
  '.cm-lintPoint': { display: 'none' },

  '.cm-tooltip': {
    border: '1px solid var(--edge)',
    borderRadius: 'var(--round)',
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    overflow: 'hidden',
    maxWidth: 'min(30rem, 94vw)',
  },
  '.cm-diagnostic': {
    padding: '0.4rem 0.75rem',
    font: '0.87rem / 1.45 var(--text)',
    overflowWrap: 'anywhere',
    borderLeft: '4px solid var(--bad)',
  },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--edge)' },
  '.cm-diagnostic a': { color: 'var(--felt)', fontWeight: '600' },
  '.cm-diagnosticSource': { display: 'none' },
  '.cm-diagnosticAction': {
    display: 'block',
    minHeight: 'var(--touch)',
    margin: '0.3rem 0 0',
    padding: '0 0.7rem',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--round)',
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    font: 'inherit',
    cursor: 'pointer',
  },

  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--fixed)',
    maxHeight: '14rem',
    maxWidth: '94vw',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1.5rem',
    minHeight: 'var(--touch)',
    padding: '0 0.75rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--felt-wash)',
    color: 'var(--ink)',
    boxShadow: 'inset 3px 0 var(--felt)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': {
    marginLeft: '0',
    fontStyle: 'normal',
    font: '0.8rem var(--text)',
    color: 'var(--soft)',
  },
});

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
  let part: LinePart = 'header';
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
