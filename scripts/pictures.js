// Takes the pictures of the docs afresh: npm run build && node scripts/pictures.js
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launchChromium } from './chromium.js';
import { serveBuilt } from './serve-built.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sidepot-pictures-'));

/** A hand with a side pot and two winners that fits into the picture. */
const isFit = ({ players, hand, notes, expected }) =>
  players === 4 &&
  expected.pots.length === 2 &&
  new Set(expected.pots.flatMap((pot) => pot.winners.map((winner) => winner.name))).size > 1 &&
  expected.returned.length > 0 &&
  notes.length < 4 &&
  hand.split('\n').length < 32;

/** The recorder in the middle of a hand. */
async function recorder(browser) {
  const server = await serveBuilt();
  const desk = await browser.newPage({ viewport: { width: 1200, height: 760 } });
  await desk.goto(server.url);
  await desk.getByRole('heading', { name: 'Set up a hand' }).waitFor();
  await desk.keyboard.press('s');
  await desk.locator('[data-seat]').first().waitFor();
  // Back to the moment before the last call.
  await desk.keyboard.press('Home');
  for (let i = 0; i < 8; i++) await desk.keyboard.press('ArrowRight');
  await desk.waitForTimeout(500);
  await desk.screenshot({ path: at('docs/pictures/recorder.png') });
  await server.close();
}

try {
  const made = spawnSync(
    process.execPath,
    [at('dist/cli/main.js'), 'suite', 'generate', '--seed', '1', '--out', folder],
    { stdio: 'inherit' },
  );
  if (made.status !== 0) throw new Error('suite generate failed');
  const { cases } = JSON.parse(readFileSync(join(folder, 'suite.json'), 'utf8'));
  const { id } = cases.find(isFit) ?? cases[0];
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}#${id}`);
  await page.locator(`article[id="${id}"] .result`).waitFor();
  await page.locator(`article[id="${id}"] .winner`).first().click();
  // Without a focus ring, which belongs to somebody at the keyboard.
  await page.evaluate('document.activeElement.blur()');
  await page.waitForTimeout(500);
  await page.screenshot({ path: at('docs/pictures/suite-page.png') });
  await recorder(browser);
  await browser.close();
} finally {
  rmSync(folder, { recursive: true });
}
