import { type Signal, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { figure } from '../../../kernel/index.ts';
import { readTypedLevel } from '../../../tournament/index.ts';
import { Lazy } from '../../ui/lazy.tsx';
import type { PageState } from '../model/page-state.ts';
import {
  draftOf,
  draftRules,
  draftText,
  proposedOddChip,
  type SetUpDraft,
  timeOf,
  withProposedOddChip,
} from '../model/set-up-draft.ts';
import { Typing } from '../model/typing.ts';
import { enterField, FIELD, leaveField } from './fields.ts';
import { Choice, Field } from './set-up-fields.tsx';
import { type PutDraft, SetUpSeats } from './set-up-seats.tsx';

/** The form writes the text with every letter; the text, changed elsewhere, writes the form. */
export function SetUpForm({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const { draft, written, isProposing } = useDraft(ui);
  const typing = useMemo(() => new Typing(recorder), [recorder]);
  const put = (change: Partial<SetUpDraft>): void => {
    const { oddChip } = draft.value.rules;
    if (change.rules && change.rules.oddChip !== oddChip) isProposing.current = false;
    const typed = { ...draft.value, ...change };
    const next = isProposing.current ? withProposedOddChip(typed) : typed;
    const text = draftText(next, recorder.text.value);
    draft.value = {
      ...next,
      seats: next.seats.map((seat) => ({ ...seat, was: seat.name.trim() || null })),
    };
    written.current = text;
    ui.isFillingIn.value = true;
    typing.write(text);
  };
  /** Somebody has done what can be done here: the table, or what is wrong, is to be seen. */
  const end = (): void => {
    typing.endBurst();
    ui.isFillingIn.value = false;
    if (recorder.scene.value.table) ui.isSettingUp.value = false;
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
        end();
        if (!recorder.scene.value.table) leaveField();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && recorder.scene.value.table) ui.isFillingIn.value = false;
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
      <SetUpSeats
        draft={draft.value}
        put={put}
        known={recorder.between.value?.names.value ?? []}
        open={recorder.between.value?.openStacks.value}
        onEnd={() => {
          end();
          if (!recorder.scene.value.table) enterField(FIELD.setUp);
        }}
      />
      <RulesInBrief draft={draft.value} put={put} />
      <MoreRules draft={draft.value} put={put} />
    </form>
  );
}

const isNoTime = (typed: string): boolean => typed.trim() !== '' && timeOf(typed) === null;

/** Enter leads on from field to field, as it does in the list of players. */
function enterNext(event: KeyboardEvent & { currentTarget: HTMLFormElement }): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  // Times have keys of their own: after the blinds come the names, and a name must not land in a time.
  if (event.target.id === FIELD.setUp && enterField('seat-name-0')) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not([type])')];
  const next = fields[fields.indexOf(event.target) + 1];
  next?.focus();
  next?.select();
}

interface DraftInForm {
  readonly draft: Signal<SetUpDraft>;
  /** The text as the form wrote or read it. */
  readonly written: { current: string };
  /** Only a hand that begins here gets its odd chip proposed in the text, until somebody names one. */
  readonly isProposing: { current: boolean };
}

function useDraft(ui: PageState): DraftInForm {
  const text = ui.recorder.text.value;
  const written = useRef(text);
  const isProposing = useRef(text.trim() === '');
  const draft = useSignal<SetUpDraft>(draftOf(text));
  if (written.current !== text) {
    // Another hand, or the text was changed elsewhere.
    written.current = text;
    isProposing.current = text.trim() === '';
    draft.value = draftOf(text);
  }
  return { draft, written, isProposing };
}

/** Both profiles with their difference, and the odd chip with where it comes from (ODD-1). */
function RulesInBrief({ draft, put }: { readonly draft: SetUpDraft; readonly put: PutDraft }) {
  const { oddChip } = draftRules(draft);
  const proposed = proposedOddChip(draft);
  return (
    <div class="set-up-brief">
      <Choice
        label="Rules"
        value={draft.rules.profile ?? 'collector'}
        of={PROFILE}
        onChoice={(profile) => put({ rules: { ...draft.rules, profile } })}
      />
      <p class="quiet">
        They differ in two things: who cannot pay both pays the ante first or the big blind first,
        and the button moves on or stays at an empty seat.
      </p>
      {proposed !== null && (
        <p class="quiet">
          Odd chip {figure(oddChip)}
          {proposed === oddChip
            ? ': the largest chip that pays these blinds and stacks.'
            : `; these blinds and stacks can be paid in chips of ${figure(proposed)}. `}
          {proposed !== oddChip && (
            <button
              type="button"
              class="button"
              onClick={() => put({ rules: { ...draft.rules, oddChip: proposed } })}
            >
              Use {figure(proposed)}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

const PROFILE = {
  collector: 'collector: ante first, moving button',
  tda: 'tda: big blind first, dead button',
} as const;

const setUpRules = () => import('./set-up-rules.tsx');

/** Most hands need none of it: it comes when it is opened. */
function MoreRules({ draft, put }: { readonly draft: SetUpDraft; readonly put: PutDraft }) {
  const isOpen = useSignal(false);
  return (
    <details
      class="set-up-rules"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>House rules, event, table, video</summary>
      {isOpen.value && (
        <Lazy load={setUpRules}>{({ SetUpRules }) => <SetUpRules draft={draft} put={put} />}</Lazy>
      )}
    </details>
  );
}
