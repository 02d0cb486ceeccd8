import { writeVerbAndAmount } from '../formats/index.ts';
import { type Edit, editLine, figure, type Span } from '../kernel/index.ts';
import type { ActionLine, HandRecord, Part, PlayerLine, Ruling } from '../record/index.ts';
import {
  type ActRuling,
  type Hand,
  isSafeRemedy,
  type Payment,
  remedyFor,
  type Table,
} from '../rules/index.ts';

/** What a user reads about a ruling. */
export interface Words {
  readonly message: string;
  /** What to do about it; left out where the text already says that it happened this way. */
  readonly advice?: string;
  readonly expected?: string;
  readonly found?: string;
  readonly fix?: string;
  readonly edit?: Edit;
  /** Where the part itself is not exact enough. */
  readonly at?: Span;
}

/** Where a ruling was made: what its words are made from. */
export interface RulingContext {
  readonly record: HandRecord;
  readonly table: Table | null;
  /** The hand and its payment, as far as they are certain; null without a legal table. */
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

/** The rulings that can carry this id; some can carry either of two. */
type RulingOf<Id extends RuledBy, R extends Ruling = Ruling> = R extends unknown
  ? Id extends R['rule']
    ? R
    : never
  : never;

/** One rule of the referee: its id, its sentence and the words for each way to break it. */
export interface RuleWords<Id extends RuledBy> {
  readonly id: Id;
  readonly sentence: string;
  words(ruling: RulingOf<Id>, scene: RulingContext): Words;
}

/** What was written for an action, what to write instead, and the edit that does it. */
export function remedyWords(ruling: ActRuling, scene: RulingContext): Omit<Words, 'message'> {
  const line = scene.action;
  if (!line) return {};
  const found = writeVerbAndAmount(line);
  const remedy = remedyFor(ruling, line);
  if (!remedy) return { found };
  const fix = writeVerbAndAmount({ away: line.away, ...remedy, to: remedy.to ?? null });
  const words = { found, expected: fix, fix };
  return isSafeRemedy(ruling, remedy) ? { ...words, edit: editLine(line.doesAt, fix) } : words;
}

/** ACT-5 (TDA 43): what the floor would make of a raise below the minimum. */
export function floorRuling(figures: {
  readonly found: number;
  readonly min: number;
  readonly price: number;
}): string {
  const { found, min, price } = figures;
  const by = found - price;
  const full = min - price;
  const half = `half of the last full bet or raise of ${figure(full)}`;
  return by * 2 >= full
    ? `A raise by ${figure(by)} is at least ${half}: the floor would complete it to ${figure(min)} (TDA 43).`
    : `A raise by ${figure(by)} is less than ${half}: the floor would make it a call of ${figure(price)}, unless a raise was declared: then it too is completed to ${figure(min)} (TDA 43).`;
}

/** For what the rules forbid but a dealer may have let pass. */
export const MARK_IT = 'Mark it with ! if the table let it pass.';
