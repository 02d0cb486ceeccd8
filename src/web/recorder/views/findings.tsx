import { all, type Finding } from '../../../kernel/index.ts';
import { applyEdits } from '../../../referee/index.ts';
import { seatsIn } from '../../../rules/index.ts';
import { FindingLine } from '../../ui/finding-line.tsx';
import { toldScene } from '../model/moment-cursor.ts';
import type { PageState } from '../model/page-state.ts';
import type { Recorder } from '../model/recorder.ts';
import type { Scene } from '../model/scene.ts';
import { holesOf } from '../model/table-view.ts';

/** What the referee says about the hand, with what to write instead. */
export function Findings({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const told = toldScene(ui);
  const { text } = told;
  const findings = shownFindings(
    ui.isReadOnly ? told : { ...told, findings: recorder.findings.value },
  );
  // The text panel has its own list, beside the lines.
  const isElsewhere = ui.isTextOpen.value || ui.isFillingIn.value;
  if (findings.length === 0 || text.trim() === '' || isElsewhere) return null;
  return (
    <section class="findings" aria-label="Findings" tabIndex={-1}>
      <h2>Findings</h2>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.at.line} ${finding.at.column} ${finding.message}`}>
            {ui.isReadOnly ? (
              <FindingLine finding={finding} text={text} />
            ) : (
              <HandFinding recorder={recorder} finding={finding} text={text} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A finding wherever the recorder shows one, with everything that puts it right and its keys. */
export function HandFinding({
  recorder,
  finding,
  text,
  onPlace,
}: {
  readonly recorder: Recorder;
  readonly finding: Finding;
  readonly text: string;
  readonly onPlace?: (finding: Finding) => void;
}) {
  const offered = recorder.between.value?.remedies.value ?? [];
  return (
    <FindingLine
      finding={finding}
      text={text}
      remedies={offered.filter((remedy) => remedy.finding === finding)}
      // Until the session is judged, what the hand's own findings say to write has no key yet.
      onFix={({ edit }) => {
        if (edit) recorder.write(applyEdits(recorder.text.value, [edit]).text);
      }}
      {...(onPlace && { onPlace })}
    />
  );
}

/** While a hand is being recorded it goes without saying that it is not finished (NOTE-5). */
export const newsIn = ({ findings, stage }: Scene): readonly Finding[] =>
  findings.filter(({ rule }) => rule !== 'NOTE-5' || stage === 'stopped');

/** What a hand that is being recorded still lacks, in words; null if it lacks nothing (NOTE-5). */
export const stillToCome = ({ findings, stage }: Scene): string | null =>
  stage === 'stopped'
    ? null
    : (findings.find(({ rule, expected }) => rule === 'NOTE-5' && expected)?.expected ?? null);

/** The findings as the page lists them: what goes without saying is left out, and one thing is said once. */
export function shownFindings(scene: Scene): readonly Finding[] {
  const shown = newsIn(scene);
  const open = shown.filter(({ rule }) => rule === 'WIN-4');
  if (open.length < 2) return shown;
  const [first] = open;
  return shown.flatMap((finding) => {
    if (finding.rule !== 'WIN-4') return [finding];
    return finding === first ? [{ ...finding, message: openPotsText(scene, open.length) }] : [];
  });
}

/** WIN-4: the same cards are missing in all of these pots. */
function openPotsText(scene: Scene, count: number): string {
  const { live } = scene;
  const holes = holesOf(scene);
  const unknown = (live ? seatsIn(live) : [])
    .map((seat) => live!.table.seats[seat]!.name)
    .filter((name) => (holes.get(name) ?? 'unknown') === 'unknown');
  return `${count} pots are open: the cards of ${all(unknown)} are not known. Write who won each, or "mucks" for a player who gave up.`;
}
