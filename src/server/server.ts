import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { fail, ok, type Result } from '../kernel/index.ts';
import type { Site, SiteFile } from './site.ts';

/** A server that is running. */
export interface Started {
  readonly url: string;
  close(): Promise<void>;
}

/** Only this machine can reach it. */
const HOST = '127.0.0.1';

const FIRST_PORT = 8080;

/** How many ports are tried when none was asked for. */
const TRIES = 20;

/** Serves a site on the port asked for, or on the first free one from 8080. */
export async function startServer(
  site: Site,
  asked: number | null,
): Promise<Result<Started, string>> {
  return listenFrom(createApp(site).fetch, HOST, asked);
}

/** The same for any application, and on any of the machine's addresses. */
export async function listenFrom(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  host: string,
  asked: number | null,
): Promise<Result<Started, string>> {
  const ports = asked === null ? Array.from({ length: TRIES }, (_, i) => FIRST_PORT + i) : [asked];
  for (const port of ports) {
    const server = createAdaptorServer({ fetch }) as Server;
    const trouble = await listen(server, host, port);
    if (trouble === null) return ok(started(server, host));
    if (trouble !== 'EADDRINUSE' || asked !== null) return fail(refusal(host, port, trouble));
  }
  return fail(`the ports ${FIRST_PORT} to ${ports.at(-1)} are all in use; name one with --port`);
}

/** null when it listens, the system's code when it cannot. */
function listen(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    server.listen(port, host, () => done(null));
  });
}

function refusal(host: string, port: number, code: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use; name another one, or none for the next free one`;
    case 'EACCES':
      return `port ${port} is not open to you; ports from 1024 up are`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `this machine has no address ${host}; 0.0.0.0 means all it has`;
    default:
      return `cannot listen on port ${port} (${code})`;
  }
}

function started(server: Server, host: string): Started {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        // Browsers keep their connections open; there is no need to wait for them.
        server.closeAllConnections();
      }),
  };
}

/** Shows an address in the user's browser; where there is none, nothing happens. */
export function openBrowser(url: string): void {
  const [command, ...args] = commandFor(process.platform);
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}

function commandFor(platform: NodeJS.Platform): readonly [string, ...string[]] {
  switch (platform) {
    case 'darwin':
      return ['open'];
    case 'win32':
      return ['cmd', '/c', 'start', ''];
    default:
      return ['xdg-open'];
  }
}

/** The whole server: files by their paths, the page at its addresses, and a friendly 404. */
export function createApp({ page, addresses, files }: Site): Hono {
  const app = new Hono();
  app.use(withSafeHeaders);
  for (const address of addresses) app.get(address, (c) => sendFile(page, c.req.raw));
  app.get('*', (c) => {
    const file = files.get(c.req.path);
    if (file) return sendFile(file, c.req.raw);
    // Somebody who followed a wrong link gets the page, which knows how to say so.
    const isReader = (c.req.header('Accept') ?? '').includes('text/html');
    return isReader ? sendFile(page, c.req.raw, 404) : c.text('There is nothing here.\n', 404);
  });
  app.all('*', (c) => c.text('Only GET and HEAD.\n', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/** Puts the strict headers on every answer, errors included. */
export const withSafeHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(SAFE_HEADERS)) c.res.headers.set(name, value);
};

/**
 * Nothing runs or loads but what we serve: no inline script, no inline style, no other host. What
 * the page sets through the DOM (a width, a colour) is not an inline style.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  // A video file of the reader's own machine, played in the page.
  'media-src blob:',
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const FOREVER = 'public, max-age=31536000, immutable';

/** Kept, but asked about before each use. */
const ASK = 'no-cache';

/** The answer that carries a file, in the smallest form the browser takes. */
function sendFile(file: SiteFile, request: Request, status = 200): Response {
  const headers = new Headers({
    'Cache-Control': file.isForever ? FOREVER : ASK,
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  });
  if (status === 200 && hasIt(request, file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Type', file.type);
  const encoding = encodingFor(request, file);
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = (encoding && file[encoding]) || file.plain;
  headers.set('Content-Length', String(body.byteLength));
  return new Response(body, { status, headers });
}

function hasIt(request: Request, tag: string): boolean {
  const known = request.headers.get('If-None-Match') ?? '';
  // A proxy that packs the answer marks the tag as weak; the content is still the same.
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

function encodingFor(request: Request, file: SiteFile): 'br' | 'gzip' | null {
  const accepted = (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .map((one) => one.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name!.toLowerCase());
  const offered = (['br', 'gzip'] as const).filter((name) => file[name] !== null);
  return offered.find((name) => accepted.includes(name)) ?? null;
}
