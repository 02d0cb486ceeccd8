import type { RuleId, Street } from '../../rules/index.ts';
import type { CaseProfile } from '../plan/profile.ts';

/**
 * The version of the cases, whose first figure goes up when a seed gives others, and of the protocol
 * of questions and answers. A result names both, so that old ones stay readable.
 */
export const SUITE_VERSION = '3.0.0';
export const PROTOCOL = 2;

/** Whether the ids of a suite of that version mean the same cases here. */
export const isSameSuite = (version: string): boolean =>
  version.split('.', 1)[0] === SUITE_VERSION.split('.', 1)[0];

/** What a program can be right about, each with a score of its own. */
export const LEVELS = ['pots', 'betting', 'showdown', 'next'] as const;
export type CaseLevel = (typeof LEVELS)[number];

/** In the order of a hand: what goes wrong first makes the rest wrong. */
export const LEVELS_AS_PLAYED: readonly CaseLevel[] = ['betting', 'pots', 'showdown', 'next'];

/** A hand in plain JSON, with nothing of ours in it: any program can play it. */
export interface ConformanceCase extends CaseQuestion {
  readonly title: string;
  /** The rules that decide the case: a program that breaks one of them gets it wrong. */
  readonly rules: readonly RuleId[];
  readonly expect: Expectation;
  /** The arithmetic, a sentence for each step. */
  readonly why: readonly string[];
}

/** What the program under test is given. */
export interface CaseQuestion {
  /** `tda/side-pots/0007`: means this case in every whole suite of the same major version. */
  readonly id: string;
  readonly profile: CaseProfile;
  /** What the case is mostly about; it counts for every level it has expectations for. */
  readonly level: CaseLevel;
  readonly table: CaseTable;
  /** Hole cards by name, as far as they are known: `["Ah","Kd"]`. */
  readonly hole: Readonly<Record<string, readonly [string, string]>>;
  readonly events: readonly CaseEvent[];
  /** RUN-1: the second board, all five cards; left out where the board is run once. */
  readonly board2?: readonly string[];
  /** Who wins each pot, the main pot first, where no cards decide; null where they do. */
  readonly declared: CaseWinners | null;
}

export interface CaseWinners {
  readonly winners: readonly (readonly string[])[];
  /** RUN-1: on the second board. */
  readonly winners2?: readonly (readonly string[])[];
}

export interface CaseTable {
  /** Clockwise. */
  readonly seats: readonly { readonly name: string; readonly stack: number }[];
  readonly button: string;
  /** The full blinds, however short the player is. */
  readonly smallBlind: CaseBlind;
  readonly bigBlind: CaseBlind;
  readonly ante: {
    readonly type: 'bb' | 'all' | 'none';
    readonly amount: number;
    readonly order: 'ante-first' | 'bb-first';
  };
  /** ODD-1: the smallest chip in play. */
  readonly oddChip: number;
  readonly buttonRule: 'moving' | 'dead' | 'seat';
}

interface CaseBlind {
  readonly player: string;
  readonly amount: number;
}

export type CaseEvent = StreetEvent | ActionEvent;

/** A street begins; before the flop the antes and blinds are posted with it. */
export interface StreetEvent {
  readonly street: Street;
  /** The new cards. */
  readonly board?: readonly string[];
}

export interface ActionEvent {
  readonly player: string;
  readonly act: 'fold' | 'check' | 'call' | 'bet' | 'raise';
  /** The street total after the action, and the chips it adds; not with a fold or a check. */
  readonly to?: number;
  readonly adds?: number;
  readonly allIn?: true;
}

export const isStreetEvent = (event: CaseEvent): event is StreetEvent => 'street' in event;

/** What a right program makes of a case. An illegal case has `refused` and the turns before it. */
export interface Expectation {
  /** Who is to act after each event, and what they may do; null where nobody is. */
  readonly turns: readonly (Turn | null)[];
  readonly refused?: RefusedEvent;
  readonly pots?: readonly CasePot[];
  readonly returned?: Readonly<Record<string, number>>;
  /** What each player wins out of the pots; nobody with nothing. */
  readonly won?: Readonly<Record<string, number>>;
  /** Everybody's stack after the hand. */
  readonly stacks?: Readonly<Record<string, number>>;
  /** NEXT-6: null with one player left. */
  readonly next?: NextPositions | null;
}

export interface Turn {
  readonly player: string;
  /** Chips to add, at most what the player has. */
  readonly toCall: number;
  readonly check: boolean;
  /** Street totals; the least is the whole stack where there is less than a full bet or raise. */
  readonly bet: AmountRange | null;
  readonly raise: AmountRange | null;
}

interface AmountRange {
  readonly min: number;
  readonly max: number;
}

export interface RefusedEvent {
  /** Counted from 0, streets included. */
  readonly event: number;
}

export interface CasePot {
  readonly amount: number;
  readonly eligible: readonly string[];
  /** POT-7: of all pots, with one decimal. A program may leave it out. */
  readonly percentage?: number;
}

/** A dead button or small blind is the name of a seat with nothing left. */
export interface NextPositions {
  readonly button: string;
  readonly smallBlind: string;
  readonly bigBlind: string;
}

/** The levels a case has expectations for. */
export function levelsOf({ expect }: Pick<ConformanceCase, 'expect'>): readonly CaseLevel[] {
  if (expect.refused) return ['betting'];
  return LEVELS;
}

/** The categories of cases that follow from the others of their suite. */
export const EXTRA_CATEGORIES = ['illegal', 'empty-seats', 'short-posts'] as const;

/** The category in a case's id: `side-pots` in `tda/side-pots/0007`. */
export const categoryOf = (id: string): string => id.split('/')[1] ?? '';

/** The case's own file: `side-pots-0007.json`. */
export const caseFileName = (id: string): string => `${id.split('/').slice(1).join('-')}.json`;

/** What the program under test is sent: the case without its answers. */
export function questionOf(one: ConformanceCase): CaseQuestion {
  const { id, profile, level, table, hole, events, board2, declared } = one;
  return { id, profile, level, table, hole, events, ...(board2 && { board2 }), declared };
}
