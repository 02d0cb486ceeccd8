import {
  type Finding,
  type FindingDetails,
  finding,
  type Severity,
  type Span,
} from '../../kernel/index.ts';
import type {
  ActionLine,
  BetweenLine,
  BlindsLine,
  BoardLine,
  CardsLine,
  ChairsLine,
  NamedPlayer,
  RankingLine,
  ResultLine,
  WinnersLine,
} from '../../record/index.ts';
import type { Card, HouseRules, Profile, RuleId, Street } from '../../rules/index.ts';
import type { KnownNames } from './known-names.ts';
import type { Line } from './lines.ts';
import { NamedLines, Roster } from './roster.ts';
import { type KeptHere, NOTHING_KEPT, type Trivia } from './trivia.ts';

/** Which part of a hand is being read. */
export type ReadingPhase =
  | 'header'
  | 'setup'
  | 'cards'
  | 'streets'
  | 'showdown'
  | 'winners'
  | 'between';

/** The place of each part in the canonical order; options follow the blinds one by one. */
export const ORDER = {
  hand: 0,
  times: 1,
  blinds: 2,
  options: 3,
  setup: 20,
  players: 21,
  cards: 30,
  streets: 40,
  board2: 50,
  showdown: 60,
  winners: 70,
  ranking: 80,
  winner: 90,
  result: 95,
  between: 99,
} as const;

export interface OpenSection {
  readonly at: Span;
  readonly street: Street;
  readonly more: number;
  readonly board: readonly Card[] | null;
  readonly boardAt: Span | null;
  actions: ActionLine[];
  kept?: KeptHere;
}

/** The block behind a hand while it is being read. */
export interface OpenBetween {
  readonly at: Span;
  readonly lines: BetweenLine[];
  kept?: KeptHere;
}

const NO_TAGS: readonly string[] = [];

export interface OpenHeadings {
  hand?: KeptHere;
  times?: KeptHere;
  blinds?: KeptHere;
  options?: Record<string, KeptHere>;
  setup?: KeptHere;
  cards?: KeptHere;
  showdown?: KeptHere;
  winners?: KeptHere;
  end?: string[];
}

/** What serves hand after hand while a text is read. */
export interface FileContext {
  readonly line: Line;
  readonly waiting: Trivia;
  /** By card, the line on which it was last seen. */
  readonly seen: number[];
  readonly regulars: KnownNames;
}

type Open<T> = { -readonly [K in keyof T]?: T[K] };

/** A hand while it is being read: filled line by line, then closed into a `HandRecord`. */
export class Draft {
  readonly line: Line;
  readonly waiting: Trivia;
  readonly regulars: KnownNames;
  readonly at: Span;
  readonly firstLine: number;
  lastLine: number;
  readonly findings: Finding[] = [];

  /** Whether there is a `Hand` line, with or without a number that can be read. */
  handLine = false;
  number: number | null = null;
  /** The number could not be read, and that has been said. */
  badNumber = false;
  /** undefined until the time or its placeholder has been read. */
  startedAt: string | null | undefined;
  endedAt: string | null | undefined;
  sb: number | undefined;
  bb: number | undefined;
  ante: number | undefined;
  blindsAt: Span | null = null;
  /** The blinds as lines, in case they stay incomplete and have to be kept as they are. */
  blindsText: string[] = [];
  /** A blinds line could not be read, and that has been said. */
  badBlinds = false;
  readonly rules: Open<HouseRules> & { profile?: Profile } = {};
  event: string | null = null;
  table: string | null = null;
  video: string | null = null;
  date: string | null = null;
  chairs: ChairsLine | null = null;
  tags: readonly string[] = NO_TAGS;
  readonly roster = new Roster();
  /** Hole cards in `Cards:` and in the showdown. */
  readonly early = new NamedLines<CardsLine>();
  readonly shown = new NamedLines<CardsLine>();
  readonly sections: OpenSection[] = [];
  board2: BoardLine | null = null;
  readonly winners: WinnersLine[] = [];
  ranking: RankingLine | null = null;
  winner: NamedPlayer | null = null;
  result: ResultLine | null = null;
  between: OpenBetween | null = null;
  readonly headings: OpenHeadings = {};

  /** Where words start that fit nothing and stand behind a blank line; null if others follow. */
  wordsFrom: number | null = null;
  phase: ReadingPhase = 'header';
  /** How far the canonical order has been read. */
  #reached = 0;
  /** Some part stood below one it belongs above, so rewriting moves it. */
  disordered = false;
  /** The board so far, for headings that repeat it. */
  readonly board: Card[] = [];
  /** On which line each pot's winners stand; null until somebody has to know. */
  potLines: Map<number, number> | null = null;
  /** On which line each heading of a list stands. */
  readonly titles: { cards?: number; showdown?: number; winners?: number } = {};
  /** On which line each card was seen first; a line above this hand is of another. */
  readonly #seen: number[];

