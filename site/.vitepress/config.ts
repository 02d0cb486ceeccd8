import { readFileSync } from 'node:fs';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { licences } from '../../scripts/licences.ts';
import { ENTRIES } from '../api.js';
import { anchorOf, GROUPS, inProject, pageOf, RULE_FAMILIES } from '../pages.js';

/** The application's own colours, each with its light and its dark value. */
const TOKENS = /:root \{\n\s*color-scheme[^}]*?(--[^}]*)\}/.exec(
  readFileSync(inProject('src/web/ui/theme.css'), 'utf8'),
)![1]!;

const item = ({ path, label }: { path: string; label: string }): DefaultTheme.SidebarItem => ({
  text: label,
  link: `/${path.replace(/(?:index)?\.md$/, '')}`,
});

const sidebar = GROUPS.map(({ title, pages }): DefaultTheme.SidebarItem => {
  const items = pages.map((page) => item(pageOf(page)));
  if (title === 'Rules') {
    const families = RULE_FAMILIES.map((family) => ({
      text: family.title,
      collapsed: true,
      items: family.pages.map(item),
    }));
    return { text: title, items: [...items, ...families] };
  }
  if (title === 'Library') {
    const entries = ENTRIES.map(({ name, page }) => item({ path: page, label: name }));
    return { text: title, items: [...items, { text: 'API', collapsed: true, items: entries }] };
  }
  return { text: title, items };
});

/** The notation: what is said of whom, and how much. */
const HAND = {
  name: 'hand',
  scopeName: 'source.hand',
  patterns: [
    { match: '#.*$', name: 'comment' },
    {
      match:
        '^(Hand \\(\\d+\\)|[A-Z][\\w ]*:(?=\\s*$)|(Preflop|Flop|Turn|River) (Base|More \\d).*)',
      name: 'markup.heading',
    },
    { match: '\\b(Fold|Check|Call|Bet|Raise|All-In)\\b', name: 'keyword' },
    { match: '\\b(Dealer|SB|BB|Ante|UTG\\S*|HJ|CO|MP|LJ)\\b', name: 'storage' },
    { match: '[2-9TJQKA][♥♦]', name: 'invalid' },
    { match: '\\b\\d[\\d,]*\\b', name: 'constant.numeric' },
  ],
};

export default defineConfig({
  title: 'Sidepot',
  description: "Settles no-limit hold'em tournament hands beyond doubt.",
  lang: 'en',
  base: process.env.SITE_BASE ?? '/',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: '.vitepress/cache',
  head: [
    [
      'link',
      { rel: 'icon', type: 'image/svg+xml', href: `${process.env.SITE_BASE ?? '/'}icon.svg` },
    ],
  ],
  metaChunk: true,
  markdown: {
    html: false,
    anchor: { slugify: anchorOf },
    languages: [HAND as never],
    config(md) {
      const fence = md.renderer.rules.fence!;
      md.renderer.rules.fence = (tokens, at, ...rest) => {
        const token = tokens[at]!;
        if (token.info !== 'expect') return fence(tokens, at, ...rest);
        // What an example is tested by reads as its result.
        token.info = 'text';
        return `<p class="comes-out">What comes out:</p>${fence(tokens, at, ...rest)}`;
      };
    },
  },
  vite: {
    plugins: [
      licences('licences.txt') as never,
      {
        name: 'sidepot:tokens',
        resolveId: (id) => (id === 'virtual:tokens.css' ? `\0${id}` : null),
        load: (id) => (id === '\0virtual:tokens.css' ? `:root { ${TOKENS} }` : null),
      },
    ],
    build: { chunkSizeWarningLimit: 4_000 },
    logLevel: 'warn',
  },
  themeConfig: {
    logo: '/icon.svg',
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/web' },
      { text: 'Prove a program', link: '/conformance' },
      { text: 'Library', link: '/library' },
      { text: 'Rules', link: '/rules/' },
    ],
    sidebar,
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'Sidepot is free software under the MIT licence.' },
  },
});
