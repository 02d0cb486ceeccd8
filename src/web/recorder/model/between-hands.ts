import type { ReadonlySignal } from '@preact/signals';
import type { Finding } from '../../../kernel/index.ts';
import type { SessionFinding, TableBetween } from '../../../tournament/index.ts';
import type { OfferedRemedy } from '../../ui/finding-line.tsx';

/** A hand of the session judged among the others. */
export interface HandInSession {
  /** The text that was judged. */
  readonly text: string;
  /** What is wrong between this hand and the one before, and in the lines below it. */
  readonly findings: readonly SessionFinding[];
  /** Whether it carries on from the hand before it. */
  readonly follows: boolean;
  /** The table after it, the lines below it applied; null without a legal table. */
  readonly after: TableBetween | null;
}

/** An earlier hand was changed, and hands that followed it can be changed with it. */
export interface CarryOffer {
  readonly place: number;
  /** How many hands come after it without a break. */
  readonly later: number;
}

/** A remedy on offer, and what it is for. */
export interface HandRemedy extends OfferedRemedy {
  /** The key behind z; null after the last letter. */
  readonly letter: string | null;
  /** null for all stacks of the hand at once (TOUR-1). */
  readonly finding: Finding | null;
}

/**
 * The table between the hands of the open session. The recorder starts without it: what judges a
 * session is loaded once the page is there (`live-session.ts`), and works when no key is waiting.
 */
export interface BetweenHands {
  /** By place in the session; a hand that was just changed is judged a moment later. */
  readonly hands: ReadonlySignal<readonly HandInSession[]>;
  readonly offer: ReadonlySignal<CarryOffer | null>;
  /** Everybody who ever sat at the table. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** Players whose stack is only proposed: nobody saw the end of the hand before. */
  readonly openStacks: ReadonlySignal<ReadonlySet<string>>;
  /** TOUR-1: how many stacks of the open hand are not what the hand before left. */
  readonly broken: ReadonlySignal<number>;
  /** What puts right what is wrong in the open hand and before it, in the order of its letters. */
  readonly remedies: ReadonlySignal<readonly HandRemedy[]>;
  /** The lines between the hands as they stand where new ones are written. */
  readonly lines: ReadonlySignal<readonly string[]>;
  /** The next hand's text as far as it is known; null while it is not. */
  readonly nextText: ReadonlySignal<string | null>;
  /** TOUR-2: the chips of players who are seated and not dealt in. */
  readonly chipsWaiting: ReadonlySignal<number>;
  /** The table after the hand at this place as it stands now: who types does not wait to be judged. */
  tableAt(place: number): TableBetween | null;
  /** Opens the next hand with the lines between applied, and a level as typed; false if there is none. */
  recordNext(level: string): boolean;
  /** Writes a line of the block; what is wrong with it, or null. */
  addLine(typed: string): string | null;
  removeLine(index: number): void;
  /** Writes the next level of the schedule; what stands in the way, or null. */
  nextLevel(): string | null;
  /** Takes all proposed stacks as they are; false if there are none. */
  confirmStacks(): boolean;
  /** Rewrites the hands after a changed one as one step; false if nothing stands on it. */
  carryThrough(): boolean;
}
