import type { Me, WholeTable } from '../../team/index.ts';
import type { Recorder } from '../recorder/model/recorder.ts';
import type { Session } from '../session/session.ts';
import type { OutboxContext } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { TeamApi } from './team-api.ts';

/** What a collector works with. */
export interface CollectorContext extends OutboxContext {
  readonly me: Me;
  readonly api: TeamApi;
  readonly outboxes: OutboxStore;
  readonly recorder: Recorder;
  /** A session of this browser that nobody has yet. */
  fresh(name: string, hands: readonly string[]): Session;
  /** Shows a session of this browser; false if it is gone. */
  open(id: string): Promise<boolean>;
}

/**
 * joining: nothing is known of the table yet. asked: somebody else records it, and whether to take
 * over is asked. reading: it is only followed. taken-over: somebody took over from here.
 */
export type CollectorStanding =
  | 'joining'
  | 'asked'
  | 'writing'
  | 'reading'
  | 'taken-over'
  | 'withdrawn';

/** What was last heard of the server: it answers, it is out of reach, or it cannot take more just now. */
export type ServerContact = 'there' | 'away' | 'busy';

/** Where what was typed has got to; `cut`: all of it is at the server, and that is out of reach. */
export type SentState = 'saved-here' | 'sending' | 'seen' | 'cut';

/** One sign at a time: nothing is seen by a server, or on its way to one, that cannot be reached. */
export function sentState(contact: ServerContact, waits: boolean, isSending: boolean): SentState {
  if (contact !== 'there') return waits ? 'saved-here' : 'cut';
  if (isSending) return 'sending';
  return waits ? 'saved-here' : 'seen';
}

/** One writer at a table: how a page stands once it hears who that is. */
export function standingWith(
  now: CollectorStanding,
  writer: WholeTable['writer'],
  client: string,
): CollectorStanding {
  if (now === 'withdrawn') return now;
  if (writer?.client === client) return 'writing';
  // A table without a writer is taken by whoever comes to record it.
  if (writer === null) return now === 'reading' ? now : 'writing';
  if (now === 'writing') return 'taken-over';
  return now === 'joining' ? 'asked' : now;
}
