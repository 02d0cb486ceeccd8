import type { Worker } from 'node:worker_threads';
import { invariant, type Result } from '../../kernel/index.ts';
import { type GenerationFault, WHOLE_SUITE } from '../../suite/index.ts';
import type { CaseLine, CaseToVerify } from './verified-cases.ts';

/** What the second thread of `suite generate` is told, in this order. */
export type CaseTask =
  | { readonly kind: 'start'; readonly taken: Taken }
  /** A case to verify as JSON: that takes less time to hand over than the object. */
  | { readonly kind: 'add'; readonly json: string }
  /** To be answered with the cases it has verified. */
  | { readonly kind: 'lines' }
  | { readonly kind: 'write'; readonly folder: string };

export type CaseReply =
  | { readonly kind: 'lines'; readonly lines: Result<readonly CaseLine[], GenerationFault> }
  | { readonly kind: 'written' }
  | { readonly kind: 'not written'; readonly message: string; readonly code: string };

/** By the place of a case, whether a thread verifies it already. */
export type Taken = Int32Array;

/** There are fewer illegal events and unusual tables than cases. */
const MOST_CASES = 2 * WHOLE_SUITE;

export const nothingTaken = (): Taken =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * MOST_CASES));

/** Whether nobody else verifies the case; then nobody else will. */
export const take = (taken: Taken, place: number): boolean =>
  Atomics.exchange(taken, place, 1) === 0;

/** The second thread as the first sees it. */
export class CaseThread {
  readonly #worker: Worker;
  /** Fails when the thread ends before it is told to. */
  readonly #end: Promise<never>;

  constructor(worker: Worker, taken: Taken) {
    this.#worker = worker;
    this.#end = new Promise((_, failed) => {
      worker.once('error', failed);
      worker.once('exit', () => failed(new Error('the second thread has ended')));
    });
    // Whoever asks next is told; until then nobody waits for it.
    this.#end.catch(() => {});
    worker.ref();
    this.#tell({ kind: 'start', taken });
  }

  /** `line` is the case as it stands in suite.json, where there is one. */
  add({ place, plain }: CaseToVerify, line: string | null): void {
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
    const answer = new Promise<CaseReply>((answered) => {
      this.#worker.once('message', answered);
    });
    return Promise.race([answer, this.#end]);
  }
}
