import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { counted, figure } from '../../kernel/index.ts';
import { fixText, formatText } from '../../referee/index.ts';
import { handTexts } from '../recorder/model/paste.ts';
import type { Recorder } from '../recorder/model/recorder.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { type Editor, LONGEST_TEXT, openEditor } from './editor.ts';
import '../ui/hand-text.css';
import './text-panel.css';
import { HandFinding, newsIn, shownFindings, stillToCome } from '../recorder/views/findings.tsx';
import type { Session } from '../session/session.ts';
import { Quoted } from '../ui/quoted.tsx';

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
      <SeveralHands recorder={recorder} />
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

/** A text of several hands, of which the table shows the first: offers to take them apart. */
export function SeveralHands({ recorder }: { readonly recorder: Recorder }) {
  const hands = useComputed(() => severalHands(recorder.text.value));
  if (hands.value.length < 2) return null;
  return (
    <p class="text-note">
      {hands.value.length} hands stand in this text; the table shows the first.{' '}
      <button
        type="button"
        class="button"
        onClick={() => recorder.change(takenApart(recorder.session.value, hands.value))}
      >
        Make them {hands.value.length} hands
      </button>
    </p>
  );
}

/** Without a second heading there is no second hand, and nothing to be read. */
const severalHands = (text: string): readonly string[] =>
  (text.match(/^[^\S\n]*hand\b/gim)?.length ?? 0) < 2 ? [] : handTexts(text);

const takenApart = (session: Session, hands: readonly string[]): Session => ({
  ...session,
  hands: session.hands.toSpliced(session.at, 1, ...hands),
});

/** A text that is all wrong is better read from its start. */
const SHOWN = 50;

/** Everything that is wrong in the text, each with the way to its place; the cursor's line stands out. */
export function TextFindings({
  recorder,
  line,
  editor,
}: {
  readonly recorder: Recorder;
  /** The line the cursor is on. */
  readonly line: number;
  readonly editor: Editor;
}) {
  const scene = recorder.scene.value;
  const findings = shownFindings({ ...scene, findings: editor.findings.value });
  const here = findings.filter(({ at }) => at.line === line);
  const isHeldBack =
    editor.findings.value.length < newsIn({ ...scene, findings: recorder.findings.value }).length;
  const coming = stillToCome(scene);
  return (
    <section class="text-findings" aria-label="Findings">
      <p class="off-screen" aria-live="polite">
        {here.map(({ message }) => message).join(' ')}
      </p>
      {findings.length === 0 ? (
        !isHeldBack && (
          <p class="quiet">
            No findings.{' '}
            {coming !== null && (
              <span>
                Still to come: <Quoted message={coming} text={recorder.text.value} />.
              </span>
            )}
          </p>
        )
      ) : (
        <p class="quiet">
          {counted(findings.length, 'finding')}.{' '}
          <span class="text-keys">
            <kbd>F8</kbd> goes to the next, <kbd>Ctrl</kbd> <kbd>.</kbd> writes what it says.
          </span>
        </p>
      )}
      <ul>
        {findings.slice(0, SHOWN).map((finding) => (
          <li
            key={`${finding.rule} ${finding.at.line} ${finding.at.column} ${finding.message}`}
            class={here.includes(finding) ? 'text-here' : undefined}
          >
            <HandFinding
              recorder={recorder}
              finding={finding}
              text={recorder.text.value}
              onPlace={({ at }) => editor.goTo(at.line, at.column)}
            />
          </li>
        ))}
      </ul>
      {findings.length > SHOWN && (
        <p class="quiet">and {counted(findings.length - SHOWN, 'more finding')}</p>
      )}
    </section>
  );
}
