import { fieldsOf } from '../kernel/index.ts';

/** What `suite generate` and `suite run` write. Each has a reader of its own. */
export type FileKind = 'suite' | 'cases' | 'result' | 'text-result';

/** For somebody who gave one where another is read: behind "This is" or "it is". */
export const FILE_KIND_WORDS: Readonly<Record<FileKind, string>> = {
  suite:
    'a suite in the notation: `sidepot suite run --text` plays it, and its cases in plain JSON are in cases.jsonl',
  cases:
    'a file of cases in plain JSON, which `sidepot suite run` plays; the suite they are from is in suite.json',
  result: 'a result of `sidepot suite run`, which `sidepot suite matrix` shows',
  'text-result': 'what `sidepot suite run --text --json` printed',
};

/** Which of them a JSON value is, as far as its fields say. */
export function fileKindOf(json: unknown): FileKind | null {
  const fields = fieldsOf(json, ['kind', 'cases', 'events', 'table', 'id', 'passed', 'actual']);
  if (!fields) return null;
  if (fields.kind === 'sidepot-result') return 'result';
  if (Array.isArray(fields.cases)) return 'suite';
  if (Array.isArray(fields.events) && fields.table !== undefined) return 'cases';
  const isAnswered = fields.passed !== undefined && fields.actual !== undefined;
  return isAnswered && fields.id !== undefined ? 'text-result' : null;
}

/** Which of them a text is that is not one JSON value: some have a value to a line. */
export function fileKindOfLines(text: string): FileKind | null {
  const [first = ''] = text.split('\n', 1);
  try {
    return fileKindOf(JSON.parse(first));
  } catch {
    return null;
  }
}
