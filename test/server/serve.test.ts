import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../../src/cli/commands/serve.ts';
import type { Io } from '../../src/cli/io.ts';
import { sidepot } from '../cli/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-serve-'));
writeFileSync(join(folder, 'app.html'), 'the page');
writeFileSync(join(folder, 'site.json'), '{"addresses":["/"]}');
afterAll(() => rmSync(folder, { recursive: true }));

test('it says where it is, serves until Ctrl-C, and ends with 0', async () => {
  let said = '';
  let stop = (): void => undefined;
  const io = {
    webApp: folder,
    out(text: string) {
      said += text;
    },
    onInterrupt(on: () => void) {
      stop = on;
      return () => undefined;
    },
  } as Partial<Io> as Io;
  const ended = serve({ port: 0 }, io);
  await expect.poll(() => said).toMatch(/^Sidepot is at http:\/\/127\.0\.0\.1:\d+\/\n/);
  const url = /http:\S+/.exec(said)![0];
  expect(await (await fetch(url)).text()).toBe('the page');
  stop();
  expect(await ended).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test('before it is built it says so', async () => {
  const ran = await sidepot(['serve']);
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain('npm run build');
});

test.each(['70000', '-1', 'http', '80.5', ''])('the port %j is none', async (port) => {
  const ran = await sidepot(['serve', '--port', port]);
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain('from 0 to 65535');
});

test('its help has examples', async () => {
  const ran = await sidepot(['serve', '--help']);
  expect(ran.exit).toBe(0);
  expect(ran.out).toContain('sidepot serve --open');
});
