import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { licences } from './scripts/licences.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Whoever may be loaded and sent to: nobody. The two hashes are the page's own style and script. */
const policyFor = (style: string, script: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Puts a page's style and script into its HTML: one file that works from a disk. */
function oneFile(): Plugin {
  return {
    name: 'sidepot:one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle);
      const script = parts
        .flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
        .join('\n')
        .replace(/<(?=\/script|!--)/gi, '\\x3c');
      const style = parts
        .flatMap((part) =>
          part.fileName.endsWith('.css') && 'source' in part ? [part.source] : [],
        )
        .join('\n');
      for (const part of parts) {
        if (part.type !== 'asset' || !part.fileName.endsWith('.html')) {
          delete bundle[part.fileName];
          continue;
        }
        part.source = String(part.source)
          .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('%POLICY%', () => policyFor(style, script))
          .replace('</head>', () => `<style>${style}</style>\n</head>`)
          .replace('</body>', () => `<script type="module">${script}</script>\n</body>`);
      }
    },
  };
}

export default defineConfig({
  root: at('src/web'),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [licences('../licences/suite-page.txt'), oneFile()],
  build: {
    outDir: at('dist/web'),
    // Other pages are built into the same folder; this one is always one file of one name.
    emptyOutDir: false,
    // light-dark() and content-visibility are in all three browser families since these.
    target: ['chrome123', 'firefox125', 'safari18'],
    modulePreload: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { input: at('src/web/suite.html') },
  },
});
