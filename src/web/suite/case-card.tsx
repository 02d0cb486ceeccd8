import { figure } from '../../kernel/figures.ts';
import { Badge, Mark } from '../ui/badge.tsx';
import { CaseBody } from './case-body.tsx';
import type { CaseState } from './case-state.ts';
import { CATEGORY_TEXT, COMPLEXITY_TEXT } from './filters.ts';
import { toggleId } from './navigation.ts';
import type { Store } from './store.ts';

/** One case: a line that unfolds. The body is drawn when it is first wanted. */
export function CaseCard({ state, store }: { readonly state: CaseState; readonly store: Store }) {
  const { id, title, players, complexity, category } = state.case;
  const isOpen = state.isOpen.value;
  const bodyId = `${id}-body`;
  return (
    <article
      id={id}
      class={`case case-${state.status.value}`}
      hidden={!state.isWanted.value}
      data-open={isOpen}
      onFocusIn={() => {
        store.current.value = id;
      }}
    >
      <div class="case-head">
        <h2>
          <button
            type="button"
            id={toggleId(id)}
            class="case-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => {
              state.isOpen.value = !isOpen;
            }}
          >
            <span class="case-id">{id}</span> <span class="case-title">{title}</span>
            <span class="case-badges">
              <Badge>{players === 2 ? 'heads-up' : `${figure(players)} players`}</Badge>{' '}
              <Badge kind={complexity}>{COMPLEXITY_TEXT[complexity]}</Badge>{' '}
              <Badge kind="category">{CATEGORY_TEXT[category]}</Badge>{' '}
              <Mark status={state.status.value} />
            </span>
          </button>
        </h2>
        <a class="case-link" href={`#${id}`} aria-label={`Link to ${id}`}>
          #
        </a>
      </div>
      {isOpen && (
        <div id={bodyId} class="case-body">
          <CaseBody state={state} />
        </div>
      )}
    </article>
  );
}
