import { quote } from '../../kernel/index.ts';
import {
  answerWithin,
  type CaseAnswer,
  type CaseLevel,
  type ConformanceCase,
  errorVerdict,
  failureWords,
  featuresOf,
  type Hello,
  idOfLine,
  isHello,
  type JudgedAnswer,
  judgeCase,
  levelsOf,
  PROTOCOL,
  questionOf,
  type Reply,
  readAnswerLine,
  SUITE_VERSION,
} from '../../suite/index.ts';
import type { Io } from '../io.ts';
import { type LineProtocol, LineWorker } from './line-worker.ts';
import type { Worker } from './worker.ts';

interface ProgramOptions {
  readonly command: string;
  /** For one case. */
  readonly seconds: number;
  /** A process for each case. */
  readonly each: boolean;
  /** The levels that are judged, if the program does not name fewer. */
  readonly levels: readonly CaseLevel[];
}

/** A program under test that plays cases in plain JSON (protocol 2): a line in, a line out. */
export class JsonProgram {
  readonly #io: Io;
  readonly #options: ProgramOptions;
  readonly #onAgain: (id: string) => void;
  #hello: Hello['hello'] | null = null;
  #hasAnswered = false;

  /** `onAgain` is told of a case that was answered a second time. */
  constructor(io: Io, options: ProgramOptions, onAgain: (id: string) => void = () => undefined) {
    this.#io = io;
    this.#options = options;
    this.#onAgain = onAgain;
  }

  /** What the program says about itself; null as long as it has said nothing. */
  get hello(): Hello['hello'] | null {
    return this.#hello;
  }

  /** A process of the program, replaced when it is lost. */
  worker(): Worker<ConformanceCase, CaseAnswer> {
    const { command, seconds, each } = this.#options;
    const lines = new LineWorker(this.#io, command, this.#lines(), {
      seconds,
      each,
      awaitsAnswer: true,
    });
    return {
      ask: async (one) => this.#skipOf(one) ?? this.#unlessSkipped(one, await lines.ask(one)),
      finish: () => lines.finish(),
      close: () => lines.close(),
    };
  }

  judge(one: ConformanceCase, reply: Reply<CaseAnswer>): JudgedAnswer {
    if (reply.kind !== 'answered') {
      return { one, answer: { id: one.id }, verdict: errorVerdict(one, this.#wordsOf(reply)) };
    }
    const answer = answerWithin(reply.answer, this.#levels);
    return { one, answer, verdict: judgeCase(one, answer) };
  }

  get #levels(): readonly CaseLevel[] {
    const { levels } = this.#options;
    return levels.filter((level) => this.#hello?.levels?.includes(level) ?? true);
  }

  /** The program's hello comes when the first case is already on its way. */
  #unlessSkipped(one: ConformanceCase, reply: Reply<CaseAnswer>): Reply<CaseAnswer> {
    return this.#skipOf(one) ?? reply;
  }

  /** A case that is not played: the program says so, or nothing of it would be judged. */
  #skipOf(one: ConformanceCase): Reply<CaseAnswer> | null {
    const skipped = featuresOf(one).find((feature) => this.#hello?.skips?.includes(feature));
    const isJudged = levelsOf(one).some((level) => this.#levels.includes(level));
    if (skipped === undefined && isJudged) return null;
    const skip = skipped ? `the program skips ${skipped}` : this.#levelWords;
    return { kind: 'answered', answer: { id: one.id, skip } };
  }

  get #levelWords(): string {
    const levels = this.#levels;
    if (levels.length === 0) return 'the program names no level that is judged';
    return `only ${levels.join(', ')} ${levels.length > 1 ? 'are' : 'is'} judged`;
  }

  #lines(): LineProtocol<ConformanceCase, CaseAnswer> {
    /** The cases asked so far, and whether they have been answered. */
    const past = new Map<string, boolean>();
    const read = (line: string, asked: ConformanceCase | null): Reply<CaseAnswer> | null => {
      const said = readAnswerLine(line);
      if (said.ok && isHello(said.value)) {
        this.#hello ??= said.value.hello;
        return null;
      }
      const id = said.ok ? (said.value as CaseAnswer).id : idOfLine(line);
      if (id !== null && past.get(id)) this.#onAgain(id);
      if (id !== null && past.has(id) && id !== asked?.id) {
        // Late, after the case was lost to another line: it is the first answer all the same.
        past.set(id, true);
        return null;
      }
      if (!asked) return null;
      if (id !== null && id !== asked.id) {
        const why = `An answer for another case: ${quote(id)}.`;
        return { kind: 'another-case', line: '', why };
      }
      if (!said.ok) {
        const kind = id === null ? 'bad-line' : 'bad-answer';
        return { kind, line: '', why: said.error };
      }
      past.set(asked.id, true);
      this.#hasAnswered = true;
      return { kind: 'answered', answer: said.value as CaseAnswer };
    };
    return {
      greeting: JSON.stringify({ hello: { suite: SUITE_VERSION, protocol: PROTOCOL } }),
      lineOf(one) {
        // A case that is asked anew may be answered anew.
        past.set(one.id, false);
        return JSON.stringify(questionOf(one));
      },
      read,
      readLast(line, asked) {
        const reply = read(line, asked);
        if (reply?.kind !== 'bad-line') return reply;
        return { ...reply, why: `It ended in the middle of a line: ${quote(line)}` };
      },
    };
  }

  /** The failure with what most often is behind it. */
  #wordsOf(failure: Exclude<Reply<CaseAnswer>, { kind: 'answered' }>): string {
    const words = failureWords(failure);
    if (failure.kind === 'time-limit') {
      if (failure.out.trim() !== '') {
        return `${words} Its last line has no line feed: ${quote(failure.out)}`;
      }
      return this.#hasAnswered ? words : `${words} Is its output flushed after each line?`;
    }
    const isOneCase = failure.kind === 'died' && failure.code === 0 && !this.#options.each;
    return isOneCase ? `${words} A program that plays one case and ends needs --each.` : words;
  }
}
