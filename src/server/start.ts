import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { fail, ok, type Result } from '../kernel/index.ts';
import { createApp } from './app.ts';
import type { Site } from './site.ts';

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
  const ports = asked === null ? Array.from({ length: TRIES }, (_, i) => FIRST_PORT + i) : [asked];
  for (const port of ports) {
    const server = createAdaptorServer({ fetch: createApp(site).fetch }) as Server;
    const trouble = await listen(server, port);
    if (trouble === null) return ok(started(server));
    if (trouble !== 'EADDRINUSE' || asked !== null) return fail(refusal(port, trouble));
  }
  return fail(`the ports ${FIRST_PORT} to ${ports.at(-1)} are all in use; name one with --port`);
}

/** null when it listens, the system's code when it cannot. */
function listen(server: Server, port: number): Promise<string | null> {
  return new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    server.listen(port, HOST, () => done(null));
  });
}

function refusal(port: number, code: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use; name another one, or none for the next free one`;
    case 'EACCES':
      return `port ${port} is not open to you; ports from 1024 up are`;
    default:
      return `cannot listen on port ${port} (${code})`;
  }
}

function started(server: Server): Started {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://${HOST}:${port}/`,
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
