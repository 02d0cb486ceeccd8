import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Recorder } from '../recorder/model/recorder.ts';
import type { Typing } from '../recorder/model/typing.ts';
import { offeredCompletions } from './completions.ts';
import { writeFixes } from './editor-sync.ts';

/** The editor's keys. */
export function editorKeys(recorder: Recorder, typing: Typing, onLeave: () => void): Extension {
  const own = [
    { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
    { key: 'Mod-.', run: (view: EditorView) => fixLine(view, recorder), preventDefault: true },
    { key: 'Escape', run: (view: EditorView) => leave(view, onLeave) },
  ];
  return [
    oneUndo(recorder, typing),
    Prec.high(keymap.of(completionKeymap)),
    keymap.of(own),
    // Tab is not among them: it leads out of the editor, as everywhere on the page.
    keymap.of(defaultKeymap),
  ];
}

/**
 * Undo and redo are the recorder's own: there is one past, not two. Not in the keymap, which takes
 * Ctrl+Shift+Z for Ctrl+Z while Caps Lock is on.
 */
function oneUndo(recorder: Recorder, typing: Typing): Extension {
  const move = (event: Event, isBack: boolean): true => {
    event.preventDefault();
    typing.endBurst();
    if (isBack) recorder.undo();
    else recorder.redo();
    return true;
  };
  return EditorView.domEventHandlers({
    keydown(event) {
      const key = event.key.toLowerCase();
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isOurs || (key !== 'z' && key !== 'y')) return false;
      return move(event, key === 'z' && !event.shiftKey);
    },
    // The browser's own menu, and phones that are shaken.
    beforeinput(event) {
      if (!/^history(Un|Re)do$/.test(event.inputType)) return false;
      return move(event, event.inputType === 'historyUndo');
    },
  });
}

/** Writes what the findings on the cursor's line say to write. */
function fixLine({ state }: EditorView, recorder: Recorder): boolean {
  const line = state.doc.lineAt(state.selection.main.head).number;
  writeFixes(
    recorder,
    recorder.scene.value.findings.filter(({ at }) => at.line === line),
  );
  return true;
}

function leave(view: EditorView, onLeave: () => void): boolean {
  if (completionStatus(view.state) === 'active') return closeCompletion(view);
  onLeave();
  return true;
}

/** Offers names, labels, verbs and headings where they can stand. */
export const completion: Extension = autocompletion({
  override: [source],
  icons: false,
  // A name goes on with its verb.
  activateOnCompletion: () => true,
  activateOnTypingDelay: 50,
});

function source({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  // In the middle of a word, or before other text, there is nothing to complete.
  if (line.text.slice(before.length).trim() !== '' || before.includes('#')) return null;
  const above: string[] = [];
  for (let number = 1; number < line.number; number++) above.push(state.doc.line(number).text);
  const found = offeredCompletions(above, before, explicit);
  if (!found) return null;
  return {
    from: line.from + found.from,
    options: found.words.map(
      ({ label, detail, apply }, i): Completion => ({
        label,
        ...(detail !== undefined && { detail }),
        ...(apply !== undefined && { apply }),
        // As they come: the likeliest first.
        boost: found.words.length - i,
      }),
    ),
  };
}
