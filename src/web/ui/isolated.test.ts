import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each(['Alice', 'Émile', '🂡 Bob', "O'Hara", '東京'])('SEAT-6 %s stands as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

it.each(['משה', 'مرحبا', '\u202eBob', '\u{1e900}'])('SEAT-6 %j is set apart', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
