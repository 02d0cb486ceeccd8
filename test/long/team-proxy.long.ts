import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startTeam } from '../../src/server/index.ts';
import type { StartedTeam } from '../../src/server/team/start-team.ts';
import { freePort } from '../postgres-cluster.ts';
import { sampleSite } from '../server/sample-site.ts';
import { newEvent } from '../server/team-lab.ts';
import { readText } from '../source-files.ts';

/** As docs/team.md says, between its lines of three backticks. */
function configuration(after: string): string {
  const [, text] = readText('docs/team.md')
    .split(after)[1]!
    .split(/^```(?:text)?$/m);
  return text!;
}

/** A proxy that speaks plain http where it would have a certificate, and how it is started. */
const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    isHere: spawnSync('nginx', ['-v']).status === 0,
    args: (file, folder) => ['-p', folder, '-e', 'error.log', '-c', file],
    write: (port, backend) => `daemon off;
pid nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    server_name poker.example;
    ${configuration('nginx, inside a').replace('127.0.0.1:8080', backend)}
  }
}
`,
  },
  {
    name: 'caddy',
    isHere: spawnSync('caddy', ['version']).status === 0,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    write: (port, backend) => `{
  admin off
  auto_https off
}
${configuration('Caddy:')
  .replace('127.0.0.1:8080', backend)
  .replace('poker.example {', `http://poker.example:${port} {`)}`,
  },
];

interface Proxy {
  readonly name: string;
  readonly isHere: boolean;
  args(file: string, folder: string): readonly string[];
  write(port: number, backend: string): string;
}

const ORIGIN = 'https://poker.example';

let ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

async function startServer(): Promise<StartedTeam> {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-team-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const started = await startTeam(
    sampleSite,
    { place: { kind: 'sqlite', folder }, host: '127.0.0.1', port: 0, origin: ORIGIN },
    { now: () => Date.now(), write: () => undefined },
  );
  if (!started.ok) throw new Error(started.error);
  ends.push(() => started.value.close());
  return started.value;
}

async function startProxy(proxy: Proxy, backend: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-proxy-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, proxy.write(port, backend));
  const child: ChildProcess = spawn(proxy.name, [...proxy.args(file, folder)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  let said = '';
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  ends.push(async () => {
    // Politely, for nginx ends its workers then; Caddy waits a minute for streams that are open.
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), 2000);
    if (child.exitCode === null) await once(child, 'exit');
    clearTimeout(impatience);
  });
  const listens = (): Promise<boolean> =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
  await expect.poll(listens, { timeout: 20_000, message: said }).toBe(true);
  return port;
}

/** As a browser does that came by the proxy's name. */
function ask(port: number, path: string, token = '', body?: unknown): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    const headers = {
      Host: 'poker.example',
      Origin: ORIGIN,
      'Sec-Fetch-Site': 'same-origin',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, done);
    sent.on('error', failed);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

for (const { name, isHere } of PROXIES) {
  if (!isHere) console.warn(`the configuration for ${name} is not tested: it is not installed`);
}

describe.each(PROXIES.map((proxy) => [proxy.name, proxy] as const))('behind %s', (_, proxy) => {
  test.skipIf(!proxy.isHere)(
    'links have the outer name, what is live comes at once, and the metrics stay inside',
    async () => {
      const server = await startServer();
      expect(server.directorLink).toMatch(`${ORIGIN}/team#join=`);
      const token = server.directorLink!.split('#join=')[1]!;
      const port = await startProxy(proxy, new URL(server.url).host);
      expect((await ask(port, '/')).statusCode).toBe(200);
      expect((await ask(port, '/healthz')).statusCode).toBe(200);
      expect((await ask(port, '/metrics')).statusCode).toBe(404);
      expect((await fetch(`${server.url}metrics`)).status).toBe(200);

      const stream = (await ask(port, '/team/api/live', token)).setEncoding('utf8');
      expect(stream.statusCode).toBe(200);
      let heard = '';
      stream.on('data', (text) => {
        heard += text;
      });
      await expect.poll(() => heard, { timeout: 10_000 }).toContain('"entries":0');
      for (const [i, player] of ['Ann', 'Bob', 'Cara'].entries()) {
        const event = newEvent({ kind: 'enter', players: [player] });
        const answer = await ask(port, '/team/api/events', token, { events: [event] });
        expect(answer.statusCode).toBe(200);
        // One after another: a lump at the end would have only the last.
        await expect.poll(() => heard, { timeout: 10_000 }).toContain(`"entries":${i + 1}`);
      }
      stream.destroy();
    },
  );
});
