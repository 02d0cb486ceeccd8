import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  DOUBLE_QUOTE,
  fail,
  OPEN_BRACE,
  OPEN_BRACKET,
  ok,
  type Result,
} from '../../kernel/index.ts';
import type { RefusalReason } from './metrics.ts';

/** A body may have so many bytes: a few of the longest hands. */
const MOST_BYTES = 256 * 1024;

/** Ours are three deep. */
const MOST_DEPTH = 8;

/** An answer that says why not. */
export function refuse(
  c: Context,
  status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 421 | 429 | 500 | 503,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ error }, status, headers);
}

/**
 * Only names by which we are known are answered. A page elsewhere that points a name of its own at
 * this machine sends that name; a number cannot be pointed anywhere.
 */
export function hostGuard(
  origin: string | null,
  refused: (reason: RefusalReason) => void,
): MiddlewareHandler {
  const known = origin === null ? null : new URL(origin).host;
  return async (c, next) => {
    const host = hostOf(c);
    const name = host.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1');
    if (name === 'localhost' || isIP(name) !== 0 || host === known) return next();
    refused('host');
    return refuse(
      c,
      421,
      'This server does not go by that name; it is started with --origin to do so.',
    );
  };
}

/** Pages of other origins are refused, whatever token they have got hold of. */
export function originGuard(
  origin: string | null,
  refused: (reason: RefusalReason) => void,
): MiddlewareHandler {
  return async (c, next) => {
    const from = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    const isOurs = from === undefined || from === origin || from === `http://${hostOf(c)}`;
    if (isOurs && (site === undefined || site === 'same-origin' || site === 'none')) return next();
    refused('origin');
    return refuse(c, 403, 'Requests from other sites are refused.');
  };
}

const hostOf = (c: Context): string =>
  (c.req.header('Host') ?? new URL(c.req.url).host).toLowerCase();

/** What was sent as JSON, at most so long and so deep; a refusal comes with its status. */
export async function readJson(
  request: Request,
): Promise<Result<unknown, { readonly status: 400 | 413 | 415; readonly message: string }>> {
  const type = request.headers.get('Content-Type') ?? '';
  // A form of another site can send anything else without asking.
  if (!/^application\/json\b/i.test(type)) {
    return fail({ status: 415, message: 'Send application/json.' });
  }
  const bytes = await readBytes(request);
  if (bytes === null) {
    return fail({
      status: 413,
      message: `A request has at most ${MOST_BYTES} bytes; send fewer events.`,
    });
  }
  const text = new TextDecoder().decode(bytes);
  if (isDeeperThan(MOST_DEPTH, text)) {
    return fail({ status: 400, message: `This JSON is more than ${MOST_DEPTH} levels deep.` });
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail({ status: 400, message: 'This is not JSON.' });
  }
}

/** null as soon as there is too much; the rest is not read. */
async function readBytes(request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MOST_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return Buffer.concat(chunks);
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader!.cancel();
      return null;
    }
    chunks.push(part.value);
  }
}

/** Seen before it is parsed: brackets outside of texts. */
function isDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (isText) {
      if (code === BACKSLASH) i++;
      else if (code === DOUBLE_QUOTE) isText = false;
    } else if (code === DOUBLE_QUOTE) isText = true;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth++;
      if (depth > most) return true;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--;
  }
  return false;
}
