import { fail, ok, type Result } from '../../kernel/index.ts';
import {
  type Case,
  type ConformanceCase,
  caseFileName,
  doubt,
  type GenerationFault,
  type UnverifiedCase,
  verifyCase,
} from '../../suite/index.ts';

/** A case that was played and is still to be calculated a second time. */
export interface CaseToVerify {
  /** Among all cases of the suite in plain JSON. */
  readonly place: number;
  readonly plain: UnverifiedCase;
  /** The same as it stands in suite.json; null for what has no text. */
  readonly one: Case | null;
}

/** A case as it stands in cases.jsonl. */
export interface CaseLine {
  readonly place: number;
  readonly id: string;
  readonly json: string;
}

/** The cases of a suite that one thread calculates a second time, whichever they are. */
export class VerifiedCases {
  readonly #cases: { readonly place: number; readonly one: ConformanceCase }[] = [];
  #fault: GenerationFault | null = null;

  add({ place, plain, one }: CaseToVerify): void {
    this.#fault ??= one && doubt(one, plain.question.events);
    if (this.#fault) return;
    const verified = verifyCase(plain);
    if (verified.ok) this.#cases.push({ place, one: verified.value });
    else this.#fault = verified.error;
  }

  lines(): Result<readonly CaseLine[], GenerationFault> {
    if (this.#fault) return fail(this.#fault);
    return ok(
      this.#cases.map(({ place, one }) => ({ place, id: one.id, json: JSON.stringify(one) })),
    );
  }

  /** Each case's own file, for people. */
  *files(folder: string): Iterable<readonly [path: string, text: string]> {
    for (const { one } of this.#cases) {
      yield [pathOfCase(folder, one.id), `${JSON.stringify(one, null, 2)}\n`];
    }
  }
}

export const pathOfCase = (folder: string, id: string): string =>
  `${folder}/cases/${caseFileName(id)}`;
