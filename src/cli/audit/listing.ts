import type { Finding } from '../../kernel/finding.ts';
import type { RuleCounts } from './part.ts';

/** More text than this about one part says nothing new; the rest is counted. */
const MOST_LISTED = 8_000_000;
const LONGEST_MESSAGE = 1000;

/** Findings of a part: counted by rule, and listed as lines whose place the coordinator completes. */
export class Listing {
  readonly rules: Record<string, RuleCounts> = {};
  #text = '';
  #length = 0;

  /** `before` is how many lines of the part stand before the finding's first line. */
  add(finding: Finding, hand: number | null, before: number): void {
    const { rule, severity, at, expected, found, fix } = finding;
    const message = finding.message.slice(0, LONGEST_MESSAGE);
    const place = at.line + before;
    const counts = this.rules[rule];
    if (counts) counts[severity]++;
    else {
      const first = { error: 0, warning: 0, info: 0, line: place, message };
      first[severity]++;
      this.rules[rule] = first;
    }
    if (this.#length > MOST_LISTED) return;
    const { column, length } = at;
    const line = { column, length, hand, rule, severity, message, expected, found, fix };
    const text = `${place}\t${JSON.stringify(line).slice(1)}\n`;
    this.#length += text.length;
    this.#text += text;
  }

  get text(): string {
    return this.#text;
  }
}

/** A listed line with its file and its place in the whole file: one line of JSON. */
export function completeLines(listed: string, file: string | null, before: number): string {
  if (listed === '') return '';
  const head = `{"file":${JSON.stringify(file)},"line":`;
  let out = '';
  for (let at = 0; at < listed.length; ) {
    const tab = listed.indexOf('\t', at);
    const end = listed.indexOf('\n', tab);
    out += `${head}${Number(listed.slice(at, tab)) + before},${listed.slice(tab + 1, end + 1)}`;
    at = end + 1;
  }
  return out;
}
