import { expect, it } from 'vitest';
import { isolated, piecesOf } from './quoted.tsx';

it.each<readonly [string, string, readonly string[]]>([
  ['nothing quoted', '', ['nothing quoted']],
  ['start it with `Hand (1)`.', '', ['start it with ', 'Hand (1)', '.']],
  ['`a` or (`b`)', '', ['', 'a', ' or (', 'b', ')']],
  ['Bo`b has 5, write `Call 5`', 'Bo`b SB 5', ['Bo`b has 5, write ', 'Call 5', '']],
  ['Write `Bo`b: Call 5`.', 'Bo`b SB 5', ['Write ', 'Bo`b: Call 5', '.']],
  ['`Bob` has 5, write `Call 5`', '`Bob` SB 5', ['`Bob` has 5, write ', 'Call 5', '']],
  ['Bo`b and Al`f', 'Bo`b SB 5\nAl`f BB 5', ['Bo`b and Al`f']],
])('SEAT-6 backticks of names stay: %s', (message, text, pieces) => {
  expect(piecesOf(message, text)).toEqual(pieces);
});

it.each(['Alice', 'Émile', '🂡 Bob', "O'Hara", '東京'])('SEAT-6 %s stands as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

it.each(['משה', 'مرحبا', '\u202eBob', '\u{1e900}'])('SEAT-6 %j is set apart', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
