import { type Signal, signal } from '@preact/signals';
import type { Ack, NewEvent } from '../../team/index.ts';
import { waitAfter } from './live-events.ts';
import { type Outbox, withAcks, withTried } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import { type ApiAnswer, isWithdrawn, type TeamApi } from './team-api.ts';

export interface OutboxSenderEvents {
  /** Called while the events answered are still in the outbox. */
  onAcks(acks: readonly Ack[]): void;
  /** Called when they are no longer in it. */
  onAnswered(): void;
  /** A try got no answer, or none that says what became of it; there will be another. */
  onFailed(why: 'away' | 'busy'): void;
  onWithdrawn(): void;
}

interface OutboxSenderContext {
  readonly api: TeamApi;
  readonly outboxes: OutboxStore;
}

/** So many events go together. */
const MOST = 50;

/** Sends what waits in an outbox, in order, until all of it is answered. */
export class OutboxSender {
  readonly isSending: Signal<boolean> = signal(false);
  readonly #context: OutboxSenderContext;
  readonly #outbox: Signal<Outbox | null>;
  readonly #events: OutboxSenderEvents;
  #most = MOST;
  #failures = 0;
  #isRunning = false;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    context: OutboxSenderContext,
    outbox: Signal<Outbox | null>,
    events: OutboxSenderEvents,
  ) {
    this.#context = context;
    this.#outbox = outbox;
    this.#events = events;
  }

  /** The network is back: what failed is tried again at once. */
  retry(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    this.wake();
  }

  /** There is something to send. After a failure it waits for its time. */
  wake(): void {
    if (this.#isRunning || this.#isStopped || this.#timer !== null) return;
    this.#isRunning = true;
    this.#sendAll()
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        this.#isRunning = false;
      });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer ?? undefined);
  }

  async #sendAll(): Promise<void> {
    for (let queue = this.#queue(); queue.length > 0; queue = this.#queue()) {
      const events = queue.slice(0, this.#most);
      const ids = new Set(events.map(({ id }) => id));
      // Written down before it is sent: after a crash the same event goes out under the same id.
      await this.#change((outbox) => withTried(outbox, ids));
      const sent = this.#queue().filter(({ id }) => ids.has(id));
      this.isSending.value = true;
      const answer = await this.#context.api.send(sent.map(({ id, body }) => ({ id, body })));
      this.isSending.value = false;
      if (this.#isStopped || !(await this.#answered(sent, answer))) return;
    }
  }

  /** Whether to go on at once. */
  async #answered(sent: readonly NewEvent[], answer: ApiAnswer<readonly Ack[]>): Promise<boolean> {
    if (answer.kind === 'ok') {
      await this.#acked(answer.value);
      const isAnswered = answer.value.some(({ id }) => sent.some((event) => event.id === id));
      if (isAnswered) {
        this.#failures = 0;
        return true;
      }
    }
    if (isWithdrawn(answer)) {
      this.#events.onWithdrawn();
      return false;
    }
    const fault =
      answer.kind === 'refused' && [400, 413, 422].includes(answer.status) ? answer.message : null;
    if (fault !== null && sent.length > 1) {
      // One of them is at fault: alone it does not hold up the others.
      this.#most = 1;
      return true;
    }
    if (fault !== null) {
      const [{ id }] = sent as [NewEvent];
      await this.#acked([{ id, seq: null, outcome: 'refused', message: fault }]);
      return true;
    }
    this.#events.onFailed(answer.kind === 'unreachable' ? 'away' : 'busy');
    this.#timer = setTimeout(() => this.retry(), waitAfter(this.#failures++));
    return false;
  }

  async #acked(acks: readonly Ack[]): Promise<void> {
    this.#events.onAcks(acks);
    await this.#change((outbox) => withAcks(outbox, acks));
    this.#events.onAnswered();
    if (this.#queue().length === 0) this.#most = MOST;
  }

  #queue(): Outbox['queue'] {
    return this.#outbox.value?.queue ?? [];
  }

  async #change(how: (outbox: Outbox) => Outbox): Promise<void> {
    const { value } = this.#outbox;
    if (!value) return;
    const { outboxes } = this.#context;
    this.#outbox.value = await outboxes.change(value.link, (found) => how(found ?? value));
  }
}

/** So long after an answer the stream may still tell of what was before it, in milliseconds. */
export const OVERTAKEN = 5_000;

/**
 * Answers and the live stream come by different ways, and one may overtake the other. What the
 * stream says of a hand just after it was answered, and was the version before, is old.
 */
export class OwnVersions {
  readonly #hands = new Map<
    string,
    { last: string | null; before: (string | null)[]; at: number }
  >();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  note({ queue }: Outbox, acks: readonly Ack[]): void {
    const kept = new Set(acks.flatMap(({ id, outcome }) => (outcome === 'kept' ? id : [])));
    for (const { id, body } of queue) {
      if (body.kind !== 'hand' || !kept.has(id)) continue;
      const before = [...(this.#hands.get(body.hand)?.before ?? []), body.before];
      this.#hands.set(body.hand, { last: body.after, before, at: this.#now() });
    }
  }

  isOld(hand: string, hash: string | null): boolean {
    const own = this.#hands.get(hand);
    if (!own || own.last === hash || !own.before.includes(hash)) return false;
    return this.#now() - own.at < OVERTAKEN;
  }
}
