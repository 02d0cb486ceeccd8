import type { ReadonlySignal, Signal } from '@preact/signals';

/** Hands one after another at one table, of which one is open. Their texts are all there is. */
export interface Session {
  readonly id: string;
  readonly name: string;
  readonly hands: readonly string[];
  /** The hand that is open. */
  readonly at: number;
  /** ACT-9: who left or came back since acting last, by name; not kept with the hands. */
  readonly away?: Readonly<Record<string, boolean>>;
  /** The levels of the evening as typed: `25/50, 50/100/100`. */
  readonly levels?: string;
  /** Earlier hands that were changed, by place, as they were when the later ones followed them. */
  readonly edited?: Readonly<Record<number, string>>;
}

/** Whoever has a session open: what the store follows, and loads what other tabs saved into. */
export interface SessionHolder {
  readonly session: ReadonlySignal<Session>;
  readonly timeline: Signal<Timeline<Session>>;
  load(session: Session): void;
  rename(name: string): void;
}

export const openText = ({ hands, at }: Session): string => hands[at] ?? '';

/** What a hand's header says of where it was played: "Main Event · Table 4"; null if nothing. */
export function tableName(text: string): string | null {
  const [header = ''] = text.slice(0, 4_000).split(/^[ \t]*Stack Setup/im);
  const [, event] = /^[ \t]*Event:[ \t]*(\S.*)$/im.exec(header) ?? [];
  const [, table] = /^[ \t]*Table:[ \t]*(\S.*)$/im.exec(header) ?? [];
  const named = table && /^#?\d+$/.test(table.trim()) ? `Table ${table}` : table;
  const parts = [event, named].flatMap((part) => (part ? [part.trim()] : []));
  return parts.length === 0 ? null : parts.join(' · ');
}

/** What people call the session: the table of the open hand, else the name they gave it. */
export const sessionTitle = (session: Session): string =>
  tableName(openText(session)) ?? session.name;

/** The session with another text for the open hand. */
export function withText(session: Session, text: string): Session {
  const { hands, at } = session;
  if (hands.length === 0) return { ...session, hands: [text] };
  const changed = { ...session, hands: hands.with(at, text) };
  return at < hands.length - 1 && text !== hands[at]
    ? withEdited(changed, at, hands[at]!)
    : changed;
}

/** Notes that later hands stand on another text of this one, unless it is back to that. */
function withEdited(session: Session, at: number, before: string): Session {
  const { [at]: first = before, ...others } = session.edited ?? {};
  return { ...session, edited: first === session.hands[at] ? others : { ...others, [at]: first } };
}

/** Where hands came or went, a changed one is known by its place only if it still stands there. */
export function withEditedInPlace(before: Session, session: Session): Session {
  const { edited, hands } = session;
  if (!edited || hands.length === before.hands.length) return session;
  const kept = Object.entries(edited).filter(
    ([place]) => hands[Number(place)] === before.hands[Number(place)],
  );
  return { ...session, edited: Object.fromEntries(kept) };
}

/** The session with a hand added after the last one, and opened. */
export const withNextHand = (session: Session, text: string): Session => ({
  ...session,
  hands: [...session.hands, text],
  at: session.hands.length,
});

export const withHandOpen = (session: Session, at: number): Session =>
  at >= 0 && at < session.hands.length ? { ...session, at } : session;

/** The session without one hand; the one before it is then open. */
export function withoutHand(session: Session, index: number): Session {
  const hands = session.hands.toSpliced(index, 1);
  const at = Math.max(
    0,
    Math.min(session.at >= index ? session.at - 1 : session.at, hands.length - 1),
  );
  return { ...session, hands, at };
}

/** The same hands under the same name. Which hand is open is a matter of each tab. */
export const isSameWork = (a: Session, b: Session): boolean =>
  a.name === b.name &&
  a.levels === b.levels &&
  (a.hands === b.hands ||
    (a.hands.length === b.hands.length && a.hands.every((text, i) => text === b.hands[i])));

export const isSameSession = (a: Session, b: Session): boolean =>
  a === b || (a.id === b.id && a.at === b.at && isSameWork(a, b));

/** Nothing was written down yet. */
export const isBlankSession = ({ hands }: Session): boolean =>
  hands.every((text) => text.trim() === '');

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

/** States one after another, of which one is shown: undo and redo are moving in it. */
export interface Timeline<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

export const begin = <T>(present: T): Timeline<T> => ({ past: [], present, future: [] });

/** Something was done: what had been undone before is gone. */
export const moveOn = <T>({ past, present }: Timeline<T>, next: T): Timeline<T> => ({
  past: [...past, present],
  present: next,
  future: [],
});

export function undo<T>(line: Timeline<T>): Timeline<T> {
  const { past, present, future } = line;
  const before = past[past.length - 1];
  if (before === undefined) return line;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<T>(line: Timeline<T>): Timeline<T> {
  const { past, present, future } = line;
  const [after, ...rest] = future;
  if (after === undefined) return line;
  return { past: [...past, present], present: after, future: rest };
}
