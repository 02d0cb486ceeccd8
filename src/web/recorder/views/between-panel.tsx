import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { writeBetweenLine } from '../../../formats/index.ts';
import { all } from '../../../kernel/index.ts';
import { levelsAfterThis, readSchedule, typedLevel } from '../../../tournament/index.ts';
import { Quoted } from '../../ui/quoted.tsx';
import { mendByKey } from '../model/acting.ts';
import { betweenPlace, linesAt } from '../model/between-edits.ts';
import type { BetweenHands } from '../model/between-hands.ts';
import {
  type Begun,
  letteredSeats,
  lineCompletions,
  meantLine,
  quickKey,
  SEAT_KEYS,
  TABLE_KEYS,
  type TableSeat,
} from '../model/between-line.ts';
import type { PageState } from '../model/page-state.ts';
import { Typing } from '../model/typing.ts';
import '../between.css';
import { enterField } from './fields.ts';
import { HandFinding } from './findings.tsx';

const LINE = 'between-line';

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

interface PartProps {
  readonly ui: PageState;
  readonly between: BetweenHands;
  readonly place: number;
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

function Lines({ ui, between, place }: PartProps) {
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

/** One field: small letters are quick keys while it is empty, capitals begin a line as it is written. */
function LineField({ ui, between, place }: PartProps) {
  const { recorder } = ui;
  const typed = useSignal('');
  const begun = useSignal<Begun>(null);
  const fault = useSignal('');
  const after = between.tableAt(place);
  const inHand = recorder.scene.value.table?.seats.map(({ name }) => name) ?? [];
  const seats = letteredSeats(after?.seats.filter(({ isGone }) => !isGone) ?? [], inHand);
  const known = between.names.value;
  const { levels = '' } = recorder.session.value;
  const coming = after ? levelsAfterThis(readSchedule(levels), after.blinds) : [];
  const offered = lineCompletions(typed.value, begun.value, seats, known, coming);
  useLayoutEffect(() => void enterField(LINE), []);
  const clear = (): void => {
    typed.value = '';
    begun.value = null;
    fault.value = '';
  };
  const write = (text: string): void => {
    const wrong = between.addLine(text);
    if (wrong === null) clear();
    else fault.value = wrong;
  };
  const press = (key: string): boolean => {
    const step = typed.value === '' ? quickKey(begun.value, key, seats) : null;
    if (!step) return false;
    fault.value = '';
    begun.value = step.kind === 'begun' ? step.begun : null;
    if (step.kind === 'typed') typed.value = step.text;
    if (step.kind === 'line') write(step.text);
    return true;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isEmpty = typed.value === '';
    if (isEmpty && begun.value === null && mendByKey(ui, event.key)) fault.value = '';
    else if (event.key === 'Enter') {
      if (!isEmpty) write(meantLine(begun.value, typed.value));
    } else if (event.key === 'Escape') {
      if (isEmpty && begun.value === null) ui.panel.value = null;
      else clear();
    } else if (event.key === 'Tab' && !event.shiftKey && offered.length > 0) {
      typed.value = offered[0]!;
    } else if (event.key === 'Backspace' && isEmpty) begun.value = null;
    else if (!press(event.key)) return;
    event.preventDefault();
  };
  return (
    <>
      <div class="between-field">
        <label for={LINE}>{fieldLabel(begun.value)}</label>
        <input
          id={LINE}
          autocomplete="off"
          spellcheck={false}
          placeholder={begun.value?.kind === 'sits' ? 'Erin 30000' : 'Alice: Recount 15600'}
          value={typed.value}
          aria-invalid={fault.value !== ''}
          aria-describedby="between-says"
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            fault.value = '';
          }}
          onKeyDown={onKey}
        />
        <span class="field-says" id="between-says" aria-live="polite">
          {fault.value && <Quoted message={fault.value} text="" />}
        </span>
      </div>
      {offered.length > 0 ? (
        <Offered words={offered} typed={typed} />
      ) : (
        typed.value === '' && <QuickKeys begun={begun.value} seats={seats} onKey={press} />
      )}
    </>
  );
}

function fieldLabel(begun: Begun): string {
  if (begun === null) return 'Line';
  if (begun.kind === 'seat') return `${begun.name} …`;
  return begun.after === null ? 'Who sits, with what' : `Who sits after ${begun.after}, with what`;
}

const Offered = ({
  words,
  typed,
}: {
  readonly words: readonly string[];
  readonly typed: Signal<string>;
}) => (
  <p class="between-keys">
    {words.map((word, i) => (
      <button
        key={word}
        type="button"
        class="button"
        onClick={() => {
          typed.value = word;
          enterField(LINE);
        }}
      >
        {word} {i === 0 && <kbd>Tab</kbd>}
      </button>
    ))}
  </p>
);

function QuickKeys({
  begun,
  seats,
  onKey,
}: {
  readonly begun: Begun;
  readonly seats: readonly TableSeat[];
  readonly onKey: (key: string) => boolean;
}) {
  if (begun?.kind === 'sits') return null;
  const keys: readonly (readonly [string, string])[] = begun
    ? SEAT_KEYS.map(([key, word]) => [key, word])
    : [
        ...seats.flatMap(({ name, letter }) => (letter === '' ? [] : [[letter, name] as const])),
        ...TABLE_KEYS.map(([key, word]) => [key, word] as const),
      ];
  return (
    <p class="between-keys">
      {keys.map(([key, word]) => (
        <button
          key={key}
          type="button"
          class="button"
          onClick={() => {
            onKey(key);
            enterField(LINE);
          }}
        >
          <kbd>{key}</kbd> <bdi>{word}</bdi>
        </button>
      ))}
    </p>
  );
}

/** The levels of the evening, typed or pasted once. */
function Schedule({ ui, between, place }: PartProps) {
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
            if (event.key === 'Escape') enterField(LINE);
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
