import { nearest, quote, type Span, show } from '../../kernel/index.ts';
import { setUpRecord } from '../../record/index.ts';
import type { Street } from '../../rules/index.ts';
import type { ReadHand } from '../read-hand.ts';
import { recordOf, TableLog } from '../table-log/index.ts';
import { readPlayerAction } from './actions.ts';
import { Board, bracketed, readCards } from './cards.ts';
import { type Header, isNoise, readHeader } from './header.ts';
import { amountIn, neededAmount } from './money.ts';
import { ChairRoster } from './roster.ts';
import { claimsOf, readSummedSeat, readTotalPot, type SummedPots } from './summary.ts';

const TABLE = /^Table '(.*)'(?: (\d+)-max)?.*? Seat #(\d+) is the button/;
const MARK = /^\*\*\* (?:(FIRST|SECOND) )?(HOLE CARDS|FLOP|TURN|RIVER|SHOW ?DOWN|SUMMARY)\b(.*)$/;
const UNCALLED = /^Uncalled bet \(([^)]*)\) returned to (.*)$/;
const COLLECTED = /^(\S+) from (?:(main|side) )?pot(?:-(\d+))?$/;
const DOES = /^(.{1,60}?): (?:folds|checks|calls|bets|raises|posts|shows|mucks)\b/;

/** No hand is longer; the rest of one that is, is not read. */
const MOST_LINES = 2000;

/** One hand while it is being read. */
export class PokerStarsHand {
  readonly log: TableLog;
  readonly #header: Header;
  readonly #roster = new ChairRoster();
  readonly #board = new Board();
  readonly #firstLine: number;
  #lastLine: number;
  #part: 'play' | 'showdown' | 'summary' = 'play';
  /** RUN-1: which board is being shown down; null if it was run once. */
  #run: 1 | 2 | null = null;
  #tableSize: number | null = null;
  #uncalled: { name: string; amount: number; at: Span } | null = null;
  #pots: SummedPots | null = null;

  constructor(line: string, number: number) {
    this.#header = readHeader(line);
    this.#firstLine = number;
    this.#lastLine = number;
    const at = spanOf(line, number);
    this.log = new TableLog(at);
    const { log } = this;
    const { id, blinds, time, tournament, decimals, game, isOurGame } = this.#header;
    if (!isOurGame) {
      const message = `The hand is ${show(game) || 'of another game'}; Sidepot plays no-limit hold'em.`;
      log.say('FORM-3', 'error', at, message, { expected: "Hold'em No Limit", found: show(game) });
      return;
    }
    log.number = /^\d{1,15}$/.test(id) ? Number(id) : null;
    log.startedAt = time;
    log.tournament = tournament !== null;
    if (!blinds) return;
    log.sb = neededAmount(log, blinds[0], decimals, at);
    log.bb = neededAmount(log, blinds[1], decimals, at);
  }

  /** A hand that ends in a summary is complete. */
  get isSummed(): boolean {
    return this.#part === 'summary';
  }

