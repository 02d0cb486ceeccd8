import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { counted, figure } from '../../kernel/index.ts';
import type { TableView } from '../../team/index.ts';
import { Lazy } from '../ui/lazy.tsx';
import { CountsDetails } from './counts-details.tsx';
import type { Director } from './director.ts';

const readingsPanel = () => import('./readings-panel.tsx');

/** Every table with its current hand, who records it, and what is wrong. */
export function TableCards({ director }: { readonly director: Director }) {
  const tables = director.feed.tables.value;
  const open = tables.filter(({ isClosed }) => !isClosed);
  const closed = tables.filter(({ isClosed }) => isClosed);
  if (tables.length === 0) {
    return (
      <p class="director-empty">
        No table is open yet: set the tournament up (<kbd>g</kbd>), enter the players (<kbd>e</kbd>
        ), draw their seats (<kbd>d</kbd>) and make a link for each table (<kbd>l</kbd>
        ).
      </p>
    );
  }
  return (
    <>
      <ul class="table-cards">
        {open.map((table) => (
          <TableCard key={table.table} director={director} table={table} />
        ))}
      </ul>
      {closed.length > 0 && (
        <p class="quiet">Broken: {closed.map(({ table }) => `table ${table}`).join(', ')}.</p>
      )}
    </>
  );
}

function TableCard({
  director,
  table,
}: {
  readonly director: Director;
  readonly table: TableView;
}) {
  const isLooking = useSignal(false);
  const { seats, disputed, errors, warnings, waitingLines } = table;
  const playing = seats.filter(({ chips }) => chips > 0);
  return (
    <li class="table-card" data-table={table.table}>
      <h2>
        Table <bdi>{table.table}</bdi>
      </h2>
      <p>
        {table.hand === null ? 'no hand yet' : `Hand ${table.hand}${table.isOver ? ', over' : ''}`}
        {table.blinds && ` · ${table.blinds}`}
      </p>
      <p class="quiet">
        {table.writer === null ? 'nobody is recording' : <bdi>{table.writer}</bdi>} ·{' '}
        {counted(playing.length, 'player')} · <span class="chips">{figure(table.chipsInPlay)}</span>
      </p>
      {errors + warnings > 0 && (
        <p class={errors > 0 ? 'card-bad' : 'card-warn'}>
          {[errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
            .filter(Boolean)
            .join(', ')}{' '}
          found by the referee
        </p>
      )}
      {waitingLines > 0 && (
        <p class="card-warn">{counted(waitingLines, 'line')} not taken over yet</p>
      )}
      {(disputed.length > 0 || waitingLines > 0) && (
        <button
          type="button"
          class="button"
          aria-expanded={isLooking.value}
          onClick={() => {
            isLooking.value = !isLooking.value;
          }}
        >
          {disputed.length > 0 ? `Two readings of hand ${disputed.join(', ')}` : 'Lines that wait'}
        </button>
      )}
      {isLooking.value && <TableDetails director={director} table={table.table} />}
      <ol class="card-seats">
        {seats.map(({ name, label, chair, chips }) => (
          <li key={name} class={chips === 0 ? 'quiet' : ''}>
            <span class="card-chair">{chair ?? ''}</span>
            <bdi>{name}</bdi> <span class="quiet">{label}</span>
            <span class="chips">{figure(chips)}</span>
          </li>
        ))}
      </ol>
      {(table.hand ?? 0) > 1 && (
        <CountsDetails table={table.table} newFeed={() => director.newFeed()} />
      )}
    </li>
  );
}

/** What only one who follows the table hand by hand knows: its readings, and the lines that wait. */
function TableDetails({
  director,
  table,
}: {
  readonly director: Director;
  readonly table: string;
}) {
  const feed = useMemo(() => director.newFeed(), [director, table]);
  useEffect(() => {
    feed.follow(table);
    return () => feed.stop();
  }, [feed, table]);
  const whole = feed.whole.value;
  if (!whole) return null;
  return (
    <div class="table-details">
      {whole.readings.length > 0 && (
        <Lazy load={readingsPanel}>
          {({ ReadingsPanel }) => (
            <ReadingsPanel
              whole={whole}
              onKeep={(hand, keep) =>
                director.send([{ kind: 'decide', table, hand, keep }], `Hand ${hand} is decided.`)
              }
            />
          )}
        </Lazy>
      )}
      {whole.lines.map(({ id, line }) => (
        <p key={id}>
          <code>{line}</code>{' '}
          <button
            type="button"
            class="button"
            aria-label={`Withdraw the line ${line}`}
            onClick={() =>
              director.send([{ kind: 'drop-line', line: id }], 'The line is withdrawn.')
            }
          >
            Withdraw
          </button>
        </p>
      ))}
    </div>
  );
}
