import type { ComponentChildren } from 'preact';
import { figure } from '../../kernel/index.ts';
import { debugLog, setUpText } from '../../suite/index.ts';
import { Badge, StatusMark } from '../ui/badge.tsx';
import { CompareBox } from '../ui/compare-box.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { HandOutcome, SetUp, Streets } from '../ui/hand-course.tsx';
import { PotList } from '../ui/pot-list.tsx';
import { ResultTable } from '../ui/result-table.tsx';
import type { CaseState } from './case-state.ts';
import { CATEGORY_TEXT, COMPLEXITY_TEXT } from './filters.ts';
import { fieldId, toggleId } from './navigation.ts';
import type { Store } from './store.ts';
import { acceptAnswer, tryAnswer, withdrawAcceptance } from './store.ts';

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
              <StatusMark status={state.status.value} />
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

/** The hand on the left, what it comes to on the right, then the next hand and the comparison. */
function CaseBody({ state }: { readonly state: CaseState }) {
  const { id, hand, expected, notes } = state.case;
  const record = state.record.value;
  return (
    <>
      {notes.length > 0 && (
        <ul class="notes" aria-label="Notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div class="case-columns">
        <div>
          <Part
            title="Stack set-up"
            action={
              <CopyButton
                text={() => (record ? setUpText(record) : hand)}
                label="Copy set-up"
                about={`of ${id}`}
              />
            }
          >
            {record ? <SetUp record={record} /> : <pre class="notation">{hand}</pre>}
          </Part>
          {record && (
            <Part
              title="Actions"
              action={<CopyButton text={() => hand} label="Copy whole hand" about={`of ${id}`} />}
            >
              <Streets record={record} />
              <HandOutcome record={record} />
            </Part>
          )}
        </div>
        <div>
          <Part title="Pots">
            <PotList verdict={expected} ante={record?.blinds?.ante ?? 0} />
          </Part>
          <Part title="Result">
            <ResultTable verdict={expected} />
          </Part>
        </div>
      </div>
      <div class="case-columns">
        <NextHand state={state} />
        <Compare state={state} />
      </div>
      <Rules state={state} />
    </>
  );
}

/** Small print: what the case would catch. */
const Rules = ({ state }: { readonly state: CaseState }) => (
  <p class="rules">
    Rules this case exercises:{' '}
    {state.rules.value.map(({ id, shows }) => (
      <span key={id} title={shows}>
        {id}{' '}
      </span>
    ))}
  </p>
);

const Part = ({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ComponentChildren;
  readonly children: ComponentChildren;
}) => (
  <section class="part">
    <div class="part-head">
      <h3>{title}</h3>
      {action}
    </div>
    {children}
  </section>
);

function NextHand({ state }: { readonly state: CaseState }) {
  const { id, expected } = state.case;
  const { nextHand } = expected;
  if (nextHand === null) {
    return (
      <Part title="Next hand">
        <p>
          There is none: one player has all the chips (NEXT-6). A program answers with nothing, or
          with the last stacks, without labels:
        </p>
        <pre class="notation">
          {expected.players.map((player) => `${player.name} ${player.new}`).join('\n')}
        </pre>
      </Part>
    );
  }
  const next = state.next.value;
  return (
    <Part
      title="Expected next hand"
      action={<CopyButton text={() => nextHand} label="Copy next hand" about={`of ${id}`} />}
    >
      {next ? <SetUp record={next} /> : <pre class="notation">{nextHand}</pre>}
    </Part>
  );
}

function Compare({ state }: { readonly state: CaseState }) {
  const { id } = state.case;
  const { text, failure } = state.attempt.value;
  const comparison = state.comparison.value;
  const accepted = state.accepted.value;
  return (
    <section class="part compare-part">
      <div class="part-head">
        <h3>Compare</h3>
      </div>
      <CompareBox
        fieldId={fieldId(id)}
        about={`of ${id}`}
        text={text}
        status={state.status.value}
        comparison={comparison}
        accepted={accepted}
        failure={failure}
        onText={(pasted) => tryAnswer(state, pasted)}
        onAccept={() => acceptAnswer(state)}
        onWithdraw={() => withdrawAcceptance(state)}
        log={() =>
          comparison
            ? debugLog(comparison, { caseId: id, at: new Date().toISOString(), accepted })
            : ''
        }
      />
    </section>
  );
}
