import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const SET_UP = `Hand (12)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000

Preflop Base:
1. Alice (Dealer): Raise 15000
`;

/** Opens the text panel over the sample hand and, if wanted, writes another hand into it. */
export async function openText(page: Page, text?: string): Promise<void> {
  await page.getByText('Sample hand').first().waitFor();
  await page.keyboard.press('s');
  await page.getByRole('status').filter({ hasText: 'wins' }).waitFor();
  await page.keyboard.press('t');
  await editor(page).waitFor();
  if (text !== undefined) await writeAll(page, text);
}

export const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the hand' });

export async function writeAll(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Escape closes what is offered first, and then leaves the editor: as often as it takes. */
export async function leaveEditor(page: Page): Promise<void> {
  for (let i = 0; i < 5 && (await hasFocus(page)); i++) await page.keyboard.press('Escape');
}

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate('document.activeElement?.shadowRoot != null');

const lines = (page: Page): Promise<string[]> => page.locator('.cm-line').allInnerTexts();

export const textIn = async (page: Page): Promise<string> =>
  (await lines(page)).map((line) => line.replace(/\n$/, '')).join('\n');

export const status = (page: Page) => page.locator('.status-line');

export const line = (page: Page, text: string) => page.locator('.cm-line', { hasText: text });

/** Axe takes a skipped heading level lightly; whoever goes from heading to heading does not. */
const HEADINGS = ['heading-order', 'empty-heading', 'page-has-heading-one'];

/** What axe has to say that matters about a part of the page. */
export async function grave(page: Page, part: string): Promise<unknown[]> {
  if (await page.evaluate('!window.axe')) await page.evaluate(AXE);
  const found = (await page.evaluate(
    `axe.run('${part}', { resultTypes: ["violations"] }).then(({ violations }) => violations)`,
  )) as { id: string; impact: string; nodes: { html: string }[] }[];
  return found
    .filter(
      ({ id, impact }) => impact === 'serious' || impact === 'critical' || HEADINGS.includes(id),
    )
    .map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  ) as Promise<boolean>;

/** Names and text that would do something if they were taken for markup. */
export const HOSTILE = `Hand (1)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 50 BB 100
Stack Setup:
<script>hacked=1</script> Dealer 5000
<img src=x onerror="hacked=1"> SB 4000
"'&amp;🂡 עברית BB 3000

Preflop Base:
1. <script>hacked=1</script> (Dealer): Raise <b>300
<svg/onload=hacked=1>
`;
