import { createHash, type Hash } from 'node:crypto';
import { RepeatedFindings, type RepeatedSum } from '../../referee/index.ts';
import { type MarkedFile, markLine } from './find-files.ts';
import type { FindingsSink } from './listed-findings.ts';
import { Listing, placedInFile } from './listing.ts';
import { type FilePart, type JudgeOptions, type PartResult, shownFile } from './part.ts';
import { type PlanPosition, positionAfter } from './plan.ts';
import { count, newSummary, type Summary } from './tally.ts';

/** What a ledger holds, as it is stored: everything before the cursor is in it. */
export interface LedgerState {
  readonly cursor: PlanPosition;
  /** The mark of the file in which the run stopped; null between two files. */
  readonly openMark: string | null;
  /** Lines of the open file before the cursor. */
  readonly lines: number;
  /** What holds for the open file as far as it was read. */
  readonly habits: readonly RepeatedSum[];
  /** Of the names and marks of the files that are done. */
  readonly filesHash: string;
  readonly summary: Summary;
}

/**
 * Collects the results of an audit part by part, in the order of the files: lists the findings and
 * sums them up. The same parts give the same ledger, whether threads, other machines or an earlier
 * run judged them.
 */
export class AuditLedger {
  readonly summary: Summary;
  readonly #judge: JudgeOptions;
  readonly #sink: FindingsSink | null;
  readonly #hash: Hash = createHash('sha256');
  #cursor: PlanPosition;
  #openMark: string | null;
  #lines: number;
  /** Of the file that is not finished yet. */
  #habits = new RepeatedFindings();

  constructor(before: LedgerState | null, judge: JudgeOptions, sink: FindingsSink | null) {
    this.#judge = judge;
    this.#sink = sink;
    this.summary = before?.summary ?? newSummary();
    this.#cursor = before?.cursor ?? { file: 0, from: 0 };
    this.#lines = before?.lines ?? 0;
    this.#habits.merge(before?.habits ?? [], 0);
    this.#openMark = before?.openMark ?? null;
  }

  get cursor(): PlanPosition {
    return this.#cursor;
  }

  /** Of the files that are done; a resumed run notes them again before it goes on. */
  get filesHash(): string {
    return this.#hash.copy().digest('hex');
  }

  noteFile(file: MarkedFile): void {
    this.#hash.update(markLine(file));
  }

  async take(part: FilePart, result: PartResult): Promise<void> {
    const file = shownFile(part);
    for (const chunk of result.listed) {
      await this.#sink?.write(placedInFile(chunk, file, this.#lines));
    }
    this.#habits.merge(result.habits, this.#lines);
    count(this.summary, part, result, this.#lines, part.isLast ? await this.#endFile(file) : {});
    this.#cursor = positionAfter(part);
    if (part.isLast) {
      this.#habits = new RepeatedFindings();
      this.noteFile(part);
      this.#openMark = null;
      this.#lines = 0;
    } else {
      this.#openMark = part.mark;
      this.#lines += result.lines;
    }
  }

  state(): LedgerState {
    return {
      cursor: this.#cursor,
      openMark: this.#openMark,
      lines: this.#lines,
      habits: this.#habits.sums(),
      filesHash: this.filesHash,
      summary: this.summary,
    };
  }

  /** What holds for a whole file is listed at its end; gives the counts by rule. */
  async #endFile(file: string | null): Promise<PartResult['rules']> {
    const listing = new Listing(file, this.#judge.least);
    for (const finding of this.#habits.findings()) listing.add(finding, null, 0);
    for (const chunk of listing.chunks()) await this.#sink?.write(chunk);
    return listing.rules;
  }
}
