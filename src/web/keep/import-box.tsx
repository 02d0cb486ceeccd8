import { type Signal, useSignal } from '@preact/signals';
import { figure } from '../../kernel/figures.ts';
import type { ImportReport } from './import.ts';
import { type Desk, openSession } from './panel-actions.ts';
import { ProblemList } from './problem-list.tsx';
import { refusedImport } from './refused-import.ts';

const FILE_LIMIT = 64_000_000;

/** An import as it goes. */
export interface Importing {
  /** From 0 to 1; null when nothing is being read. */
  readonly progress: Signal<number | null>;
  readonly reports: Signal<readonly NamedReport[]>;
}

export interface NamedReport extends ImportReport {
  readonly from: string;
}

/** Reads files one after another. */
export async function importFiles(
  desk: Desk,
  { progress, reports }: Importing,
  files: readonly File[],
): Promise<void> {
  const done: NamedReport[] = [];
  for (const file of files) {
    progress.value = 0;
    if (file.size > FILE_LIMIT) {
      const message = `It has ${figure(file.size)} bytes; a file may have ${figure(FILE_LIMIT)}.`;
      done.push({ ...refusedImport(message), from: file.name });
      continue;
    }
    const name = file.name.replace(/\.\w{1,5}$/, '');
    done.push(await importText(desk, progress, await file.text(), name, file.name));
  }
  progress.value = null;
  reports.value = done;
}

export async function importPaste(
  desk: Desk,
  { progress, reports }: Importing,
  text: string,
): Promise<void> {
  reports.value = [await importText(desk, progress, text, 'Pasted hands', 'the pasted text')];
  progress.value = null;
}

async function importText(
  { keep }: Desk,
  progress: Signal<number | null>,
  text: string,
  name: string,
  from: string,
): Promise<NamedReport> {
  progress.value = 0;
  const onProgress = (done: number): void => {
    progress.value = done;
  };
  return { ...(await keep.importAny(text, { name, onProgress })), from };
}

/** Where files and texts are brought in. */
export function ImportBox({
  desk,
  importing,
}: {
  readonly desk: Desk;
  readonly importing: Importing;
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
        importFiles(desk, importing, [...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <legend class="off-screen">Import</legend>
      <label class="import-file">
        Files: .hand, PHH, PokerStars text, Open Hand History, or a Sidepot export
        <input
          type="file"
          multiple
          accept=".hand,.phh,.phhs,.ohh,.txt,.json,text/plain,application/json"
          onChange={(event) => {
            const field = event.currentTarget;
            importFiles(desk, importing, [...(field.files ?? [])]).then(() => {
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
          importPaste(desk, importing, event.clipboardData?.getData('text/plain') ?? '');
        }}
      />
      {progress.value !== null && <progress aria-label="Reading" max={1} value={progress.value} />}
      <div aria-live="polite">
        {reports.value.map((report, i) => (
          <Report key={`${report.from} ${i}`} desk={desk} report={report} />
        ))}
      </div>
    </fieldset>
  );
}

function Report({ desk, report }: { readonly desk: Desk; readonly report: NamedReport }) {
  const { from, message, problems, sessions } = report;
  const [first] = sessions;
  const isBad = problems.some(({ severity = 'error' }) => severity === 'error');
  return (
    <div class={isBad ? 'import-report import-bad' : 'import-report'}>
      <p>
        {message}{' '}
        {first && (
          <button type="button" class="do" onClick={() => openSession(desk, first.id)}>
            Open
          </button>
        )}
      </p>
      <ProblemList from={from} problems={problems} />
    </div>
  );
}
