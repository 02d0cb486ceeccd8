import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Started, startServer } from '../../src/server/server.ts';
import { sampleSite } from './sample-site.ts';

const open: { close(): unknown }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function started(port: number | null): Promise<Started> {
  const result = await startServer(sampleSite, port);
  if (!result.ok) throw new Error(result.error);
  open.push(result.value);
  return result.value;
}

const listening = (server: Server): Promise<number> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
    open.push(server);
  });

test('it is served to this machine only, until it is closed', async () => {
  const { url, close } = await started(0);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await (await fetch(url)).text()).toBe('<!doctype html>');
  await close();
  await expect(fetch(url)).rejects.toThrow();
});

test('a port in use is refused in plain words', async () => {
  const port = await listening(createServer());
  const result = await startServer(sampleSite, port);
  expect(result).toMatchObject({ ok: false, error: expect.stringContaining(`${port} is in use`) });
});

test('without a port the next free one is found', async () => {
  const first = await started(null);
  const second = await started(null);
  expect(second.url).not.toBe(first.url);
  expect((await fetch(second.url)).status).toBe(200);
});
