import { useSignal } from '@preact/signals';
import { freeNumbers, isTableName } from '../../team/index.ts';
import type { Director } from './director.ts';

/** Opens one more table, reopens one that was broken by mistake, and sends lines to stand between hands. */
export function TablesPanel({ director }: { readonly director: Director }) {
  const closed = director.feed.tables.value.filter(({ isClosed }) => isClosed);
  return (
    <>
      <h2>Tables</h2>
      <OpenTable director={director} />
      <TypedLine director={director} />
      {closed.length > 0 && (
        <ul class="director-list" aria-label="Broken tables">
          {closed.map(({ table }) => (
            <li key={table}>
              Table <bdi>{table}</bdi>{' '}
              <button type="button" class="button" onClick={() => open(director, table)}>
                Open table <bdi>{table}</bdi> again
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const open = (director: Director, table: string): Promise<boolean> =>
  director.send([{ kind: 'open-table', table }], `Table ${table} is open.`);

/** Seats are drawn there before any other table is opened for those who have none. */
function OpenTable({ director }: { readonly director: Director }) {
  const typed = useSignal('');
  const known = director.feed.tables.value.map(({ table }) => table);
  const table = typed.value.trim() || freeNumbers(1, known)[0]!;
  const isReady = isTableName(table) && !known.includes(table);
  return (
    <form
      class="director-row"
      onSubmit={async (event) => {
        event.preventDefault();
        if (isReady && (await open(director, table))) typed.value = '';
      }}
    >
      <label class="director-field">
        <span>Name, if it is not the next number</span>
        <input
          name="table"
          value={typed.value}
          maxLength={40}
          placeholder={table}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button button-main" disabled={!isReady}>
        Open table <bdi>{table}</bdi>
      </button>
      <span class="quiet">
        {known.includes(table)
          ? 'There is already a table with that name.'
          : 'The next draw fills it.'}
      </span>
    </form>
  );
}

/** TOUR-9: a rebuy, an add-on, a recount, a break; its collector gets it below the last hand. */
function TypedLine({ director }: { readonly director: Director }) {
  const line = useSignal('');
  const chosen = useSignal('');
  const tables = director.feed.tables.value.filter(
    ({ isClosed, hand }) => !isClosed && hand !== null,
  );
  const where = tables.find(({ table }) => table === chosen.value) ?? tables[0];
  if (!where) return null;
  const { table, seats } = where;
  const { stack } = director.feed.field.value!.settings;
  return (
    <form
      class="director-row"
      onSubmit={async (event) => {
        event.preventDefault();
        const body = { kind: 'line', table, line: line.value.trim(), for: null } as const;
        if (await director.send([body], `The line was sent to table ${table}.`)) line.value = '';
      }}
    >
      <label class="director-field">
        <span>A line for table</span>
        <select
          value={table}
          onChange={(event) => {
            chosen.value = event.currentTarget.value;
          }}
        >
          {tables.map((one) => (
            <option key={one.table}>{one.table}</option>
          ))}
        </select>
      </label>
      <label class="director-field director-line">
        <span>Line below its last hand</span>
        <input
          name="line"
          value={line.value}
          maxLength={200}
          spellcheck={false}
          placeholder={`${seats[0]?.name ?? 'Alice'}: Rebuy ${stack}`}
          onInput={(event) => {
            line.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button" disabled={line.value.trim() === ''}>
        Send the line
      </button>
    </form>
  );
}
