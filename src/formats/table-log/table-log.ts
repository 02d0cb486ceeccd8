import {
  type Finding,
  type FindingDetails,
  finding,
  type Severity,
  type Span,
} from '../../kernel/index.ts';
import type { CardsLine } from '../../record/index.ts';
import type { Card, RuleId, Street, Verb } from '../../rules/index.ts';
import type { FormRuleId } from '../format-rules.ts';

/** A player and their chair. */
export interface Chair {
  readonly chair: number;
  readonly name: string;
  readonly stack: number;
  readonly at: Span;
  /** The file says the player is away: they take part only if they do something. */
  readonly away: boolean;
}

/** `both` is a small and a big blind in one line: the small one is dead. */
export type PostKind = 'ante' | 'sb' | 'bb' | 'both' | 'live' | 'dead';

export interface LogPost {
  readonly name: string;
  readonly what: PostKind;
  readonly amount: number;
  readonly at: Span;
}

export interface LogAction {
  readonly name: string;
  readonly verb: Exclude<Verb, 'all-in'>;
  /** null for a fold or a check. */
  readonly amount: number | null;
  /** What the amount is: the chips this action adds, or the street total. */
  readonly means: 'added' | 'total';
  readonly allIn: boolean;
  /** ACT-9: the file says that the player did not answer. */
  readonly away: boolean;
  readonly at: Span;
  readonly doesAt: Span;
}

export interface LogStreet {
  readonly street: Street;
  readonly board: readonly Card[] | null;
  readonly at: Span;
  readonly actions: LogAction[];
}

export interface Collected {
  readonly name: string;
  readonly amount: number;
  /** 0 is the main pot. */
  readonly pot: number;
  /** RUN-1: 1 or 2; null if it was run once. */
  readonly board: 1 | 2 | null;
  readonly at: Span;
}

/** More chairs than any table has; the rest of a longer list is not kept. */
const MOST_CHAIRS = 30;

/** Findings that one hand may have; a broken hand has no use for more. */
const MOST_FINDINGS = 50;

/**
 * A hand as logs of online tables tell it: chairs with numbers, a button, posts, and then actions.
 * Filled by a reader in the order of the file; `recordOf` makes the record.
 */
export class TableLog {
  readonly at: Span;
  readonly findings: Finding[] = [];
  number: number | null = null;
  startedAt: string | null = null;
  event: string | null = null;
  table: string | null = null;
  /** As stated in a header; posts tell what was really put in. */
  sb: number | null = null;
  bb: number | null = null;
  ante: number | null = null;
  /** The button's chair, which may be empty. */
  button: number | null = null;
  /** In a tournament who is away is dealt in all the same. */
  tournament = false;
  readonly chairs: Chair[] = [];
  /** Chairs on which the button or the small blind stands though nobody sits there (SEAT-5). */
  readonly emptyChairs = new Map<string, number>();
  readonly posts: LogPost[] = [];
  readonly streets: LogStreet[];
  /** Hole cards by player, known before or without a showdown. */
  readonly dealt = new Map<string, CardsLine>();
  /** What was shown or mucked, by player. */
  readonly shown = new Map<string, CardsLine>();
  readonly collected: Collected[] = [];
  /** RUN-1 */
  board2: { readonly at: Span; readonly cards: Card[] } | null = null;
  /** Whom the file calls the blinds, where nothing was posted. */
  readonly called: { sb?: string; bb?: string } = {};
  /** Whom the file lists as having taken part; empty if it does not say. */
  readonly listed = new Set<string>();
  readonly #active = new Set<string>();
  readonly #absent = new Set<string>();

  constructor(at: Span) {
    this.at = at;
    this.streets = [{ street: 'preflop', board: null, at, actions: [] }];
  }

  get street(): LogStreet {
    return this.streets[this.streets.length - 1]!;
  }

  say(
    rule: RuleId | FormRuleId,
    severity: Severity,
    at: Span,
    message: string,
    details?: FindingDetails,
  ): void {
    if (this.findings.length < MOST_FINDINGS) {
      this.findings.push(finding(rule, severity, at, message, details));
    }
  }

  sit(chair: Chair): void {
    const { chairs } = this;
    if (chairs.some((other) => other.chair === chair.chair)) {
      const message = `Chair ${chair.chair} is taken twice; ${chair.name} cannot sit there too.`;
      this.say('FORM-5', 'error', chair.at, message, { expected: 'one player on each chair' });
    } else if (chairs.length === MOST_CHAIRS) {
      const message = `The hand lists more than ${MOST_CHAIRS} players; a table has at most ten.`;
      this.say('SEAT-1', 'error', chair.at, message, { expected: 'at most ten players' });
    } else if (chairs.length < MOST_CHAIRS) chairs.push(chair);
  }

  /** The number on everybody's chair, by name. */
  get chairNumbers(): ReadonlyMap<string, number> {
    const numbers = new Map(this.emptyChairs);
    for (const { name, chair } of this.chairs) numbers.set(name, chair);
    return numbers;
  }

  has(name: string): boolean {
    return this.chairs.some((chair) => chair.name === name);
  }

  post(post: LogPost): void {
    this.#active.add(post.name);
    this.posts.push(post);
  }

  act(action: Omit<LogAction, 'away'>): void {
    const { name, verb } = action;
    this.#active.add(name);
    // ACT-9: an absent player checks or folds; whoever bets has come back.
    const away = this.#absent.delete(name) && (verb === 'fold' || verb === 'check');
    this.street.actions.push({ ...action, away });
  }

  /** Somebody did not answer in time: the next action is made for them. */
  timeOut(name: string): void {
    this.#absent.add(name);
  }

  deal(line: CardsLine): void {
    this.#active.add(line.name);
    this.dealt.set(line.name, line);
  }

  show(line: CardsLine): void {
    this.#active.add(line.name);
    this.shown.set(line.name, line);
  }

  /** Whether a player was dealt in. */
  takesPart({ name, away }: Chair): boolean {
    if (this.#active.has(name)) return true;
    if (away && !this.tournament) return false;
    return this.listed.size === 0 || this.listed.has(name);
  }
}
