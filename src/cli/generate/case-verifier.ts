import { ok, type Result } from '../../kernel/index.ts';
import {
  type Case,
  type GenerationFault,
  type SuiteOptions,
  type UnverifiedCase,
  WHOLE_SUITE,
} from '../../suite/index.ts';
import type { Io } from '../io.ts';
import { CaseThread, nothingTaken, type Taken, take } from './case-thread.ts';
import { type CaseLine, type CaseToVerify, VerifiedCases } from './verified-cases.ts';

/** Below this, a thread takes longer to start than it saves. */
const ENOUGH_FOR_A_THREAD = 100;

/**
 * Calculates the cases of a suite a second time. A second thread, where there is a core for it, begins
 * with the first case while others are still being played; then this one begins with the last, until
 * they meet.
 */
export class CaseVerifier {
  readonly #own = new VerifiedCases();
  readonly #cases: CaseToVerify[] = [];
  readonly #taken: Taken = nothingTaken();
  readonly #thread: CaseThread | null;

  constructor({ count = WHOLE_SUITE }: SuiteOptions, io: Io) {
    const worker = count < ENOUGH_FOR_A_THREAD ? null : io.suiteThread();
    this.#thread = worker && new CaseThread(worker, this.#taken);
  }

  /** `one` is the same hand in the notation, and `line` its line of suite.json; null without a text. */
  add(plain: UnverifiedCase, one: Case | null = null, line: string | null = null): void {
    const toVerify = { place: this.#cases.length, plain, one };
    this.#cases.push(toVerify);
    this.#thread?.add(toVerify, line);
  }

  /** The cases in plain JSON, in the order in which they came, when all are calculated twice. */
  async lines(): Promise<Result<readonly CaseLine[], GenerationFault>> {
    for (const toVerify of this.#cases.toReversed()) {
      if (!take(this.#taken, toVerify.place)) break;
      this.#own.add(toVerify);
    }
    const own = this.#own.lines();
    if (!own.ok) return own;
    const others = this.#thread ? await this.#thread.lines() : ok([]);
    if (!others.ok) return others;
    return ok([...own.value, ...others.value].sort((a, b) => a.place - b.place));
  }

  /** The files of the cases in plain JSON that the other thread does not write. */
  ownFiles(folder: string): Iterable<readonly [path: string, text: string]> {
    return this.#own.files(folder);
  }

  /** The others, into a folder that is there. */
  async writeOthers(folder: string): Promise<void> {
    await this.#thread?.write(folder);
  }

  close(): void {
    this.#thread?.close();
  }
}
