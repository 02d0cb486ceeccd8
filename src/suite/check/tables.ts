import type { RuleId } from '../../rules/index.ts';

/** One of the four quota tables. */
export interface QuotaTable {
  readonly title: string;
  readonly rows: readonly QuotaRow[];
}

export interface QuotaRow {
  readonly name: string;
  /** What a whole suite has. */
  readonly wanted: number;
  readonly found: number;
}

/** How many cases show something, and how many of a whole suite should at least. */
export interface FeatureRow {
  readonly name: string;
  readonly atLeast: number;
  readonly found: number;
}

export interface CoverageRow {
  readonly rule: RuleId;
  /** What shows the rule, or why no case can. */
  readonly shows: string;
  /** null where no case can show it. */
  readonly cases: number | null;
  /** 0 where a suite is free. */
  readonly atLeast: number;
}
