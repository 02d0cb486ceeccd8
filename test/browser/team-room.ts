import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { readHands } from '../../src/formats/index.ts';
import type { HandRecord } from '../../src/record/index.ts';
import { readSite, startTeam } from '../../src/server/index.ts';
import { type OpenAppOptions, type OpenedApp, openApp } from './app.ts';
import { builtApp } from './built-app.ts';
import { press } from './recorder-driver.ts';

/** A team's server of a test's own, and those who come with links. */
export interface TeamRoom {
  readonly origin: string;
  readonly director: OpenedApp;
  /** Opens what a link leads to, in a browser of its own. */
  join(address: string, options?: OpenAppOptions): Promise<OpenedApp>;
  /** What the server has of a table, by the director's own export. */
  session(table: string): Promise<string>;
}

/**
 * A cut network, a link that is withdrawn, and a server that is gone are what these tests are about;
 * over plain http Chromium says that it does without one of the headers.
 */
const EXPECTED =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|net::|Cross-Origin-Opener-Policy/;

export interface RoomOptions extends OpenAppOptions {
  /** The server's clock, where the test moves it. */
  readonly now?: () => number;
  /** The address it listens on. */
  readonly host?: string;
}

export async function openRoom(options: RoomOptions = {}): Promise<TeamRoom> {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-team-'));
  const site = (await readSite(await builtApp()))!;
  const place = { kind: 'sqlite', folder } as const;
  const started = await startTeam(
    site,
    { place, host: options.host ?? '127.0.0.1', port: 0, origin: null },
    { now: options.now ?? (() => Date.now()), write: () => undefined },
  );
  if (!started.ok) throw new Error(started.error);
  const server = started.value;
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const join_ = async (address: string, more: OpenAppOptions = {}): Promise<OpenedApp> => {
    const { pathname, hash } = new URL(address);
    return openApp({ ...options, ...more, server, path: pathname + hash, allow: EXPECTED });
  };
  const token = new URL(server.directorLink!).hash.replace('#join=', '');
  const director = await join_(server.directorLink!);
  await director.page.locator('[data-live=open]').waitFor();
  return {
    origin: server.url.replace(/\/$/, ''),
    director,
    join: join_,
    async session(table) {
      const address = `${server.url}team/api/export/tables/${table}.hand`;
      const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(200);
      return answer.text();
    },
  };
}

/** Opens one of the director's panels by its key. */
export async function panel(page: Page, key: string, name: string): Promise<void> {
  const open = page.getByRole('region', { name, exact: true });
  if ((await open.count()) === 0) {
    await page.locator('h1').first().click();
    await page.keyboard.press(key);
  }
  await open.waitFor();
}

/** Three tables of them. */
export const PLAYERS = [
  ...['Alice', 'Bob', 'Charlie', 'Dana', 'Emil', 'Fatima', 'Gustav', 'Hildegard', 'Ivan'],
  ...['Jolanda', 'Kim', 'Liv', 'Moritz', 'Nour', 'Olga', 'Pavel', 'Quentin', 'Rosa'],
  ...['Sven', 'Tamar', 'Ursula', 'Vera', 'Wim', 'Xenia', 'Yann', "Zoë O'Neil", 'אבי'],
];

export interface Tournament {
  readonly name: string;
  readonly players: readonly string[];
  readonly stack: number;
  readonly chairs: number;
  readonly levels: string;
  readonly payouts: string;
}

/** From nothing to tables with seats, by the director's keys. */
export async function setUp({ director }: TeamRoom, tournament: Tournament): Promise<void> {
  const { page } = director;
  await panel(page, 'g', 'Settings');
  await page.locator('input[name=name]').fill(tournament.name);
  await page.locator('input[name=stack]').fill(String(tournament.stack));
  await page.locator('input[name=chairs]').fill(String(tournament.chairs));
  await page.locator('textarea[name=levels]').fill(tournament.levels);
  await page.locator('input[name=payouts]').fill(tournament.payouts);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: tournament.name }).waitFor();
  await panel(page, 'e', 'Entries');
  await page.locator('#director-panel textarea').fill(tournament.players.join('\n'));
  await page.keyboard.press('Control+Enter');
  await page.getByText(`${tournament.players.length} players left`).waitFor();
  await panel(page, 'd', 'Draw');
  await page.getByRole('button', { name: 'Draw again' }).click();
  await page.getByRole('button', { name: 'Take these seats' }).click();
  await page.getByText('Everybody has a seat').waitFor();
  // The tables come by the live feed, after the answer.
  await expect
    .poll(() => page.locator('.card-seats bdi').count(), { timeout: 10_000 })
    .toBe(tournament.players.length);
}

