import type { Session } from './session.ts';
import type { Timeline } from './timeline.ts';

/** The same hands under the same name. Which hand is open is a matter of each tab. */
export const isSameWork = (a: Session, b: Session): boolean =>
  a.name === b.name &&
  (a.hands === b.hands ||
    (a.hands.length === b.hands.length && a.hands.every((text, i) => text === b.hands[i])));

export const isSame = (a: Session, b: Session): boolean =>
  a === b || (a.id === b.id && a.at === b.at && isSameWork(a, b));

/** Nothing was written down yet. */
export const isBlank = ({ hands }: Session): boolean => hands.every((text) => text.trim() === '');

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

/** A name nobody has yet: "Friday", else "Friday (2)", "Friday (3)", … */
export function freeName(wanted: string, taken: readonly string[]): string {
  const names = new Set(taken);
  let name = wanted;
  for (let n = 2; names.has(name); n++) name = `${wanted} (${n})`;
  return name;
}
