import { type Signal, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { readLevel } from '../model/level.ts';
import type { Ui } from '../model/page-state.ts';
import { draftOf, draftText, type SetUpDraft, timeOf } from '../model/set-up-draft.ts';
import { Typing } from '../model/typing.ts';
import { FIELD } from './fields.ts';
import { Field } from './set-up-field.tsx';
import { SetUpRules } from './set-up-rules.tsx';
import { SetUpSeats } from './set-up-seats.tsx';

/** The form writes the text with every letter; the text, changed elsewhere, writes the form. */
export function SetUpForm({ ui }: { readonly ui: Ui }) {
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
  const isWrong = level.trim() !== '' && readLevel(level) === null;
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

function useDraft(ui: Ui): Draft {
  const text = ui.recorder.text.value;
  const written = useRef(text);
  const draft = useSignal(draftOf(text)) as Signal<SetUpDraft>;
  if (written.current !== text) {
    written.current = text;
    draft.value = draftOf(text);
  }
  return Object.assign(draft, { written });
}
