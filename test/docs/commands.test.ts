import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sidepot } from '../cli/fake-io.ts';
import { pathOf, readText } from '../source-files.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'site/home.md',
  ...readdirSync(pathOf('docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md')),
];

/** Every `sidepot …` that a page shows, in blocks and in running text. */
function commandsOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text]) => text!);
  const lines = blocks.flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'));
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  const inline = [...prose.matchAll(/`((?:npx )?sidepot [^`]+)`/g)].map(([, text]) => text!);
  return [...lines, ...inline].flatMap((line) =>
    [...line.matchAll(/(?:^|\s)sidepot ([a-z].*)$/g)].map(([, words]) => words!),
  );
}

const helps = new Map<string, Promise<string>>();

function helpOf(name: string): Promise<string> {
  const help = helps.get(name) ?? sidepot([...name.split(' '), '--help']).then(({ out }) => out);
  helps.set(name, help);
  return help;
}

/** What of a command line does not exist: the command, or flags of it. */
async function faultsOf(words: string): Promise<string[]> {
  const [first = '', second = ''] = words.split(/\s+/);
  const isNested = ['suite', 'team'].includes(first) || (first === 'audit' && second === 'merge');
  const name = isNested && /^[a-z]+$/.test(second) ? `${first} ${second}` : first;
  const help = await helpOf(name);
  if (!help.startsWith(`Usage: sidepot ${name} `)) return [`there is no ${name}: ${words}`];
  // What is in quotation marks belongs to another program.
  const flags = words.replace(/"[^"]*"/g, '').match(/(?<=\s)--[a-z-]+/g) ?? [];
  return flags
    .filter((flag) => !new RegExp(`^ +(?:-\\w, )?${flag}\\b`, 'm').test(help))
    .map((flag) => `${name} has no ${flag}: ${words}`);
}

test('every command the manual shows exists, with its flags', async () => {
  const shown = PAGES.flatMap((page) => commandsOf(readText(page)));
  expect(shown.length).toBeGreaterThan(80);
  const faults = await Promise.all([...new Set(shown)].map(faultsOf));
  expect(faults.flat()).toEqual([]);
});

test('a command or a flag that is not there is noticed', async () => {
  const page = '```sh\nnpx sidepot mend x\n```\nor `sidepot pots A=1 --antes 5`.';
  const faults = await Promise.all(commandsOf(page).map(faultsOf));
  expect(faults.flat()).toHaveLength(2);
});

test('the README and the manual name every command', async () => {
  const { out } = await sidepot(['--help']);
  const commands = [...out.matchAll(/^ {2}([a-z-]+) (?=.*\S)/gm)].map(([, name]) => name!);
  const known = commands.filter((name) => !['help', 'sidepot'].includes(name));
  expect(known.length).toBeGreaterThan(10);
  for (const page of ['README.md', 'docs/command-line.md']) {
    const text = readText(page);
    const missing = known.filter(
      (name) => !new RegExp(`^(?:\\| \`${name}[ \`]|## ${name}$)`, 'm').test(text),
    );
    expect(missing, page).toEqual([]);
  }
});
