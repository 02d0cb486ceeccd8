import { readFile, rename, writeFile } from 'node:fs/promises';
import { UsageError } from '../io.ts';
import { reasonOf } from '../sources.ts';
import type { LedgerState } from './audit-ledger.ts';

/** Where a run stands: what its ledger holds is judged, and its findings are written. */
export interface RunState extends LedgerState {
  readonly version: 3;
  /** What was asked for; a run is only resumed by the same words. */
  readonly asked: string;
  /** How long the list of findings is. */
  readonly outBytes: number;
  readonly finished: boolean;
}

export const statePath = (out: string): string => `${out}.state`;

/** The state of an interrupted run; null if there is none. */
export async function readState(out: string): Promise<RunState | null> {
  const path = statePath(out);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
  try {
    const state = JSON.parse(text) as RunState;
    if (state.version === 3 && typeof state.cursor.file === 'number') return state;
  } catch {
    // The error below names the file.
  }
  throw new UsageError(`${path} is not the state of an audit; start again without --resume`);
}

/** Written beside and then moved, so that there is always a whole state. */
export async function writeState(out: string, state: RunState): Promise<void> {
  const path = statePath(out);
  await writeFile(`${path}.new`, JSON.stringify(state));
  await rename(`${path}.new`, path);
}
