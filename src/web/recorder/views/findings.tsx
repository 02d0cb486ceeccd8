import { applyEdits } from '../../../referee/index.ts';
import { FindingLine } from '../../ui/finding-line.tsx';
import type { PageState } from '../model/page-state.ts';
import { shownFindings } from '../model/told-findings.ts';

/** What the referee says about the hand, with what to write instead. */
export function Findings({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const { text } = recorder.scene.value;
  const told = shownFindings(recorder.scene.value);
  // The text panel has its own list, beside the lines.
  if (told.length === 0 || text.trim() === '' || ui.isTextOpen.value) return null;
  return (
    <section class="findings" aria-label="Findings" tabIndex={-1}>
      <h3>Findings</h3>
      <ul>
        {told.map((finding) => (
          <li key={`${finding.rule} ${finding.at.line} ${finding.at.column} ${finding.message}`}>
            <FindingLine
              finding={finding}
              text={text}
              {...(!ui.isReadOnly && {
                onFix: () => {
                  if (finding.edit) recorder.write(applyEdits(text, [finding.edit]).text);
                },
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
