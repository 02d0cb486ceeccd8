import { useSignal } from '@preact/signals';
import { counted, figure } from '../../kernel/index.ts';
import { readPlayerList } from '../../team/index.ts';
import { fileText } from '../session/file-text.ts';
import type { Director } from './director.ts';

/** A list of players is never longer. */
const MOST_BYTES = 2_000_000;

/** Who plays: names typed or pasted, one on a line, or a list from a file. */
export function EntriesPanel({ director }: { readonly director: Director }) {
  const typed = useSignal('');
  const failure = useSignal('');
  const { entries, unseated, settings } = director.feed.field.value!;
  const known = new Set(knownNames(director));
  const list = readPlayerList(typed.value, known);
  const enter = async (): Promise<void> => {
    const { players, untaken } = list;
    if (players.length === 0) return;
    const isKept = await director.send(
      [{ kind: 'enter', players }],
      `${counted(players.length, 'player')} entered.`,
    );
    // What could not be entered stays to be mended.
    if (isKept) typed.value = untaken.join('\n');
  };
  const take = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (!file) return;
    const read = await fileText(file, MOST_BYTES);
    failure.value = read.kind === 'text' ? '' : 'This file is not a list of players.';
    if (read.kind === 'text') typed.value = read.text;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <h2>
        Entries{' '}
        <span class="quiet">
          {figure(entries)}, each with {figure(settings.stack)}
        </span>
      </h2>
      <label class="director-field">
        <span>One name on each line, or a table (CSV) with a column “name”</span>
        <textarea
          rows={5}
          spellcheck={false}
          value={typed.value}
          placeholder={'Alice\nBob\nCharlie'}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.ctrlKey) void enter();
          }}
        />
      </label>
      {list.problems.length > 0 && typed.value.trim() !== '' && (
        <ul class="failure">
          {list.problems.slice(0, 5).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {list.problems.length > 5 && <li>and {list.problems.length - 5} more</li>}
        </ul>
      )}
      <p role="alert">{failure.value}</p>
      <div class="buttons">
        <button type="submit" class="button button-main" disabled={list.players.length === 0}>
          Enter {list.players.length > 0 ? counted(list.players.length, 'player') : ''}{' '}
          <kbd>Ctrl+Enter</kbd>
        </button>
        <label class="button director-file">
          From a file (CSV)
          <input
            type="file"
            class="off-screen"
            accept=".csv,.txt,.tsv,text/*"
            onChange={(event) => take(event.currentTarget.files)}
          />
        </label>
      </div>
      {unseated.length > 0 && (
        <details class="director-list">
          <summary>{counted(unseated.length, 'player')} without a seat</summary>
          <ul>
            {unseated.map((player) => (
              <li key={player}>
                <bdi>{player}</bdi>{' '}
                <button
                  type="button"
                  class="button"
                  aria-label={`Take out ${player}`}
                  onClick={() => director.send([{ kind: 'scratch', player }], 'Taken out.')}
                >
                  Take out
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  );
}

/** Everybody the page has heard of. */
const knownNames = ({ feed }: Director): readonly string[] => [
  ...feed.field.value!.unseated,
  ...feed.field.value!.places.map(({ name }) => name),
  ...feed.tables.value.flatMap(({ seats }) => seats.map(({ name }) => name)),
];
