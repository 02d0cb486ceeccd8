import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { fail, figure, ok, type Result } from '../../kernel/index.ts';
import { type ConformanceResult, readResult } from '../../suite/index.ts';
import { fileText } from '../session/file-text.ts';
import { onFilesDropped } from '../ui/dropped-files.ts';
import { ResultView } from './result-view.tsx';

/** A result of 1,440 cases has a few hundred kilobytes. */
const LARGEST = 20_000_000;

/** Opens what `suite run --json` wrote: chosen, or dropped anywhere on the page. */
export function ResultFile() {
  const result = useSignal<ConformanceResult | null>(null);
  const problem = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const open = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const opened = await openResult(file);
    problem.value = opened.ok ? '' : `${file.name}: ${opened.error}`;
    if (opened.ok) result.value = opened.value;
  };
  useEffect(() => onFilesDropped((files) => void open(files)), []);
  return (
    <section class="result-file" aria-label="Result of a program">
      <p class="result-open">
        <label class="button pasted-file">
          Open a result
          <input
            ref={field}
            type="file"
            class="off-screen"
            accept=".json,.gz,application/json"
            onChange={(event) => {
              void open([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        {result.value && (
          <button
            type="button"
            class="button"
            onClick={() => {
              result.value = null;
              // The button goes with the result.
              field.current?.focus();
            }}
          >
            Close the result
          </button>
        )}
        <span class="quiet">
          Shows what failed and why, from the file that{' '}
          <code>sidepot suite run --out result.json</code> writes.
        </span>
      </p>
      {problem.value !== '' && (
        <p class="failure" role="alert">
          {problem.value}
        </p>
      )}
      {result.value && <ResultView result={result.value} />}
    </section>
  );
}

async function openResult(file: File): Promise<Result<ConformanceResult, string>> {
  const found = await fileText(file, LARGEST);
  if (found.kind === 'unreadable') return fail(found.message);
  if (found.kind === 'too large') return fail(`a result has at most ${figure(LARGEST)} bytes.`);
  const read = readResult(found.text);
  return read.ok ? ok(read.value) : fail(`${read.error}.`);
}
