import { isWithdrawn, type TeamApi } from './team-api.ts';

/** One server-sent event. */
export interface LiveEvent {
  readonly name: string;
  readonly text: string;
}

/**
 * Puts server-sent events together from pieces cut anywhere. The browser's own reader cannot say who
 * asks, so the stream is read as an answer like any other.
 */
export class LiveEventReader {
  readonly #onEvent: (event: LiveEvent) => void;
  #rest = '';
  #name = 'message';
  #lines: string[] = [];

  constructor(onEvent: (event: LiveEvent) => void) {
    this.#onEvent = onEvent;
  }

  push(piece: string): void {
    const text = this.#rest + piece;
    // A carriage return at the end may be half of a line's end.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    this.#rest = lines.pop()! + text.slice(end);
    for (const line of lines) this.#take(line);
  }

  #take(line: string): void {
    if (line === '') {
      if (this.#lines.length > 0) this.#onEvent({ name: this.#name, text: this.#lines.join('\n') });
      this.#name = 'message';
      this.#lines = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    // Without a field the line is a sign of life.
    if (field === 'event') this.#name = value;
    if (field === 'data') this.#lines.push(value);
  }
}

/** Reads a stream to its end. */
export async function readLiveEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
  onSign: () => void = () => undefined,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events = new LiveEventReader(onEvent);
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    onSign();
    events.push(decoder.decode(read.value, { stream: true }));
  }
}

/** Whoever follows what happens. */
export interface LiveListener {
  onEvent(event: LiveEvent): void;
  /** `withdrawn` is the end of it; `cut` is tried again. */
  onState(state: LiveState): void;
}

export type LiveState = 'open' | 'cut' | 'withdrawn';

/** Milliseconds before the first and before the latest further try. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Without any sign for so long the connection is dead, whatever the browser thinks. */
const SILENCE = 60_000;

/** After so many failures in a row; the server is not asked faster when many pages come back at once. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 10));

export interface Following {
  stop(): void;
  /** Does not wait any longer before the next try. */
  retry(): void;
}

/** Follows what happens at the tables, or at one of them, until it is stopped. */
export function followLive(api: TeamApi, table: string | null, listener: LiveListener): Following {
  const end = new AbortController();
  let retry = (): void => undefined;
  void (async () => {
    for (let failures = 0; !end.signal.aborted; failures++) {
      const result = await connect(api, table, listener, end.signal);
      if (end.signal.aborted) return;
      if (result === 'withdrawn') return listener.onState('withdrawn');
      listener.onState('cut');
      if (result === 'opened') failures = 0;
      await pause(waitAfter(failures), end.signal, (goOn) => {
        retry = goOn;
      });
    }
  })();
  return { stop: () => end.abort(), retry: () => retry() };
}

async function connect(
  api: TeamApi,
  table: string | null,
  { onEvent, onState }: LiveListener,
  end: AbortSignal,
): Promise<'withdrawn' | 'opened' | 'failed'> {
  const stop = new AbortController();
  const quit = (): void => stop.abort();
  end.addEventListener('abort', quit, { once: true });
  let silence = setTimeout(quit, SILENCE);
  const onSign = (): void => {
    clearTimeout(silence);
    silence = setTimeout(quit, SILENCE);
  };
  try {
    const answer = await api.live(table, stop.signal);
    if (isWithdrawn(answer)) return 'withdrawn';
    if (answer.kind !== 'ok' || !answer.value.body) return 'failed';
    onState('open');
    await readLiveEvents(answer.value.body, onEvent, onSign).catch(() => undefined);
    return 'opened';
  } finally {
    clearTimeout(silence);
    end.removeEventListener('abort', quit);
  }
}

/** Waits; a network that is back ends it, and so does what `onWait` is given. */
function pause(ms: number, end: AbortSignal, onWait: (goOn: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      end.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    const stop = onNetworkBack(done);
    end.addEventListener('abort', done);
    onWait(done);
  });
}

/** Calls back whenever the browser finds its network again; stop it with what this gives back. */
export function onNetworkBack(isBack: () => void): () => void {
  globalThis.addEventListener?.('online', isBack);
  return () => globalThis.removeEventListener?.('online', isBack);
}
