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

/**
 * Answers and the live stream come by different ways, and one may overtake the other. What the stream
 * says of a hand is old as long as it does not take in the event by which the server took ours.
 */
export class OwnVersions {
  /** By hand, the number of the event that was our last version of it. */
  readonly #kept = new Map<string, number>();
  #heard = 0;

  note({ queue }: Outbox, acks: readonly Ack[]): void {
    const kept = new Map(acks.map(({ id, seq, outcome }) => [id, outcome === 'kept' ? seq : null]));
    for (const { id, body } of queue) {
      const seq = kept.get(id) ?? null;
      if (body.kind === 'hand' && seq !== null) this.#kept.set(body.hand, seq);
    }
  }

  /** The stream has got this far. Numbers only ever go up, so `back`: it is an older log, from a backup. */
  heard(seq: number): 'on' | 'back' {
    const went = seq < this.#heard ? 'back' : 'on';
    if (went === 'back') this.#kept.clear();
    this.#heard = seq;
    return went;
  }

  isOld(hand: string): boolean {
    return (this.#kept.get(hand) ?? 0) > this.#heard;
  }
}
