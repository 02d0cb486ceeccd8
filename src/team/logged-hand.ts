import { readHands } from '../formats/index.ts';
import { invariant } from '../kernel/index.ts';
import { NO_TEXT, type TeamEvent, type VersionEvent } from './event.ts';

/** A version of a hand, as its event and those before it have made it. */
export interface LoggedHand {
  readonly hand: string;
  readonly text: string;
  readonly hash: string;
  /** The link of whoever wrote it last. */
  readonly by: string;
  readonly client: string;
  /** The event that wrote it. */
  readonly seq: number;
  /** When it was written, or chosen. */
  readonly at: number;
  /** When it was first typed. */
  readonly bornAt: number;
  /** Since when it has been settled; a correction does not change that. null while it is not. */
  readonly overAt: number | null;
}

/** The same where only the log has the text: what cannot be told from that one event. */
export interface OldVersion extends Pick<LoggedHand, 'hand' | 'seq' | 'at' | 'bornAt' | 'overAt'> {
  /** It does not count: it is another reading of the hand. */
  readonly isReading: boolean;
}

/** What an event makes of the hand as it stands, null if there is none. */
export function versionOf(
  { hand, text, after, client, typedAt, isOver }: VersionEvent,
  { seq, at, by }: TeamEvent,
  now: LoggedHand | null,
): LoggedHand {
  // A clock that is fast must not order places by what has not happened yet.
  const typed = Math.min(typedAt, at);
  return {
    hand,
    text: text ?? '',
    hash: after ?? NO_TEXT,
    by,
    client,
    seq,
    at,
    bornAt: Math.min(now?.bornAt ?? typed, typed),
    overAt: isOver ? (now?.overAt ?? typed) : null,
  };
}

/** An old version with its text, from its event. */
export function loadedFrom(
  { seq, at, bornAt, overAt }: OldVersion,
  events: ReadonlyMap<number, TeamEvent>,
): LoggedHand {
  const event = events.get(seq);
  invariant(event?.body.kind === 'hand', () => `Event ${seq} is not the version of a hand.`);
  const { hand, text, hash, by, client } = versionOf(event.body, event, null);
  return { hand, text, hash, by, client, seq, at, bornAt, overAt };
}

/** The session hand by hand. Lines that wait stand below the last one, where they will be taken. */
export function sessionTexts(
  hands: readonly { readonly text: string }[],
  lines: readonly string[],
): readonly string[] {
  const texts = hands.map(({ text }) => text);
  const last = texts.pop();
  if (last === undefined) return [];
  return [...texts, lines.length > 0 ? withLines(last, lines) : last];
}

/** A hand with lines below it, in the block that is there or in one of their own. */
export function withLines(text: string, lines: readonly string[]): string {
  const hasBlock = readHands(text).hands.at(-1)?.record.between != null;
  return `${text.trimEnd()}\n${hasBlock ? '' : '\nBetween Hands:\n'}${lines.join('\n')}\n`;
}
