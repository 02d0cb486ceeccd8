import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posix } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../../scripts/chromium.js';
import { PAGES } from '../../site/pages.js';
import { pathOf, readText } from '../source-files.ts';

const SITE = pathOf('site/dist');
let files: string[] = [];

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'docs'], {
    cwd: pathOf(''),
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
});

const htmlOf = (page: string): string => readFileSync(`${SITE}/${page}`, 'utf8');

const pages = (): string[] => files.filter((file) => file.endsWith('.html') && file !== '404.html');

test('every page of the list is there, with its heading', () => {
  for (const { file, path } of PAGES.values()) {
    const heading = /^# (.+)$/m.exec(readText(file))![1]!;
    const html = htmlOf(path.replace(/\.md$/, '.html'));
    const [words = ''] = heading.replaceAll('`', '').split(/[&<>']/);
    expect(html.replace(/<[^>]+>/g, ''), file).toContain(words);
  }
});

/** Where the links of a page lead that lead nowhere: no file, or no such place in it. */
function deadLinks(page: string, html: string): string[] {
  const links = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link]) => link!);
  return links.flatMap((link) => {
    if (/^(?:https?:|data:|mailto:)/.test(link)) return [];
    // From a disk an absolute path is the disk's.
    if (link.startsWith('/')) return [`${page}: ${link}`];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : posix.join(posix.dirname(page), path);
    if (!existsSync(`${SITE}/${target}`) || statSync(`${SITE}/${target}`).isDirectory()) {
      return [`${page}: ${link}`];
    }
    if (anchor === undefined || anchor === '' || !target.endsWith('.html')) return [];
    const id = decodeURIComponent(anchor);
    const text = target === page ? html : htmlOf(target);
    return text.includes(`id="${id}"`) ? [] : [`${page}: ${link}`];
  });
}

test('no link between pages is dead, styles and pictures included', () => {
  expect(pages().length).toBeGreaterThan(120);
  expect([...new Set(pages().flatMap((page) => deadLinks(page, htmlOf(page))))]).toEqual([]);
});

test('a link to a missing page, place or disk is noticed', () => {
  const links =
    '<a href="./gone.html"><a href="#gone"><a href="/web.html"><a href="./web.html#gone">';
  expect(deadLinks('index.html', links)).toHaveLength(4);
});

test('every name of the root has an example in the reference', async () => {
  const page = htmlOf('api/sidepot.html');
  const root: Record<string, unknown> = await import('../../src/index.ts');
  const sections = page.split(/<h3 /).map((section) => section.replace(/<[^>]+>/g, ''));
  for (const name of Object.keys(root).filter((key) => typeof root[key] === 'function')) {
    const own = sections.find((section) =>
      new RegExp(`^[^>]*>${name}(?:\\(\\))?\\W`).test(section),
    );
    expect(own, name).toMatch(new RegExp(`${name}[\\s\\S]*${name}\\(`));
  }
});

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** As any host of static files does it. */
const host = (): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const path = `${SITE}${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`;
    if (!existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', TYPES[path.split('.').at(-1)!] ?? 'text/plain');
    response.end(readFileSync(path));
  });

describe.skipIf(inject('noBrowser') !== null)('in a browser', () => {
  let browser: Browser;
  const server = host();
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    server.listen(0);
  });
  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  async function open(address: string, width: number): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    complaints.length = 0;
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
    page.on('response', (got) => got.status() >= 400 && complaints.push(got.url()));
    await page.goto(address);
    return page;
  }

  const atHost = (path = ''): string =>
    `http://localhost:${(server.address() as AddressInfo).port}/${path}`;

  test('from a host: pages change without loading, links stay right, and search finds a rule', async () => {
    const page = await open(atHost('rules/POT-3.html'), 1300);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.locator('#localsearch-input').fill('odd chips left of the button');
    await page.locator('.VPLocalSearchBox .result').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Library', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'The library' }).waitFor();
    await page.getByRole('link', { name: 'I collect hands' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'I collect hands' }).waitFor();
    await page.getByRole('link', { name: 'Sidepot on your machine' }).click();
    await page.getByRole('heading', { level: 1, name: 'Get Sidepot' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Get Sidepot' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test.each([1300, 390])(
    'from a disk, %i wide: styled, no search, and links lead on',
    async (width) => {
      const page = await open(`file://${SITE}/index.html`, width);
      await page.getByRole('heading', { name: 'I run a tournament' }).click();
      await page.getByRole('heading', { level: 1, name: 'I run a tournament' }).waitFor();
      const family = await page.evaluate('getComputedStyle(document.body).fontFamily');
      expect(family).toContain('system-ui');
      expect(await page.getByRole('button', { name: 'Search' }).first().isVisible()).toBe(false);
      if (width < 960) await page.locator('.VPNavBarHamburger').click();
      await page.locator('.VPSidebar').getByRole('link', { name: 'The rule book' }).click();
      await page.getByRole('heading', { level: 1, name: 'The rule book' }).waitFor();
      await page.locator('.vp-doc').getByRole('link', { name: 'POT-3' }).click();
      await page.getByRole('heading', { level: 1, name: /POT-3/ }).waitFor();
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    },
  );
});
