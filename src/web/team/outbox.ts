import type { Ack, NewEvent, VersionEvent, WaitingLine } from '../../team/index.ts';
import type { HandVersion } from './hand-versions.ts';

/**
 * What this browser has to tell the server about its table. It is worked out from the difference
 * between the session and what was queued last, so a tab that is killed at any moment loses nothing:
 * the session is saved after every action, and the difference is found again.
 */
export interface Outbox {
  readonly link: string;
  readonly table: string;
  /** The session of this browser that is the table's. */
  readonly session: string;
  /** This browser's id as a writer. */
  readonly client: string;
  /** The hash of each hand as the server has it, as far as this browser knows. */
  readonly base: Readonly<Record<string, string>>;
  /** The hash of a version that is not sent again: it is kept as a second reading, or was refused. */
  readonly parked: Readonly<Record<string, string>>;
  /** In the order in which they are sent. */
  readonly queue: readonly QueuedEvent[];
  /** The director's lines that were put into the text, until the server no longer offers them. */
  readonly taken: readonly TakenLine[];
  /** Whether this browser was the table's writer when it last heard of it. */
  readonly isWriter: boolean;
}

interface QueuedEvent extends NewEvent {
  /** Once it was sent it may have arrived, and stays as it is, under its id. */
  readonly isTried: boolean;
}

interface TakenLine extends WaitingLine {
  /** The server has been told. */
  readonly isSaid: boolean;
}

/** The clock and the ids come in from outside. */
export interface OutboxContext {
  now(): number;
  newId(): string;
}

export const emptyOutbox = (
  ids: Pick<Outbox, 'link' | 'table' | 'session' | 'client'>,
): Outbox => ({ ...ids, base: {}, parked: {}, queue: [], taken: [], isWriter: false });

const handEvent = (event: NewEvent): VersionEvent | null =>
  event.body.kind === 'hand' ? event.body : null;

/** What the server will have of a hand once everything queued has arrived. */
function expectedHash({ base, queue }: Outbox, key: string): string | null {
  const last = queue.findLast((event) => handEvent(event)?.hand === key);
  return last ? handEvent(last)!.after : (base[key] ?? null);
}

const keysOf = ({ base, queue }: Outbox): ReadonlySet<string> =>
  new Set([...Object.keys(base), ...queue.flatMap((event) => handEvent(event)?.hand ?? [])]);

/** Queues every hand that differs from what was queued or sent last. */
export function withChanges(
  outbox: Outbox,
  hands: ReadonlyMap<string, HandVersion>,
  context: OutboxContext,
): Outbox {
  let next = outbox;
  for (const [key, version] of hands) {
    const isKnown = expectedHash(next, key) === version.hash || next.parked[key] === version.hash;
    if (!isKnown) next = withVersion(next, key, version, context);
  }
  // A session without any hand is one that was not filled yet, never a table wiped clean.
  if (hands.size === 0) return next;
  for (const key of keysOf(next)) {
    if (!hands.has(key) && expectedHash(next, key) !== null) {
      next = withVersion(next, key, null, context);
    }
  }
  return next;
}

function withVersion(
  outbox: Outbox,
  hand: string,
  version: HandVersion | null,
  { now, newId }: OutboxContext,
): Outbox {
  const { queue, table, client } = outbox;
  const last = queue.findLastIndex((event) => handEvent(event)?.hand === hand);
  const waiting = last >= 0 && !queue[last]!.isTried ? queue[last]! : null;
  const body: VersionEvent = {
    kind: 'hand',
    table,
    hand,
    client,
    before: waiting ? handEvent(waiting)!.before : expectedHash(outbox, hand),
    after: version?.hash ?? null,
    text: version?.text ?? null,
    takes: version === null ? [] : takenIn(outbox, waiting),
    typedAt: typedAt(waiting, version) ?? now(),
    isOver: version?.isOver ?? false,
  };
  const { [hand]: _, ...parked } = outbox.parked;
  // What was never sent is replaced: nobody has seen it, and an hour without a network stays small.
  if (waiting) {
    const event = { ...waiting, body };
    return { ...outbox, parked, queue: queue.with(last, event) };
  }
  return { ...outbox, parked, queue: [...queue, { id: newId(), body, isTried: false }] };
}

/** TOUR-5: places go by when a hand was first settled, also where that was never sent by itself. */
function typedAt(waiting: QueuedEvent | null, version: HandVersion | null): number | null {
  const body = waiting && handEvent(waiting);
  return body?.isOver && version?.isOver ? body.typedAt : null;
}

/** The director's lines that no event before this one has said to be in the text. */
function takenIn({ taken, queue }: Outbox, replaced: QueuedEvent | null): readonly string[] {
  const said = new Set(
    queue.flatMap((event) => (event === replaced ? [] : (handEvent(event)?.takes ?? []))),
  );
  return taken.filter(({ id, isSaid }) => !isSaid && !said.has(id)).map(({ id }) => id);
}

