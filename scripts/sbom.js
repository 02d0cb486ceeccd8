// npm run sbom: what of others is in the package, as CycloneDX (dist/sbom.json). npm knows every
// package that was installed to build and test; the licences written by the build say whose code
// the bundles took, and only that is shipped.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const LICENCES = at('dist/licences/');

/** `preact@10.29.8`, as the notices are headed. */
const bundled = new Set(
  readdirSync(LICENCES).flatMap((file) =>
    readFileSync(`${LICENCES}${file}`, 'utf8')
      .split(/^-{72}\n\n/m)
      .map((notice) => notice.slice(0, notice.indexOf('\n')).replace(' ', '@')),
  ),
);

const { name } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const installed = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: at(''),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  }),
);

const components = installed.components
  .filter((component) => bundled.has(component['bom-ref']))
  // They are no longer for development: they are in it.
  .map((component) => ({ ...component, properties: [], externalReferences: [] }));
const missing = [...bundled].filter((ref) => !components.some((one) => one['bom-ref'] === ref));
if (missing.length > 0) throw new Error(`npm does not know ${missing.join(', ')}`);

const root = installed.metadata.component;
const refs = [...bundled].sort();
const dependsOn = (ref) =>
  installed.dependencies.find((one) => one.ref === ref).dependsOn.filter((to) => bundled.has(to));

writeFileSync(
  at('dist/sbom.json'),
  `${JSON.stringify(
    {
      $schema: installed.$schema,
      bomFormat: installed.bomFormat,
      specVersion: installed.specVersion,
      version: installed.version,
      // Without the time and the tool: the same package gives the same bytes. npm takes the name
      // from the folder.
      metadata: { component: { ...root, name } },
      components,
      dependencies: [
        { ref: root['bom-ref'], dependsOn: refs },
        ...refs.map((ref) => ({ ref, dependsOn: dependsOn(ref) })),
      ],
    },
    null,
    2,
  )}\n`,
);
