import type { Edit, Span } from '../kernel/finding.ts';
import type { ActionLine, HandRecord, PlayerLine } from '../record/record.ts';
import type { Part, Ruling } from '../record/record-ruling.ts';
import type { Hand } from '../rules/hand/hand.ts';
import type { Payment } from '../rules/pay.ts';
import type { Table } from '../rules/table/table.ts';

/** What a user reads about a ruling. */
export interface Words {
  readonly message: string;
  /** What to do about it; left out where the writer has already said that it happened so. */
  readonly advice?: string;
  readonly expected?: string;
  readonly found?: string;
  readonly fix?: string;
  readonly edit?: Edit;
  /** Where the part itself is not exact enough. */
  readonly at?: Span;
}

/** Where a ruling was made, for finding the words. */
export interface Scene {
  readonly record: HandRecord;
  readonly table: Table | null;
  /** The hand and who gets what of it, as far as it is certain; null without a legal table. */
  readonly hand: Hand | null;
  readonly payment: Payment | null;
  readonly part: Part;
  /** The line the ruling is about, if it is about one. */
  readonly action: ActionLine | null;
  readonly player: PlayerLine | null;
  /** "Alice" */
  name(seat: number): string;
  /** "Alice (SB)" */
  titled(seat: number): string;
}

export type RuledBy = Ruling['rule'];

/** The rulings that can carry this id; some carry one of two. */
export type RulingOf<Id extends RuledBy, R extends Ruling = Ruling> = R extends unknown
  ? Id extends R['rule']
    ? R
    : never
  : never;

/** One rule of the referee: its id, its sentence and the words for each way to break it. */
export interface RuleWords<Id extends RuledBy> {
  readonly id: Id;
  readonly sentence: string;
  words(ruling: RulingOf<Id>, scene: Scene): Words;
}
