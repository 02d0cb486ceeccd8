import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { figure } from '../../kernel/figures.ts';
import type { Finding } from '../../kernel/finding.ts';
import { MISTAKEN_HAND } from './mistaken-hand.ts';
import { openFiles } from './open-files.ts';
import { LONGEST_SHOWN, type RefereeStore } from './referee-store.ts';

const PAPER_ID = 'paper';

/** Marks a finding's place in the field; the browser scrolls to it when the field is entered. */
export function markPlace(text: string, { at }: Finding): void {
  const field = document.getElementById(PAPER_ID);
  if (!(field instanceof HTMLTextAreaElement)) return;
  let from = 0;
  for (let line = 1; line < at.line; line++) from = text.indexOf('\n', from) + 1;
  from += at.column - 1;
  field.blur();
  field.setSelectionRange(from, from + at.length);
  field.focus();
}

/** Where the text comes in: typed, pasted, dropped or opened. */
export function Paper({ store }: { readonly store: RefereeStore }) {
  const problem = useSignal('');
  const text = store.text.value;
  const isLong = text.length > LONGEST_SHOWN;
  const read = (next: string): void => {
    problem.value = '';
    void store.read(next);
  };
  const readFiles = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const opened = await openFiles(files);
    if (opened.ok) read(opened.value);
    else problem.value = opened.error;
  };
  useEffect(() => onFilesDropped((files) => void readFiles(files)), []);
  return (
    <div class="paper">
      {isLong ? (
        <LongText text={text} />
      ) : (
        <Field
          text={text}
          onText={read}
          onPaste={(pasted, event) => {
            if (text.length + pasted.length <= LONGEST_SHOWN) return;
            event.preventDefault();
            read(pasted);
          }}
        />
      )}
      {problem.value !== '' && (
        <p class="failure" role="alert">
          {problem.value}
        </p>
      )}
      <div class="buttons">
        <label class="button paper-file">
          Open files
          <input
            type="file"
            multiple
            class="off-screen"
            accept=".hand,.phh,.phhs,.ohh,.txt,.gz,text/plain,application/gzip"
            onChange={(event) => {
              void readFiles([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <button type="button" class="button" onClick={() => read(MISTAKEN_HAND)}>
          A hand with mistakes
        </button>
        <button type="button" class="button" disabled={text === ''} onClick={() => read('')}>
          Clear
        </button>
      </div>
    </div>
  );
}

/** Files may be dropped anywhere on the page; stop it with what this gives back. */
function onFilesDropped(onFiles: (files: readonly File[]) => void): () => void {
  const over = (event: DragEvent): void => event.preventDefault();
  const drop = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  document.addEventListener('dragover', over);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('drop', drop);
  };
}

const Field = ({
  text,
  onText,
  onPaste,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPaste: (pasted: string, event: ClipboardEvent) => void;
}) => (
  <>
    <label class="paper-label" for={PAPER_ID}>
      Hands, pasted, typed or dropped here
    </label>
    <textarea
      id={PAPER_ID}
      rows={22}
      spellcheck={false}
      autocomplete="off"
      autocapitalize="off"
      placeholder={
        'Hand (12)\nstarted_at: 00:02:30 ended_at: 00:05:40\nSB 50 BB 100\nStack Setup:\n…'
      }
      value={text}
      onInput={(event) => onText(event.currentTarget.value)}
      onPaste={(event) => onPaste(event.clipboardData?.getData('text/plain') ?? '', event)}
    />
  </>
);

const SHOWN_LINES = 12;

/** A text that no field could show at once: its beginning. */
const LongText = ({ text }: { readonly text: string }) => (
  <div class="paper-long">
    <p>
      <b>{figure(text.length)} characters.</b> All of it is read; only the beginning is shown.
    </p>
    <pre class="hand-text">
      {text.slice(0, 2_000).split('\n').slice(0, SHOWN_LINES).join('\n')}…
    </pre>
  </div>
);
