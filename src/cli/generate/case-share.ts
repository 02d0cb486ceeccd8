import { fail, ok, type Result } from '../../kernel/index.ts';
import {
  type CaseDraft,
  type ConformanceCase,
  caseFileName,
  type GenerationFault,
  type MadeCase,
  makeCase,
  type PlainCase,
  type SuiteOptions,
} from '../../suite/index.ts';

export const pathOfCase = (folder: string, id: string): string =>
  `${folder}/cases/${caseFileName(id)}`;

/** A case's own file, for people. */
export const caseFile = (one: ConformanceCase): string => `${JSON.stringify(one, null, 2)}\n`;

/** A case in plain JSON as it stands in cases.jsonl. */
export interface PlainLine {
  readonly id: string;
  readonly json: string;
}

export const plainLine = (one: ConformanceCase): PlainLine => ({
  id: one.id,
  json: JSON.stringify(one),
});

/** The cases of a suite that one thread makes, whichever they are. */
export class CaseShare {
  readonly #options: SuiteOptions;
  readonly #made = new Map<number, MadeCase>();
  #fault: GenerationFault | null = null;

  constructor(options: SuiteOptions) {
    this.#options = options;
  }

  make(played: CaseDraft): void {
    if (this.#fault) return;
    const made = makeCase(played, this.#options);
    if (made.ok) this.#made.set(played.number, made.value);
    else this.#fault = made.error;
  }

  /** Each as it stands in suite.json. */
  lines(): Result<readonly string[], GenerationFault> {
    return this.#fault
      ? fail(this.#fault)
      : ok(this.#inOrder().map(({ one }) => JSON.stringify(one)));
  }

  plain(): readonly PlainCase[] {
    return this.#inOrder().map(({ plain }) => plain);
  }

  #inOrder(): readonly MadeCase[] {
    return [...this.#made].sort(([a], [b]) => a - b).map(([, made]) => made);
  }
}
