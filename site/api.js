// The API reference: a page for each entry of the package, made from the doc comments.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Application } from 'typedoc';
import { anchorOf, inProject, readProject } from './pages.js';
import { STAGED } from './stage.js';

/** `sidepot/rules` and the file that says what it offers. */
export const ENTRIES = Object.entries(JSON.parse(readProject('package.json')).exports)
  .filter(([name]) => !name.endsWith('.json'))
  .map(([name, built]) => ({
    name: name.replace('.', 'sidepot'),
    file: String(built).replace('./dist/', 'src/').replace(/\.js$/, '.ts'),
    page: `api/${name === '.' ? 'sidepot' : name.slice(2)}.md`,
  }));

/** @typedef {(typeof ENTRIES)[number]} Entry */

/** The root by itself, so that everything it offers is explained there and not where it comes from. */
export async function stageApi() {
  const [root, ...parts] = ENTRIES;
  await write([root]);
  renameSync(`${STAGED}/api/index.md`, `${STAGED}/${root.page}`);
  await write(parts);
  rmSync(`${STAGED}/api/index.md`);
  for (const { name, page } of ENTRIES) {
    const file = `${STAGED}/${page}`;
    const text = withPlaces(readFileSync(file, 'utf8'));
    writeFileSync(file, `---\noutline: [2, 3]\n---\n\n# ${name}\n\n${text}`);
  }
}

/**
 * A page whose places are those VitePress makes of its headings: it has no markup of its own, so rows
 * of tables are none, and a name that is a function and a type is counted in the order of the page.
 *
 * @param {string} text
 */
function withPlaces(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => anchorOf(words));
  /** @param {string} place */
  const last = (place) => {
    const count = headings.filter((heading) => heading === place).length;
    return count > 1 ? `${place}-${count - 1}` : place;
  };
  return (
    text
      .replace(/<a id="[^"]*"><\/a> /g, '')
      .replace(/\[([^\]]*)\]\([\w.]*#property-[^)]*\)/g, '$1')
      .replace(/\(#([a-z]+)-\d+\)/g, (_, place) => `(#${last(place)})`)
      // A function that checks what it is passed is a constant to TypeDoc.
      .replace('## Variables', '## More functions, and constants')
  );
}

/** @param {readonly Entry[]} entries */
async function write(entries) {
  const app = await Application.bootstrapWithPlugins({
    entryPoints: entries.map(({ file }) => inProject(file)),
    tsconfig: inProject('tsconfig.build.json'),
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{ name: 'markdown', path: `${STAGED}/api` }],
    cleanOutputDir: false,
    router: 'module',
    readme: 'none',
    disableSources: true,
    excludeInternal: true,
    excludePrivate: true,
    sort: ['source-order'],
    groupOrder: ['Functions', 'Variables', 'Interfaces', 'Type Aliases', 'References'],
    // `npm run types` looks for those.
    skipErrorChecking: true,
    logLevel: 'Error',
    ...{
      hideBreadcrumbs: true,
      hidePageHeader: true,
      hidePageTitle: true,
      useCodeBlocks: true,
      expandObjects: true,
      parametersFormat: 'table',
      interfacePropertiesFormat: 'table',
      typeAliasPropertiesFormat: 'table',
      tableColumnSettings: { hideModifiers: true },
      entryFileName: 'index',
    },
  });
  const project = await app.convert();
  if (!project) throw new Error('the API reference cannot be made');
  for (const module of entries.length > 1 ? (project.children ?? []) : []) {
    const entry = entries.find(({ file }) => file === `src/${module.name}.ts`);
    if (!entry) throw new Error(`the API reference has ${module.name}, which is not an entry`);
    module.name = entry.page.slice('api/'.length, -'.md'.length);
  }
  await app.generateOutputs(project);
}
