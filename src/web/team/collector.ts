import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ack, WaitingLine, WholeTable } from '../../team/index.ts';
import {
  type CollectorContext,
  type CollectorStanding,
  type SentState,
  type ServerContact,
  sentState,
  standingWith,
} from './collector-standing.ts';
import { DirectorLines, isWritten, noticeOf, type UnfitLine } from './director-lines.ts';
import { HandVersions, showTexts, withVersions } from './hand-versions.ts';
import { onNetworkBack } from './live-events.ts';
import {
  emptyOutbox,
  type Outbox,
  theirsOf,
  untaken,
  withBase,
  withChanges,
  withEvent,
  withSettled,
  withTaken,
} from './outbox.ts';
import { OutboxSender, OwnVersions } from './sender.ts';
import { TeamFeed } from './team-feed.ts';

/** Changes this close together are one. */
const PAUSE = 150;

/**
 * Ties one session of this browser to a table: sends what is typed, shows what others changed, and
 * puts the director's lines where they belong. Without a network everything waits here.
 */
export class Collector {
  readonly standing: Signal<CollectorStanding> = signal('joining');
  readonly feed: TeamFeed;
  /** By the stream or by an answer, whichever came last. */
  readonly contact: Signal<ServerContact> = signal('there');
  readonly whole: ReadonlySignal<WholeTable | null>;
  /** What happened, for whoever types; it stays until it is closed. */
  readonly notice: Signal<string> = signal('');
  readonly unfit: Signal<readonly UnfitLine[]> = signal([]);
  readonly sent: ReadonlySignal<SentState>;
  /** How many changes have not reached the server. */
  readonly waiting: ReadonlySignal<number>;
  /** Whether the session shown is the table's. */
  readonly isOpen: ReadonlySignal<boolean>;
  readonly table: string;
  readonly link: string;
  readonly #context: CollectorContext;
  readonly #outbox: Signal<Outbox | null> = signal(null);
  /** The session's hands when what they say was last written down for the server. */
  readonly #queued: Signal<readonly string[] | null> = signal(null);
  /** Its hands now, if that was not done yet. */
  readonly #unqueued: ReadonlySignal<readonly string[] | null>;
  readonly #versions = new HandVersions();
  readonly #own = new OwnVersions();
  readonly #lines = new DirectorLines();
  readonly #sender: OutboxSender;
  readonly #stops: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: Promise<void> = Promise.resolve();
  #isFresh = true;
  #judged: WholeTable | null = null;

