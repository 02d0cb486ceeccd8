import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** Where PostgreSQL's own programs are; null where it is not installed. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** What a reason for skipping a test says. */
export const NO_POSTGRES = 'PostgreSQL is not installed (Debian: apt-get install postgresql)';

/** PostgreSQL refuses to run as root: the user it runs as then. */
function otherUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user; the next one.
    }
  }
  throw new Error('there is no user that PostgreSQL could run as');
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

const PASSWORD = 'never:print/this';

/** A PostgreSQL of its own in a temporary folder, which can be killed and started again. */
export class PostgresCluster {
  readonly port: number;
  /** As `--queue` takes it. */
  readonly address: string;
  readonly #folder: string;
  readonly #programs: string;
  readonly #user = otherUser();
  #server: ChildProcess | null = null;

  private constructor(programs: string, folder: string, port: number) {
    this.#programs = programs;
    this.#folder = folder;
    this.port = port;
    this.address = this.addressFor('owner', PASSWORD, 'postgres');
  }

  static readonly password = PASSWORD;

  static async start(): Promise<PostgresCluster> {
    const programs = postgresPrograms();
    if (!programs) throw new Error(NO_POSTGRES);
    const folder = mkdtempSync(join(tmpdir(), 'sidepot-postgres-'));
    const cluster = new PostgresCluster(programs, folder, await freePort());
    cluster.#create();
    await cluster.restart();
    return cluster;
  }

  addressFor(user: string, password: string, database: string): string {
    return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts the server, also after it was killed, and waits until it answers. */
  async restart(): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const server = spawn(join(this.#programs, 'postgres'), ['-D', join(this.#folder, 'data')], {
        ...this.#user,
        cwd: this.#folder,
        stdio: 'ignore',
      });
      this.#server = server;
      while (isRunning(server) && Date.now() < end) {
        if (await this.#answers()) return;
        await sleep(50);
      }
      // Right after a kill, processes of the old server still hold its memory.
      await sleep(100);
    }
    throw new Error('PostgreSQL does not start');
  }

  /** As if the machine had lost its power, but for the disk's cache. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The rows that a statement gives, each as its values. */
  async sql(statement: string): Promise<unknown[][]> {
    const client = new pg.Client({ connectionString: this.address });
    // The server may be killed meanwhile.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query({ text: statement, rowMode: 'array' })).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  #create(): void {
    const { uid, gid } = this.#user;
    const secret = join(this.#folder, 'secret');
    writeFileSync(secret, PASSWORD);
    for (const path of [this.#folder, secret]) {
      if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
    }
    const data = join(this.#folder, 'data');
    execFileSync(
      join(this.#programs, 'initdb'),
      [
        ...['-D', data, '--username=owner', `--pwfile=${secret}`, '--auth=scram-sha-256'],
        ...['--encoding=UTF8', '--locale=C', '--no-sync'],
      ],
      { ...this.#user, cwd: this.#folder, stdio: 'pipe' },
    );
    const settings = [
      `port = ${this.port}`,
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      // A kill leaves what was written in the disk's cache; only the machine's own end would lose it.
      'fsync = off',
      'shared_buffers = 16MB',
    ];
    writeFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  }

  async #end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || !isRunning(server)) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  async #answers(): Promise<boolean> {
    try {
      await this.sql('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }
}
