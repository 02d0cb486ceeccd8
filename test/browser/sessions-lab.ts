import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { pathOf } from '../source-files.ts';
import { hasBrowser, launchChromium } from './chromium.ts';

/** The sessions of a browser without the recorder around them: `lab` is within reach of a test. */
const ENTRY = `
import { render, h } from '${pathOf('node_modules/preact/dist/preact.module.js')}';
import '${pathOf('src/web/ui/theme.css')}';
import '${pathOf('src/web/ui/parts.css')}';
import { askBeforeLeaving, openSessionStore } from '${pathOf('src/web/session/open-store.ts')}';
import { restoreLastSession } from '${pathOf('src/web/session/session-recovery.ts')}';
import { SessionsPanel } from '${pathOf('src/web/app/sessions/sessions-panel.tsx')}';
import { readShareHash, shareHash } from '${pathOf('src/web/session/share.ts')}';
import { OpenTables } from '${pathOf('src/web/app/sessions/open-tables.ts')}';
import { signal } from '${pathOf('node_modules/@preact/signals/dist/signals.module.js')}';
import { browserStore } from '${pathOf('src/web/ui/browser-storage.ts')}';
import { Recorder } from '${pathOf('src/web/recorder/model/recorder.ts')}';
const store = await openSessionStore({ now: () => Date.now(), newId: () => crypto.randomUUID() });
const recorder = new Recorder((await restoreLastSession(store)) ?? store.freshToday());
store.follow(recorder);
askBeforeLeaving(store);
const video = signal(null);
const panel = { store, recorder, video, tables: new OpenTables(store, recorder, browserStore) };
render(h(SessionsPanel, { panel }), document.getElementById('app'));
window.lab = { store, recorder, shareHash, readShareHash };
`;

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lab</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"></head><body><main id="app"></main>
<script type="module" src="./entry.js"></script></body></html>`;

export interface Lab {
  readonly context: BrowserContext;
  readonly page: Page;
  tab(): Promise<Page>;
}

export interface LabOptions {
  readonly init?: string;
  readonly width?: number;
  readonly dark?: boolean;
}

/** Builds the page once for a file of tests; each test has a browser profile of its own. */
export function inLab(): { open(options?: LabOptions): Promise<Lab> } {
  let folder: string;
  let browser: Browser | undefined;
  let server: Server;
  let complaints: string[] = [];

  beforeAll(async () => {
    if (!hasBrowser) return;
    folder = mkdtempSync(join(tmpdir(), 'sidepot-lab-'));
    writeFileSync(join(folder, 'index.html'), HTML);
    writeFileSync(join(folder, 'entry.js'), ENTRY);
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      build: { outDir: join(folder, 'built'), target: 'chrome123', modulePreload: false },
    });
    server = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : (request.url ?? '');
      const type = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
      const ending = path.split('.').at(-1) as keyof typeof type;
      response.setHeader('content-type', type[ending] ?? 'text/plain');
      response.end(readFileSync(join(folder, 'built', path)));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    browser = await launchChromium();
  });

  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    const said = complaints;
    complaints = [];
    expect(said, 'the page complained').toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (folder) rmSync(folder, { recursive: true });
  });

  return {
    async open({ init, width = 1280, dark = false } = {}) {
      const context = await browser!.newContext({
        viewport: { width, height: 900 },
        colorScheme: dark ? 'dark' : 'light',
        permissions: ['clipboard-read', 'clipboard-write'],
        acceptDownloads: true,
      });
      if (init) await context.addInitScript(init);
      const tab = async (): Promise<Page> => {
        const page = await context.newPage();
        page.setDefaultTimeout(10_000);
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text());
        });
        await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        await page.getByRole('heading', { name: 'Sessions' }).waitFor();
        return page;
      };
      return { context, page: await tab(), tab };
    },
  };
}

/** What the lab's page gives to a line of script. */
export const inPage = <T>(page: Page, script: string): Promise<T> =>
  page.evaluate(
    `(async () => { const { store, recorder, shareHash, readShareHash } = window.lab; ${script} })()`,
  ) as Promise<T>;
