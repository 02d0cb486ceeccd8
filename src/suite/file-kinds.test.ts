import { expect, test } from 'vitest';
import { MIXED, SIDE_POTS } from '../../test/suite/conformance-samples.ts';
import { SMALL_SUITE } from '../../test/suite/small-suite.ts';
import { readConformanceCases } from './conformance/read-cases.ts';
import { readResult } from './conformance/read-result.ts';
import { FILE_KIND_WORDS, type FileKind } from './file-kinds.ts';
import { readSuite, writeSuite } from './suite-file.ts';

const answer = (id: string): string =>
  JSON.stringify({ id, passed: true, reason: null, actual: 'Hand (2)\n' });

/** Files as the commands write them. */
const FILES: readonly (readonly [name: string, kind: FileKind, text: string])[] = [
  ['suite.json', 'suite', writeSuite(SMALL_SUITE)],
  ['a case', 'cases', `${JSON.stringify(SIDE_POTS)}\n`],
  ['cases.jsonl', 'cases', `${JSON.stringify(SIDE_POTS)}\n`.repeat(2)],
  ['result.json', 'result', `${JSON.stringify(MIXED)}\n`],
  ['lines of --text --json', 'text-result', `${answer('TC-1.1')}\n${answer('TC-2.1')}\n`],
];

test.each(FILES)('%s is read, or called what it is', (_, kind, text) => {
  const words = FILE_KIND_WORDS[kind];
  const { suite, findings } = readSuite(text);
  if (kind === 'suite') expect(suite).not.toBeNull();
  else {
    expect(findings).toMatchObject([
      { rule: 'SUITE-1', place: 'the file', message: `This is ${words}.` },
    ]);
  }
  const cases = readConformanceCases(text);
  if (kind === 'cases') expect(cases.ok).toBe(true);
  else expect(!cases.ok && cases.error).toContain(`it is ${words}`);
  const result = readResult(text);
  if (kind === 'result') expect(result.ok).toBe(true);
  else expect(!result.ok && result.error).toContain(`it is not a result, but ${words}; `);
});

test.each([
  ['nothing at all', ''],
  ['blank lines', '\n \n'],
])('%s is an empty file, not broken JSON', (_, text) => {
  expect(readResult(text)).toEqual({
    ok: false,
    error: 'it is empty; `sidepot suite run --json` writes results',
  });
});
