import { useMemo } from 'preact/hooks';
import { writeBetweenLine } from '../../../formats/index.ts';
import { all } from '../../../kernel/index.ts';
import { levelsAfterThis, readSchedule, typedLevel } from '../../../tournament/index.ts';
import { betweenPlace, linesAt } from '../model/between-edits.ts';
import type { PageState } from '../model/page-state.ts';
import { Typing } from '../model/typing.ts';
import '../between.css';
import { BETWEEN_LINE, type BetweenPartProps, LineField } from './between-field.tsx';
import { enterField } from './fields.ts';
import { HandFinding } from './findings.tsx';

/** What happened at the table before the next hand: the lines that are there, and one to type. */
export function BetweenPanel({ ui }: { readonly ui: PageState }) {
  const session = ui.recorder.session.value;
  const between = ui.recorder.between.value;
  const place = betweenPlace(session);
  // A field without what takes its lines would lose them.
  if (!between) {
    return <p class="quiet">Still loading. If nothing comes, reload when there is a network.</p>;
  }
  return (
    <div class="between">
      {place < session.at && (
        <p class="quiet">Before this hand; its set-up follows what is written here.</p>
      )}
      <LineField ui={ui} between={between} place={place} />
      <Lines ui={ui} between={between} place={place} />
      <Endings ui={ui} />
      <Schedule ui={ui} between={between} place={place} />
    </div>
  );
}

/** A hand that stops in the middle: nobody saw its end, or it was a misdeal. */
function Endings({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const { stage, verdict } = recorder.scene.value;
  const result = verdict?.record.result?.kind;
  if (stage !== 'betting' && stage !== 'showdown' && !result) return null;
  return (
    <p class="between-keys">
      {ENDINGS.map(([kind, word, key]) => (
        <button
          key={kind}
          type="button"
          class={result === kind ? 'button is-on' : 'button'}
          aria-pressed={result === kind}
          onClick={() => recorder.endWith(kind)}
        >
          {word} <kbd>{key}</kbd>
        </button>
      ))}
    </p>
  );
}

const ENDINGS = [
  ['not-seen', 'Nobody saw the end', 'q'],
  ['void', 'Misdeal', 'Shift+Q'],
] as const;

function Lines({ ui, between, place }: BetweenPartProps) {
  const { session } = ui.recorder;
  const lines = linesAt(session.value, place);
  const judged = between.hands.value[place];
  const text = session.value.hands[place] ?? '';
  const wrong = judged?.text === text ? judged.findings : [];
  if (lines.length === 0) return null;
  return (
    <ol class="between-lines" aria-label="Lines between the hands">
      {lines.map((line, i) => {
        const written = writeBetweenLine(line);
        return (
          <li key={`${i} ${written}`}>
            <span class="notation">{written}</span>
            <button
              type="button"
              class="button remove"
              aria-label={`Take out ${written}`}
              onClick={() => between.removeLine(i)}
            >
              ×
            </button>
            {wrong
              .filter(({ at }) => at.line === line.at.line)
              .map((one) => (
                <HandFinding key={one.message} recorder={ui.recorder} finding={one} text={text} />
              ))}
          </li>
        );
      })}
    </ol>
  );
}

/** The levels of the evening, typed or pasted once. */
function Schedule({ ui, between, place }: BetweenPartProps) {
  const { recorder } = ui;
  const { levels = '' } = recorder.session.value;
  const schedule = useMemo(() => readSchedule(levels), [levels]);
  const typing = useMemo(() => new Typing(recorder), [recorder]);
  const now = between.tableAt(place)?.blinds;
  const [next] = now ? levelsAfterThis(schedule, now) : [];
  return (
    <details class="between-levels">
      <summary>
        Levels
        {next && (
          <>
            : next <span class="chips">{typedLevel(next)}</span>
          </>
        )}
      </summary>
      <label>
        <span>One on each line, or with commas between them</span>
        <textarea
          rows={3}
          spellcheck={false}
          placeholder={'25/50\n50/100/100\n100/200/200'}
          value={levels}
          onInput={(event) => typing.change({ levels: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') enterField(BETWEEN_LINE);
          }}
        />
      </label>
      {schedule.unread.length > 0 && (
        <p class="failure">
          Not a level: {all(schedule.unread.slice(0, 3))}. Write small blind / big blind / ante.
        </p>
      )}
      <button
        type="button"
        class="button"
        disabled={!next}
        onClick={() => {
          ui.refusal.value = between.nextLevel() ?? '';
        }}
      >
        Next level <kbd>l</kbd>
      </button>
    </details>
  );
}
