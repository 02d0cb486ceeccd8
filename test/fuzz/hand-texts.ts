import { readdirSync } from 'node:fs';
import { examplesOf } from '../docs/expectations.ts';
import { pathOf, readText } from '../source-files.ts';

/** Hands as people type them: lower case, units, a header of many lines or of one. */
const TYPED = [
  `hand #7 # final
Event: Big # one
sb 100 bb 200 ante 25
Rules: tda # strict
Ante Type: all
Odd Chip: 25
Player 1 BTN 1.5 Mil
Bob Smith SB 25 000
Carl BB 2.5k
`,
  `Hand (1) SB 5 BB 10 Ante 5
started_at: 00:02:30
Blinds: 100/200 ante 20
Uncalled: side-pot
A SB 50
B BB 100
Between Hands:
A: 500
`,
];

/** Texts of our notation to start mutations from: examples, every hand of the rule pages, typed ones. */
export const handTexts = (): readonly string[] => [
  readText('examples/three-way-all-in.hand'),
  readText('examples/mistakes.hand'),
  ...TYPED,
  ...readdirSync(pathOf('docs/rules')).flatMap((page) =>
    examplesOf(readText(`docs/rules/${page}`)).map((example) => example.hand),
  ),
];
