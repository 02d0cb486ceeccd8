import type { Link } from '../../team/index.ts';

/** What waits for a receiver at most, in bytes; whoever is slower than that is let go. */
const MOST_QUEUED = 4_000_000;

/** How long a receiver who was let go may take for what is already on its way, in milliseconds. */
const GRACE = 1000;

const encoder = new TextEncoder();

/** A server-sent event, made once for all who get it. JSON has no line breaks of its own. */
export const sentEvent = (name: string, data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** Says nothing, and keeps proxies from thinking that nobody is there. */
const HEARTBEAT = encoder.encode(': still here\n\n');

/** Before a stop: come back after so many milliseconds. */
const COME_BACK = encoder.encode('retry: 2000\n\n');

/** A place in a queue; null while what belongs there is being read. */
interface Slot {
  payload: Uint8Array | null;
}

/**
 * One page that listens. Payloads are shared between all receivers: a queue holds references, so
 * that a thousand slow ones cost no more memory than the payloads once.
 */
export class LiveStream {
  readonly link: Link;
  /** The table it wants in every detail. */
  readonly table: string | null;
  readonly body: ReadableStream<Uint8Array>;
  readonly #cut: () => void;
  readonly #queue: Slot[] = [];
  #queued = 0;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #isWanted = false;
  #isOver = false;

  /** `cut` ends the connection under it; `gone` is called once, however it ends. */
  constructor(link: Link, table: string | null, cut: () => void, gone: (one: LiveStream) => void) {
    this.link = link;
    this.table = table;
    this.#cut = cut;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#pull(),
        cancel: () => this.#finish(),
      },
      { highWaterMark: 0 },
    );
    this.#gone = gone;
  }

  readonly #gone: (one: LiveStream) => void;

  /** False if the receiver was too slow, and is gone now. */
  send(payload: Uint8Array): boolean {
    if (this.#isOver) return true;
    if (this.#isWanted && this.#queue.length === 0) {
      this.#isWanted = false;
      this.#controller.enqueue(payload);
      return true;
    }
    if (this.#queued > MOST_QUEUED) {
      this.end();
      return false;
    }
    this.#queue.push({ payload });
    this.#queued += payload.byteLength;
    return true;
  }

  /** What is sent from now on comes after something that is still being read; give it when it is there. */
  sendLater(): (payload: Uint8Array) => void {
    const slot: Slot = { payload: null };
    this.#queue.push(slot);
    return (payload) => {
      if (this.#isOver) return;
      slot.payload = payload;
      this.#queued += payload.byteLength;
      if (this.#isWanted) this.#pull();
    };
  }

  beat(): void {
    // Whoever has something to read knows that we are here.
    if (this.#isWanted && this.#queue.length === 0) this.send(HEARTBEAT);
  }

  /** Ends it at once; what is still queued is never sent. */
  end(isStop = false): void {
    if (this.#isOver) return;
    if (isStop && this.#isWanted) this.#controller.enqueue(COME_BACK);
    this.#finish();
    this.#controller.close();
    setTimeout(this.#cut, GRACE).unref();
  }

  #pull(): void {
    const next = this.#queue[0]?.payload;
    this.#isWanted = !next;
    if (!next) return;
    this.#queue.shift();
    this.#queued -= next.byteLength;
    this.#controller.enqueue(next);
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isWanted = false;
    this.#queue.length = 0;
    this.#queued = 0;
    this.#gone(this);
  }
}
