import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { levelsAfterThis, readSchedule } from '../../../tournament/index.ts';
import { Quoted } from '../../ui/quoted.tsx';
import { mendByKey } from '../model/acting.ts';
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
import { enterField } from './fields.ts';

/** The id of the field that takes a line between hands. */
export const BETWEEN_LINE = 'between-line';

/** What each part of the panel between hands is made from. */
export interface BetweenPartProps {
  readonly ui: PageState;
  readonly between: BetweenHands;
  /** The hand below which lines are written. */
  readonly place: number;
}

/** One field: small letters are quick keys while it is empty, capitals begin a line as it is written. */
export function LineField({ ui, between, place }: BetweenPartProps) {
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
  useLayoutEffect(() => void enterField(BETWEEN_LINE), []);
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
        <label for={BETWEEN_LINE}>{fieldLabel(begun.value)}</label>
        <input
          id={BETWEEN_LINE}
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
          enterField(BETWEEN_LINE);
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
            enterField(BETWEEN_LINE);
          }}
        >
          <kbd>{key}</kbd> <bdi>{word}</bdi>
        </button>
      ))}
    </p>
  );
}