  /** Reads a line that is not blank, given without spaces at its end. */
  read(line: string, number: number): void {
    this.#lastLine = number;
    if (!this.#header.isOurGame) return;
    const lines = number - this.#firstLine;
    if (lines >= MOST_LINES) {
      if (lines > MOST_LINES) return;
      const message = `The hand has more than ${MOST_LINES} lines; the rest is not read.`;
      this.log.say('FORM-5', 'error', spanOf(line, number), message);
      return;
    }
    const at = spanOf(line, number);
    if (line.startsWith('*** ') && this.#mark(line, at)) return;
    const known = this.#part === 'summary' ? this.#summary(line, at) : this.#play(line, at);
    if (!known && !isNoise(line)) this.#reject(line, at);
  }

  /** A line that was cut because it is too long. */
  rejectLong(line: string, number: number): void {
    const message = 'This line is far too long for a hand and is not read.';
    this.#lastLine = number;
    const at = spanOf(line, number);
    this.log.say('NOTE-1', 'error', at, message, { found: show(line) });
  }

  close(): ReadHand {
    const { log } = this;
    this.#noteMissingEnd();
    const { decimals, currency, tournament, id, level, date, isOurGame } = this.#header;
    const record = isOurGame ? recordOf(log) : { ...setUpRecord([], null), at: log.at };
    const scale = 10 ** decimals;
    return {
      format: 'pokerstars',
      record,
      findings: log.findings.sort((a, b) => a.at.line - b.at.line),
      firstLine: this.#firstLine,
      lastLine: this.#lastLine,
      scale,
      currency,
      unknownStacks: [],
      claims: claimsOf(log.collected, this.#uncalled, this.#pots),
      origin: {
        site: 'PokerStars',
        tournament,
        handId: id,
        level,
        date,
        tableSize: this.#tableSize,
        chairs: log.chairNumbers,
      },
    };
  }

  /** Every hand of the site ends in a summary: one without it was cut off. */
  #noteMissingEnd(): void {
    if (this.#pots || !this.#header.isOurGame) return;
    const at = { line: this.#lastLine, column: 1, length: 0 };
    const message = 'The hand has no summary with its total pot; the file may be cut off here.';
    this.log.say('FORM-5', 'warning', at, message, { expected: '*** SUMMARY *** and `Total pot`' });
  }

  #mark(line: string, at: Span): boolean {
    const parts = MARK.exec(line);
    if (!parts) return false;
    const [, run, name, rest] = parts as unknown as [string, string | undefined, string, string];
    if (name === 'HOLE CARDS') return true;
    if (name === 'SUMMARY') {
      this.#part = 'summary';
      return true;
    }
    if (name.startsWith('SHOW')) {
      this.#part = 'showdown';
      this.#run = run === undefined ? null : run === 'FIRST' ? 1 : 2;
      return true;
    }
    this.#board.deal(this.log, name.toLowerCase() as Street, run === 'SECOND', rest, at);
    return true;
  }

  #play(line: string, at: Span): boolean {
    const { log } = this;
    const { decimals } = this.#header;
    if (line.startsWith('Seat ') && this.#roster.sit(log, line, decimals, at)) return true;
    if (line.startsWith('Table ') && this.#table(line)) return true;
    if (line.startsWith('Dealt to ') && this.#dealt(line, at)) return true;
    if (line.startsWith('Uncalled bet (') && this.#returned(line, at)) return true;
    const colon = this.#roster.colonAfterName(line);
    if (colon < 0) return this.#timesOut(line) || this.#collects(line, at);
    const name = this.#roster.find(line.slice(0, colon))!;
    const does = line.slice(colon + 2).trim();
    const doesAt = { line: at.line, column: colon + 3, length: does.length };
    return readPlayerAction({ log, name, at, doesAt, decimals }, does);
  }

  /** `Ada has timed out`, also `… while disconnected`. */
  #timesOut(line: string): boolean {
    const word = line.lastIndexOf(' has timed out');
    const name = word < 0 ? undefined : this.#roster.find(line.slice(0, word));
    if (name !== undefined) this.log.timeOut(name);
    return name !== undefined;
  }

  #table(line: string): boolean {
    const parts = TABLE.exec(line);
    if (!parts) return false;
    const { tournament } = this.#header;
    const name = parts[1]!;
    const isOf = tournament !== null && name.startsWith(`${tournament} `);
    this.log.table = isOf ? name.slice(tournament.length + 1) : name;
    this.#tableSize = parts[2] === undefined ? null : Number(parts[2]);
    this.log.button = Number(parts[3]);
    return true;
  }

  #dealt(line: string, at: Span): boolean {
    const open = line.lastIndexOf(' [');
    const name = this.#roster.find(line.slice(9, open < 0 ? undefined : open).trim());
    if (name === undefined) return false;
    // Some logs name everybody, with nothing behind the name of a hidden hand.
    if (open < 0) return true;
    const cards = readCards(this.log, bracketed(line) ?? '', at);
    const [first, second] = cards ?? [];
    if (first === undefined || second === undefined) return true;
    this.log.deal({ name, at, hole: [first, second], holeAt: at });
    return true;
  }

  #returned(line: string, at: Span): boolean {
    const parts = UNCALLED.exec(line);
    const name = parts && this.#roster.find(parts[2]!);
    const amount = parts ? amountIn(parts[1]!, this.#header.decimals) : -1;
    if (!name || amount < 0) return false;
    this.#uncalled = { name, amount: amount + (this.#uncalled?.amount ?? 0), at };
    return true;
  }

  /** `Ada collected 23500 from side pot-2`; also `cashed out`, which is not part of the pots. */
  #collects(line: string, at: Span): boolean {
    const word = line.lastIndexOf(' collected ');
    const name = word < 0 ? undefined : this.#roster.find(line.slice(0, word));
    if (name !== undefined) {
      const parts = COLLECTED.exec(line.slice(word + 11));
      const amount = parts ? neededAmount(this.log, parts[1]!, this.#header.decimals, at) : null;
      if (!parts || amount === null) return parts !== null;
      const pot = parts[2] === 'side' ? Number(parts[3] ?? 1) : 0;
      this.log.collected.push({ name, amount, pot, board: this.#run, at });
      return true;
    }
    if (!/ cashed out the hand for /.test(line)) return false;
    const message = 'A cash-out is a deal with the house and no part of the pots; it is left out.';
    this.log.say('FORM-2', 'info', at, message, { found: show(line) });
    return true;
  }

  #summary(line: string, at: Span): boolean {
    if (line.startsWith('Total pot ')) {
      this.#pots ??= readTotalPot(line, this.#header.decimals, at);
      return true;
    }
    if (/^(?:(?:FIRST|SECOND) )?Board \[|^Hand was run /.test(line)) return true;
    const seat = this.#roster.summed(line);
    if (seat) readSummedSeat(this.log, seat.name, seat.rest, at);
    return seat !== null;
  }

  /** NOTE-1: a line that fits nothing. It is an error if somebody may have acted in it. */
  #reject(line: string, at: Span): void {
    const { log } = this;
    const acts = this.#part !== 'summary' && this.#roster.colonAfterName(line) > 0;
    const stranger = acts || this.#part === 'summary' ? undefined : DOES.exec(line)?.[1];
    if (stranger !== undefined) {
      const near = nearest(stranger, this.#roster.written);
      const message = `${quote(stranger)} does not sit at this table.`;
      const details = { expected: 'a player of the hand', found: show(stranger) };
      log.say('NOTE-2', 'error', at, message, near === null ? details : { ...details, fix: near });
      return;
    }
    const message = `${quote(line)} is not a line of a hand that Sidepot knows; it is not kept.`;
    log.say('NOTE-1', acts ? 'error' : 'warning', at, message, { found: show(line) });
  }
}

const spanOf = (line: string, number: number): Span => ({
  line: number,
  column: 1,
  length: line.length,
});
