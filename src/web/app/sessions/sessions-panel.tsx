import { signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { counted } from '../../../kernel/index.ts';
import type { Hit } from '../../session/catalogue.ts';
import { notLoaded } from '../../session/failure-text.ts';
import type { ImportReport } from '../../session/import-report.ts';
import type { SaveState, SessionStore } from '../../session/session-store.ts';
import { Lazy } from '../../ui/lazy.tsx';
import type { ImportState } from './import-box.tsx';
import {
  leadTo,
  NOTICE_ID,
  newSession,
  OPEN_ID,
  openSession,
  type PanelContext,
  saveAll,
  TITLE_ID,
} from './panel-actions.ts';
import { TextButton } from './text-button.tsx';
import './sessions.css';
import './files.css';
import './tables.css';
import type { SessionInfo } from '../../session/database.ts';
import { whenText } from '../../session/dates.ts';
import { OpenSession } from './open-session.tsx';
import { TableTabs } from './table-tabs.tsx';

/** Most evenings nothing is imported: the recorder starts without it. */
const importBox = () => import('./import-box.tsx');

/** The sessions of this browser: the open one with its hands, the others, and what to do with them. */
export function SessionsPanel({ panel }: { readonly panel: PanelContext }) {
  const { store } = panel;
  const query = useSignal('');
  const hits = useHits(store, query.value);
  const isImporting = useSignal(false);
  const importing: ImportState = useMemo(
    () => ({ progress: signal(null), report: signal<ImportReport | null>(null) }),
    [],
  );
  return (
    <section class="sessions-panel" aria-labelledby={TITLE_ID}>
      <header class="sessions-head">
        <h2 id={TITLE_ID} tabIndex={-1}>
          Sessions
        </h2>
        <SaveMark store={store} />
      </header>
      <Problem panel={panel} />
      <NoticeLine store={store} />
      <TableTabs panel={panel} />
      <input
        type="search"
        class="sessions-search"
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
        <TextButton about="session" onDo={() => newSession(panel)}>
          New
        </TextButton>
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
        <TextButton about="all" onDo={() => saveAll(panel)}>
          Export
        </TextButton>
      </div>
      {isImporting.value && (
        <Lazy load={importBox} otherwise={<p>{notLoaded('part that reads files')}</p>}>
          {({ ImportBox }) => <ImportBox panel={panel} importing={importing} />}
        </Lazy>
      )}
      <SessionList panel={panel} hits={hits} />
      <Deleted store={store} />
    </section>
  );
}

/** What a query finds, looked for again when sessions come or go; null while there is none. */
function useHits(store: SessionStore, query: string): readonly Hit[] | null {
  const found = useSignal<readonly Hit[] | null>(null);
  const count = store.sessions.value.length;
  useEffect(() => {
    if (query.trim() === '') {
      found.value = null;
      return;
    }
    let isWanted = true;
    store
      .search(query, () => isWanted)
      .then((hits) => {
        if (isWanted) found.value = hits;
      });
    return () => {
      isWanted = false;
    };
  }, [store, query, count, found]);
  return query.trim() === '' ? null : found.value;
}

const Problem = ({ panel }: { readonly panel: PanelContext }) => (
  <div role="alert">
    {panel.store.problem.value && (
      <div class="sessions-problem">
        <p>{panel.store.problem.value}</p>
        <TextButton onDo={() => saveAll(panel)}>Export all</TextButton>
        {panel.store.isLasting && (
          <TextButton onDo={() => panel.store.tryAgain()}>Try again</TextButton>
        )}
      </div>
    )}
  </div>
);

function Deleted({ store }: { readonly store: SessionStore }) {
  const sessions = store.deleted.value;
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
            <TextButton about={name} onDo={() => store.restore(id).then(() => leadTo(TITLE_ID))}>
              Restore
            </TextButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The open session with its hands, then the others, the one changed last first. */
function SessionList({
  panel,
  hits,
}: {
  readonly panel: PanelContext;
  /** What a search has found; null without one. */
  readonly hits: readonly Hit[] | null;
}) {
  const { store, recorder } = panel;
  const openId = useComputed(() => recorder.session.value.id).value;
  const now = store.now();
  const placesIn = new Map(hits?.map(({ id, places }) => [id, places]));
  const isListed = ({ id }: SessionInfo): boolean => id !== openId && (!hits || placesIn.has(id));
  return (
    <>
      <ul class="session-list" aria-label="Sessions">
        {(!hits || placesIn.has(openId)) && (
          <OpenSession key={openId} panel={panel} places={placesIn.get(openId) ?? null} />
        )}
        {store.sessions.value.filter(isListed).map((info) => (
          <ClosedSession
            key={info.id}
            panel={panel}
            info={info}
            now={now}
            places={placesIn.get(info.id) ?? []}
          />
        ))}
      </ul>
      {hits?.length === 0 && <p class="quiet">No session and no hand has all these words.</p>}
    </>
  );
}

const ClosedSession = ({
  panel,
  info,
  now,
  places,
}: {
  readonly panel: PanelContext;
  readonly info: SessionInfo;
  readonly now: number;
  readonly places: readonly number[];
}) => (
  <li class="session">
    <button
      type="button"
      class="session-button"
      onClick={() => openSession(panel, info.id, places[0]).then(() => leadTo(OPEN_ID))}
    >
      <span class="session-name">{info.name}</span>
      <span class="quiet chips">
        {places.length > 0
          ? `found in ${counted(places.length, 'hand')}`
          : counted(info.hands, 'hand')}
        {' · '}
        {whenText(info.changedAt, now)}
      </span>
      {info.title !== undefined && info.title !== info.name && (
        <span class="quiet">{info.title}</span>
      )}
    </button>
  </li>
);

/** What has just happened, with a way back; it stays until it is answered. */
const NoticeLine = ({ store }: { readonly store: SessionStore }) => {
  const notice = store.notice.value;
  const close = (): void => {
    store.notice.value = null;
    leadTo(TITLE_ID);
  };
  return (
    <div role="status">
      {notice && (
        <div id={NOTICE_ID} class="sessions-notice" tabIndex={-1}>
          <p>{notice.text}</p>
          {notice.offer && (
            <TextButton
              onDo={() => {
                close();
                notice.offer?.run();
              }}
            >
              {notice.offer.label}
            </TextButton>
          )}
          <TextButton onDo={close}>Close</TextButton>
        </div>
      )}
    </div>
  );
};

const WORDS: Readonly<Record<SaveState, readonly [sign: string, word: string]>> = {
  saved: ['✓', 'Saved'],
  saving: ['…', 'Saving'],
  failed: ['!', 'Not saved'],
  elsewhere: ['↻', 'Changed in another tab'],
};

/** Whether what is shown is safe. It says saved only when a killed tab would lose nothing. */
function SaveMark({ store }: { readonly store: SessionStore }) {
  const state = store.state.value;
  const [sign, word] = WORDS[state];
  return (
    <span class={`save-mark save-${state}`} data-save-state={state}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  );
}