/** Notes lines that now stand in the text, and forgets those the server no longer offers. */
export function withTaken(
  outbox: Outbox,
  put: readonly WaitingLine[],
  offered: readonly WaitingLine[],
): Outbox {
  const ids = new Set(offered.map(({ id }) => id));
  const known = outbox.taken.filter(({ id }) => ids.has(id));
  const fresh = put.filter(({ id }) => !known.some((one) => one.id === id));
  return { ...outbox, taken: [...known, ...fresh.map((one) => ({ ...one, isSaid: false }))] };
}

/** The lines offered that are not in the text yet. */
export const untaken = (outbox: Outbox, offered: readonly WaitingLine[]): readonly WaitingLine[] =>
  offered.filter(({ id }) => !outbox.taken.some((one) => one.id === id));

/** One more event behind the others; or before them, for whoever has to be the writer first. */
export const withEvent = (outbox: Outbox, event: NewEvent, isFirst = false): Outbox => {
  const queued = { ...event, isTried: false };
  const queue = isFirst ? [queued, ...outbox.queue] : [...outbox.queue, queued];
  return { ...outbox, queue };
};

/** Notes what is about to be sent: from now on it keeps its id and its text. */
export const withTried = (outbox: Outbox, ids: ReadonlySet<string>): Outbox => ({
  ...outbox,
  queue: outbox.queue.map((event) => (ids.has(event.id) ? { ...event, isTried: true } : event)),
});

/** What the server has answered is no longer waiting. */
export function withAcks(outbox: Outbox, acks: readonly Ack[]): Outbox {
  const byId = new Map(acks.map((ack) => [ack.id, ack]));
  let next = outbox;
  for (const event of outbox.queue) {
    const ack = byId.get(event.id);
    if (ack) next = withAck(next, event, ack);
  }
  return next;
}

function withAck(outbox: Outbox, event: NewEvent, { outcome }: Ack): Outbox {
  const queue = outbox.queue.filter(({ id }) => id !== event.id);
  const body = handEvent(event);
  if (!body) return { ...outbox, queue };
  const { hand, after } = body;
  if (outcome === 'kept') {
    const { [hand]: _, ...others } = outbox.base;
    const taken = outbox.taken.map((one) =>
      body.takes.includes(one.id) ? { ...one, isSaid: true } : one,
    );
    return {
      ...outbox,
      queue,
      taken,
      base: after === null ? others : { ...others, [hand]: after },
    };
  }
  const parked = after === null ? outbox.parked : { ...outbox.parked, [hand]: after };
  return { ...outbox, queue, parked };
}

type Versions = ReadonlyMap<string, Pick<HandVersion, 'text' | 'hash'>>;

/**
 * The hands that are to be shown as the server has them, for somebody else changed them; null for
 * those it no longer has. What is still to be sent stays as it is here: the server then says whether
 * it counts or is a second reading. Changes must be queued before.
 */
export function theirsOf(
  outbox: Outbox,
  mine: Versions,
  server: Versions,
  isOld: IsOld,
): ReadonlyMap<string, string | null> {
  const theirs = new Map<string, string | null>();
  for (const key of settledKeys(outbox, server, isOld)) {
    const version = server.get(key);
    // A version nobody else has stays in sight: it was refused, and the text is all there is of it.
    const isTheirs = version !== undefined || outbox.parked[key] === undefined;
    if (isTheirs && mine.get(key)?.hash !== version?.hash) theirs.set(key, version?.text ?? null);
  }
  return theirs;
}

/** Notes what is the same here and there. */
export function withSettled(
  outbox: Outbox,
  mine: Versions,
  server: Versions,
  isOld: IsOld,
): Outbox {
  const base: Record<string, string> = { ...outbox.base };
  const parked: Record<string, string> = { ...outbox.parked };
  for (const key of settledKeys(outbox, server, isOld)) {
    const hash = server.get(key)?.hash;
    if (hash !== mine.get(key)?.hash) continue;
    if (hash === undefined) delete base[key];
    else base[key] = hash;
    delete parked[key];
  }
  return { ...outbox, base, parked };
}

/**
 * The server's log is an older one than it was: what is here goes to it again, instead of giving way
 * to what was there before.
 */
export const withBase = (outbox: Outbox, server: Versions): Outbox => ({
  ...outbox,
  base: Object.fromEntries([...server].map(([key, { hash }]) => [key, hash])),
});

/** Whether what the server said of a hand is from before it took our last version of it. */
export type IsOld = (key: string) => boolean;

/** The hands about which nothing is on its way in either direction. */
function settledKeys(outbox: Outbox, server: Versions, isOld: IsOld): readonly string[] {
  const pending = new Set(outbox.queue.flatMap((event) => handEvent(event)?.hand ?? []));
  const keys = new Set([...server.keys(), ...keysOf(outbox)]);
  return [...keys].filter((key) => !pending.has(key) && !isOld(key));
}
