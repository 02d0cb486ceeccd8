// What the site shows and in which order: the one list of its pages. A page of docs/ that no group
// names (a new one: docs/team.md) comes last in the guide, by its own heading.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} path */
export const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @param {string} path */
export const readProject = (path) => readFileSync(inProject(path), 'utf8');

/**
 * @typedef {readonly [file: string, label?: string]} Listed A file of the project; without a label
 *   its own heading.
 * @typedef {{ title: string, pages: readonly Listed[], folded?: boolean }} Group
 * @typedef {{ file: string, path: string, label: string }} SitePage `path` is where the site has it.
 */

/** @type {readonly Group[]} */
const LISTED = [
  {
    title: 'Start here',
    pages: [
      ['docs/start/install.md'],
      ['docs/start/collector.md', 'I collect hands'],
      ['docs/start/engine.md', 'I write a poker engine'],
      ['docs/start/host.md', 'I run a tournament'],
      ['docs/start/programmer.md', 'I need the library'],
    ],
  },
  {
    title: 'Guide',
    pages: [
      ['docs/web.md'],
      ['docs/command-line.md'],
      ['docs/report.md'],
      ['docs/formats.md', 'Other formats'],
      ['docs/formats-phh.md', 'PHH'],
      ['docs/formats-pokerstars.md', 'PokerStars text'],
      ['docs/formats-ohh.md', 'Open Hand History'],
      ['docs/formats-findings.md', 'Findings in other formats'],
      ['docs/audit.md', 'Audit of archives'],
      ['docs/scale.md', 'On several machines'],
    ],
  },
  {
    title: 'Prove a program',
    pages: [
      ['docs/conformance.md', 'Prove your engine'],
      ['docs/suite.md'],
      ['docs/suite-cases.md', 'What its cases are'],
      ['docs/suite-page.md', 'Its page'],
      ['docs/suite-check.md', 'Its checks'],
      ['docs/compare.md', 'Compare'],
      ['docs/wrong-programs.md'],
    ],
  },
  {
    title: 'Library',
    pages: [['docs/library.md'], ['docs/from-total-contribution.md', 'From total_contribution']],
  },
  {
    title: 'Rules',
    pages: [['docs/rules/README.md', 'The rule book'], ['docs/rulings.md'], ['docs/notation.md']],
  },
  {
    title: 'Project',
    pages: [
      ['docs/documents.md', 'The documents'],
      ['docs/speed.md'],
      ['docs/versioning.md'],
      ['CHANGELOG.md', 'What changed'],
      ['CONTRIBUTING.md', 'How to take part'],
      ['SECURITY.md'],
      ['CODE_OF_CONDUCT.md'],
    ],
  },
];

const NOT_LISTED = readdirSync(inProject('docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`)
  .filter((file) => !LISTED.some(({ pages }) => pages.some(([listed]) => listed === file)));

/** @type {readonly Group[]} */
export const GROUPS = LISTED.map((group) =>
  group.title === 'Guide'
    ? {
        ...group,
        pages: [...group.pages, ...NOT_LISTED.map((file) => /** @type {const} */ ([file]))],
      }
    : group,
);

/** What a file is called on its first line. */
const headingOf = (/** @type {string} */ file) =>
  /^# (.+)$/m.exec(readProject(file))?.[1]?.replaceAll('`', '') ?? file;

/** Where the site has a file of the project: `docs/web.md` is `web.md`. */
export const sitePath = (/** @type {string} */ file) =>
  file
    .replace(/^docs\//, '')
    .replace(/^src\/formats\/(\w+)\/LOSSES\.md$/, 'formats-$1-losses.md')
    .replace(/(^|\/)README\.md$/, '$1index.md')
    .replace(/^[A-Z_]+\.md$/, (name) => name.toLowerCase().replaceAll('_', '-'));

/** @param {Listed} listed @returns {SitePage} */
export const pageOf = ([file, label]) => ({
  file,
  path: sitePath(file),
  label: label ?? headingOf(file),
});

/** The rules by family, as the rule book's contents list them. */
export const RULE_FAMILIES = readProject('docs/rules/README.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    pages: [...section.matchAll(/^- \[([A-Z]+-\d+)\]\(\1\.md\): (.+)\.$/gm)].map(
      ([, id = '', says = '']) => ({
        file: `docs/rules/${id}.md`,
        path: `rules/${id}.md`,
        label: `${id} ${says}`,
      }),
    ),
  }));

/** Pages that are only reached by links. */
const OTHERS = readdirSync(inProject('src/formats'))
  .map((format) => `src/formats/${format}/LOSSES.md`)
  .filter((file) => existsSync(inProject(file)));

/** Every page there is, by the file it is made of. */
export const PAGES = new Map(
  [
    ...GROUPS.flatMap(({ pages }) => pages.map(pageOf)),
    ...RULE_FAMILIES.flatMap(({ pages }) => pages),
    ...OTHERS.map((file) => pageOf([file])),
  ].map((page) => [page.file, page]),
);

/** A heading's anchor as GitHub makes it: links in the pages work in both places. */
export const anchorOf = (/** @type {string} */ heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
