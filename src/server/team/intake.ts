import { createHash } from 'node:crypto';
import { figure } from '../../kernel/index.ts';
import {
  type Ack,
  type Actor,
  type NewEvent,
  NO_TEXT,
  refusal,
  SERVER,
  type TeamEvent,
  Tournament,
} from '../../team/index.ts';

/** Far more than a table sees in a day: somebody's program has gone mad. */
const MOST_AT_TABLE = 100_000;

/** Who sends something, and whom the log names for it. */
export interface Submission {
  readonly actor: Actor;
  readonly by: string;
}

/** Decides what becomes of events, and makes those that are right happen: they are the next batch. */
export class Intake {
  readonly tournament = new Tournament();
  readonly #now: () => number;
  readonly #refused: () => void;
  readonly #mostAtTable: number;
  readonly #atTable = new Map<string, number>();
  readonly #batch = new Map<string, TeamEvent>();

  constructor(now: () => number, refused: () => void, mostAtTable = MOST_AT_TABLE) {
    this.#now = now;
    this.#refused = refused;
    this.#mostAtTable = mostAtTable;
  }

  /** What has happened since the last time, for the disk. */
  takeBatch(): readonly TeamEvent[] {
    const batch = [...this.#batch.values()];
    this.#batch.clear();
    return batch;
  }

  /** What becomes of one event; if it is new and right, it happens here and joins the batch. */
  decide(event: NewEvent, { actor, by }: Submission, known: ReadonlyMap<string, TeamEvent>): Ack {
    const { id, body } = event;
    const before = known.get(id) ?? this.#batch.get(id);
    if (before) {
      if (JSON.stringify(before.body) === JSON.stringify(body)) return this.#ackAgain(before);
      return this.#refuse(id, 'Another event has this id; an id is used once.');
    }
    const message =
      refusal(this.tournament, event, actor) ?? wrongHash(event) ?? this.#tooMany(event);
    if (message !== null) return this.#refuse(id, message);
    const stored: TeamEvent = { seq: this.tournament.seq + 1, at: this.#time(), by, id, body };
    const outcome = this.apply(stored);
    this.#batch.set(id, stored);
    return { id, seq: stored.seq, outcome };
  }

  #refuse(id: string, message: string): Ack {
    this.#refused();
    return { id, seq: null, outcome: 'refused', message };
  }

  /** The sender did not hear of it the first time. */
  #ackAgain({ id, seq, body }: TeamEvent): Ack {
    const isReading =
      body.kind === 'hand' &&
      (this.tournament.table(body.table)?.readings(body.hand) ?? []).some(
        ({ client, hash }) => client === body.client && hash === (body.after ?? NO_TEXT),
      );
    return { id, seq, outcome: isReading ? 'reading' : 'kept' };
  }

  #tooMany({ body }: NewEvent): string | null {
    if (!('table' in body) || body.table === null) return null;
    if ((this.#atTable.get(body.table) ?? 0) < this.#mostAtTable) return null;
    return `Table ${body.table} has ${figure(this.#mostAtTable)} events, the most a table may have; open another table.`;
  }

  /** What the tournament says must happen now. */
  due(): readonly NewEvent[] {
    return this.tournament.followUps(this.#time());
  }

  /**
   * Makes it happen. Its ids can be foreseen: where somebody has used one for something else, it gets
   * another.
   */
  follow(due: readonly NewEvent[], known: ReadonlySet<string>): void {
    for (const { id, body } of due) {
      const seq = this.tournament.seq + 1;
      const own = known.has(id) || this.#batch.has(id) ? `${id.slice(0, 40)}-${seq}-again` : id;
      const event: TeamEvent = { seq, at: this.#time(), by: SERVER, id: own, body };
      this.apply(event);
      this.#batch.set(own, event);
    }
  }

  /** The log's time never goes back. */
  #time(): number {
    return Math.max(this.#now(), this.tournament.at);
  }

  apply(event: TeamEvent): 'kept' | 'reading' {
    const { body } = event;
    if ('table' in body && body.table !== null) {
      this.#atTable.set(body.table, (this.#atTable.get(body.table) ?? 0) + 1);
    }
    return this.tournament.apply(event);
  }
}

/** Whoever compares hands by their hashes must be able to rely on them. */
function wrongHash({ body }: NewEvent): string | null {
  if (body.kind !== 'hand' || body.text === null) return null;
  const isRight = createHash('sha256').update(body.text).digest('hex') === body.after;
  return isRight ? null : '`after` is not the SHA-256 of `text`.';
}