/** A link for each table, as the director's page shows them once. */
export async function linksOf({ director }: TeamRoom): Promise<readonly string[]> {
  const { page } = director;
  await panel(page, 'l', 'Links');
  await page.getByRole('button', { name: /^One for each/ }).click();
  const fresh = page.locator('.fresh-address');
  const tables = await page.locator('.table-card').count();
  await expect.poll(() => fresh.count()).toBe(tables);
  return fresh.evaluateAll((fields) =>
    fields.map((field) => (field as unknown as { value: string }).value),
  );
}

export async function makeLink(
  { director }: TeamRoom,
  role: 'collector' | 'viewer',
  name: string,
  table: string | null = null,
): Promise<string> {
  const { page } = director;
  await panel(page, 'l', 'Links');
  await page.locator('select[name=role]').selectOption(role);
  if (table !== null) await page.locator('select[name=table]').selectOption(table);
  await page.locator('input[name=holder]').fill(name);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const field = page.getByRole('textbox', { name: `Link for ${name}`, exact: true });
  await field.waitFor();
  return field.inputValue();
}

export const seen = (page: Page): Promise<void> =>
  page.locator('[data-sent=seen]').waitFor({ timeout: 30_000 });

export const lastHand = (text: string): HandRecord => readHands(text).hands.at(-1)!.record;

/** Who bets everything first, and who calls; everybody else folds. */
export interface Shove {
  readonly first: string;
  readonly second: string;
  /** Whoever has more: the other one is out. */
  readonly winner: string;
  readonly out: string;
  /** Stacks after the hand. */
  readonly stacks: ReadonlyMap<string, number>;
  readonly keys: readonly string[];
}

/**
 * The first to act is all-in, the next one calls, the others fold; the larger stack wins. Worked out
 * here from nothing but the set-up: blinds and ante are dead money where their players fold.
 */
export function shoveOf(record: HandRecord): Shove {
  const seats = record.players.filter(({ stack }) => stack! > 0);
  const stacks = new Map(seats.map(({ name, stack }) => [name, stack!]));
  const { sb, bb, ante } = record.blinds!;
  const at = (label: string): number => seats.findIndex((seat) => seat.label === label);
  const order = seats.map((_, i) => seats[(at('BB') + 1 + i) % seats.length]!.name);
  const [first, second] = order as [string, string];
  const bigBlind = seats[at('BB')]!.name;
  const smallBlind = seats[at('SB')]!.name;
  const live = (name: string): number => stacks.get(name)! - (name === bigBlind ? ante : 0);
  const matched = Math.min(live(first), live(second));
  const winner = live(first) >= live(second) ? first : second;
  const out = winner === first ? second : first;
  const dead =
    ante + (order.indexOf(smallBlind) > 1 ? sb : 0) + (order.indexOf(bigBlind) > 1 ? bb : 0);
  const after = new Map(stacks);
  if (order.indexOf(smallBlind) > 1) after.set(smallBlind, stacks.get(smallBlind)! - sb);
  if (order.indexOf(bigBlind) > 1) after.set(bigBlind, stacks.get(bigBlind)! - bb - ante);
  after.set(winner, live(winner) + matched + dead);
  after.set(out, 0);
  const holes = seats.flatMap(({ name }) =>
    name === winner ? ['a', 'h', 'a', 's'] : name === out ? ['7', 'c', '2', 'd'] : ['Tab'],
  );
  const calls = live(second) > live(first) ? 'c' : 'a';
  const folds = Array.from({ length: seats.length - 2 }, () => 'f');
  const board = ['d', ...'kdqd9c', 'd', ...'5h', 'd', ...'3s'];
  const last = holes.at(-1) === 'Tab' ? ['Escape'] : [];
  const keys = ['o', ...holes, ...last, 'a', calls, ...folds, ...board];
  return { first, second, winner, out, stacks: after, keys };
}

export { press };
