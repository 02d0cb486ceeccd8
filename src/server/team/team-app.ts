import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { fieldsOf, itemsOf } from '../../kernel/index.ts';
import {
  type Ack,
  type Acks,
  type Link,
  type MadeLink,
  type Me,
  type NewEvent,
  type NewLink,
  readEvent,
  SERVER_ACTOR,
  TEAM_API,
} from '../../team/index.ts';
import { createApp, withSafeHeaders } from '../server.ts';
import type { Site } from '../site.ts';
import { handFile, phhFile, snapshotOf, standingsCsv, tournamentJson } from './exports.ts';
import { hostGuard, originGuard, readJson, refuse } from './guards.ts';
import type { Live } from './live.ts';
import type { Metrics, RefusalReason } from './metrics.ts';
import type { RateLimits } from './rate-limits.ts';
import type { TeamLog } from './team-log.ts';
import { linkFor, makeLink } from './tokens.ts';
import { TryAgain } from './try-again.ts';

/** So many events in one request; a page that has more sends them in several. */
const MOST_EVENTS = 200;

/** What the routes stand on. */
export interface TeamAppParts {
  readonly site: Site;
  readonly log: TeamLog;
  readonly live: Live;
  readonly metrics: Metrics;
  readonly limits: RateLimits;
  /** How the server is known outside, if it is behind a proxy: `https://poker.example`. */
  readonly origin: string | null;
  now(): number;
  /** A request was refused: for the operator, without names and tokens. */
  refused(reason: RefusalReason, link: string | null): void;
}

/** What a request carries through the routes: whose it is; and, on a real server, its connection. */
interface Env {
  Variables: { link: Link };
  Bindings: { outgoing?: { destroy(): void } };
}

