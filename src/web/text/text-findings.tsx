import { counted } from '../../kernel/figures.ts';
import type { Recorder } from '../recorder/model/recorder.ts';
import { toldFindings } from '../recorder/model/told-findings.ts';
import { FindingLine } from '../ui/finding-line.tsx';
import type { Editor } from './editor.ts';
import { writeFixes } from './taking.ts';

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
  const findings = toldFindings({ ...scene, findings: editor.findings.value });
  const here = findings.filter(({ at }) => at.line === line);
  const isHeldBack = editor.findings.value.length < scene.findings.length;
  return (
    <section class="text-findings" aria-label="Findings">
      <p class="off-screen" aria-live="polite">
        {here.map(({ message }) => message).join(' ')}
      </p>
      {findings.length === 0 ? (
        !isHeldBack && <p class="quiet">No findings.</p>
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
            <FindingLine
              finding={finding}
              text={recorder.text.value}
              onFix={(one) => writeFixes(recorder, [one])}
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
