import { formatOf, type Loss, NOTATION, type ReadHand, recognise } from '../../formats/index.ts';
import { counted, type Finding, isError } from '../../kernel/index.ts';
import { settleStream, type Verdict, writeAs } from '../../referee/index.ts';
import type { Imported, ImportProblem } from './import-report.ts';
import { yieldEvery } from './yield-to-browser.ts';

/** So much is read in a few milliseconds. */
const PIECE = 16_384;

/** Reads another program's file piece by piece into our notation; null if it is not of one. */
export async function readForeign(
  text: string,
  name: string,
  onProgress: (done: number) => void,
): Promise<Imported | null> {
  const id = recognise(text);
  if (id === null || id === NOTATION.id) return null;
  const reading = new Reading();
  const stream = settleStream(formatOf(id), {}, (verdict, hand) => reading.take(verdict, hand));
  const breath = yieldEvery();
  for (let from = 0; from < text.length; from += PIECE) {
    stream.push(text.slice(from, from + PIECE));
    onProgress(Math.min(1, (from + PIECE) / text.length));
    await breath();
  }
  for (const finding of stream.end()) reading.say(finding);
  return reading.end(name);
}

/** What has come of a file so far. */
class Reading {
  readonly #hands: string[] = [];
  readonly #problems: ImportProblem[] = [];
  /** What the notation has no room for: the same in many hands, so each is said once. */
  readonly #losses = new Map<string, { readonly at: ImportProblem; count: number }>();
  #seen = 0;

  take(verdict: Verdict, hand: ReadHand): void {
    this.#seen++;
    const written = writeAs(NOTATION, { verdict, hand, file: null, count: this.#seen }, null);
    const told = verdict.findings.filter((one) => isAboutFile(one, hand));
    for (const finding of told) this.say(finding);
    if ('text' in written) {
      this.#hands.push(written.text);
      for (const loss of written.losses) this.#lose(loss, verdict);
    } else if (!told.some(isError)) {
      const { number } = verdict.record;
      const which = number === null ? 'This hand' : `Hand ${number}`;
      const message = `${which} was left out: ${written.refused}`;
      this.#problems.push({ ...placeOf(verdict), message, rule: 'FORM-2', severity: 'error' });
    }
  }

  say({ at, message, rule, severity }: Finding): void {
    this.#problems.push({ line: at.line, column: at.column, message, rule, severity });
  }

  end(name: string): Imported {
    const losses = [...this.#losses.values()].map(({ at, count }) =>
      count === 1
        ? at
        : { ...at, message: `${at.message} The same in ${counted(count - 1, 'more hand')}.` },
    );
    return {
      sessions: this.#hands.length > 0 ? [{ id: '', name, hands: this.#hands, at: 0 }] : [],
      problems: [...this.#problems, ...losses],
      leftOut: this.#seen - this.#hands.length,
    };
  }

  #lose({ what, message }: Loss, verdict: Verdict): void {
    const known = this.#losses.get(what);
    if (known) known.count++;
    else {
      const at: ImportProblem = { ...placeOf(verdict), message, rule: 'FORM-2', severity: 'info' };
      this.#losses.set(what, { at, count: 1 });
    }
  }
}

/** What the referee says about the hand itself, the recorder says again as soon as it is open. */
const isAboutFile = (finding: Finding, { findings }: ReadHand): boolean =>
  finding.rule.startsWith('FORM-') || findings.includes(finding);

const placeOf = ({ record }: Verdict): Pick<ImportProblem, 'line' | 'column'> => ({
  line: record.at.line,
  column: record.at.column,
});
