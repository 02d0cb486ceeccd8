import type { Severity } from '../../kernel/index.ts';

import type { Session } from './session.ts';

/** Nothing was taken over, and why. */
export const refusedImport = (message: string): ImportReport => ({
  sessions: [],
  hands: 0,
  same: 0,
  problems: [{ line: 0, column: 0, message }],
  message: 'Nothing was added.',
});
/** Something in a file that could not be taken over as it stands there, and where. */

export interface ImportProblem {
  /** From 1; 0 where it is the file as a whole. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The file, if it came from one. */
  readonly from?: string;
  /** An error unless said: it is not there. Anything less was read another way than it stands. */
  readonly severity?: Severity;
  /** What is said about other programs' files goes by rules. */
  readonly rule?: string;
}

export interface ImportReport {
  /** What was added. */
  readonly sessions: readonly Session[];
  readonly hands: number;
  /** Sessions of the file that are here already, the same in every letter. */
  readonly same: number;
  readonly problems: readonly ImportProblem[];
  /** All of it in a sentence. */
  readonly message: string;
}
/** What a file holds. */

export interface Imported {
  readonly sessions: readonly Pick<Session, 'id' | 'name' | 'hands' | 'at' | 'levels'>[];
  readonly problems: readonly ImportProblem[];
  /** Hands of the file that could not be taken over. */
  readonly leftOut?: number;
}
export interface ImportOptions {
  /** What to call the hands of a text; those of files are called as the first file is. */
  readonly name?: string;
  /** From 0 to 1. */
  readonly onProgress?: (done: number) => void;
}