  constructor(context: CollectorContext) {
    this.#context = context;
    this.table = context.me.table ?? '';
    this.link = context.me.link;
    this.feed = new TeamFeed(context.api);
    this.whole = this.feed.whole;
    this.#sender = new OutboxSender(context, this.#outbox, {
      onAcks: (acks) => this.#acked(acks),
      onAnswered: () => {
        this.contact.value = 'there';
        if (this.feed.state.value === 'cut') this.feed.retry();
        this.#wake();
      },
      onFailed: (why) => {
        this.contact.value = why;
      },
      onWithdrawn: () => {
        this.standing.value = 'withdrawn';
      },
    });
    this.waiting = computed(
      () => this.#outbox.value?.queue.filter(({ body }) => body.kind !== 'writer').length ?? 0,
    );
    this.sent = computed(() =>
      sentState(
        this.contact.value,
        this.waiting.value > 0 || this.#unqueued.value !== null,
        this.#sender.isSending.value,
      ),
    );
    this.isOpen = computed(() => context.recorder.session.value.id === this.#outbox.value?.session);
    this.#unqueued = computed(() => {
      const { hands } = context.recorder.session.value;
      return this.isOpen.value && hands !== this.#queued.value ? hands : null;
    });
  }

  /** Opens the table's session as it was left here, and follows the table from now on. */
  async start(): Promise<void> {
    const { me, outboxes, recorder } = this.#context;
    const known = (await outboxes.all()).find(({ link }) => link === me.link);
    if (known && (await this.#context.open(known.session))) {
      this.#outbox.value = known;
      if (known.isWriter) this.standing.value = 'writing';
    }
    this.feed.follow(this.table);
    this.#stops.push(
      () => this.feed.stop(),
      effect(() => {
        if (this.feed.state.value === 'withdrawn') this.standing.value = 'withdrawn';
        if (this.whole.value) this.#wake();
      }),
      effect(() => {
        const { value: state } = this.feed.state;
        if (state === 'open') this.#sender.retry();
        if (state === 'open' || state === 'cut') {
          this.contact.value = state === 'open' ? 'there' : 'away';
        }
      }),
      onNetworkBack(() => this.#sender.retry()),
      effect(() => {
        recorder.isLocked.value = this.isOpen.value && this.standing.value !== 'writing';
      }),
      effect(() => {
        if (this.#unqueued.value) this.#wakeIn(PAUSE);
      }),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#sender.stop();
    for (const stop of this.#stops) stop();
    this.#context.recorder.isLocked.value = false;
  }

  /** Shows the table's session again. */
  show(): void {
    void this.#context.open(this.#outbox.value?.session ?? '');
  }

  takeOver(): void {
    const over = this.whole.value?.writer?.client ?? null;
    this.#queue({ kind: 'writer', table: this.table, client: this.#client, over }, true);
  }

  readOnly(): void {
    this.standing.value = 'reading';
  }

  /** A person chose between readings; like everything else it may have to wait for the network. */
  decide(hand: string, keep: string): void {
    this.#queue({ kind: 'decide', table: this.table, hand, keep });
  }

  /** Everything done so far is on its way. */
  async settled(): Promise<void> {
    await this.#run;
  }

  get #client(): string {
    return this.#outbox.value?.client ?? '';
  }

  #queue(body: Parameters<typeof withEvent>[1]['body'], isFirst = false): void {
    const event = { id: this.#context.newId(), body };
    this.#later(async () => {
      await this.#change((outbox) => withEvent(outbox, event, isFirst));
      this.#sender.wake();
    });
  }

  #wake(): void {
    this.#later(() => this.#sync());
  }

  /** Typing puts it off; whatever waits longer is looked at then too. */
  #wakeIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#wake(), ms);
  }

  /** One thing after another: each reads what the one before has written. */
  #later(job: () => Promise<void>): void {
    this.#run = this.#run.then(job).catch((error: unknown) => console.warn(error));
  }

  async #change(how: (outbox: Outbox) => Outbox): Promise<void> {
    const { value } = this.#outbox;
    if (!value) return;
    const { outboxes } = this.#context;
    this.#outbox.value = await outboxes.change(this.link, (found) => how(found ?? value));
  }

  /** Queues what was typed, shows what others changed, takes the director's lines, and sends. */
  async #sync(): Promise<void> {
    const whole = this.whole.value;
    if (!this.#outbox.value && whole) await this.#begin(whole);
    const outbox = this.#outbox.value;
    if (!outbox || !this.isOpen.value) return;
    if (whole) this.#judgeWriter(whole);
    const { recorder } = this.#context;
    const mine = this.#versions.of(recorder.session.value.hands);
    const server = new Map((whole?.hands ?? []).map((hand) => [hand.hand, hand]));
    const isOld = (key: string): boolean => this.#own.isOld(key);
    const isWriting = this.standing.value === 'writing';
    const isBack = whole !== null && this.#own.heard(whole.seq) === 'back' && isWriting;
    const withMine = (from: Outbox): Outbox =>
      withChanges(isBack ? withBase(from, server) : from, mine, this.#context);
    if (whole) {
      const theirs = theirsOf(withMine(outbox), mine, server, isOld);
      if (theirs.size > 0) showTexts(recorder, withVersions(mine, theirs), isWriting);
    }
    const put = whole ? this.#putLines(outbox, whole) : [];
    const { hands } = recorder.session.value;
    const after = this.#versions.of(hands);
    await this.#change((from) => {
      const queued = withMine(from);
      const settled = whole ? withSettled(queued, after, server, isOld) : queued;
      const taken = withTaken(settled, put, whole?.lines ?? from.taken);
      const isWriter = this.standing.value === 'writing';
      return withChanges({ ...taken, isWriter }, after, this.#context);
    });
    this.#queued.value = hands;
    if (whole) this.#sender.wake();
  }

  /** The first time at this table: with the hands the server has of it. */
  async #begin(whole: WholeTable): Promise<void> {
    const { me, outboxes, recorder, newId, fresh } = this.#context;
    const known = new Set(whole.hands.map(({ hash }) => hash));
    // A new link for the same table: what waits here since the old one was withdrawn goes on by it.
    const left = (await outboxes.all()).find(
      ({ table, base }) =>
        table === this.table && Object.values(base).some((hash) => known.has(hash)),
    );
    if (left && (await this.#context.open(left.session))) {
      this.#outbox.value = await outboxes.change(me.link, () => ({ ...left, link: me.link }));
      return;
    }
    const texts = whole.hands.map(({ text }) => text);
    const session = { ...fresh(`Table ${this.table}`, texts), at: Math.max(0, texts.length - 1) };
    const ids = { link: me.link, table: this.table, session: session.id, client: newId() };
    const base = Object.fromEntries(whole.hands.map(({ hand, hash }) => [hand, hash]));
    this.#outbox.value = await outboxes.change(me.link, () => ({ ...emptyOutbox(ids), base }));
    recorder.load(session);
  }

  /** Hears who writes; a table without a writer is taken at once. */
  #judgeWriter(whole: WholeTable): void {
    const isAsking = this.#outbox.value?.queue.some(({ body }) => body.kind === 'writer') ?? false;
    // What was heard before the server answered says nothing of the answer.
    if (isAsking || whole === this.#judged) return;
    this.#judged = whole;
    const { writer } = whole;
    this.standing.value = standingWith(this.standing.value, writer, this.#client);
    if (writer === null && this.standing.value === 'writing') this.takeOver();
  }

  /** Puts lines of the director's that are new into the session, as one step of undo. */
  #putLines(outbox: Outbox, { lines }: WholeTable): readonly WaitingLine[] {
    if (this.standing.value !== 'writing') return [];
    const { recorder } = this.#context;
    const session = recorder.session.value;
    const offered = untaken(outbox, lines);
    // After a crash a line may stand in the text that nobody has noted yet.
    const there = this.#isFresh ? offered.filter(({ line }) => isWritten(session, line)) : [];
    this.#isFresh = false;
    const done = this.#lines.putInto(
      session,
      offered.filter((line) => !there.includes(line)),
    );
    this.unfit.value = done.unfit;
    if (done.put.length > 0) {
      recorder.change(done.session);
      this.notice.value = noticeOf(this.notice.value, done.put);
    }
    return [...there, ...done.put];
  }

  #acked(acks: readonly Ack[]): void {
    for (const { outcome, message } of acks) {
      if (outcome === 'refused') this.notice.value = message ?? 'The server refused a change.';
    }
    this.#own.note(this.#outbox.value!, acks);
  }
}
