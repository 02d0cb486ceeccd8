import { download, fileName } from '../session/export.ts';
import type { Director } from './director.ts';

/** Everything to take away: each table's hands, the standings, the whole tournament. */
export function ExportsPanel({ director }: { readonly director: Director }) {
  const { name } = director.feed.field.value!.settings;
  const save = async (path: string, file: string): Promise<void> => {
    const answer = await director.exported(path);
    if (answer.kind === 'ok') download(`${fileName(name)} ${file}`, answer.value);
  };
  const tables = director.feed.tables.value.filter(({ hand }) => hand !== null);
  return (
    <>
      <h2>Export</h2>
      <div class="buttons">
        <button
          type="button"
          class="button"
          onClick={() => save('tournament.json', 'tournament.json')}
        >
          Everything (JSON)
        </button>
        <button type="button" class="button" onClick={() => save('standings.csv', 'standings.csv')}>
          Standings (CSV)
        </button>
      </div>
      <ul class="director-list">
        {tables.map(({ table }) => (
          <li key={table}>
            Table <bdi>{table}</bdi>{' '}
            {(['hand', 'phh'] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                class="button"
                aria-label={`Table ${table} as .${kind}`}
                onClick={() =>
                  save(
                    `tables/${encodeURIComponent(table)}.${kind}`,
                    `table ${table}.${kind === 'phh' ? 'phhs' : kind}`,
                  )
                }
              >
                .{kind}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
