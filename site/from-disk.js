// Makes a built site readable from a disk as well: relative links, and no modules there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readProject } from './pages.js';

const START = readProject('site/page-start.js').replace(/^\/\/.*\n/gm, '');

/** @param {string} folder @param {string} base */
export function readableFromDisk(folder, base) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const file = join(folder, page);
    const path = page.replaceAll('\\', '/');
    writeFileSync(file, madeRelative(readFileSync(file, 'utf8'), path, base));
  }
}

/**
 * @param {string} html
 * @param {string} page
 * @param {string} base
 */
function madeRelative(html, page, base) {
  /** @param {string} address */
  const relative = (address) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address.slice(base.length)) ?? [];
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    return `./${posix.relative(posix.dirname(page), file)}${rest}`;
  };
  /** A folder has no page of its own on a disk. @param {string} address */
  const isFolder = (address) => address.startsWith('.') && /\/(?:#.*)?$/.test(address);
  /** @type {string[]} */
  const modules = [];
  return html
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script type="module" src="([^"]*)"><\/script>\s*/g, (_, src) => {
      modules.push(relative(src));
      return '';
    })
    .replace(/ (href|src)="([^"]*)"/g, (whole, name, address) => {
      if (isFolder(address)) return ` ${name}="${address.replace(/(#.*)?$/, 'index.html$1')}"`;
      const isOurs = address.startsWith(base) && !address.startsWith('//');
      return isOurs ? ` ${name}="${relative(address)}"` : whole;
    })
    .replace(
      '</body>',
      () => `<script>${START.replace('MODULES', JSON.stringify(modules))}</script></body>`,
    );
}
