import { expect, test } from 'vitest';
import { CATEGORY_REQUIREMENTS } from '../../src/suite/categories.ts';
import { SUITE_RULES } from '../../src/suite/check/suite-finding.ts';
import { readText } from '../source-files.ts';

const page = readText('docs/suite-check.md');

test('every rule of the suite has its section, and no section is left over', () => {
  const sections = [...page.matchAll(/^### (SUITE-\d+)$/gm)].map((match) => match[1]);
  expect(sections).toEqual(Object.keys(SUITE_RULES));
});

test('what a category has to show is in the manual', () => {
  for (const [category, { says }] of Object.entries(CATEGORY_REQUIREMENTS)) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${category}\` |`));
    expect(row, category).toContain(says.replace(/ \(.*\)$/, ''));
  }
});

test('every id of the suite is named by a planted error', () => {
  const plants = [
    'test/suite/check-suite.test.ts',
    'test/suite/check-second.test.ts',
    'src/suite/suite-file.test.ts',
  ].map(readText);
  const isPlanted = (id: string): boolean => new RegExp(`['\\s]${id}\\b`).test(plants.join('\n'));
  expect(Object.keys(SUITE_RULES).filter((id) => !isPlanted(id))).toEqual([]);
});
