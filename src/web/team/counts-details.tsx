import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Lazy } from '../ui/lazy.tsx';
import type { TeamFeed } from './team-feed.ts';

const tableCounts = () => import('./table-counts.tsx');

const fieldCounts = () => import('./field-counts.tsx');

/** The counts of everybody over all tables. */
export function FieldCountsDetails({ feed }: { readonly feed: TeamFeed }) {
  const isOpen = useSignal(false);
  return (
    <details
      class="counts-details"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>Chip counts over time</summary>
      {isOpen.value && (
        <Lazy load={fieldCounts}>{({ FieldCountsChart }) => <FieldCountsChart feed={feed} />}</Lazy>
      )}
    </details>
  );
}

/**
 * The counts of a table over its hands: drawn, and followed hand by hand, while it is open. One at a
 * time: each is a live stream of its own, and a browser has six connections for a server.
 */
export function CountsDetails({ table, newFeed }: { readonly table: string; newFeed(): TeamFeed }) {
  const isOpen = useSignal(false);
  const feed = useMemo(newFeed, [table]);
  return (
    <details
      class="counts-details"
      name="counts"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        Chip counts<span class="off-screen"> of table {table}</span>
      </summary>
      {isOpen.value && (
        <Lazy load={tableCounts}>
          {({ FollowedCounts }) => <FollowedCounts feed={feed} table={table} />}
        </Lazy>
      )}
    </details>
  );
}
