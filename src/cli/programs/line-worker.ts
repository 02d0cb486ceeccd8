import type { ProgramFailure, Reply } from '../../suite/index.ts';
import type { Child, Io } from '../io.ts';
import { LastWords, LONGEST_ANSWER, MOST_SILENT, SHOWN_OUTPUT, type Worker } from './worker.ts';

/** What is said to a program in lines, and what its lines mean. */
export interface LineProtocol<Case, Answer> {
  /** Said once to each process, before its first case. */
  readonly greeting: string | null;
  lineOf(one: Case): string;
  /**
   * What a line says about the case that was asked (none while the program is let go); null if it
   * says nothing about it.
   */
  read(line: string, asked: Case | null): Reply<Answer> | null;
  /** The same for a last line without a line feed, of a program that has ended. */
  readLast(line: string, asked: Case): Reply<Answer> | null;
}

export interface LineOptions {
  /** For one case. */
  readonly seconds: number;
  /** A process for each case, with its input closed after it. */
  readonly each: boolean;
  /** Whether a case that a stray line has spoilt is over only when its answer has come, too. */
  readonly awaitsAnswer: boolean;
}

/** Processes in a row that ended without an answer, after which no other is started. */
const MOST_DEATHS = 10;

/** How long a program may take to end when its input is closed, in milliseconds. */
const FAREWELL = 1000;

/** How long the answer of a case that is spoilt already is waited for, in milliseconds. */
const PATIENCE = 1000;

/** How many lines a case may have that are not its answer: a megabyte of short ones takes seconds to read. */
const MOST_STRAY_LINES = 10_000;

interface Asked<Case, Answer> {
  readonly one: Case;
  readonly settle: (reply: Reply<Answer>) => void;
  /** Ends the process with this failure if there is no answer in time. */
  readonly within: (milliseconds: number, failure: () => ProgramFailure) => void;
  /** The first line that was not its answer. */
  spoilt: ProgramFailure | null;
  /** How many such lines there were. */
  strayLines: number;
}

/**
 * One process for many cases, a line in and a line out; a process that was lost is replaced. Each
 * line counts for the case that is being asked: the next one is sent when the last is answered, so
 * that a crash, a silence or a flood is the fault of exactly one case.
 */
export class LineWorker<Case, Answer> implements Worker<Case, Answer> {
  readonly #io: Io;
  readonly #command: string;
  readonly #protocol: LineProtocol<Case, Answer>;
  readonly #options: LineOptions;
  #child: Child | null = null;
  #words = new LastWords();
  /** The beginning of a line. */
  #rest = '';
  /** Lines that wait until the next case is asked. */
  #lines: string[] = [];
  /** How much the process has printed since the case was asked. */
  #printed = 0;
  #asked: Asked<Case, Answer> | null = null;
  /** Set while the process is let go. */
  #onEnd: (() => void) | null = null;
  #hasAnswered = { before: false, thisTime: false };
  #fruitless = 0;
  #gaveUp: ProgramFailure | null = null;

  constructor(io: Io, command: string, protocol: LineProtocol<Case, Answer>, options: LineOptions) {
    this.#io = io;
    this.#command = command;
    this.#protocol = protocol;
    this.#options = options;
  }

