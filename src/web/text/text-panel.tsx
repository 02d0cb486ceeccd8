import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { figure } from '../../kernel/figures.ts';
import { fixText, formatText } from '../../referee/index.ts';
import type { Recorder } from '../recorder/model/recorder.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { type Editor, LONGEST_TEXT, openEditor } from './editor.ts';
import { Several } from './several.tsx';
import { TextFindings } from './text-findings.tsx';
import '../ui/hand-text.css';
import './text-panel.css';

/** The hand's text beside the table: typed here or recorded there, it is the same text. */
export function TextPanel({
  recorder,
  isWanted,
}: {
  readonly recorder: Recorder;
  /** The cursor is wanted here; taken back once it is. */
  readonly isWanted: Signal<boolean>;
}) {
  const panel = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useSignal<Editor | null>(null);
  const line = useSignal(1);
  const tooLong = useSignal<number | null>(null);
  useEffect(() => {
    const opened = openEditor(place.current!, {
      recorder,
      line,
      onTooLong: (length) => {
        tooLong.value = length;
      },
      onLeave: () => panel.current?.focus(),
    });
    editor.value = opened;
    return () => opened.close();
  }, [recorder]);
  useSignalEffect(() => {
    if (!isWanted.value || !editor.value) return;
    isWanted.value = false;
    editor.value.focus();
  });
  return (
    <section ref={panel} class="text-panel" aria-label="Text" tabIndex={-1}>
      <div ref={place} class="text-editor" />
      {tooLong.value !== null && (
        <p class="text-note" role="alert">
          That would be {figure(tooLong.value)} characters; the text of a hand has at most{' '}
          {figure(LONGEST_TEXT)} here and was left as it was. Longer texts can be read on the{' '}
          <a href="/referee">referee’s page</a>.{' '}
          <button
            type="button"
            class="button"
            onClick={() => {
              tooLong.value = null;
            }}
          >
            Close
          </button>
        </p>
      )}
      <div class="buttons">
        <CopyButton text={() => recorder.text.value} label="Copy text" />
        <FixAll recorder={recorder} />
        <button
          type="button"
          class="button"
          title="Writes the hand in its one usual form"
          onClick={() => recorder.write(formatText(recorder.text.value))}
        >
          Tidy
        </button>
      </div>
      <Several recorder={recorder} />
      {editor.value && <TextFindings recorder={recorder} line={line.value} editor={editor.value} />}
    </section>
  );
}

function FixAll({ recorder }: { readonly recorder: Recorder }) {
  const fixed = useComputed(() =>
    recorder.scene.value.findings.some(({ severity }) => severity !== 'info')
      ? fixText(recorder.text.value)
      : null,
  );
  const { text, fixes } = fixed.value ?? { text: '', fixes: 0 };
  return (
    <button
      type="button"
      class="button"
      disabled={fixes === 0}
      onClick={() => recorder.write(text)}
    >
      Fix {fixes > 1 ? `all ${fixes}` : 'it'}
    </button>
  );
}
