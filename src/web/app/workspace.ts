import { Recorder } from '../recorder/model/recorder.ts';
import { type Keep, openKeep } from '../session/session-store.ts';
import { keepPast } from '../session/stored-timeline.ts';
import { newSession } from './sessions/panel-actions.ts';

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
