import type { Severity } from '../../kernel/index.ts';

/** A finding as it is listed. */
export interface ListedFinding {
  readonly file: string | null;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly hand: number | null;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly fix: string | null;
}

/** Lines of JSON as findings. */
export const listedFindings = (lines: Uint8Array): ListedFinding[] =>
  new TextDecoder()
    .decode(lines)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ListedFinding);

/** Where findings go, in chunks of whole lines of JSON. */
export interface FindingsSink {
  write(lines: Uint8Array): Promise<void>;
  /** Everything is on its way to the disk; how many bytes that makes. */
  flush(): Promise<number>;
  close(): Promise<void>;
}
