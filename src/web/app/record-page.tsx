import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { PageState } from '../recorder/model/page-state.ts';
import { Recorder } from '../recorder/model/recorder.ts';
import type { HandVideo } from '../recorder/model/video.ts';
import { RecorderPage } from '../recorder/views/recorder-page.tsx';
import { askBeforeLeaving, openSessionStore } from '../session/open-store.ts';
import { isBlankSession, sessionTitle } from '../session/session.ts';
import { recoverTimeline, restoreLastSession } from '../session/session-recovery.ts';
import type { SessionStore } from '../session/session-store.ts';
import { isShareHash } from '../session/share-address.ts';
import type { TeamPart } from '../team/collector-bar.tsx';
import { browserStore, TEAM_LINKS } from '../ui/browser-storage.ts';
import { newId } from '../ui/chance.ts';
import { Lazy } from '../ui/lazy.tsx';
import { goToAddress, openWork, place } from '../ui/location.ts';
import { handInHash } from '../ui/routes.ts';
import { OpenTables } from './sessions/open-tables.ts';
import { newSession, type PanelContext } from './sessions/panel-actions.ts';
import { SessionsPanel } from './sessions/sessions-panel.tsx';

const textPanel = () => import('../text/text-panel.tsx');

const replayer = () => import('../recorder/views/replayer.tsx');

const eveningPage = () => import('../evening/evening-page.tsx');

/** The recorder; or the hand of a link, which is looked at before anything is recorded. */
export function RecordPage() {
  const { hash } = place.value;
  useEffect(() => void openLinkedHand(hash), [hash]);
  // Without a network it is tried again when the page is opened next.
  useEffect(() => void openWorkspace().then(joinTable).catch(console.warn), []);
  if (isShareHash(hash)) return <SharedHand key={hash} hash={hash} />;
  return (
    <Lazy load={openWorkspace}>
      {({ recorder, panel, extras, team, beginSession }) => (
        <RecorderPage
          recorder={recorder}
          textPanel={textPanel}
          onNewSession={beginSession}
          extras={(ui) => <Extras ui={ui} of={extras} />}
          banner={<TeamBanner of={team} />}
          side={<SessionsPanel panel={panel} />}
        />
      )}
    </Lazy>
  );
}

/** Times, video and notes beside the table. */
const Extras = ({ ui, of }: { readonly ui: PageState; readonly of: Workspace['extras'] }) =>
  of.value && <of.value.HandExtras ui={ui} video={of.value.video} />;

/** Whose table this is, for somebody who records it with others. */
const TeamBanner = ({ of }: { readonly of: Workspace['team'] }) =>
  of.value && <of.value.CollectorBar collector={of.value.collector} />;

/** The open session as a whole. */
export const SessionPage = () => (
  <Lazy load={openWorkspace}>
    {({ recorder }) => (
      <Lazy load={eveningPage}>
        {({ EveningPage }) => <EveningPage session={recorder.session} />}
      </Lazy>
    )}
  </Lazy>
);

/** A link of the session's page: opens its hand, and leaves the address as it always is. */
async function openLinkedHand(hash: string): Promise<void> {
  const linked = handInHash(hash);
  if (!linked) return;
  history.replaceState(null, '', '/');
  const { recorder, panel } = await openWorkspace();
  await panel.tables.open(linked.session);
  if (recorder.session.value.id === linked.session) recorder.openHand(linked.place);
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
  readonly panel: PanelContext;
  /** null on an empty page, which starts without them. */
  readonly extras: ReadonlySignal<HandExtrasPart | null>;
  /** null for somebody who records alone. */
  readonly team: Signal<TeamPart | null>;
  /** Puts the open session away and begins another. */
  readonly beginSession: () => void;
}

type HandExtrasPart = Pick<typeof import('../recorder/views/hand-extras.tsx'), 'HandExtras'> & {
  readonly video: HandVideo;
};

/** The clock and the ids come in here and nowhere else. */
const CLOCK_AND_IDS = { now: () => Date.now(), newId };

const FIRST_NAME = 'Session';

let workspace: Promise<Workspace> | null = null;

/** The one panel: whoever leaves the recorder and comes back finds everything, undo included. */
export function openWorkspace(): Promise<Workspace> {
  workspace ??= setUp();
  return workspace;
}

/** Joins the table of the link this browser has. The text must be here when the network goes. */
async function joinTable(workspace: Workspace): Promise<void> {
  if (browserStore.read(TEAM_LINKS) === null) return;
  const team = await import('../team/collector-bar.tsx');
  await team.joinTable({ ...CLOCK_AND_IDS, ...workspace, textPanel });
}

async function setUp(): Promise<Workspace> {
  const store = await openSessionStore(CLOCK_AND_IDS);
  const session = (await restoreLastSession(store)) ?? store.fresh(FIRST_NAME);
  const recorder = new Recorder(session);
  recoverTimeline(recorder);
  store.follow(recorder);
  askBeforeLeaving(store);
  effect(() => {
    const { value } = recorder.session;
    openWork.value = isBlankSession(value) ? null : sessionTitle(value);
  });
  const extras = signal<HandExtrasPart | null>(null);
  const loadExtras = async (): Promise<void> => {
    const [{ HandExtras }, { HandVideo }] = await Promise.all([
      import('../recorder/views/hand-extras.tsx'),
      import('../recorder/model/video.ts'),
    ]);
    extras.value = { HandExtras, video: new HandVideo(recorder, CLOCK_AND_IDS.now) };
  };
  // Before the page of a session with hands is seen: its first key must not be lost.
  if (isBlankSession(session)) once(() => !isBlankSession(recorder.session.value), loadExtras);
  else await loadExtras().catch(() => undefined);
  const video = computed(() => extras.value?.video ?? null);
  const panel = { store, recorder, video, tables: new OpenTables(store, recorder, browserStore) };
  const team = signal<TeamPart | null>(null);
  return { store, recorder, panel, extras, team, beginSession: () => newSession(panel) };
}

/** Does something as soon as it is so; without a network it does without. */
function once(isSo: () => boolean, then: () => Promise<void>): void {
  const stop = effect(() => {
    if (!isSo()) return;
    queueMicrotask(() => stop());
    then().catch(() => undefined);
  });
}

/** Starts a session with a hand somebody else recorded; the original is not touched. */
export async function editCopy(text: string): Promise<void> {
  const { store, recorder } = await openWorkspace();
  recorder.load(store.fresh('Shared hand', [text]));
}
