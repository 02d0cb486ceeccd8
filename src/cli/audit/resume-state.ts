import { readFile, rename, writeFile } from 'node:fs/promises';
import type { RepeatedSum } from '../../referee/index.ts';
import { UsageError } from '../io.ts';
import { reasonOf } from '../sources.ts';
import type { PlanPosition } from './plan.ts';
import type { Summary } from './tally.ts';

/** Where a run stands: everything before the cursor is judged, and its findings are written. */
export interface State {
  readonly version: 2;
  /** What was asked for; a run is only resumed by the same words. */
  readonly asked: string;
  readonly cursor: PlanPosition;
  /** The mark of the file in which the run stopped; null between two files. */
  readonly openMark: string | null;
  /** Lines of the open file before the cursor. */
  readonly lines: number;
  /** What holds for the open file as far as it was read. */
  readonly habits: readonly RepeatedSum[];
  /** How long the list of findings is. */
  readonly outBytes: number;
  /** Of the names and marks of the files that are done. */
  readonly filesHash: string;
  readonly finished: boolean;
  readonly summary: Summary;
}

export const statePath = (out: string): string => `${out}.state`;

/** The state of an interrupted run; null if there is none. */
export async function readState(out: string): Promise<State | null> {
  const path = statePath(out);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
  try {
    const state = JSON.parse(text) as State;
    if (state.version === 2 && typeof state.cursor.file === 'number') return state;
  } catch {
    // Said below.
  }
  throw new UsageError(`${path} is not the state of an audit; start again without --resume`);
}

/** Written beside and then moved, so that there is always a whole state. */
export async function writeState(out: string, state: State): Promise<void> {
  const path = statePath(out);
  await writeFile(`${path}.new`, JSON.stringify(state));
  await rename(`${path}.new`, path);
}
