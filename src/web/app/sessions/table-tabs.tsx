import { useEffect } from 'preact/hooks';
import { sessionTitle } from '../../session/session.ts';
import { altKeyOf, isAltAlone } from '../../ui/alt-keys.ts';
import { goToAddress } from '../../ui/location.ts';
import { leadTo, type PanelContext, TITLE_ID } from './panel-actions.ts';

/** The tables that are open, to go to and fro between them; nothing with only one. */
export function TableTabs({ panel }: { readonly panel: PanelContext }) {
  const { store, recorder, tables } = panel;
  useEffect(() => listenToTableKeys(panel), [panel]);
  const open = recorder.session.value;
  const titles = new Map(store.sessions.value.map(({ id, name, title }) => [id, title ?? name]));
  titles.set(open.id, sessionTitle(open));
  const ids = tables.ids.value.filter((id) => titles.has(id));
  if (ids.length < 2) return null;
  return (
    <nav class="table-tabs" aria-label="Open tables">
      <ul>
        {ids.map((id) => (
          <li key={id} class={id === open.id ? 'table-tab table-tab-open' : 'table-tab'}>
            <button
              type="button"
              class="table-name"
              aria-current={id === open.id ? 'true' : undefined}
              onClick={() => tables.open(id)}
            >
              {titles.get(id)}
            </button>
            <button
              type="button"
              class="table-close"
              title="Put away; the session stays in the list"
              aria-label={`Put away ${titles.get(id)}`}
              onClick={() => tables.close(id).then(() => leadTo(TITLE_ID))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p class="quiet">
        <kbd>Alt+N</kbd> the next table
      </p>
    </nav>
  );
}

/** Wherever the cursor is: Alt+N and Alt+P walk through the tables, Alt+R opens the report. */
function listenToTableKeys({ tables }: PanelContext): () => void {
  const doIt: Readonly<Record<string, () => void>> = {
    n: () => void tables.step(1),
    p: () => void tables.step(-1),
    r: () => goToAddress('/session'),
  };
  const onKey = (event: KeyboardEvent): void => {
    const does = isAltAlone(event) ? doIt[altKeyOf(event)] : undefined;
    if (!does || event.repeat) return;
    event.preventDefault();
    does();
  };
  document.addEventListener('keydown', onKey, true);
  return () => document.removeEventListener('keydown', onKey, true);
}
