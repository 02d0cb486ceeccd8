import type { Recorder } from '../../recorder/model/recorder.ts';
import { dayStamp } from '../../session/dates.ts';
import { download } from '../../session/export.ts';
import type { SessionInfo, SessionStore } from '../../session/session-store.ts';

/** The sessions and the recorder that shows one of them. */
export interface PanelContext {
  readonly keep: SessionStore;
  readonly recorder: Recorder;
}

export async function openSession(
  { keep, recorder }: PanelContext,
  id: string,
  at?: number,
): Promise<void> {
  if (recorder.session.value.id !== id) {
    const session = await keep.open(id);
    if (!session) return keep.say('This session is no longer there.');
    recorder.load(session);
  }
  if (at !== undefined) recorder.openHand(at);
}

export function newSession({ keep, recorder }: PanelContext): void {
  recorder.load(keep.freshToday());
}

/** Deletes a session and shows the next one; both can be undone. */
export async function deleteSession(desk: PanelContext, { id, name }: SessionInfo): Promise<void> {
  const { keep, recorder } = desk;
  const wasOpen = recorder.session.value.id === id;
  await keep.remove(id);
  if (wasOpen) await showAnother(desk);
  const run = async (): Promise<void> => {
    await keep.restore(id);
    if (wasOpen) await openSession(desk, id);
  };
  keep.say(`“${name}” is deleted.`, { label: 'Undo', run });
  leadTo(NOTICE_ID);
}

async function showAnother(desk: PanelContext): Promise<void> {
  const [next] = desk.keep.sessions.value;
  if (next) await openSession(desk, next.id);
  else newSession(desk);
}

export async function duplicateSession(
  desk: PanelContext,
  { id, name }: SessionInfo,
): Promise<void> {
  const copy = await desk.keep.duplicate(id);
  if (!copy) return;
  desk.recorder.load(copy);
  desk.keep.say(`This is a copy of “${name}”.`);
  leadTo(OPEN_ID);
}

/** Deletes a hand; the recorder's undo brings it back as well. */
export function deleteHand({ keep, recorder }: PanelContext, at: number, number: string): void {
  recorder.removeHand(at);
  keep.say(`Hand ${number} is deleted.`, { label: 'Undo', run: () => recorder.undo() });
  leadTo(NOTICE_ID);
}

export async function saveAll({ keep }: PanelContext): Promise<void> {
  const text = await keep.exportAll().catch(() => null);
  if (text === null)
    return keep.say('The browser does not give the sessions back. Reload, and try again.');
  download(`sidepot-${dayStamp(keep.now())}.json`, text, 'application/json');
}

/** The places of the panel that somebody can be led to. */
export const TITLE_ID = 'keep-title';
export const OPEN_ID = 'session-open';
export const NOTICE_ID = 'keep-notice';

/**
 * Leads whoever works with the keyboard on when what he pressed is gone. Who has gone on to something
 * else is left there.
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