  constructor(desk: FileContext, at: Span, firstLine: number) {
    this.line = desk.line;
    this.waiting = desk.waiting;
    this.#seen = desk.seen;
    this.regulars = desk.regulars;
    this.at = at;
    this.firstLine = firstLine;
    this.lastLine = at.line;
  }

  get bigBlind(): number | null {
    return this.bb === undefined || this.bb < 1 ? null : this.bb;
  }

  get hasSetup(): boolean {
    return this.headings.setup !== undefined || this.roster.lines.length > 0;
  }

  /** Streets or an outcome: a header line below them starts another hand. */
  get hasPlay(): boolean {
    return (
      this.sections.length > 0 || this.board2 !== null || this.hasOutcome || this.between !== null
    );
  }

  /** The level above a `Hand` line that is still to come. */
  get isOpening(): boolean {
    if (this.handLine || this.phase !== 'header' || this.hasSetup || this.hasPlay) return false;
    return this.blinds() !== null;
  }

  get hasOutcome(): boolean {
    const { showdown, winners } = this.headings;
    const declared =
      this.winners.length > 0 ||
      this.ranking !== null ||
      this.winner !== null ||
      this.result !== null;
    return (
      declared || this.shown.lines.length > 0 || showdown !== undefined || winners !== undefined
    );
  }

  blinds(): BlindsLine | null {
    if (this.sb === undefined || this.bb === undefined || this.blindsAt === null) return null;
    return { at: this.blindsAt, sb: this.sb, bb: this.bb, ante: this.ante ?? 0 };
  }

  /** Notes that a part has been read; false if it stands too low in the hand. */
  reach(place: number): boolean {
    if (place < this.#reached) {
      this.disordered = true;
      return false;
    }
    this.#reached = place;
    return true;
  }

  /** Whether a part stands where it belongs, below all that comes before it. */
  follows(place: number): boolean {
    return place >= this.#reached;
  }

  /** Notes a line that stands where it belongs and with which nothing is kept. */
  passed(place: number, line: number): void {
    this.#reached = place;
    this.lastLine = line;
  }

  /** Once streets or an outcome have been read, no players follow. */
  endSetup(): void {
    if (this.phase === 'header' || this.phase === 'setup') this.phase = 'streets';
  }

  /** What is kept with the line just read: lines waiting above it and its comment. */
  take(): KeptHere | null {
    return this.waiting.take(this.line.comment);
  }

  /** The same for a heading, which may be made up of several lines. */
  keep(heading: Exclude<keyof OpenHeadings, 'options' | 'end'>): void {
    const kept = this.take();
    if (kept !== null) this.headings[heading] = this.waiting.join(this.headings[heading], kept);
  }

  /** A heading that stands in the text, even with nothing under it. */
  stand(heading: 'setup' | 'cards' | 'showdown' | 'winners'): void {
    this.headings[heading] ??= NOTHING_KEPT;
    this.keep(heading);
  }

  say(rule: RuleId, severity: Severity, at: Span, message: string, details?: FindingDetails): void {
    this.findings.push(finding(rule, severity, at, message, details));
  }

  /** Takes back what was said under a rule: it is checked anew. */
  withdraw(rule: RuleId): void {
    const left = this.findings.filter((one) => one.rule !== rule);
    this.findings.length = 0;
    for (const one of left) this.findings.push(one);
  }

  /** NOTE-1: the line fits nothing; it waits, as it is, for the next line that does. */
  reject(
    message: string,
    details: FindingDetails,
    at: Span = this.line.span(),
    rule: RuleId = 'NOTE-1',
  ): true {
    this.say(rule, 'error', at, message, details);
    this.waiting.addUnread(this.line);
    return true;
  }

  /** Keeps words that the record has no room for as a comment above the line. */
  remember(text: string = this.line.raw.slice(this.line.from, this.line.to)): void {
    this.waiting.addComment(text, this.line.number);
  }

  /** WIN-5: marks a card as seen; the line that has it already, or null. */
  see(card: Card, line: number = this.line.number): number | null {
    const before = this.seenOn(card);
    if (before === null) this.#seen[card] = line;
    return before;
  }

  /** On which line of this hand a card stands already; null if on none. */
  seenOn(card: Card): number | null {
    const line = this.#seen[card]!;
    return line < this.at.line ? null : line;
  }

  /** Puts a new card on the board. */
  deal(card: Card, line: number): void {
    this.board.push(card);
    this.see(card, line);
  }
}
