import type { Session } from './session.ts';
import type { Timeline } from './timeline.ts';

/** A recorder's past, present and future as those of the copy: undo goes on in it. */
export function reidentified(
  { past, present, future }: Timeline<Session>,
  session: Session,
  { id, name }: Session,
): Timeline<Session> {
  const asCopy = (one: Session): Session => ({
    ...one,
    id,
    name: one.name === session.name ? name : one.name,
  });
  return { past: past.map(asCopy), present: asCopy(present), future: future.map(asCopy) };
}

/** The session with a hand open that exists. */
export const withinHands = (session: Session): Session => ({
  ...session,
  at: Math.max(0, Math.min(session.at, session.hands.length - 1)),
});
