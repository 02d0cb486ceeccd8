import type { Span } from '../kernel/index.ts';
import type { Kept, NamedPlayer } from './record.ts';

/** What happened at the table between a hand and the next one (TOUR-9), as it was written. */
export interface BetweenBlock {
  /** Its heading. */
  readonly at: Span;
  readonly lines: readonly BetweenLine[];
  readonly kept?: Kept;
}

export type BetweenLine = PlayerChange | TableChange;

/** `Alice: Recount 15600`. The name is as written: who is known is the session's to say. */
export type PlayerChange = BetweenPlace & {
  readonly player: NamedPlayer;
} & (
    | { readonly kind: 'recount' | 'rebuy' | 'add-on' | 'penalty'; readonly amount: number }
    | { readonly kind: 'sits'; readonly amount: number; readonly where: SitsWhere | null }
    | { readonly kind: 'leaves' | 'waits' | 'away' | 'back' }
  );

/** `after Carol` or `in chair 5`; without either it is the free chair with the lowest number. */
export type SitsWhere =
  | { readonly kind: 'after'; readonly player: NamedPlayer }
  | { readonly kind: 'chair'; readonly chair: number };

/** `Level: SB 1000 BB 2000 Ante 2000` */
export type TableChange = BetweenPlace &
  (
    | { readonly kind: 'level'; readonly sb: number; readonly bb: number; readonly ante: number }
    | { readonly kind: 'colour-up'; readonly chip: number }
    | { readonly kind: 'players-left'; readonly count: number }
    /** HH:MM:SS; null if nobody wrote how long. */
    | { readonly kind: 'break'; readonly length: string | null }
    | { readonly kind: 'note'; readonly text: string }
  );

interface BetweenPlace {
  /** The whole line, without the comment. */
  readonly at: Span;
  readonly kept?: Kept;
}

export const isPlayerChange = (line: BetweenLine): line is PlayerChange => 'player' in line;
