import { type Signal, useSignal } from '@preact/signals';
import { FORM_RULES, type FormRuleId } from '../../../formats/index.ts';
import { counted, figure } from '../../../kernel/index.ts';
import type { ImportOptions, ImportProblem, ImportReport } from '../../session/import-report.ts';
import { Quoted } from '../../ui/quoted.tsx';
import { openSession, type PanelContext } from './panel-actions.ts';

/** An import as it goes. */
export interface ImportState {
  /** From 0 to 1; null when nothing is being read. */
  readonly progress: Signal<number | null>;
  readonly reports: Signal<readonly NamedReport[]>;
}

export interface NamedReport extends ImportReport {
  readonly from: string;
}

/** Reads files one after another. */
async function importFiles(
  panel: PanelContext,
  { progress, reports }: ImportState,
  files: readonly File[],
): Promise<void> {
  const done: NamedReport[] = [];
  for (const file of files) {
    done.push({ ...(await importOne(panel, progress, file)), from: file.name });
  }
  progress.value = null;
  reports.value = done;
}

async function importPaste(
  panel: PanelContext,
  { progress, reports }: ImportState,
  text: string,
): Promise<void> {
  const report = await importOne(panel, progress, text, { name: 'Pasted hands' });
  reports.value = [{ ...report, from: 'the pasted text' }];
  progress.value = null;
}

function importOne(
  { store }: PanelContext,
  progress: Signal<number | null>,
  from: string | File,
  options: ImportOptions = {},
): Promise<ImportReport> {
  progress.value = 0;
  const onProgress = (done: number): void => {
    progress.value = done;
  };
  return store.importAny(from, { ...options, onProgress });
}

/** Where files and texts are brought in. */
export function ImportBox({
  panel,
  importing,
}: {
  readonly panel: PanelContext;
  readonly importing: ImportState;
}) {
  const { progress, reports } = importing;
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
        importFiles(panel, importing, [...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <legend class="off-screen">Import</legend>
      <label class="import-file">
        Files: .hand, PHH, PokerStars text, Open Hand History, or a Sidepot export, also packed
        (.gz)
        <input
          type="file"
          multiple
          accept=".hand,.phh,.phhs,.ohh,.txt,.json,.gz,text/plain,application/json,application/gzip"
          onChange={(event) => {
            const field = event.currentTarget;
            importFiles(panel, importing, [...(field.files ?? [])]).then(() => {
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
          importPaste(panel, importing, event.clipboardData?.getData('text/plain') ?? '');
        }}
      />
      {progress.value !== null && <progress aria-label="Reading" max={1} value={progress.value} />}
      <div aria-live="polite">
        {reports.value.map((report, i) => (
          <Report key={`${report.from} ${i}`} panel={panel} report={report} />
        ))}
      </div>
    </fieldset>
  );
}

function Report({ panel, report }: { readonly panel: PanelContext; readonly report: NamedReport }) {
  const { from, message, problems, sessions } = report;
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
      <ProblemList from={from} problems={problems} />
    </div>
  );
}

const SHOWN = 5;

/** More of one kind is for the command line. */
const SHOWN_OF_KIND = 20;

/** Where a file could not be taken over as it stands, what goes by a rule together. */
function ProblemList({
  from,
  problems,
}: {
  readonly from: string;
  readonly problems: readonly ImportProblem[];
}) {
  const kinds = [...new Set(problems.map(kindOf))];
  const isShort = problems.length <= SHOWN;
  return (
    <>
      {kinds.map((kind) => {
        const some = problems.filter((problem) => kindOf(problem) === kind);
        return kind === null || isShort ? (
          <Places key={kind} from={from} problems={some} most={SHOWN} />
        ) : (
          <details key={kind} class="import-kind">
            <summary>
              {counted(some.length, 'place')}: {kind}
            </summary>
            <Places from={from} problems={some} most={SHOWN_OF_KIND} />
          </details>
        );
      })}
    </>
  );
}

const Places = ({
  from,
  problems,
  most,
}: {
  readonly from: string;
  readonly problems: readonly ImportProblem[];
  readonly most: number;
}) => (
  <>
    {problems.slice(0, most).map(({ line, column, message }, i) => (
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
