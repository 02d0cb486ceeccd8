/**
 * What a tab finds again after it was reloaded, closed or killed. The hands themselves are in the
 * database after every change (`saver.ts`): here is which session was open, and what can be undone.
 */
import { isSameSession, type Session, type Timeline } from './session.ts';

const OPEN_SESSION = 'sidepot.session';

/** What is kept in this browser, the newest first. */
interface KeptSessions {
  readonly sessions: { readonly value: readonly { readonly id: string }[] };
  open(id: string): Promise<Session | null>;
}

/** The session this tab had open before it was closed or killed, else the newest. */
export async function restoreLastSession(store: KeptSessions): Promise<Session | null> {
  const last = lastOpen();
  const sessions = store.sessions.value;
  const known = sessions.find(({ id }) => id === last) ?? sessions[0];
  return known ? store.open(known.id) : null;
}

/** The session a tab had open: its own first, else the one opened last in any tab. */
const lastOpen = (): string | null => read(() => sessionStorage) ?? read(() => localStorage);

/** A tab that is killed has no time left: the session is named as soon as it is written in. */
export function rememberOpen(id: string): void {
  write(() => sessionStorage, id);
  write(() => localStorage, id);
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(OPEN_SESSION);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, id: string): void {
  try {
    storage().setItem(OPEN_SESSION, id);
  } catch {
    // A blocked or full storage: the newest session is opened instead.
  }
}

const TIMELINE = 'sidepot.past';

/** As many steps back, and as many forward, outlive a reload. */
const STEPS = 200;

/** Browsers give a page a few million characters for this. */
const LIMIT = 1_000_000;

/** A session whose hands are numbers of texts: most steps change one of them. */
interface PackedState {
  readonly name: string;
  readonly at: number;
  readonly hands: readonly number[];
  readonly levels?: string;
  readonly edited?: Readonly<Record<number, string>>;
}

interface Packed {
  readonly id: string;
  readonly texts: readonly string[];
  readonly past: readonly PackedState[];
  readonly present: PackedState;
  readonly future: readonly PackedState[];
}

/** A timeline as text, with as many steps as there is room for; null if there is none at all. */
export function packTimeline({ past, present, future }: Timeline<Session>): string | null {
  for (let steps = STEPS; steps >= 1; steps = Math.floor(steps / 2)) {
    const isRoomy = steps * present.hands.length <= LIMIT / 8;
    const packed = isRoomy ? pack(past.slice(-steps), present, future.slice(0, steps)) : null;
    if (packed && packed.length <= LIMIT) return packed;
  }
  return null;
}

function pack(past: readonly Session[], present: Session, future: readonly Session[]): string {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const packed = ({ name, at, hands, levels, edited }: Session): PackedState => ({
    name,
    at,
    hands: hands.map(numberOf),
    ...(levels && { levels }),
    ...(edited && { edited }),
  });
  const states = {
    past: past.map(packed),
    present: packed(present),
    future: future.map(packed),
  };
  const all: Packed = { id: present.id, texts: [...numbers.keys()], ...states };
  return JSON.stringify(all);
}

/** The timeline again; null if it leads to anything but this session as it is now. */
export function unpackTimeline(packed: string, session: Session): Timeline<Session> | null {
  const { id, texts, past, present, future } = JSON.parse(packed) as Packed;
  const unpacked = ({ hands, ...state }: PackedState): Session => ({
    id,
    ...state,
    hands: hands.map((number) => texts[number]!),
  });
  // Another tab may have gone on with it.
  if (!isSameSession(unpacked(present), session)) return null;
  return { past: past.map(unpacked), present: session, future: future.map(unpacked) };
}

/** What can be undone stays with the tab when it is reloaded. A tab that crashes cannot tell it. */
export function recoverTimeline(recorder: {
  readonly timeline: { value: Timeline<Session> };
}): void {
  const { timeline } = recorder;
  try {
    const packed = sessionStorage.getItem(TIMELINE);
    if (packed) timeline.value = unpackTimeline(packed, timeline.value.present) ?? timeline.value;
  } catch {
    // A storage that is blocked, or holds something else: undo begins anew.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(TIMELINE, packTimeline(timeline.value) ?? '');
    } catch {
      // As above.
    }
  });
}
