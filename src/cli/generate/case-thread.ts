import type { Worker } from 'node:worker_threads';
import { invariant, type Result } from '../../kernel/index.ts';
import type { GenerationFault } from '../../suite/index.ts';
import type { CaseLine, CaseToProve } from './case-proofs.ts';

/** What the second thread of `suite generate` is told, in this order. */
export type CaseTask =
  | { readonly kind: 'start'; readonly taken: Taken }
  /** A case to prove as JSON: that takes less time to hand over than the object. */
  | { readonly kind: 'add'; readonly json: string }
  /** To be answered with the cases it has proved. */
  | { readonly kind: 'lines' }
  | { readonly kind: 'write'; readonly folder: string };

export type CaseReply =
  | { readonly kind: 'lines'; readonly lines: Result<readonly CaseLine[], GenerationFault> }
  | { readonly kind: 'written' }
  | { readonly kind: 'not written'; readonly message: string; readonly code: string | undefined };

/** By the place of a case, whether a thread proves it already. */
export type Taken = Int32Array;

/** More cases than any suite has. */
const MOST_CASES = 1000;

export const nothingTaken = (): Taken =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * MOST_CASES));

/** Whether nobody else proves the case; then nobody else will. */
export const take = (taken: Taken, place: number): boolean =>
  Atomics.exchange(taken, place, 1) === 0;

/** The second thread as the first sees it. */
export class CaseThread {
  readonly #worker: Worker;

  constructor(worker: Worker, taken: Taken) {
    this.#worker = worker;
    worker.ref();
    this.#tell({ kind: 'start', taken });
  }

  /** `line` is the case as it stands in suite.json, where there is one. */
  add({ place, plain }: CaseToProve, line: string | null): void {
    const json = `{"place":${place},"plain":${JSON.stringify(plain)},"one":${line}}`;
    this.#tell({ kind: 'add', json });
  }

  async lines(): Promise<Result<readonly CaseLine[], GenerationFault>> {
    const reply = await this.#ask({ kind: 'lines' });
    invariant(reply.kind === 'lines', () => `the thread said ${reply.kind}`);
    return reply.lines;
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
