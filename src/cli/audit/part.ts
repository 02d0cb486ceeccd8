import type { FormatId } from '../../formats/index.ts';
import type { Severity } from '../../kernel/index.ts';
import type { RepeatedSum } from '../../referee/index.ts';

/** A stretch of a file that one worker judges: the hands that start in it. */
export interface FilePart {
  /** Which file of the run, counted from 0. */
  readonly file: number;
  /** As it was named or found; `-` is standard input. */
  readonly path: string;
  /** The file was named by the user, not found in a folder. */
  readonly isNamed: boolean;
  readonly from: number;
  /** Where the next part starts; null is the end of the file. */
  readonly to: number | null;
  /** null: to be recognised by how the file starts. */
  readonly format: FormatId | null;
  /** The stretch itself, where a stream was cut before; else it is read from the file. */
  readonly bytes: Uint8Array | null;
  /** It begins amid something far too long to be a hand, which the part before has reported. */
  readonly isAmidst: boolean;
  /** What a stream that broke off said, after its last bytes. */
  readonly broken: string | null;
  /** No other part of the file comes after it. */
  readonly isLast: boolean;
  /** Size and time of the file: whether it is the same when a run is resumed. */
  readonly mark: string;
  /** What the part counts for in the progress. */
  readonly weight: number;
}

export type PartCounts = Record<Severity, number>;

export interface PartResult {
  readonly format: FormatId | null;
  readonly hands: number;
  /** By rule. */
  readonly rules: Readonly<Record<string, RuleCounts>>;
  /** Findings, one a line: the line in the part, a tab, the rest of the JSON object. */
  readonly listed: string;
  /** What holds for its whole file, said once at the end of it. */
  readonly habits: readonly RepeatedSum[];
  /** How many lines the part has. */
  readonly lines: number;
  /** Why the file, or the rest of it, could not be read. */
  readonly failure: string | null;
}

export interface RuleCounts extends PartCounts {
  /** The first finding of the rule: its line in the part and its sentence. */
  readonly line: number;
  readonly message: string;
}
