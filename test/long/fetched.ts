import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export const runIn = (cwd: string, command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const folder = mkdtempSync(join(tmpdir(), 'sidepot-fetched-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const places = new Map<string, string | null>();

/**
 * The folder of node_modules with a package that is fetched for these tests only: a runtime or a
 * tool as large as all else together. Where it cannot be fetched the test is skipped, and says so.
 */
export function fetchedFolder(name: string, skip: (why: string) => never): string {
  if (!places.has(name)) places.set(name, fetchInto(join(folder, name.replace(/\W/g, '-')), name));
  return places.get(name) ?? skip(`${name} cannot be fetched here`);
}

/** The same for a program. */
export const fetched = (name: string, command: string, skip: (why: string) => never): string =>
  join(fetchedFolder(name, skip), '.bin', command);

function fetchInto(place: string, name: string): string | null {
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"private":true}');
  try {
    runIn(place, 'npm', ['install', '--no-audit', '--no-fund', name]);
    return join(place, 'node_modules');
  } catch {
    return null;
  }
}
