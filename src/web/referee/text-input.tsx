import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FILE_ENDINGS } from '../../formats/index.ts';
import { type Finding, fail, figure, ok, type Result } from '../../kernel/index.ts';
import { notLoaded } from '../session/failure-text.ts';
import { fileText } from '../session/file-text.ts';
import { onFilesDropped } from '../ui/dropped-files.ts';
import { LONGEST_SHOWN, type RefereeStore } from './referee-store.ts';
import { joinFiles } from './text-reader.ts';

const PASTED_ID = 'pasted-hands';

/** Marks a finding's place in the field; the browser scrolls to it when the field is entered. */
export function markPlace(text: string, { at }: Finding): void {
  const field = document.getElementById(PASTED_ID);
  if (!(field instanceof HTMLTextAreaElement)) return;
  let from = 0;
  for (let line = 1; line < at.line; line++) from = text.indexOf('\n', from) + 1;
  from += at.column - 1;
  field.blur();
  field.setSelectionRange(from, from + at.length);
  field.focus();
}

/** Where the text comes in: typed, pasted, dropped or opened. */
export function TextInput({ store }: { readonly store: RefereeStore }) {
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
    <div class="pasted">
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
        <label class="button pasted-file">
          Open files
          <input
            type="file"
            multiple
            class="off-screen"
            accept={`${FILE_ENDINGS},.gz,text/plain,application/gzip`}
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
    <label class="pasted-label" for={PASTED_ID}>
      Hands, pasted, typed or dropped here
    </label>
    <textarea
      id={PASTED_ID}
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
  <div class="pasted-long">
    <p>
      <b>{figure(text.length)} characters.</b> All of it is read; only the beginning is shown.
    </p>
    <pre class="hand-text">
      {text.slice(0, 2_000).split('\n').slice(0, SHOWN_LINES).join('\n')}…
    </pre>
  </div>
);

/** For whoever wants to see the referee at work: chips added instead of a total, and more called than there is. */
export const MISTAKEN_HAND = `Hand (12)
started_at: 00:02:30 ended_at: 00:05:40
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000

Preflop Base:
1. Alice (Dealer): Raise 15000
2. Bob (SB): Call 12500
3. Charlie (BB): Call 15000
Flop Base (K♦ 8♣ 4♠):
4. Bob (SB): Bet 25000
5. Charlie (BB): Call 25000
6. Alice (Dealer): Call 25000
Turn Base (T♥):
7. Bob (SB): Bet 50000
8. Charlie (BB): Call 50000
9. Alice (Dealer): Call 50000
River Base (3♦):
10. Bob (SB): Check
11. Charlie (BB): Check

Winner: Bob
`;

/** Files together may have so many bytes; the command line takes archives of any size. */
const LARGEST = 60_000_000;

/** Files as one text, unpacked where they are packed, or in words why there is none. */
async function openFiles(files: readonly File[]): Promise<Result<string, string>> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > LARGEST) {
    return fail(`${figure(size)} bytes are too much for a page: run “sidepot check” on the files.`);
  }
  const texts: string[] = [];
  let room = LARGEST;
  for (const file of files) {
    const found = await fileText(file, room);
    if (found.kind === 'unreadable') return fail(`${file.name}: ${found.message}`);
    if (found.kind === 'too large') {
      return fail(
        `${file.name}: unpacked, this is more than ${figure(LARGEST)} bytes, too much for a page. Run “sidepot audit” on the files.`,
      );
    }
    texts.push(found.text);
    room -= found.size;
  }
  const text = await joinFiles(texts).catch(() => undefined);
  if (text === undefined) return fail(notLoaded('reader for several files'));
  return text === null
    ? fail('These files are of different formats: open those of one format together.')
    : ok(text);
}
