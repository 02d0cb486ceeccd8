import type { Worker } from 'node:worker_threads';
import { invariant, type Result } from '../../kernel/index.ts';
import type { CaseDraft, GenerationFault, SuiteOptions } from '../../suite/index.ts';
import type { PlainLine } from './case-share.ts';

/** What the second thread of `suite generate` is told, in this order. */
export type CaseTask =
  | { readonly kind: 'start'; readonly options: SuiteOptions; readonly taken: Taken }
  /** A case as JSON: that takes less time to hand over than the object. */
  | { readonly kind: 'add'; readonly json: string }
  /** To be answered with the lines of suite.json it has made. */
  | { readonly kind: 'lines' }
  /** The cases in plain JSON that it has not made itself; to be answered with the others. */
  | { readonly kind: 'finish'; readonly rest: readonly string[] }
  | { readonly kind: 'write'; readonly folder: string };

export type CaseReply =
  | { readonly kind: 'lines'; readonly lines: Result<readonly string[], GenerationFault> }
  | { readonly kind: 'finished'; readonly made: Result<PlainByThread, GenerationFault> }
  | { readonly kind: 'written' }
  | { readonly kind: 'not written'; readonly message: string; readonly code: string | undefined };

/** Cases in plain JSON: the thread's share of the suite, and what follows from the whole of it. */
export interface PlainByThread {
  readonly share: readonly PlainLine[];
  readonly extra: readonly PlainLine[];
}

/** By the number of a case, whether a thread makes it already. */
export type Taken = Int32Array;

export const nothingTaken = (cases: number): Taken =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (cases + 1)));

/** Whether nobody else makes the case; then nobody else will. */
export const take = (taken: Taken, number: number): boolean =>
  Atomics.exchange(taken, number, 1) === 0;

/** The second thread as the first sees it. */
export class CaseThread {
  readonly #worker: Worker;

  constructor(worker: Worker, options: SuiteOptions, taken: Taken) {
    this.#worker = worker;
    worker.ref();
    this.#tell({ kind: 'start', options, taken });
  }

  add(played: CaseDraft): void {
    this.#tell({ kind: 'add', json: JSON.stringify(played) });
  }

  async lines(): Promise<Result<readonly string[], GenerationFault>> {
    const reply = await this.#ask({ kind: 'lines' });
    invariant(reply.kind === 'lines', () => `the thread said ${reply.kind}`);
    return reply.lines;
  }

  async finish(rest: readonly string[]): Promise<Result<PlainByThread, GenerationFault>> {
    const reply = await this.#ask({ kind: 'finish', rest });
    invariant(reply.kind === 'finished', () => `the thread said ${reply.kind}`);
    return reply.made;
  }

  async write(folder: string): Promise<void> {
    const reply = await this.#ask({ kind: 'write', folder });
    if (reply.kind !== 'not written') return;
    throw Object.assign(new Error(reply.message), { code: reply.code });
  }

  close(): void {
    void this.#worker.terminate();
  }

  #tell(task: CaseTask): void {
    this.#worker.postMessage(task);
  }

  #ask(task: CaseTask): Promise<CaseReply> {
    this.#tell(task);
    return new Promise((answered, failed) => {
      this.#worker.once('message', answered);
      this.#worker.once('error', failed);
    });
  }
}
