import type { FormatId } from '../../formats/index.ts';
import type { Severity } from '../../kernel/index.ts';
import type { RepeatedSum } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/index.ts';

/** A stretch of a file that one worker judges: the hands that start in it. */
export interface FilePart {
  /** Which file of the run, counted from 0. */
  readonly file: number;
  /** As it was named or found; `-` is standard input. */
  readonly path: string;
  /** Where a relative path starts, if another machine named it; else null. */
  readonly folder: string | null;
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

export interface PartResult {
  readonly format: FormatId | null;
  readonly hands: number;
  /** By rule. */
  readonly rules: Readonly<Record<string, RuleCounts>>;
  /** Findings as lines of JSON, with the line in the part; each chunk ends with a whole line. */
  readonly listed: readonly Uint8Array[];
  /** What holds for its whole file, said once at the end of it. */
  readonly habits: readonly RepeatedSum[];
  /** How many lines the part has. */
  readonly lines: number;
  /** Why the file, or the rest of it, could not be read. */
  readonly failure: string | null;
}

/** The findings of one rule by how grave they are. */
export type RuleCounts = Partial<Record<Severity, RuleCount>>;

interface RuleCount {
  count: number;
  /** The first of them: its line in the part and its sentence. */
  readonly line: number;
  readonly message: string;
}

/** What every part is judged by. */
export interface JudgeOptions {
  readonly rules: StatedRules;
  /** Findings that are less grave are counted and not listed. */
  readonly least: Severity;
}

/** The file of a part as findings name it; null for standard input. */
export const shownFile = ({ path }: FilePart): string | null => (path === '-' ? null : path);
