import { Hono } from 'hono';
import type { Site, SiteFile } from './site.ts';

/** The whole server: files by their paths, the page at its addresses, and a friendly 404. */
export function createApp({ page, addresses, files }: Site): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SAFE_HEADERS)) c.res.headers.set(name, value);
  });
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

/**
 * Nothing runs or loads but what we serve: no inline script, no inline style, no other host. What
 * the page sets through the DOM (a width, a colour) is not an inline style.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer, errors included. */
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
