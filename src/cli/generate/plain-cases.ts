import { Worker } from 'node:worker_threads';
import { ok, type Result } from '../../kernel/index.ts';
import {
  type Case,
  type ConformanceCase,
  caseFileName,
  type GeneratedCase,
  type GenerationFault,
  PlainCases,
  type SuiteOptions,
} from '../../suite/index.ts';
import type { Io } from '../io.ts';

/** Makes a suite's cases in plain JSON while somebody plays their hands. */
export interface PlainCaseMaker {
  /** A fault that is known at once; others come at the end. */
  add(played: GeneratedCase): GenerationFault | null;
  /** When all are made and calculated twice. */
  finish(): Promise<Result<MadeCases, GenerationFault>>;
  /** Writes what was made into a folder that is there. */
  write(folder: string): Promise<void>;
  close(): void;
}

interface MadeCases {
  readonly ids: readonly string[];
  /** How many have an event that must be refused. */
  readonly illegal: number;
}

/** Below this, a thread takes longer to start than it saves. */
const ENOUGH_FOR_A_THREAD = 100;

/** A second thread checks and writes the cases that the first one plays, where there is a core for it. */
export function startPlainCases(options: SuiteOptions, io: Io): PlainCaseMaker {
  const { count = ENOUGH_FOR_A_THREAD } = options;
  const isWorthIt = io.cores > 1 && count >= ENOUGH_FOR_A_THREAD;
  return isWorthIt && io.suiteWorker
    ? new CaseThread(options, io.suiteWorker)
    : makeHere(options, io);
}

export const CASES = 'cases.jsonl';

export const pathOfCase = (folder: string, id: string): string =>
  `${folder}/cases/${caseFileName(id)}`;

/** The files of cases in plain JSON: all in one, and each in its own for people. */
export function* caseFiles(
  cases: readonly ConformanceCase[],
  folder: string,
): Generator<readonly [path: string, text: string]> {
  yield [`${folder}/${CASES}`, cases.map((one) => `${JSON.stringify(one)}\n`).join('')];
  for (const one of cases) yield [pathOfCase(folder, one.id), `${JSON.stringify(one, null, 2)}\n`];
}

export const summaryOf = (cases: readonly ConformanceCase[]): MadeCases => ({
  ids: cases.map(({ id }) => id),
  illegal: cases.filter(({ expect }) => expect.refused).length,
});

function makeHere(options: SuiteOptions, io: Io): PlainCaseMaker {
  const plain = new PlainCases(options);
  let cases: readonly ConformanceCase[] = [];
  return {
    add: (played) => plain.add(played),
    async finish() {
      const made = plain.finish();
      if (!made.ok) return made;
      cases = made.value;
      return ok(summaryOf(cases));
    },
    async write(folder) {
      for (const [path, text] of caseFiles(cases, folder)) await io.write(path, text);
    },
    close: () => undefined,
  };
}

/** What the thread is told: its options first, as `workerData`. */
export type CaseTask =
  /** A case of the suite as JSON: that takes less time to hand over than the object. */
  | { readonly kind: 'add'; readonly json: string }
  | { readonly kind: 'finish' }
  | { readonly kind: 'write'; readonly folder: string };

/** What it answers, once to `finish` and once to `write`. */
export type CaseReply =
  | { readonly kind: 'finished'; readonly made: Result<MadeCases, GenerationFault> }
  | { readonly kind: 'written' }
  | { readonly kind: 'not written'; readonly message: string; readonly code: string | undefined };

/**
 * The cases in plain JSON by a thread of their own. It gets the texts and reads them for itself: what
 * it checks by the second calculation is what will be written.
 */
class CaseThread implements PlainCaseMaker {
  readonly #worker: Worker;

  constructor(options: SuiteOptions, file: URL) {
    this.#worker = new Worker(file, { workerData: options });
  }

  add({ one }: GeneratedCase): null {
    this.#tell({ kind: 'add', json: JSON.stringify(one satisfies Case) });
    return null;
  }

  async finish(): Promise<Result<MadeCases, GenerationFault>> {
    const reply = await this.#ask({ kind: 'finish' });
    if (reply.kind !== 'finished') throw new Error(`the thread said ${reply.kind}`);
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
