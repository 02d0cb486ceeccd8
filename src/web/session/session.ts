import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Timeline } from './timeline.ts';

/** A sitting: hands one after another, of which one is open. Their texts are all there is. */
export interface Session {
  readonly id: string;
  readonly name: string;
  readonly hands: readonly string[];
  /** The hand that is open. */
  readonly at: number;
  /** ACT-9: who left or came back since acting last, by name; not kept with the hands. */
  readonly away?: Readonly<Record<string, boolean>>;
}

/** Whoever has a session open: what the store follows, and loads what other tabs saved into. */
export interface SessionHolder {
  readonly session: ReadonlySignal<Session>;
  readonly timeline: Signal<Timeline<Session>>;
  load(session: Session): void;
  rename(name: string): void;
}

export const openText = ({ hands, at }: Session): string => hands[at] ?? '';

/** The session with another text for the open hand. */
export const withText = (session: Session, text: string): Session => ({
  ...session,
  hands: session.hands.length === 0 ? [text] : session.hands.with(session.at, text),
});

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
