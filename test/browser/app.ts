import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest';
import { type Started, startServer } from '../../src/server/server.ts';
import { readSite, type Site } from '../../src/server/site.ts';
import { builtApp } from './built-app.ts';
import { hasBrowser, launchChromium } from './chromium.ts';

export interface OpenAppOptions {
  /** With its hash, if it has one: `/suite#TC-12.1`. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly dark?: boolean;
  /** A finger, and a phone's way of laying out pages. */
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  /** With the service worker, which loads the whole application once more to keep it. */
  readonly keeps?: boolean;
  /** Loaded, kept by the service worker, and then without a network. */
  readonly offline?: boolean;
  /** A script to run before the page's own. */
  readonly init?: string;
  /** Complaints that are what the test is about. */
  readonly allow?: RegExp;
  /** A server of the test's own, from {@link serveApp}. */
  readonly server?: Started;
}

/** The application as somebody has it open. */
export interface OpenedApp {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Of the server, without a slash at the end. */
  readonly origin: string;
  /** What went wrong so far; anything in here fails the test when it ends. */
  readonly complaints: string[];
  /** One more tab of the same browser, watched like the first. */
  tab(path?: string): Promise<Page>;
  /** Waits until everything is kept, then cuts the network; the page must be one that keeps. */
  goOffline(): Promise<void>;
}

let running: { readonly browser: Browser; readonly server: Started } | null = null;
let opened: OpenedApp[] = [];

/** The build, on a machine that is busy with other tests. */
const START_MS = 240_000;

async function start(): Promise<{ browser: Browser; server: Started }> {
  const server = await serve((await readSite(await builtApp()))!, 0);
  const browser = await launchChromium();
  return { browser, server };
}

async function serve(site: Site, port: number): Promise<Started> {
  const started = await startServer(site, port);
  if (!started.ok) throw new Error(started.error);
  return started.value;
}

/** A server of a test's own, whose application can be swapped for another one under its feet. */
export async function serveApp(): Promise<{
  readonly server: Started;
  swap(change: (site: Site) => Site): Promise<void>;
}> {
  const site = (await readSite(await builtApp()))!;
  const server = await serve(site, 0);
  let now = server;
  onTestFinished(() => now.close());
  return {
    server,
    async swap(change) {
      await now.close();
      now = await serve(change(site), Number(new URL(server.url).port));
    },
  };
}

beforeAll(async () => {
  if (hasBrowser) running = await start();
}, START_MS);

afterEach(async () => {
  const ended = opened;
  opened = [];
  await Promise.all(ended.map(({ context }) => context.close()));
  expect(
    ended.flatMap(({ complaints }) => complaints),
    'the page complained',
  ).toEqual([]);
});

afterAll(async () => {
  await running?.browser.close();
  await running?.server.close();
});

/** As in a browser that has none: half of what it takes to open a page is saved. */
const NO_WORKER = 'delete Navigator.prototype.serviceWorker';

/**
 * Opens the built application, served by the real server, in a browser of its own. A console error,
 * an uncaught one, a violation of the policy or a request to another host fails the test.
 */
export async function openApp(options: OpenAppOptions = {}): Promise<OpenedApp> {
  const { path = '/', viewport = { width: 1280, height: 900 }, offline = false, allow } = options;
  const { browser, server } = running!;
  const origin = (options.server ?? server).url.replace(/\/$/, '');
  const context = await browser.newContext({
    viewport,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(options.touch && { hasTouch: true, isMobile: true }),
  });
  if (!options.keeps && !offline) await context.addInitScript(NO_WORKER);
  if (options.init) await context.addInitScript(options.init);
  const complaints: string[] = [];
  const complain = (text: string): void => {
    if (!allow?.test(text)) complaints.push(text);
  };
  const tab = async (to = path): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    watch(page, origin, complain);
    await page.goto(`${origin}${to}`);
    return page;
  };
  const page = await tab();
  const app: OpenedApp = {
    page,
    context,
    origin,
    complaints,
    tab,
    async goOffline() {
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await context.setOffline(true);
    },
  };
  opened.push(app);
  if (offline) {
    await app.goOffline();
    await page.reload();
  }
  return app;
}

/** A missing network is not a complaint where the test has cut it. */
const CUT = /ERR_INTERNET_DISCONNECTED/;

function watch(page: Page, origin: string, complain: (text: string) => void): void {
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !CUT.test(message.text())) complain(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) complain(`asked for ${url}`);
  });
}
