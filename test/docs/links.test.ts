import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from '../../site/pages.js';
import { pathOf, readText } from '../source-files.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(pathOf('docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md')),
];

const withoutSamples = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '');

function anchorsIn(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading] of withoutSamples(markdown).matchAll(/^#+ (.+)$/gm)) {
    const anchor = anchorOf(heading!);
    let name = anchor;
    for (let again = 1; anchors.has(name); again++) name = `${anchor}-${again}`;
    anchors.add(name);
  }
  return anchors;
}

/** The links of a page that lead nowhere. */
function brokenLinks(page: string, markdown: string): string[] {
  const prose = withoutSamples(markdown).replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^https?:/.test(link!)) return [];
    const [path = '', anchor] = link!.split('#');
    const file = posix.join(posix.dirname(page), path);
    if (!existsSync(pathOf(file))) return [`${page}: ${link}`];
    if (anchor === undefined) return [];
    const target = path === '' ? markdown : readText(file);
    return anchorsIn(target).has(anchor) ? [] : [`${page}: ${link}`];
  });
}

test('every link of the manual leads to a file, and to a heading in it', () => {
  expect(PAGES.flatMap((page) => brokenLinks(page, readText(page)))).toEqual([]);
});

test('a link to a missing file or heading is noticed', () => {
  const links = '# Odd, "chips"\n[a](gone.md) [b](rulings.md#gone) [c](#odd) [d](#odd-chips)';
  expect(brokenLinks('docs/new.md', links)).toEqual([
    'docs/new.md: gone.md',
    'docs/new.md: rulings.md#gone',
    'docs/new.md: #odd',
  ]);
});
