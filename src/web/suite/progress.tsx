import { STATUS_SIGN, STATUS_TEXT, STATUSES } from '../ui/status.ts';
import { downloadResults } from './export.ts';
import { resetProgress, type Store } from './store.ts';

const TRIED = STATUSES.filter((status) => status !== 'untried');

/** How many cases were tried and how they came out. */
export function Progress({ store }: { readonly store: Store }) {
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
