import type { Accepted, CheckName } from '../../suite/index.ts';
import { STATUS_SIGN, STATUS_TEXT, STATUSES, type Status } from '../ui/badge.tsx';
import { resetProgress, type Store } from './store.ts';

const TRIED = STATUSES.filter((status) => status !== 'untried');

/** How many cases were tried and how they came out. */
export function SuiteProgress({ store }: { readonly store: Store }) {
  const counts = store.counts.value;
  const all = store.cases.length;
  const tried = all - counts.untried;
  return (
    <div class="progress">
      <div
        class="progress-bar"
        role="progressbar"
        aria-label="Cases tried"
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={tried}
      >
        {TRIED.map((status) => (
          <span key={status} class={`fill-${status}`} style={{ flexGrow: counts[status] }} />
        ))}
        <span style={{ flexGrow: counts.untried }} />
      </div>
      <div class="progress-line">
        <span>
          {tried} of {all} tried
        </span>
        {TRIED.map((status) => (
          <span key={status} class={`mark mark-${status}`}>
            <span aria-hidden="true">{STATUS_SIGN[status]}</span> {counts[status]}{' '}
            {STATUS_TEXT[status]}
          </span>
        ))}
        <span class="progress-buttons">
          <button type="button" class="button" onClick={() => downloadResults(store)}>
            Export results
          </button>
          <button
            type="button"
            class="button"
            disabled={store.changed.value.length === 0}
            onClick={() => resetProgress(store)}
          >
            Reset
          </button>
        </span>
      </div>
      {!store.isKept.value && (
        <p class="warning">
          ! Your browser does not let this page keep your progress. Export the results before you
          close it.
        </p>
      )}
    </div>
  );
}

/** The file "Export results" gives. */
interface ExportedResults {
  readonly version: 1;
  readonly seed: number;
  readonly exportedAt: string;
  readonly counts: Readonly<Record<Status, number>>;
  readonly results: readonly {
    readonly id: string;
    readonly status: Status;
    readonly failed: readonly CheckName[];
    readonly reason: string | null;
    readonly actual: string;
  }[];
  /** As `suite.accepted.json` has it. */
  readonly accepted: Accepted;
}

export function exportResults({ data, cases, counts }: Store, at: string): ExportedResults {
  const tried = cases.filter(({ status }) => status.value !== 'untried');
  return {
    version: 1,
    seed: data.suite.seed,
    exportedAt: at,
    counts: counts.value,
    results: tried.map(({ case: one, status, comparison, attempt }) => ({
      id: one.id,
      status: status.value,
      failed: (comparison.value?.checks ?? [])
        .filter((check) => !check.passed)
        .map((check) => check.name),
      reason: attempt.value.failure,
      actual: attempt.value.text,
    })),
    accepted: Object.fromEntries(
      cases.flatMap(({ case: one, attempt }) => {
        const { accepted } = attempt.value;
        return accepted === null ? [] : [[one.id, { nextHand: accepted }]];
      }),
    ),
  };
}

/** Hands the results over as a file. */
function downloadResults(store: Store): void {
  const results = exportResults(store, new Date().toISOString());
  const file = new Blob([`${JSON.stringify(results, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `sidepot-seed-${results.seed}-results.json`;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
