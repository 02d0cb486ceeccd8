import { readHands } from '../../../formats/index.ts';
import type { HandRecord } from '../../../record/index.ts';
import type { Session } from '../../session/session.ts';

/**
 * ACT-9: who is away. Somebody whose last action was `(away)` is, in this hand or in an earlier one;
 * a mark, or a line between the hands, says it of those who have not acted since.
 */
export function awayNames(session: Session, record: HandRecord | null): ReadonlySet<string> {
  const { hands, at, away = {} } = session;
  const names = (record?.players ?? []).map(({ name }) => name);
  const known = new Map(Object.entries(away));
  note(known, record);
  const isKnown = (): boolean => names.every((name) => known.has(name));
  for (let i = at - 1; i >= Math.max(0, at - LOOK_BACK) && !isKnown(); i--) {
    const before = recordOf(hands[i]!);
    noteBetween(known, before);
    note(known, before);
  }
  return new Set(names.filter((name) => known.get(name)));
}

/** In so many hands everybody has had to act. */
const LOOK_BACK = 10;

/** What a player did last in this hand, unless something later is known. */
function note(known: Map<string, boolean>, record: HandRecord | null): void {
  const last = new Map<string, boolean>();
  for (const { actions } of record?.sections ?? []) {
    for (const { name, away } of actions) last.set(name, away);
  }
  for (const [name, away] of last) if (!known.has(name)) known.set(name, away);
}

/** TOUR-9: `Dana: Away` below a hand says it of those after it. */
function noteBetween(known: Map<string, boolean>, record: HandRecord | null): void {
  for (const line of record?.between?.lines.toReversed() ?? []) {
    if (line.kind !== 'away' && line.kind !== 'back') continue;
    if (!known.has(line.player.name)) known.set(line.player.name, line.kind === 'away');
  }
}

/** Reading takes time on every key: a hand is read once. */
const recordOf = (text: string): HandRecord | null => {
  if (read.has(text)) return read.get(text)!;
  if (read.size >= 4 * LOOK_BACK) read.clear();
  const record = readHands(text).hands[0]?.record ?? null;
  read.set(text, record);
  return record;
};

const read = new Map<string, HandRecord | null>();

/** The session with a player marked as away or back. */
export const withMark = (session: Session, name: string, isAway: boolean): Session => ({
  ...session,
  away: { ...session.away, [name]: isAway },
});

/** The session without the mark of somebody who has just acted: from now on the text says it. */
export function withoutMark(session: Session, name: string): Session {
  if (session.away?.[name] === undefined) return session;
  const { [name]: _, ...away } = session.away;
  return { ...session, away };
}
