import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { clipboard } from './browser.ts';

/** Who sits at the tables of the tests. */
export const NAMES = [
  'Alice',
  'Bob',
  'Charlie',
  'Dana',
  'Emil',
  'Fatima',
  'Gustav',
  'Hildegard',
  'Ivan',
  'Jolanda',
];

/** A set-up of so many players, from the button; stacks are given, or 41,000 and more. */
export function setUpText(count: number, stacks: readonly number[] = [], header = ''): string {
  const labels = count === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB'];
  const lines = NAMES.slice(0, count).map((name, i) =>
    [name, labels[i], stacks[i] ?? (i * 37 + 41) * 1000]
      .filter((part) => part !== undefined)
      .join(' '),
  );
  return `Hand (7)
started_at: 00:02:30 ended_at: 00:05:40
SB 2500 BB 5000 Ante 5000
${header}Stack Setup:
${lines.join('\n')}
`;
}

/** Gives the empty page a text, as somebody pastes it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator('#paste-hand').fill(text);
  await page.locator('.table-picture').waitFor();
}

export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The open hand's text, by the button that copies it. */
export async function handText(page: Page): Promise<string> {
  await page.evaluate('navigator.clipboard.writeText("")');
  await page.getByRole('button', { name: 'Copy text' }).first().click();
  await expect.poll(() => clipboard(page)).not.toBe('');
  return clipboard(page);
}

/** All hands of the open session, by the button that copies them. */
export async function allHands(page: Page): Promise<string> {
  await page.evaluate('navigator.clipboard.writeText("")');
  await page.getByRole('button', { name: 'Copy all hands' }).click();
  await expect.poll(() => clipboard(page)).not.toBe('');
  return clipboard(page);
}

/** What the page shows of the table. */
export interface Shown {
  readonly seats: readonly {
    readonly name: string;
    readonly stack: string;
    readonly bet: string;
    readonly state: string;
  }[];
  readonly pots: readonly string[];
  /** The picture's own figures, which must be the same as the plain table's. */
  readonly pictured: readonly string[];
  readonly buttons: readonly string[];
}

const READ = `(() => {
  const texts = (selector, root = document) =>
    [...root.querySelectorAll(selector)].map((one) => one.textContent.trim());
  return {
    seats: [...document.querySelectorAll('.table-facts tbody tr')].map((row) => {
      const [name, , stack, bet, state] = texts('th, td', row);
      return { name, stack, bet, state };
    }),
    pots: texts('[data-pot]').map((text) => text.replace(/:.*$/, '')),
    pictured: texts('.seat-stack'),
    buttons: [...document.querySelectorAll('.act .chips, .size .chips')]
      .filter((one) => !one.closest('button').disabled)
      .map((one) => one.textContent.trim()),
  };
})()`;

/** One look at the page, after it has been drawn. */
export const shown = (page: Page): Promise<Shown> =>
  page.evaluate(
    `new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(${READ}))))`,
  ) as Promise<Shown>;

export const isSideways = (page: Page): Promise<boolean> =>
  page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  ) as Promise<boolean>;

/** Notes every bet that slides to the pot, for those that are gone before anybody looks. */
export const WATCH_SWEPT = `window.swept = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) {
      if (one.matches?.('.swept')) swept.push(one.textContent);
    }
  }).observe(document, { childList: true, subtree: true });`;
