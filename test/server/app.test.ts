import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/server.ts';
import { sampleSite } from './sample-site.ts';

const app = createApp(sampleSite);

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });

const READER = { Accept: 'text/html,application/xhtml+xml' };

test.each(['/', '/suite', '/rules/POT-1', '/?x=1', '/suite?seed=7'])(
  '%s is the page, asked about before each use',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(await answer.text()).toBe('<!doctype html>');
  },
);

test.each(['/nowhere', '/suite/more', '/rules/POT-1/more', '/Suite', '/app.html', '/site.json'])(
  '%s is nothing: 404, with the page for a reader and a word for a program',
  async (path) => {
    const page = await ask(path, READER);
    expect(page.status).toBe(404);
    expect(await page.text()).toBe('<!doctype html>');
    const word = await ask(path);
    expect(word.status).toBe(404);
    expect(word.headers.get('Content-Type')).toMatch(/^text\/plain/);
  },
);

test.each([
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '//etc/passwd',
  '/assets/app-1234.js%00.svg',
  '/%',
  '/%E0%A4%A',
  '/__proto__',
])('%s leads out of nothing', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
});

describe('hashed files', () => {
  test('may be kept forever', async () => {
    const answer = await ask('/assets/app-1234.js');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  test.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzipped'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzipped'],
    ['br;q=0.0', null, 'plain script'],
    ['identity', null, 'plain script'],
    ['', null, 'plain script'],
  ])('for a browser that takes %j come as %s', async (accepted, encoding, body) => {
    const answer = await ask('/assets/app-1234.js', { 'Accept-Encoding': accepted });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('Content-Length')).toBe(String(body.length));
    expect(await answer.text()).toBe(body);
  });
});

test('what a browser has already is not sent again', async () => {
  const first = await ask('/');
  const tag = first.headers.get('ETag')!;
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const answer = await ask('/', { 'If-None-Match': known });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  }
  expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('HEAD is GET without the body', async () => {
  const answer = await ask('/icon.svg', {}, 'HEAD');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(answer.headers.get('Content-Length')).toBe('6');
  expect(await answer.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
  const answer = await ask('/', {}, method);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
});

test.each([
  ['the page', '/', 'GET'],
  ['a file', '/icon.svg', 'GET'],
  ['nothing', '/nowhere', 'GET'],
  ['a refusal', '/', 'POST'],
])('%s carries the strict headers', async (_, path, method) => {
  const { headers } = await ask(path, {}, method);
  const policy = headers.get('Content-Security-Policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toMatch(/media-src blob:;/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
});
