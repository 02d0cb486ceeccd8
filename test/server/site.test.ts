import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSite } from '../../src/server/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('nothing built, nothing served', async () => {
  expect(await readSite(folder)).toBeNull();
  expect(await readSite(join(folder, 'nowhere'))).toBeNull();
});

test('a built folder is read with types, packed forms and addresses', async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [path, text] of [
    ['app.html', 'page'],
    ['site.json', '{"addresses":["/","/help"]}'],
    ['assets/app-1.js', 'script'],
    ['assets/app-1.js.gz', 'packed'],
    ['assets/app-1.js.br', 'smaller'],
    ['sidepot.webmanifest', '{}'],
    ['notes.txt', 'not for the web'],
  ] as const) {
    writeFileSync(join(folder, path), text);
  }
  const site = (await readSite(folder))!;
  expect(site.addresses).toEqual(['/', '/help']);
  expect(Buffer.from(site.page.plain).toString()).toBe('page');
  expect([...site.files.keys()].sort()).toEqual(['/assets/app-1.js', '/sidepot.webmanifest']);
  const script = site.files.get('/assets/app-1.js')!;
  expect(script).toMatchObject({ isForever: true, type: 'text/javascript; charset=utf-8' });
  expect(Buffer.from(script.br!).toString()).toBe('smaller');
  expect(Buffer.from(script.gzip!).toString()).toBe('packed');
  expect(site.files.get('/sidepot.webmanifest')).toMatchObject({
    isForever: false,
    type: 'application/manifest+json; charset=utf-8',
  });
});
