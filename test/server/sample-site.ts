import type { Site, SiteFile } from '../../src/server/site.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const siteFile = (text: string, rest: Partial<SiteFile> = {}): SiteFile => ({
  type: 'text/plain',
  tag: `"${text.length}"`,
  isForever: false,
  plain: bytes(text),
  gzip: null,
  br: null,
  ...rest,
});

/** A site of three files, packed by nobody: each form says what it is. */
export const sampleSite: Site = {
  page: siteFile('<!doctype html>', { type: 'text/html; charset=utf-8' }),
  addresses: ['/', '/suite', '/rules/:id'],
  files: new Map([
    [
      '/assets/app-1234.js',
      siteFile('plain script', {
        type: 'text/javascript; charset=utf-8',
        isForever: true,
        gzip: bytes('gzipped'),
        br: bytes('brotli'),
      }),
    ],
    ['/icon.svg', siteFile('<svg/>', { type: 'image/svg+xml' })],
  ]),
};
