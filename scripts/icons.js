// node scripts/icons.js   makes the PNG icons of the application from its SVG mark
import { readFileSync, writeFileSync } from 'node:fs';
import { launchChromium } from './chromium.js';

const folder = new URL('../src/web/app/public/', import.meta.url);
const mark = readFileSync(new URL('icon.svg', folder), 'utf8');

// A mask may cut away everything outside the middle four fifths, so the ground goes to the edges.
const maskable = mark
  .replace('rx="14" ', '')
  .replace('<circle', '<g transform="translate(8 8) scale(.75)"><circle')
  .replace('</svg>', '</g></svg>');

const browser = await launchChromium();
for (const [name, svg, size] of [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['icon-maskable-512.png', maskable, 512],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
