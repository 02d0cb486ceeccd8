import { createHash } from 'node:crypto';
import { fail, fieldsOf, ok, type Result } from '../../kernel/index.ts';
import { readEvent, type TeamEvent } from '../../team/index.ts';
import type { EventStore } from './event-store.ts';

/** The first line of a backup; every event follows on a line of its own, and a last line to check it by. */
const HEAD = { sidepot: 'team-backup', version: 1 } as const;

/** Read or written at a time. */
const PAGE = 1000;

/** A store as JSON lines: what was there when it began, also while a server goes on writing. */
export async function* backupLines(store: EventStore): AsyncGenerator<string, number> {
  const hash = createHash('sha256');
  const head = `${JSON.stringify(HEAD)}\n`;
  hash.update(head);
  yield head;
  let last = 0;
  for (;;) {
    const page = await store.read(last, PAGE);
    const text = page.map((event) => `${JSON.stringify(event)}\n`).join('');
    hash.update(text);
    if (text !== '') yield text;
    last = page.at(-1)?.seq ?? last;
    if (page.length < PAGE) break;
  }
  yield `${JSON.stringify({ events: last, sha256: hash.digest('hex') })}\n`;
  return last;
}

/**
 * Goes through a backup and hands its events on, in batches. How many there are, or what is wrong with
 * it: whoever wants all or nothing reads it once before they write anything.
 */
export async function readBackup(
  texts: AsyncIterable<string>,
  take: (events: readonly TeamEvent[]) => Promise<unknown> = async () => undefined,
): Promise<Result<number, string>> {
  const reader = new BackupReader();
  for await (const line of linesOf(texts)) {
    const wrong = reader.push(line);
    if (wrong !== null) return fail(`line ${reader.line}: ${wrong}`);
    if (reader.events.length >= PAGE) await take(reader.events.splice(0));
  }
  if (!reader.isWhole) return fail('it is cut off: its last line is missing');
  if (reader.events.length > 0) await take(reader.events.splice(0));
  return ok(reader.count);
}

class BackupReader {
  readonly events: TeamEvent[] = [];
  line = 0;
  count = 0;
  isWhole = false;
  readonly #hash = createHash('sha256');

  /** What is wrong with the line; null if nothing is. */
  push(line: string): string | null {
    this.line++;
    const value = parsed(line);
    if (this.line === 1) return this.#head(value, line);
    if (this.isWhole) return 'something follows its last line';
    const end = fieldsOf(value, ['events', 'sha256']);
    if (end?.sha256 !== undefined) {
      this.isWhole = end.events === this.count && end.sha256 === this.#hash.digest('hex');
      return this.isWhole ? null : 'the backup was changed or damaged';
    }
    const event = eventOf(value);
    if (typeof event === 'string') return event;
    if (event.seq !== this.count + 1) return `event ${this.count + 1} is missing`;
    this.count++;
    this.#hash.update(`${line}\n`);
    this.events.push(event);
    return null;
  }

  #head(value: unknown, line: string): string | null {
    this.#hash.update(`${line}\n`);
    const head = fieldsOf(value, ['sidepot', 'version']);
    if (head?.sidepot !== HEAD.sidepot)
      return 'this is not a backup that `sidepot team backup` made';
    return head.version === HEAD.version ? null : 'a newer sidepot has made it; use that one';
  }
}

function eventOf(value: unknown): TeamEvent | string {
  const fields = fieldsOf(value, ['seq', 'id', 'at', 'by', 'body']);
  const { seq, id, at, by } = fields ?? {};
  if (typeof seq !== 'number' || typeof id !== 'string') return 'this is not an event';
  if (typeof at !== 'number' || typeof by !== 'string') return 'this is not an event';
  // What the server itself adds has longer ids than what is sent.
  const read = readEvent({ id: 'restored', body: fields?.body });
  return read.ok ? { seq, id, at, by, body: read.value.body } : read.error;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}
