// Puts the pages where VitePress reads them, with links to files that are not pages led to a copy.
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { inProject, PAGES, readProject, sitePath } from './pages.js';

export const STAGED = inProject('site/pages');

/** @param {string} path @param {string} text */
function writeStaged(path, text) {
  const file = `${STAGED}/${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function stage() {
  rmSync(STAGED, { recursive: true, force: true });
  /** Files that pages link to. @type {Set<string>} */
  const linked = new Set();
  for (const { file, path } of PAGES.values()) {
    writeStaged(path, withSiteLinks(readProject(file), file, path, linked));
  }
  writeStaged('index.md', readProject('site/home.md'));
  cpSync(inProject('docs/pictures'), `${STAGED}/pictures`, { recursive: true });
  cpSync(inProject('docs/pictures/recorder.png'), `${STAGED}/public/recorder.png`);
  cpSync(inProject('src/web/app/public/icon.svg'), `${STAGED}/public/icon.svg`);
  // A folder's page names files, which are linked by it.
  for (const file of linked) stageFile(file, linked);
}

/**
 * @param {string} markdown
 * @param {string} file
 * @param {string} path
 * @param {Set<string>} linked
 */
function withSiteLinks(markdown, file, path, linked) {
  const parts = markdown.split(/(^```[\s\S]*?^```$|`[^`\n]*`)/m);
  const prose = parts.map((part, i) =>
    i % 2 === 1
      ? part
      : part.replace(/\]\(([^)\s]+)\)/g, (whole, link) => {
          if (/^(?:https?:|#)/.test(link)) return whole;
          const [to = '', anchor] = link.split('#');
          const target = posix.join(posix.dirname(file), to);
          const place = PAGES.get(target)?.path ?? filePath(target, linked);
          const from = posix.relative(posix.dirname(path), place);
          return `](./${from}${anchor === undefined ? '' : `#${anchor}`})`;
        }),
  );
  return prose.join('');
}

/**
 * Where the site has a file that is not a page.
 *
 * @param {string} file
 * @param {Set<string>} linked
 */
function filePath(file, linked) {
  if (file.startsWith('docs/pictures/')) return sitePath(file);
  linked.add(file);
  return isData(file) ? `files/${file}` : `files/${file}.md`;
}

/** Too long to be read: it is given as it is. */
const isData = (/** @type {string} */ file) => file.startsWith('conformance/results/');

const LANGUAGES = /** @type {Record<string, string>} */ ({
  rs: 'rust',
  py: 'python',
  hand: 'hand',
  mjs: 'js',
});

/** @param {string} file @param {Set<string>} linked */
function stageFile(file, linked) {
  const path = `files/${file}.md`;
  if (statSync(inProject(file)).isDirectory()) {
    const names = readdirSync(inProject(file), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => statSync(inProject(`${file}/${name}`)).isFile())
      .filter((name) => !name.endsWith('.html'))
      .sort();
    const lines = names.map((name) => `- [${name}](${file}/${name})`);
    writeStaged(path, withSiteLinks(`# ${file}\n\n${lines.join('\n')}\n`, 'x.md', path, linked));
  } else if (isData(file)) {
    const place = `${STAGED}/public/files/${file}`;
    mkdirSync(dirname(place), { recursive: true });
    cpSync(inProject(file), place);
  } else {
    const kind = posix.extname(file).slice(1);
    const fence = '`'.repeat(file.endsWith('.md') ? 4 : 3);
    const text = readProject(file).trimEnd();
    writeStaged(path, `# ${file}\n\n${fence}${LANGUAGES[kind] ?? kind}\n${text}\n${fence}\n`);
  }
}
