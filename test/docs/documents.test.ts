import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../src/cli/io.ts';
import { sidepot } from '../cli/fake-io.ts';
import { pathOf, readText } from '../source-files.ts';

const PAGE = readText('docs/documents.md');

/** The rows of the page: what a document asks for, what is done about it, where it shows. */
const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| the document |'))
  .map((line) => line.slice(2, -2).split(' | '));

const commands = [
  ...new Set(
    rows.flatMap((row) => [...row[2]!.matchAll(/`sidepot ([^`]+)`/g)].map(([, words]) => words!)),
  ),
];

/** Words as a shell takes them apart. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

const helpTexts = new Map<string, Promise<string>>();

/** The help of a command; of `suite generate`, not of `suite`. */
function helpOf([first = '', second = '']: readonly string[]): Promise<string> {
  const name = first === 'suite' ? `${first} ${second}` : first;
  const help = helpTexts.get(name) ?? helpFor(name);
  helpTexts.set(name, help);
  return help;
}

async function helpFor(name: string): Promise<string> {
  const { out } = await sidepot([...name.split(' '), '--help']);
  return out.startsWith(`Usage: sidepot ${name} `) ? out : '';
}

/** What is wrong with a command line before it is run. */
async function faultsOf(command: string): Promise<string[]> {
  const words = wordsOf(command);
  const help = await helpOf(words);
  if (help === '') return [`${command}: there is no such command`];
  const unknown = words.filter(
    (word) => word.startsWith('--') && !new RegExp(`^ +${word}\\b`, 'm').test(help),
  );
  const missing = words.filter(
    (word) => /^examples\/[\w./-]+$/.test(word) && !existsSync(pathOf(word)),
  );
  return [...unknown, ...missing].map((word) => `${command}: there is no ${word}`);
}

/** Commands that need nothing but the hands they name. */
const isQuick = (command: string): boolean =>
  /^(pots|settle|next|check|format|compare|suite check examples)\b/.test(command);

describe('docs/documents.md', () => {
  test('each row has a requirement, an answer and a place that shows it', () => {
    expect(rows.length).toBeGreaterThan(190);
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell === ''))).toEqual([]);
  });

  test('where an answer differs from a document, the row leads to the ruling', () => {
    const differing = rows.filter((row) => row[1]!.startsWith('**Differs**'));
    expect(differing.filter((row) => !row[1]!.includes('(rulings.md#'))).toEqual([]);
  });

  test('it counts its rows', () => {
    const starting = (mark: string) => rows.filter((row) => row[1]!.startsWith(`**${mark}**`));
    const [differs, partly, not] = ['Differs', 'Partly', 'Not'].map(
      (mark) => starting(mark).length,
    );
    const served = rows.length - differs! - partly! - not!;
    expect(PAGE).toContain(
      `${rows.length} requirements: ${served} are served as written, ${differs} differ on purpose, ${partly} are served in part, ${not} are not served.`,
    );
  });

  test('its commands exist, with their flags and files', async () => {
    const faults = await Promise.all(commands.map(faultsOf));
    expect(faults.flat()).toEqual([]);
  });

  test('a command, a flag or a file that does not exist is noticed', async () => {
    const wrong = [
      'shuffle A=1',
      'pots A=1 --antes 5',
      'settle examples/gone.hand',
      'suite mend x',
    ];
    const faults = await Promise.all(wrong.map(faultsOf));
    expect(faults.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });

  test.each(commands.filter(isQuick))('sidepot %s runs', async (command) => {
    const [line = '', input] = command.split(' < ');
    const words = wordsOf(line);
    const files = Object.fromEntries(
      words.filter((word) => word.startsWith('examples/')).map((path) => [path, readText(path)]),
    );
    const stdin = input === undefined ? '' : readText(input);
    const { exit, out, err } = await sidepot(words, { files, stdin });
    expect(out + err).not.toBe('');
    // A refusal is what a row shows if it names the rule.
    const isRefusal = exit === EXIT.usage && /[A-Z]+-\d+: /.test(err);
    expect(isRefusal || exit === EXIT.fine || exit === EXIT.found, err).toBe(true);
  });
});