  async ask(one: Case): Promise<Reply<Answer>> {
    const { seconds, each } = this.#options;
    if (each) await this.finish();
    if (this.#gaveUp) return { kind: 'not-tried', last: this.#gaveUp };
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const within: Asked<Case, Answer>['within'] = (milliseconds, failure) => {
        clearTimeout(timer);
        timer = setTimeout(() => this.#lose(failure()), milliseconds);
      };
      const settle = (reply: Reply<Answer>): void => {
        clearTimeout(timer);
        this.#asked = null;
        resolve(reply);
      };
      this.#asked = { one, settle, within, spoilt: null, strayLines: 0 };
      within(seconds * 1000, () => ({ kind: 'time-limit', seconds, out: this.#shownRest() }));
      this.#printed = 0;
      this.#send(this.#protocol.lineOf(one));
      this.#readLines();
    });
  }

  finish(): Promise<void> {
    const child = this.#child;
    if (!child) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.close(), FAREWELL);
      this.#onEnd = () => {
        clearTimeout(timer);
        this.#onEnd = null;
        resolve();
      };
      this.#readLines();
      child.end();
    });
  }

  close(): void {
    this.#child?.kill();
    this.#forget();
    this.#asked?.settle(new LastWords().died(null, 'SIGKILL', ''));
  }

  #send(line: string): void {
    const { greeting } = this.#protocol;
    const isNew = this.#child === null;
    this.#child ??= this.#start();
    this.#child.write(isNew && greeting !== null ? `${greeting}\n${line}\n` : `${line}\n`);
    if (this.#options.each) this.#child.end();
  }

  #start(): Child {
    this.#words = new LastWords();
    this.#hasAnswered.thisTime = false;
    const words = this.#words;
    // Events of a process that has been replaced are ignored.
    const isCurrent = (): boolean => this.#child === child;
    const child: Child = this.#io.launch(this.#command, {
      out: (text) => isCurrent() && this.#hear(text),
      err: (text) => words.add(text),
      exit: (code, signal) => {
        child.kill();
        if (!isCurrent()) return;
        // Nobody was asked: a second answer to an earlier case is still noticed.
        for (const line of this.#lines) this.#read(line);
        const rest = this.#rest;
        const asked = this.#asked;
        const last = asked && rest.trim() !== '' ? this.#protocol.readLast(rest, asked.one) : null;
        const died = words.died(code, signal, this.#shownRest());
        if (last?.kind === 'answered') this.#note();
        this.#lose(code !== 0 && last?.kind !== 'answered' ? died : (last ?? died));
      },
    });
    return child;
  }

  /** Forgets the process: the next case gets a new one. */
  #forget(): void {
    this.#child = null;
    this.#rest = '';
    this.#lines = [];
    this.#onEnd?.();
  }

  /** Ends the process and the case it was at. */
  #lose(reply: Reply<Answer>): void {
    this.#child?.kill();
    this.#forget();
    const asked = this.#asked;
    if (!asked) return;
    if (reply.kind !== 'answered') this.#countFruitless(reply);
    // The words of a crash say more than the line before it.
    const isCrash = reply.kind === 'died' && reply.err !== '';
    asked.settle(isCrash ? reply : (asked.spoilt ?? reply));
  }

  #countFruitless(failure: ProgramFailure): void {
    const { before, thisTime } = this.#hasAnswered;
    this.#fruitless = thisTime ? 0 : this.#fruitless + 1;
    const most = failure.kind === 'time-limit' && !before ? MOST_SILENT : MOST_DEATHS;
    if (this.#fruitless >= most) this.#gaveUp = failure;
  }

  #hear(text: string): void {
    this.#printed += text.length;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    for (const line of lines) if (line.trim() !== '') this.#lines.push(line);
    this.#readLines();
    if (this.#printed > LONGEST_ANSWER) {
      this.#lose({ kind: 'too-much', out: this.#shownRest() });
    }
  }

  /** However the lines arrive, all after an answer are read when the next case has been asked. */
  #readLines(): void {
    let read = 0;
    while (read < this.#lines.length && (this.#asked || this.#onEnd)) {
      this.#read(this.#lines[read++]!);
    }
    this.#lines.splice(0, read);
  }

  #read(line: string): void {
    const asked = this.#asked;
    const reply = this.#protocol.read(line, asked?.one ?? null);
    if (!asked || !reply) return;
    if (reply.kind === 'answered') this.#note();
    const isStray = reply.kind === 'bad-line' || reply.kind === 'another-case';
    if (isStray && this.#options.awaitsAnswer) this.#spoil(asked, reply);
    else asked.settle(asked.spoilt ?? reply);
  }

  /** What else the program prints about the case must not be taken for the next one's. */
  #spoil(asked: Asked<Case, Answer>, failure: ProgramFailure): void {
    if (++asked.strayLines > MOST_STRAY_LINES) this.#lose(failure);
    if (asked.spoilt) return;
    asked.spoilt = failure;
    asked.within(Math.min(PATIENCE, this.#options.seconds * 1000), () => failure);
  }

  #shownRest(): string {
    return this.#rest.slice(0, SHOWN_OUTPUT);
  }

  #note(): void {
    this.#hasAnswered = { before: true, thisTime: true };
  }
}
