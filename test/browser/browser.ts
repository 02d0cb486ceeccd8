import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type PageData, writePage } from '../../src/suite/report/page.ts';
import { pathOf } from '../source-files.ts';
import { hasBrowser, launchChromium } from './chromium.ts';

/** A page as a reader has it, and everything it asked for or complained about. */
export interface Opened {
  readonly page: Page;
  readonly url: string;
  readonly requests: readonly string[];
  readonly errors: readonly string[];
}

/** Builds the page afresh and keeps a browser for the tests of a file. */
export function inBrowser(): {
  /** The page with its data, as `suite generate` writes it. */
  html(data: PageData): string;
  open(data: PageData, options?: OpenOptions): Promise<Opened>;
} {
  let browser: Browser | undefined;
  let folder: string;
  let template: string;
  let count = 0;

  beforeAll(async () => {
    if (!hasBrowser) return;
    folder = mkdtempSync(join(tmpdir(), 'sidepot-page-'));
    await build({
      configFile: pathOf('vite.config.ts'),
      logLevel: 'error',
      build: { outDir: join(folder, 'built') },
    });
    template = readFileSync(join(folder, 'built/suite.html'), 'utf8');
    browser = await launchChromium();
  });

  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });

  afterAll(async () => {
    await browser?.close();
    if (folder) rmSync(folder, { recursive: true });
  });

  return {
    html: (data) => writePage(template, data),
    async open(data, { init, hash = '', ...options } = {}) {
      const file = join(folder, `index-${++count}.html`);
      writeFileSync(file, writePage(template, data));
      const context = await browser!.newContext({
        viewport: { width: 1280, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
        ...options,
      });
      if (init) await context.addInitScript(init);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const requests: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'log') errors.push(message.text());
      });
      const url = `${pathToFileURL(file).href}${hash}`;
      await page.goto(url);
      return { page, url, requests, errors };
    },
  };
}

export interface OpenOptions extends BrowserContextOptions {
  /** A script to run before the page's own. */
  readonly init?: string;
  readonly hash?: string;
}

export const caseCard = (page: Page, id: string) => page.locator(`article[id="${id}"]`);

export const clipboard = (page: Page): Promise<string> =>
  page.evaluate('navigator.clipboard.readText()') as Promise<string>;

/** Expects something of what `look` sees, sooner or later. */
export const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 30_000 });
