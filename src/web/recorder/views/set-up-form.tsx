import { type Signal, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { HouseRules } from '../../../rules/index.ts';
import { readTypedLevel } from '../model/next-hand.ts';
import type { PageState } from '../model/page-state.ts';
import { draftOf, draftRules, draftText, type SetUpDraft, timeOf } from '../model/set-up-draft.ts';
import { Typing } from '../model/typing.ts';
import { FIELD } from './fields.ts';
import { type PutDraft, SetUpSeats } from './set-up-seats.tsx';

/** The form writes the text with every letter; the text, changed elsewhere, writes the form. */
export function SetUpForm({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const draft = useDraft(ui);
  const typing = useMemo(() => new Typing(recorder), [recorder]);
  const put = (change: Partial<SetUpDraft>): void => {
    const next = { ...draft.value, ...change };
    const text = draftText(next, recorder.text.value);
    draft.value = {
      ...next,
      seats: next.seats.map((seat) => ({ ...seat, was: seat.name.trim() || null })),
    };
    draft.written.current = text;
    typing.write(text);
  };
  const { level } = draft.value;
  const isWrong = level.trim() !== '' && readTypedLevel(level) === null;
  return (
    <form
      class="set-up-form"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enterNext(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        typing.endBurst();
        if (recorder.scene.value.table) ui.isSettingUp.value = false;
        else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <div class="set-up-head">
        <Field
          label="Hand"
          value={draft.value.number}
          onText={(number) => put({ number })}
          kind="short"
        />
        <Field
          id={FIELD.setUp}
          label="Blinds: SB/BB/ante"
          value={level}
          placeholder="2.5k/5k/5k"
          isWrong={isWrong}
          onText={(typed) => put({ level: typed })}
        />
        <Field
          label="Started at"
          value={draft.value.startedAt}
          placeholder="00:02:30"
          kind="short"
          isWrong={isNoTime(draft.value.startedAt)}
          onText={(startedAt) => put({ startedAt })}
        />
        <Field
          label="Ended at"
          value={draft.value.endedAt}
          placeholder="00:05:40"
          kind="short"
          isWrong={isNoTime(draft.value.endedAt)}
          onText={(endedAt) => put({ endedAt })}
        />
      </div>
      <SetUpSeats draft={draft.value} put={put} />
      <SetUpRules draft={draft.value} put={put} />
    </form>
  );
}

const isNoTime = (typed: string): boolean => typed.trim() !== '' && timeOf(typed) === null;

/** Enter leads on from field to field, as it does in the list of players. */
function enterNext(event: KeyboardEvent & { currentTarget: HTMLFormElement }): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not([type])')];
  const next = fields[fields.indexOf(event.target) + 1];
  next?.focus();
  next?.select();
}

type Draft = Signal<SetUpDraft> & { written: { current: string } };

function useDraft(ui: PageState): Draft {
  const text = ui.recorder.text.value;
  const written = useRef(text);
  const draft = useSignal(draftOf(text)) as Signal<SetUpDraft>;
  if (written.current !== text) {
    written.current = text;
    draft.value = draftOf(text);
  }
  return Object.assign(draft, { written });
}

/** House rules, and where the hand was played. Most hands need none of it. */
function SetUpRules({ draft, put }: { readonly draft: SetUpDraft; readonly put: PutDraft }) {
  const rules = draftRules(draft);
  const rule = (change: Partial<HouseRules>): void => put({ rules: { ...draft.rules, ...change } });
  return (
    <details class="set-up-rules">
      <summary>House rules, event, table, video</summary>
      <div class="set-up-grid">
        <Choice
          label="Ante order"
          value={rules.anteOrder}
          of={ANTE_ORDER}
          onChoice={(anteOrder) => rule({ anteOrder })}
        />
        <Choice
          label="Ante type"
          value={rules.anteType}
          of={ANTE_TYPE}
          onChoice={(anteType) => rule({ anteType })}
        />
        <Choice
          label="Button rule"
          value={rules.button}
          of={BUTTON}
          onChoice={(button) => rule({ button })}
        />
        <Choice
          label="Uncalled chips"
          value={rules.uncalled}
          of={UNCALLED}
          onChoice={(uncalled) => rule({ uncalled })}
        />
        <Field
          label="Odd chip"
          kind="short"
          value={String(rules.oddChip)}
          onText={(typed) => {
            if (/^[1-9]\d{0,9}$/.test(typed.trim())) rule({ oddChip: Number(typed) });
          }}
        />
        <Field label="Event" value={draft.event} onText={(event) => put({ event })} />
        <Field label="Table" value={draft.table} onText={(table) => put({ table })} />
        <Field
          label="Video"
          value={draft.video}
          placeholder="https://…"
          onText={(video) => put({ video })}
        />
      </div>
    </details>
  );
}

const ANTE_ORDER = { 'ante-first': 'Ante first', 'bb-first': 'Big blind first' } as const;

const ANTE_TYPE = { bb: 'Big blind pays it', all: 'Everybody pays it' } as const;

const BUTTON = { moving: 'Moving', dead: 'Dead', seat: 'Seat by seat' } as const;

const UNCALLED = { return: 'Returned', 'side-pot': 'A side pot' } as const;

const Choice = <T extends string>({
  label,
  value,
  of,
  onChoice,
}: {
  readonly label: string;
  readonly value: T;
  readonly of: Readonly<Record<T, string>>;
  readonly onChoice: (value: T) => void;
}) => (
  <label class="field field-long">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChoice(event.currentTarget.value as T)}>
      {(Object.entries(of) as [T, string][]).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** A field of the set-up form under its label. */
const Field = ({
  id,
  label,
  value,
  placeholder = '',
  kind = 'long',
  isWrong = false,
  onText,
}: {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly kind?: 'short' | 'long';
  readonly isWrong?: boolean;
  readonly onText: (text: string) => void;
}) => (
  <label class={`field field-${kind}`}>
    <span>{label}</span>
    <input
      {...(id && { id })}
      autocomplete="off"
      spellcheck={false}
      placeholder={placeholder}
      value={value}
      aria-invalid={isWrong}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  </label>
);
