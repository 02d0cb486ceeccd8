import { createHash } from 'node:crypto';
import {
  type Actor,
  type EventBody,
  type NewEvent,
  refusal,
  SERVER_ACTOR,
  type TeamEvent,
  Tournament,
  type WholeTable,
} from '../../src/team/index.ts';
import { checkSession } from '../../src/tournament/index.ts';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const DIRECTOR: Actor = { link: 'director', role: 'director', table: null };

export const collectorOf = (table: string, link = `collector-${table}`): Actor => ({
  link,
  role: 'collector',
  table,
});

/** A table's session as one text; its old hands are in the log. */
export const sessionText = (
  tournament: Tournament,
  table: string,
  log: readonly TeamEvent[] = [],
): string => {
  const texts = tournament.snapshot(table)?.texts(log) ?? [];
  return texts.map((text) => `${text.trim()}\n`).join('\n');
};

/** A tournament that takes events one by one, as a server does, with a clock of its own. */
export class Room {
  readonly tournament = new Tournament();
  readonly log: TeamEvent[] = [];
  now = 1_000_000;
  #ids = 0;

  /** Sends an event; gives what became of it, or why it was refused. */
  send(body: EventBody, actor: Actor = DIRECTOR): 'kept' | 'reading' | string {
    return this.sendEvent({ id: `event-${++this.#ids}`, body }, actor);
  }

  sendEvent(event: NewEvent, actor: Actor): 'kept' | 'reading' | string {
    const known = this.log.find(({ id }) => id === event.id);
    if (known) return 'kept';
    const old = new Set(this.tournament.oldHandsFor([event]));
    this.tournament.load(this.log.filter(({ seq }) => old.has(seq)));
    const refused = refusal(this.tournament, event, actor);
    if (refused !== null) return refused;
    const outcome = this.#append(event, actor);
    this.settle();
    this.tournament.letGoOfOldHands();
    return outcome;
  }

  sessionText(table: string): string {
    return sessionText(this.tournament, table, this.log);
  }

  whole(table: string): WholeTable {
    return this.tournament.snapshot(table)!.whole(this.log);
  }

  /** The id of the last event. */
  get lastId(): string {
    return this.log.at(-1)!.id;
  }

  /** What the server adds by itself. */
  settle(): void {
    for (let more = this.tournament.followUps(this.now); more.length > 0; ) {
      for (const event of more) this.#append(event, SERVER_ACTOR);
      more = this.tournament.followUps(this.now);
    }
  }

  /** A hand's next version as its collector's page sends it; `before` is what that page saw last. */
  write(
    table: string,
    hand: string,
    text: string | null,
    {
      client = `page-${table}`,
      before = this.tournament.table(table)?.hand(hand)?.hash ?? null,
      takes = [] as readonly string[],
      actor = collectorOf(table),
      isOver = text !== null && checkSession(text).hands[0]?.verdict.payment?.newStacks != null,
    } = {},
  ): 'kept' | 'reading' | string {
    const after = text === null ? null : hashOf(text);
    const typedAt = this.now;
    return this.send(
      { kind: 'hand', table, hand, client, before, after, text, takes, typedAt, isOver },
      actor,
    );
  }

  /** Opens tables and gives each its collector. */
  open(...tables: readonly string[]): void {
    for (const table of tables) {
      this.send({ kind: 'open-table', table });
      const writer = { kind: 'writer', table, client: `page-${table}`, over: null } as const;
      this.send(writer, collectorOf(table));
    }
  }

  #append(event: NewEvent, { link }: Actor): 'kept' | 'reading' {
    this.now += 1_000;
    const stored = { ...event, seq: this.log.length + 1, at: this.now, by: link };
    this.log.push(stored);
    return this.tournament.apply(stored);
  }
}
