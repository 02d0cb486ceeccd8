import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';

/** Real hands for differential tests lie beside the project, never in it. */
export const DATA =
  process.env.SIDEPOT_DATA ?? join(import.meta.dirname, '../../../shared/data/phh');

const hasData = existsSync(join(DATA, 'expected.jsonl'));

/** Where a file or folder of the test material lies. */
export const dataPath = (path: string): string => join(DATA, path);

/** The text of one file of the test material. */
export const dataText = (path: string): string => readFileSync(dataPath(path), 'utf8');

/** Another engine's replay of one hand; the README beside the material names the fields. */
export interface Expected {
  readonly file: string;
  /** From 1. */
  readonly hand: number;
  readonly scale: number;
  readonly variant?: string;
  readonly players: number;
  readonly end: 'fold' | 'showdown' | 'unfinished' | 'error';
  readonly repaired?: number;
  readonly known?: boolean;
  readonly pots: readonly { readonly amount: number; readonly players: readonly number[] }[];
  readonly uncalled: { readonly seat: number; readonly amount: number } | null;
  readonly won: readonly number[];
  readonly won_tda?: readonly number[];
}

/** Every hand of the material, by file. */
export function expectedByFile(): ReadonlyMap<string, readonly Expected[]> {
  const byFile = new Map<string, Expected[]>();
  for (const line of dataText('expected.jsonl').trimEnd().split('\n')) {
    const expected: Expected = JSON.parse(line);
    const hands = byFile.get(expected.file);
    if (hands) hands.push(expected);
    else byFile.set(expected.file, [expected]);
  }
  return byFile;
}

/** Tests that need the material; where it is not there, one test says so. */
export function describeData(title: string, tests: () => void): void {
  if (hasData) describe(title, tests);
  else {
    describe(title, () => {
      it.skip(`the test material is not there: ${DATA} (set SIDEPOT_DATA)`, () => {});
    });
  }
}
