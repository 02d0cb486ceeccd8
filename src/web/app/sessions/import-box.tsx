import { type Signal, useSignal } from '@preact/signals';
import {
  FILE_ENDINGS,
  FORM_RULES,
  FORMAT_TITLES,
  type FormRuleId,
} from '../../../formats/index.ts';
import { counted, figure } from '../../../kernel/index.ts';
import type { ImportProblem, ImportReport } from '../../session/import-report.ts';
import { Quoted } from '../../ui/quoted.tsx';
import { openSession, type PanelContext } from './panel-actions.ts';

/** An import as it goes. */
export interface ImportState {
  /** From 0 to 1; null when nothing is being read. */
  readonly progress: Signal<number | null>;
  readonly report: Signal<ImportReport | null>;
}

async function importAll(
  { store }: PanelContext,
  { progress, report }: ImportState,
  from: string | readonly File[],
): Promise<void> {
  progress.value = 0;
  const onProgress = (done: number): void => {
    progress.value = done;
  };
  report.value = await store.importAny(from, { name: 'Pasted hands', onProgress });
  progress.value = null;
}

/** Where files and texts are brought in. */
export function ImportBox({
  panel,
  importing,
}: {
  readonly panel: PanelContext;
  readonly importing: ImportState;
}) {
  const { progress, report } = importing;
  const isOver = useSignal(false);
  return (
    <fieldset
      class={isOver.value ? 'import import-over' : 'import'}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        importAll(panel, importing, [...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <legend class="off-screen">Import</legend>
      <label class="import-file">
        Files: {FORMAT_TITLES.join(', ')}, or a Sidepot export, also packed (.gz)
        <input
          type="file"
          multiple
          accept={`${FILE_ENDINGS},.json,.gz,text/plain,application/json,application/gzip`}
          onChange={(event) => {
            const field = event.currentTarget;
            importAll(panel, importing, [...(field.files ?? [])]).then(() => {
              field.value = '';
            });
          }}
        />
      </label>
      <textarea
        rows={2}
        aria-label="Paste hands"
        placeholder="or paste hands here"
        spellcheck={false}
        value=""
        onPaste={(event) => {
          // Straight to the reader: a field would take seconds to lay out ten megabytes.
          event.preventDefault();
          importAll(panel, importing, event.clipboardData?.getData('text/plain') ?? '');
        }}
      />
      {progress.value !== null && <progress aria-label="Reading" max={1} value={progress.value} />}
      <div aria-live="polite">{report.value && <Report panel={panel} report={report.value} />}</div>
    </fieldset>
  );
}

function Report({
  panel,
  report,
}: {
  readonly panel: PanelContext;
  readonly report: ImportReport;
}) {
  const { message, problems, sessions } = report;
  const [first] = sessions;
  const isBad = problems.some(({ severity = 'error' }) => severity === 'error');
  return (
    <div class={isBad ? 'import-report import-bad' : 'import-report'}>
      <p>
        {message}{' '}
        {first && (
          <button type="button" class="do" onClick={() => openSession(panel, first.id)}>
            Open
          </button>
        )}
      </p>
      {problems.length <= SHOWN ? (
        <Places problems={problems} most={SHOWN} />
      ) : (
        <details class="import-kind">
          <summary>{counted(problems.length, 'notice')}</summary>
          <ProblemKinds problems={problems} />
        </details>
      )}
    </div>
  );
}

/** So many notices are read as they stand; more are folded. */
const SHOWN = 5;

/** More of one kind is for the command line. */
const SHOWN_OF_KIND = 20;

/** Where files could not be taken over as they stand, what goes by a rule together. */
const ProblemKinds = ({ problems }: { readonly problems: readonly ImportProblem[] }) => (
  <>
    {[...new Set(problems.map(kindOf))].map((kind) => {
      const some = problems.filter((problem) => kindOf(problem) === kind);
      return (
        <details key={kind} class="import-kind">
          <summary>
            {counted(some.length, 'place')}: {kind ?? 'Not to be read.'}
          </summary>
          <Places problems={some} most={SHOWN_OF_KIND} />
        </details>
      );
    })}
  </>
);

const Places = ({
  problems,
  most,
}: {
  readonly problems: readonly ImportProblem[];
  readonly most: number;
}) => (
  <>
    {problems.slice(0, most).map(({ from = 'the pasted text', line, column, message }, i) => (
      <p key={i}>
        <span class="quiet">
          {from}
          {line > 0 && `, line ${figure(line)}, column ${column}`}:
        </span>{' '}
        <Quoted message={message} text="" />
      </p>
    ))}
    {problems.length > most && (
      <p class="quiet">… and {counted(problems.length - most, 'more place')}.</p>
    )}
  </>
);

/** What problems have in common, in a sentence; null for what goes by no rule. */
function kindOf({ rule, severity }: ImportProblem): string | null {
  if (rule === undefined) return null;
  if (rule === 'FORM-2' && severity === 'error') return 'The notation has no room for these hands.';
  return FORM_RULES[rule as FormRuleId] ?? `About ${rule}.`;
}
