import { expect, test } from 'vitest';
import { charactersIn, foldCharacters } from '../scripts/fold-characters.js';
import * as characters from '../src/kernel/characters.ts';
import { readText } from './source-files.ts';

const listed = charactersIn(readText('src/kernel/characters.ts'));

test('every character of the kernel is known by its name', () => {
  const codes = Object.entries(characters).filter(([, value]) => typeof value === 'number');
  expect(Object.fromEntries([...listed].map(([name, code]) => [name, Number(code)]))).toEqual(
    Object.fromEntries(codes),
  );
});

test.each([
  [
    'characters become constants, functions stay imported',
    'import { finding, isDigit, NEWLINE, SPACE, } from "../kernel/index.js";',
    'import { finding, isDigit } from "../kernel/index.js";\nconst NEWLINE = 10, SPACE = 32;',
  ],
  [
    'nothing stays imported where only characters were',
    'import { SPACE } from "../../kernel/index.js";',
    'const SPACE = 32;',
  ],
  [
    'what imports no character stays as it is',
    'import { finding } from "../kernel/index.js";',
    'import { finding } from "../kernel/index.js";',
  ],
  [
    'a name of another layer stays as it is',
    'import { SPACE } from "../rules/index.js";',
    'import { SPACE } from "../rules/index.js";',
  ],
])('%s', (_, file, folded) => {
  expect(foldCharacters(`${file}\nuse(SPACE);\n`, listed)).toBe(`${folded}\nuse(SPACE);\n`);
});
