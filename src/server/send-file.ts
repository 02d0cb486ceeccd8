import type { SiteFile } from './site.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about before each use. */
const ASK = 'no-cache';

/** The answer that carries a file, in the smallest form the browser takes. */
export function sendFile(file: SiteFile, request: Request, status = 200): Response {
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
