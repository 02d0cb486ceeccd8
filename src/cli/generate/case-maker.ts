import { ok, type Result } from '../../kernel/index.ts';
import {
  type CaseDraft,
  type ConformanceCase,
  extraCases,
  type GenerationFault,
  type SuiteOptions,
  WHOLE_SUITE,
} from '../../suite/index.ts';
import type { Io } from '../io.ts';
import { CaseShare, caseFile, type PlainLine, pathOfCase, plainLine } from './case-share.ts';
import { CaseThread, nothingTaken, type Taken, take } from './case-thread.ts';

/** Below this, a thread takes longer to start than it saves. */
const ENOUGH_FOR_A_THREAD = 100;

/**
 * Makes the cases of a suite out of what was played. A second thread, where there is a core for it,
 * begins with the first case while others are still being played; then this one begins with the last,
 * until they meet.
 */
export class CaseMaker {
  readonly #io: Io;
  readonly #options: SuiteOptions;
  readonly #own: CaseShare;
  readonly #played: CaseDraft[] = [];
  readonly #taken: Taken = nothingTaken(WHOLE_SUITE);
  readonly #thread: CaseThread | null;
  /** What nobody else writes. */
  #files: readonly ConformanceCase[] = [];

  constructor(options: SuiteOptions, io: Io) {
    this.#io = io;
    this.#options = options;
    this.#own = new CaseShare(options);
    const { count = WHOLE_SUITE } = options;
    const worker = count < ENOUGH_FOR_A_THREAD ? null : io.suiteThread();
    this.#thread = worker && new CaseThread(worker, options, this.#taken);
  }

  add(played: CaseDraft): void {
    this.#played.push(played);
    this.#thread?.add(played);
  }

  /** The cases as they stand in suite.json, when all are made and calculated twice. */
  async lines(): Promise<Result<readonly string[], GenerationFault>> {
    for (const played of this.#played.toReversed()) {
      if (!take(this.#taken, played.number)) break;
      this.#own.make(played);
    }
    const own = this.#own.lines();
    if (!own.ok || !this.#thread) return own;
    const others = await this.#thread.lines();
    return others.ok ? ok([...others.value, ...own.value]) : others;
  }

  /** All cases in plain JSON. */
  async plainLines(): Promise<Result<readonly PlainLine[], GenerationFault>> {
    const own = this.#own.plain();
    const cases = own.map(({ one }) => one);
    const lines = cases.map(plainLine);
    if (this.#thread) {
      this.#files = cases;
      const others = await this.#thread.finish(lines.map(({ json }) => json));
      return others.ok ? ok([...others.value.share, ...lines, ...others.value.extra]) : others;
    }
    const extra = extraCases(own, this.#options);
    if (!extra.ok) return extra;
    this.#files = [...cases, ...extra.value];
    return ok([...lines, ...extra.value.map(plainLine)]);
  }

  /** Each case in plain JSON in a file of its own, in a folder that is there. */
  async write(folder: string): Promise<void> {
    const others = this.#thread?.write(folder);
    for (const one of this.#files) await this.#io.write(pathOfCase(folder, one.id), caseFile(one));
    await others;
  }

  close(): void {
    this.#thread?.close();
  }
}
