import type { CheckName } from '../../suite/compare/comparison.ts';
import type { Accepted } from '../../suite/run/run-result.ts';
import type { Status } from '../ui/status.ts';
import type { Store } from './store.ts';

/** The file "Export results" gives. */
export interface ExportedResults {
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
export function downloadResults(store: Store): void {
  const results = exportResults(store, new Date().toISOString());
  const file = new Blob([`${JSON.stringify(results, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `sidepot-seed-${results.seed}-results.json`;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
