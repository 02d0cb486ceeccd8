import { batch } from '@preact/signals';
import { CASE_CATEGORIES, COMPLEXITIES, PLAYER_GROUPS, STACK_SIZES } from '../../suite/index.ts';
import { STATUS_TEXT, STATUSES } from '../ui/badge.tsx';
import type { CaseState } from './case-state.ts';
import {
  CATEGORY_TEXT,
  COMPLEXITY_TEXT,
  type Filters,
  NO_FILTERS,
  PLAYER_GROUP_TEXT,
  STACK_SIZE_TEXT,
} from './filters.ts';
import { type Store, wantOnly } from './store.ts';

export const SEARCH_ID = 'search';

/** Search, the five filters, and opening or closing what they leave. */
export function FilterBar({ store }: { readonly store: Store }) {
  const filters = store.filters.value;
  const isFiltered = Object.values(filters).some((word) => word !== '');
  return (
    <search class="filters">
      <input
        id={SEARCH_ID}
        type="search"
        aria-label="Search"
        placeholder="Search names, ids, titles, notes, rules"
        autocomplete="off"
        spellcheck={false}
        value={filters.query}
        onInput={(event) => wantOnly(store, { query: event.currentTarget.value })}
      />
      <Choice
        store={store}
        name="players"
        label="Players"
        all={PLAYER_GROUPS}
        text={PLAYER_GROUP_TEXT}
      />
      <Choice
        store={store}
        name="stackSize"
        label="Stacks"
        all={STACK_SIZES}
        text={STACK_SIZE_TEXT}
      />
      <Choice
        store={store}
        name="complexity"
        label="Complexity"
        all={COMPLEXITIES}
        text={COMPLEXITY_TEXT}
      />
      <Choice
        store={store}
        name="category"
        label="Category"
        all={CASE_CATEGORIES}
        text={CATEGORY_TEXT}
      />
      <Choice store={store} name="status" label="Status" all={STATUSES} text={STATUS_TEXT} />
      <div class="filters-end">
        <span class="filters-count" aria-live="polite">
          {store.wanted.value.length} of {store.cases.length} cases
        </span>
        {isFiltered && (
          <button type="button" class="button" onClick={() => wantOnly(store, NO_FILTERS)}>
            Show all
          </button>
        )}
        <button type="button" class="button" onClick={() => openAll(store)}>
          Expand all
        </button>
        <button type="button" class="button" onClick={() => closeAll(store)}>
          Collapse all
        </button>
      </div>
    </search>
  );
}

function Choice<Name extends Exclude<keyof Filters, 'query'>>({
  store,
  name,
  label,
  all,
  text,
}: {
  readonly store: Store;
  readonly name: Name;
  readonly label: string;
  readonly all: readonly Exclude<Filters[Name], ''>[];
  readonly text: Readonly<Record<Exclude<Filters[Name], ''>, string>>;
}) {
  const chosen = store.filters.value[name];
  return (
    <select
      aria-label={label}
      class={chosen === '' ? 'choice' : 'choice choice-made'}
      value={chosen}
      onChange={(event) => wantOnly(store, { [name]: event.currentTarget.value })}
    >
      <option value="">{label}: all</option>
      {all.map((word) => (
        <option key={word} value={word}>
          {text[word]}
        </option>
      ))}
    </select>
  );
}

/** So few at a time that the page answers in between. */
const AT_ONCE = 5;

let turn = 0;

/** Opens every case the filters want, a few at a time; a later call takes over. */
async function openAll({ wanted }: Store): Promise<void> {
  const mine = ++turn;
  const closed = wanted.value.filter(({ isOpen }) => !isOpen.value);
  for (let from = 0; from < closed.length; from += AT_ONCE) {
    if (mine !== turn) return;
    setOpen(closed.slice(from, from + AT_ONCE), true);
    await new Promise((done) => setTimeout(done));
  }
}

function closeAll({ cases }: Store): void {
  turn++;
  setOpen(cases, false);
}

function setOpen(states: readonly CaseState[], isOpen: boolean): void {
  batch(() => {
    for (const state of states) state.isOpen.value = isOpen;
  });
}
