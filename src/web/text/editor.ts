import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder, type ViewUpdate } from '@codemirror/view';
import { batch, computed, effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Finding } from '../../kernel/index.ts';
import type { Recorder } from '../recorder/model/recorder.ts';
import { Typing } from '../recorder/model/typing.ts';
import { newsIn } from '../recorder/views/findings.tsx';
import { completion, editorKeys } from './editor-keys.ts';
import {
  fromRecorder,
  markLine,
  momentAt,
  rangeOf,
  shownLine,
  syncFindings,
  syncText,
} from './editor-sync.ts';
import { colours, look } from './editor-theme.ts';

/** No hand is longer; what is goes to the referee's page or the import. */
export const LONGEST_TEXT = 200_000;

export interface EditorContext {
  readonly recorder: Recorder;
  /** The line the cursor is on. */
  readonly line: Signal<number>;
  readonly onTooLong: (length: number) => void;
  /** Escape: the user wants the table's keys back. */
  readonly onLeave: () => void;
}

export interface Editor {
  /** What is wrong, but for the line somebody is in the middle of. */
  readonly findings: ReadonlySignal<readonly Finding[]>;
  focus(): void;
  goTo(line: number, column: number): void;
  close(): void;
}

/** An editor that shows the recorder's text and writes it: one text, two views of it. */
export function openEditor(place: HTMLElement, doors: EditorContext): Editor {
  const { recorder } = doors;
  const typing = new Typing(recorder);
  const root = rootIn(place);
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: recorder.text.value,
      extensions: [
        editorKeys(recorder, typing, doors.onLeave),
        atMost(LONGEST_TEXT, doors.onTooLong),
        completion,
        colours,
        shownLine,
        look,
        words,
        typedOver,
        EditorView.lineWrapping,
        EditorView.updateListener.of((update) => tell(update, doors, typing)),
      ],
    }),
  });
  const findings = computed(() => {
    // What the list does not name is not underlined either.
    const all = newsIn({ ...recorder.scene.value, findings: recorder.findings.value });
    return typing.isBusy.value ? all.filter(({ at }) => at.line !== doors.line.value) : all;
  });
  let underlined: readonly Finding[] = [];
  const stop = effect(() => {
    syncText(view, recorder.text.value);
    // Underlines that are set anew close what somebody reads about them.
    if (!isSame(findings.value, underlined)) syncFindings(view, findings.value, recorder);
    underlined = findings.value;
    markLine(view, recorder.moment.value?.line ?? null);
  });
  return {
    findings,
    focus: () => view.focus(),
    goTo(to, column) {
      const { from } = rangeOf(view.state.doc, { line: to, column, length: 1 });
      view.focus();
      view.dispatch({ selection: { anchor: from }, userEvent: 'select', scrollIntoView: true });
    },
    close() {
      stop();
      typing.endBurst();
      view.destroy();
      root.replaceChildren();
    },
  };
}

const isSame = (a: readonly Finding[], b: readonly Finding[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/**
 * Inside a shadow root the editor's styles are constructed sheets, which a policy against inline
 * styles lets pass. What is typed stays inside: the table's keys are letters, too.
 */
function rootIn(place: HTMLElement): ShadowRoot {
  if (place.shadowRoot) return place.shadowRoot;
  const root = place.attachShadow({ mode: 'open' });
  for (const kind of ['keydown', 'paste']) {
    root.addEventListener(kind, (event) => event.stopPropagation());
  }
  return root;
}

const words: Extension = [
  placeholder('Type or paste a hand: Hand (1), the blinds, Stack Setup: …'),
  EditorView.contentAttributes.of({
    'aria-label': 'Text of the hand',
    spellcheck: 'false',
    autocapitalize: 'off',
  }),
];

/**
 * Browsers that type over several lines put styles into what they make of them, which the page's
 * policy refuses with a complaint; so the editor does it itself.
 */
const typedOver: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { state } = view;
    const isOver = event.inputType === 'insertText' && !state.selection.main.empty;
    if (!isOver || event.data === null || view.composing) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(event.data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

/** Refuses what would make the text longer than any hand. */
const atMost = (limit: number, onTooLong: (length: number) => void): Extension =>
  EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || transaction.newDoc.length <= limit) return transaction;
    if (transaction.annotation(fromRecorder)) return transaction;
    onTooLong(transaction.newDoc.length);
    return [];
  });

/** What the user typed goes to the recorder; where they went is shown at the table. */
function tell(update: ViewUpdate, { recorder, line }: EditorContext, typing: Typing): void {
  if (!update.docChanged && !update.selectionSet) return;
  const { doc, selection } = update.state;
  batch(() => {
    line.value = doc.lineAt(selection.main.head).number;
    if (update.transactions.some((one) => one.annotation(fromRecorder))) return;
    if (update.docChanged) typing.write(doc.toString());
    else typing.endBurst();
    recorder.cursor.value = momentAt(recorder.scene.value.moments, line.value);
  });
}
