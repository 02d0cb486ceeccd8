import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { counted } from '../../../kernel/figures.ts';
import type { Recorder } from '../../recorder/model/recorder.ts';
import type { Hit } from '../../session/search.ts';
import type { Keep } from '../../session/session-store.ts';
import { DoButton } from './do-button.tsx';
import { leadTo, TITLE_ID } from './focus.ts';
import { ImportBox, type Importing, type NamedReport } from './import-box.tsx';
import { NoticeLine } from './notice-line.tsx';
import { type Desk, newSession, saveAll } from './panel-actions.ts';
import { SaveMark } from './save-mark.tsx';
import { SessionList } from './session-list.tsx';
import './sessions.css';
import './files.css';

/** The sessions of this browser: the open one with its hands, the others, and what to do with them. */
export function SessionsPanel({
  keep,
  recorder,
}: {
  readonly keep: Keep;
  readonly recorder: Recorder;
}) {
  const desk: Desk = useMemo(() => ({ keep, recorder }), [keep, recorder]);
  const query = useSignal('');
  const hits = useHits(keep, query.value);
  const isImporting = useSignal(false);
  const importing: Importing = useMemo(
    () => ({ progress: signal(null), reports: signal<readonly NamedReport[]>([]) }),
    [],
  );
  return (
    <section class="keep" aria-labelledby={TITLE_ID}>
      <header class="keep-head">
        <h2 id={TITLE_ID} tabIndex={-1}>
          Sessions
        </h2>
        <SaveMark keep={keep} />
      </header>
      <Problem desk={desk} />
      <NoticeLine keep={keep} />
      <input
        type="search"
        class="keep-search"
        aria-label="Search names and hands"
        placeholder="Search"
        autocomplete="off"
        spellcheck={false}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      <div class="dos">
        <DoButton about="session" onDo={() => newSession(desk)}>
          New
        </DoButton>
        <button
          type="button"
          class="do"
          aria-expanded={isImporting.value}
          onClick={() => {
            isImporting.value = !isImporting.value;
          }}
        >
          Import
        </button>
        <DoButton about="all" onDo={() => saveAll(desk)}>
          Export
        </DoButton>
      </div>
      {isImporting.value && <ImportBox desk={desk} importing={importing} />}
      <SessionList desk={desk} hits={hits} />
      <Deleted keep={keep} />
    </section>
  );
}

/** What a query finds, looked for again when sessions come or go; null while there is none. */
function useHits(keep: Keep, query: string): readonly Hit[] | null {
  const found = useSignal<readonly Hit[] | null>(null);
  const count = keep.sessions.value.length;
  useEffect(() => {
    if (query.trim() === '') {
      found.value = null;
      return;
    }
    let isWanted = true;
    keep
      .search(query, () => isWanted)
      .then((hits) => {
        if (isWanted) found.value = hits;
      });
    return () => {
      isWanted = false;
    };
  }, [keep, query, count, found]);
  return query.trim() === '' ? null : found.value;
}

const Problem = ({ desk }: { readonly desk: Desk }) => (
  <div role="alert">
    {desk.keep.problem.value && (
      <div class="keep-problem">
        <p>{desk.keep.problem.value}</p>
        <DoButton onDo={() => saveAll(desk)}>Export all</DoButton>
        {desk.keep.isLasting && <DoButton onDo={() => desk.keep.tryAgain()}>Try again</DoButton>}
      </div>
    )}
  </div>
);

function Deleted({ keep }: { readonly keep: Keep }) {
  const sessions = keep.deleted.value;
  if (sessions.length === 0) return null;
  return (
    <details class="deleted">
      <summary>Deleted: {counted(sessions.length, 'session')}</summary>
      <p class="quiet">They are kept for 30 days.</p>
      <ul>
        {sessions.map(({ id, name, hands }) => (
          <li key={id} class="deleted-row">
            <span class="session-name">{name}</span>
            <span class="quiet chips">{counted(hands, 'hand')}</span>
            <DoButton about={name} onDo={() => keep.restore(id).then(() => leadTo(TITLE_ID))}>
              Restore
            </DoButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
