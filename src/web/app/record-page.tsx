import { useMemo } from 'preact/hooks';
import { Recorder } from '../recorder/model/recorder.ts';
import { RecorderPage } from '../recorder/views/recorder-page.tsx';
import { recoverTimeline, restoreLastSession } from '../session/session-recovery.ts';
import { openSessionStore, type SessionStore } from '../session/session-store.ts';
import { isShareHash } from '../session/share-address.ts';
import { Lazy } from '../ui/lazy.tsx';
import { goToAddress, place } from '../ui/location.ts';
import { newSession } from './sessions/panel-actions.ts';
import { SessionsPanel } from './sessions/sessions-panel.tsx';

const textPanel = () => import('../text/text-panel.tsx');

const replayer = () => import('../recorder/views/replayer.tsx');

/** The recorder; or the hand of a link, which is looked at before anything is recorded. */
export function RecordPage() {
  const { hash } = place.value;
  if (isShareHash(hash)) return <SharedHand key={hash} hash={hash} />;
  return (
    <Lazy load={openWorkspace}>
      {({ store, recorder, beginSession }) => (
        <RecorderPage
          recorder={recorder}
          textPanel={textPanel}
          onNewSession={beginSession}
          side={<SessionsPanel store={store} recorder={recorder} />}
        />
      )}
    </Lazy>
  );
}

/** A hand somebody sent as a link: to be looked at, and edited as a copy. */
export function SharedHand({ hash }: { readonly hash: string }) {
  const load = useMemo(
    () => async () => (await import('../session/share.ts')).readShareHash(hash),
    [hash],
  );
  return (
    <Lazy load={load}>
      {(shared) =>
        shared.ok ? (
          <Lazy load={replayer}>
            {({ Replayer }) => <Replayer text={shared.text} onEdit={() => edit(shared.text)} />}
          </Lazy>
        ) : (
          <NoHand message={shared.message} />
        )
      }
    </Lazy>
  );
}

async function edit(text: string): Promise<void> {
  await editCopy(text);
  goToAddress('/');
}

const NoHand = ({ message }: { readonly message: string }) => (
  <div class="plain-page">
    <h1>This link shows no hand</h1>
    <p>{message}</p>
    <p>
      <a href="/">Record a hand</a>
    </p>
  </div>
);

/** What somebody works at: the recorder with its session, and the place where sessions are kept. */
export interface Workspace {
  readonly store: SessionStore;
  readonly recorder: Recorder;
  /** Puts the open session away and begins another. */
  readonly beginSession: () => void;
}

/** The clock and the ids come in here and nowhere else. */
const CLOCK_AND_IDS = { now: () => Date.now(), newId: () => crypto.randomUUID() };

const FIRST_NAME = 'Session';

let workspace: Promise<Workspace> | null = null;

/** The one panel: whoever leaves the recorder and comes back finds everything, undo included. */
export function openWorkspace(): Promise<Workspace> {
  workspace ??= setUp();
  return workspace;
}

async function setUp(): Promise<Workspace> {
  const store = await openSessionStore(CLOCK_AND_IDS);
  const session = (await restoreLastSession(store)) ?? store.fresh(FIRST_NAME);
  const recorder = new Recorder(session);
  recoverTimeline(recorder);
  store.follow(recorder);
  return { store, recorder, beginSession: () => newSession({ store, recorder }) };
}

/** Starts a session with a hand somebody else recorded; his is not touched. */
export async function editCopy(text: string): Promise<void> {
  const { store, recorder } = await openWorkspace();
  recorder.load(store.fresh('Shared hand', [text]));
}
