import { useMemo } from 'preact/hooks';
import { Recorder } from '../recorder/model/recorder.ts';
import { RecorderPage } from '../recorder/views/recorder-page.tsx';
import { Replayer } from '../recorder/views/replayer.tsx';
import { type Keep, openKeep } from '../session/session-store.ts';
import { isShareHash, readShareHash } from '../session/share.ts';
import { keepPast } from '../session/stored-timeline.ts';
import { Later } from '../ui/lazy.tsx';
import { goTo, place } from '../ui/location.ts';
import { newSession } from './sessions/panel-actions.ts';
import { SessionsPanel } from './sessions/sessions-panel.tsx';

const textPanel = () => import('../text/text-panel.tsx');

/** The recorder; or the hand of a link, which is looked at before anything is recorded. */
export function RecordPage() {
  const { hash } = place.value;
  if (isShareHash(hash)) return <SharedHand key={hash} hash={hash} />;
  return (
    <Later load={openDesk}>
      {({ keep, recorder, beginSession }) => (
        <RecorderPage
          recorder={recorder}
          textPanel={textPanel}
          onNewSession={beginSession}
          side={<SessionsPanel keep={keep} recorder={recorder} />}
        />
      )}
    </Later>
  );
}

/** A hand somebody sent as a link: to be looked at, and edited as a copy. */
export function SharedHand({ hash }: { readonly hash: string }) {
  const load = useMemo(() => () => readShareHash(hash), [hash]);
  return (
    <Later load={load}>
      {(shared) =>
        shared.ok ? (
          <Replayer text={shared.text} onEdit={() => edit(shared.text)} />
        ) : (
          <NoHand message={shared.message} />
        )
      }
    </Later>
  );
}

async function edit(text: string): Promise<void> {
  await editCopy(text);
  goTo('/');
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
export interface Desk {
  readonly keep: Keep;
  readonly recorder: Recorder;
  /** Puts the open session away and begins another. */
  readonly beginSession: () => void;
}

/** The clock and the ids come in here and nowhere else. */
const DOOR = { now: () => Date.now(), newId: () => crypto.randomUUID() };

const FIRST_NAME = 'Session';

let desk: Promise<Desk> | null = null;

/** The one desk: whoever leaves the recorder and comes back finds everything, undo included. */
export function openDesk(): Promise<Desk> {
  desk ??= setUp();
  return desk;
}

async function setUp(): Promise<Desk> {
  const keep = await openKeep(DOOR);
  const session = (await keep.openLast()) ?? keep.fresh(FIRST_NAME);
  const recorder = new Recorder(session);
  keepPast(recorder);
  keep.follow(recorder);
  return { keep, recorder, beginSession: () => newSession({ keep, recorder }) };
}

/** Starts a session with a hand somebody else recorded; his is not touched. */
export async function editCopy(text: string): Promise<void> {
  const { keep, recorder } = await openDesk();
  recorder.load(keep.fresh('Shared hand', [text]));
}
