import type { ReadonlySignal } from '@preact/signals';
import type { Recorder } from '../../recorder/model/recorder.ts';
import type { HandVideo } from '../../recorder/model/video.ts';
import { dayStamp } from '../../session/dates.ts';
import { download } from '../../session/export.ts';
import type { SessionInfo, SessionStore } from '../../session/session-store.ts';
import type { OpenTables } from './open-tables.ts';

/** The sessions and the recorder that shows one of them. */
export interface PanelContext {
  readonly store: SessionStore;
  readonly recorder: Recorder;
  /** The sessions somebody goes to and fro between. */
  readonly tables: OpenTables;
  /** Where a hand's start is looked at again; it comes once there is a hand. */
  readonly video: ReadonlySignal<HandVideo | null>;
}

export async function openSession(
  { recorder, tables }: PanelContext,
  id: string,
  at?: number,
): Promise<void> {
  const isThere = await tables.open(id);
  if (isThere && at !== undefined) recorder.openHand(at);
}

export function newSession({ store, recorder }: PanelContext): void {
  recorder.load(store.freshToday());
}

/** Deletes a session and shows the next one; both can be undone. */
export async function deleteSession(panel: PanelContext, { id, name }: SessionInfo): Promise<void> {
  const { store, recorder } = panel;
  const wasOpen = recorder.session.value.id === id;
  await store.remove(id);
  if (wasOpen) await showAnother(panel);
  const run = async (): Promise<void> => {
    await store.restore(id);
    if (wasOpen) await openSession(panel, id);
  };
  store.say(`“${name}” is deleted.`, { label: 'Undo', run });
  leadTo(NOTICE_ID);
}

async function showAnother(panel: PanelContext): Promise<void> {
  const [next] = panel.store.sessions.value;
  if (next) await openSession(panel, next.id);
  else newSession(panel);
}

export async function duplicateSession(
  panel: PanelContext,
  { id, name }: SessionInfo,
): Promise<void> {
  const copy = await panel.store.duplicate(id);
  if (!copy) return;
  panel.recorder.load(copy);
  panel.store.say(`This is a copy of “${name}”.`);
  leadTo(OPEN_ID);
}

/** Deletes a hand; the recorder's undo brings it back as well. */
export function deleteHand({ store, recorder }: PanelContext, at: number, number: string): void {
  recorder.removeHand(at);
  store.say(`Hand ${number} is deleted.`, { label: 'Undo', run: () => recorder.undo() });
  leadTo(NOTICE_ID);
}

export async function saveAll({ store }: PanelContext): Promise<void> {
  const text = await store.exportAll().catch(() => null);
  if (text === null)
    return store.say('The browser does not give the sessions back. Reload, and try again.');
  download(`sidepot-${dayStamp(store.now())}.json`, text, 'application/json');
}

/** The places of the panel that somebody can be led to. */
export const TITLE_ID = 'sessions-title';
export const OPEN_ID = 'session-open';
export const NOTICE_ID = 'sessions-notice';

/**
 * Moves the focus on for keyboard users when what they pressed is gone. Whoever has already gone on
 * to something else is left there.
 */
export function leadTo(id: string): void {
  // Not before the page is drawn: only then is it known what is gone and what has come.
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
  });
}