/** The pages and, below {@link TEAM_API}, what wire.ts describes. */
export function createTeamApp(parts: TeamAppParts): Hono<Env> {
  const { site, log, live, metrics, origin } = parts;
  const app = new Hono<Env>();
  const count = (reason: RefusalReason): void => parts.refused(reason, null);
  app.use(withSafeHeaders);
  app.use(hostGuard(origin, count));
  app.get('/healthz', (c) => {
    const isWell = !log.isAway;
    return c.json({ ok: isWell, events: log.tournament.seq }, isWell ? 200 : 503);
  });
  app.get('/metrics', (c) =>
    c.body(
      metrics.text({
        seq: log.tournament.seq,
        tables: log.tournament.tables.length,
        streams: live.streams,
        isStoreThere: !log.isAway,
        waiting: log.waiting,
      }),
      200,
      { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    ),
  );
  app.use(`${TEAM_API}*`, originGuard(origin, count), withLink(parts));
  app.route(TEAM_API, api(parts));
  app.route('/', createApp(site));
  app.onError((error, c) => {
    if (!(error instanceof TryAgain)) throw error;
    parts.refused(error.reason, c.get('link')?.link ?? null);
    const status = error.reason === 'bug' ? 500 : 503;
    return refuse(c, status, error.message, { 'Retry-After': '2' });
  });
  return app;
}

/** Whose request it is, and whether they may ask again so soon. */
function withLink({ log, limits, now, refused }: TeamAppParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const link = linkFor(c.req.header('Authorization'), log.tournament);
    const wait = link ? limits.ofLink(link, 1, now()) : limits.ofStranger(now());
    if (wait > 0) return tooOften(c, wait, () => refused('rate', link?.link ?? null));
    if (!link) {
      refused('token', null);
      return refuse(c, 401, 'This link is not valid, or it was withdrawn; ask the director.', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    c.set('link', link);
    return next();
  };
}

function tooOften(c: Context, seconds: number, count: () => void): Response {
  count();
  return refuse(c, 429, `Too much at once; try again in ${seconds} s.`, {
    'Retry-After': String(seconds),
  });
}

function api(parts: TeamAppParts): Hono<Env> {
  const { log, live, limits, now, refused } = parts;
  const app = new Hono<Env>();

  app.get('me', async (c) => {
    const { link, role, table, name } = c.get('link');
    const settings = await log.look((tournament) => tournament.settings);
    return c.json({ link, role, table, name, settings, now: now() } satisfies Me);
  });

  app.post('events', async (c) => {
    const link = c.get('link');
    const json = await readJson(c.req.raw);
    if (!json.ok) {
      refused(json.error.status === 413 ? 'too-large' : 'unreadable', link.link);
      return refuse(c, json.error.status, json.error.message);
    }
    const read = readBatch(json.value);
    if (typeof read === 'string') {
      refused('unreadable', link.link);
      return refuse(c, 400, read);
    }
    const wait = limits.ofLink(link, read.events.length, now());
    if (wait > 0) return tooOften(c, wait, () => refused('rate', link.link));
    const acks = await log.take(read.events, link);
    return c.json({ acks: [...read.refused, ...acks] } satisfies Acks);
  });

  app.get('live', async (c) => {
    const link = c.get('link');
    const table = c.req.query('table') ?? null;
    if (table !== null && link.role === 'collector' && table !== link.table) {
      refused('role', link.link);
      return refuse(c, 403, `This link is for table ${link.table}.`);
    }
    const { outgoing } = c.env ?? {};
    const stream = await live.open(link, table, () => outgoing?.destroy());
    if (typeof stream === 'string') {
      refused('busy', link.link);
      return refuse(c, 429, stream, { 'Retry-After': '30' });
    }
    return c.body(stream.body, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // nginx would collect what we send until there is enough of it.
      'X-Accel-Buffering': 'no',
    });
  });

  app.get('counts', async (c) =>
    c.body(await live.counts(c.get('link')), 200, { 'Content-Type': 'application/json' }),
  );

  app.route('/', directorsApi(parts));
  app.all('*', (c) => refuse(c, 404, 'There is nothing here.'));
  return app;
}

/** What only a director may ask for. */
function directorsApi({ log, now, refused }: TeamAppParts): Hono<Env> {
  const app = new Hono<Env>();
  const onlyDirector: MiddlewareHandler<Env> = async (c, next) => {
    const link = c.get('link');
    if (link.role === 'director') return next();
    refused('role', link.link);
    return refuse(c, 403, 'Only the director may do that.');
  };
  for (const path of ['links', 'links/*', 'export/*']) app.use(path, onlyDirector);

  app.get('links', async (c) => c.json(await log.look(({ links }) => links)));

  app.post('links', async (c) => {
    const json = await readJson(c.req.raw);
    if (!json.ok) return refuse(c, json.error.status, json.error.message);
    const asked = readNewLink(json.value);
    if (typeof asked === 'string') return refuse(c, 400, asked);
    const { event, token } = makeLink(asked);
    await log.take([event], SERVER_ACTOR, c.get('link').link);
    return c.json({ link: event.body.link, token } satisfies MadeLink, 201);
  });

  app.delete('links/:id', async (c) => {
    const link = c.req.param('id');
    // Nobody may be able to foresee the id, and use it for something else before.
    const id = `withdraw-${randomUUID()}`;
    const read = readEvent({ id, body: { kind: 'withdraw', link } });
    if (!read.ok) return refuse(c, 404, 'There is no such link.');
    const [ack] = await log.take([read.value], c.get('link'));
    return ack!.outcome === 'refused' ? refuse(c, 400, ack!.message!) : c.json({ acks: [ack] });
  });

  const file = (c: Context, name: string, type: string, body: string | ReadableStream): Response =>
    c.body(body as string, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  app.get('export/tournament.json', async (c) => {
    const snapshot = await log.look((tournament) => snapshotOf(tournament, now()));
    return file(
      c,
      'tournament.json',
      'application/json',
      tournamentJson(snapshot, (seqs) => log.stored(seqs)),
    );
  });
  app.get('export/standings.csv', async (c) => {
    const csv = await log.look((tournament) => standingsCsv(tournament, now()));
    return file(c, 'standings.csv', 'text/csv', csv);
  });
  app.get('export/tables/:file{.+\\.(?:hand|phh)}', async (c) => {
    const [, table = '', format] = /^(.+)\.(hand|phh)$/.exec(c.req.param('file'))!;
    const snapshot = await log.look((tournament) => tournament.snapshot(table));
    if (!snapshot) return refuse(c, 404, 'There is no such table.');
    const texts = snapshot.texts(await log.stored(snapshot.missing));
    const text = format === 'hand' ? handFile(texts) : await phhFile(texts);
    return file(c, `table.${format}`, 'text/plain', text);
  });
  return app;
}

/** The events of a batch, and those that cannot be one; a text if nobody could be answered. */
function readBatch(
  value: unknown,
): { readonly events: readonly NewEvent[]; readonly refused: readonly Ack[] } | string {
  const sent = itemsOf(fieldsOf(value, ['events'])?.events, MOST_EVENTS);
  if (!sent) return `Send {"events": […]} with at most ${MOST_EVENTS} events.`;
  const events: NewEvent[] = [];
  const refused: Ack[] = [];
  for (const [i, one] of sent.entries()) {
    const read = readEvent(one);
    const id = fieldsOf(one, ['id'])?.id;
    if (read.ok) events.push(read.value);
    else if (typeof id !== 'string' || id.length > 64) return `Event ${i + 1}: ${read.error}`;
    else refused.push({ id, seq: null, outcome: 'refused', message: read.error });
  }
  return { events, refused };
}

function readNewLink(value: unknown): NewLink | string {
  const fields = fieldsOf(value, ['role', 'table', 'name']);
  // A link is checked as the event that makes it.
  const secretHash = '0'.repeat(64);
  const body = { kind: 'link', link: 'new', secretHash, ...fields };
  const read = readEvent({ id: 'new-link', body });
  if (!read.ok) return read.error;
  const { role, table, name } = read.value.body as NewLink;
  if (role === 'collector' && table === null)
    return 'A collector’s link is for one table; name it.';
  return { role, table, name };
}
