import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { counted, figure } from '../../kernel/figures.ts';
import type { Finding } from '../../kernel/finding.ts';
import { fixText, formatText } from '../../referee/index.ts';
import { FindingLine } from '../pages/finding-line.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import type { Recorder } from '../recorder/store.ts';
import { type Editor, LONGEST_TEXT, openEditor } from './editor.ts';
import { Several } from './several.tsx';
import { writeFixes } from './taking.ts';
import '../pages/hand-text.css';
import './text-panel.css';

/** The hand's text beside the table: typed here or recorded there, it is the same text. */
export function TextPanel({ recorder }: { readonly recorder: Recorder }) {
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
      <Here recorder={recorder} line={line.value} editor={editor.value} />
    </section>
  );
}

/** What is to be said about the line the cursor is on; else how things stand. */
function Here({
  recorder,
  line,
  editor,
}: {
  readonly recorder: Recorder;
  readonly line: number;
  readonly editor: Editor | null;
}) {
  const findings = editor?.findings.value ?? [];
  const here = findings.filter(({ at }) => at.line === line);
  const isHeldBack = findings.length < recorder.scene.value.findings.length;
  return (
    <div class="text-here" aria-live="polite">
      {here.map((finding) => (
        <FindingLine
          key={`${finding.rule} ${finding.at.column} ${finding.message}`}
          finding={finding}
          text={recorder.text.value}
          onFix={(one) => writeFixes(recorder, [one])}
        />
      ))}
      {here.length === 0 && !isHeldBack && (
        <Summary findings={findings} onPlace={({ at }) => editor?.goTo(at.line, at.column)} />
      )}
    </div>
  );
}

function Summary({
  findings,
  onPlace,
}: {
  readonly findings: readonly Finding[];
  readonly onPlace: (finding: Finding) => void;
}) {
  const [first] = findings;
  if (!first) return <p class="quiet">No findings.</p>;
  return (
    <p>
      {counted(findings.length, 'finding')}.{' '}
      <button type="button" class="button" onClick={() => onPlace(first)}>
        Go to line {first.at.line}
      </button>{' '}
      <span class="quiet text-keys">
        <kbd>F8</kbd> goes to the next, <kbd>Ctrl</kbd> <kbd>.</kbd> writes what it says.
      </span>
    </p>
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
