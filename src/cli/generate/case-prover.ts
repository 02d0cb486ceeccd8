import { ok, type Result } from '../../kernel/index.ts';
import {
  type Case,
  type GenerationFault,
  type SuiteOptions,
  type UnprovedCase,
  WHOLE_SUITE,
} from '../../suite/index.ts';
import type { Io } from '../io.ts';
import { type CaseLine, CaseProofs, type CaseToProve } from './case-proofs.ts';
import { CaseThread, nothingTaken, type Taken, take } from './case-thread.ts';

/** Below this, a thread takes longer to start than it saves. */
const ENOUGH_FOR_A_THREAD = 100;

/**
 * Calculates the cases of a suite a second time. A second thread, where there is a core for it, begins
 * with the first case while others are still being played; then this one begins with the last, until
 * they meet.
 */
export class CaseProver {
  readonly #io: Io;
  readonly #own = new CaseProofs();
  readonly #cases: CaseToProve[] = [];
  readonly #taken: Taken = nothingTaken();
  readonly #thread: CaseThread | null;

  constructor({ count = WHOLE_SUITE }: SuiteOptions, io: Io) {
    this.#io = io;
    const worker = count < ENOUGH_FOR_A_THREAD ? null : io.suiteThread();
    this.#thread = worker && new CaseThread(worker, this.#taken);
  }

  /** A case of the suite, and the line it is in suite.json. */
  add(plain: UnprovedCase, one: Case, line: string): void {
    this.#add({ place: this.#cases.length, plain, one }, line);
  }

  /** A case that has no text. */
  addExtra(plain: UnprovedCase): void {
    this.#add({ place: this.#cases.length, plain, one: null }, null);
  }

  #add(toProve: CaseToProve, line: string | null): void {
    this.#cases.push(toProve);
    this.#thread?.add(toProve, line);
  }

  /** The cases in plain JSON, in the order in which they came, when all are calculated twice. */
  async lines(): Promise<Result<readonly CaseLine[], GenerationFault>> {
    for (const toProve of this.#cases.toReversed()) {
      if (!take(this.#taken, toProve.place)) break;
      this.#own.add(toProve);
    }
    const own = this.#own.lines();
    if (!own.ok) return own;
    const others = this.#thread ? await this.#thread.lines() : ok([]);
    if (!others.ok) return others;
    return ok([...own.value, ...others.value].sort((a, b) => a.place - b.place));
  }

  /** Each case in plain JSON in a file of its own, in a folder that is there. */
  async write(folder: string): Promise<void> {
    const others = this.#thread?.write(folder);
    for (const [path, text] of this.#own.files(folder)) await this.#io.write(path, text);
    await others;
  }

  close(): void {
    this.#thread?.close();
  }
}
