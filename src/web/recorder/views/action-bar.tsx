import type { ComponentChildren } from 'preact';
import { writeVerbAndAmount } from '../../../formats/index.ts';
import type { Unit } from '../../ui/amount.tsx';
import { isolated } from '../../ui/quoted.tsx';
import {
  actByAmount,
  actByKey,
  beginChoice,
  recordAction,
  seatsToChoose,
  toggleAway,
} from '../model/acting.ts';
import { followingLine } from '../model/moment-cursor.ts';
import type { PageState } from '../model/page-state.ts';
import { keySizes, sayBareAmount } from '../model/sizes.ts';
import '../acting.css';
import { FIELD } from './fields.ts';

/** What the player to act may do, with the exact amounts and their keys. */
export function ActionBar({ ui }: { readonly ui: PageState }) {
  const hand = ui.recorder.shown.value;
  const legal = ui.legal.value;
  if (!hand || !legal) return null;
  const sizes = keySizes(hand, legal);
  const call = legal.check ? 'Check' : legal.call ? `Call ${ui.say(legal.call.to)}` : null;
  const effect = effectText(ui);
  return (
    <section class="action-bar" aria-label={`Actions of ${hand.table.seats[legal.seat]!.name}`}>
      <div class="sizes">
        <AmountField ui={ui} />
        <Size ui={ui} name="m" word="Min" amount={sizes?.min} />
        <Size ui={ui} name="h" word="½ pot" amount={sizes?.half} />
        <Size ui={ui} name="p" word="Pot" amount={sizes?.pot} />
      </div>
      <AmountSays ui={ui} />
      <div class="acts">
        <Act ui={ui} name="f">
          Fold
        </Act>
        <Act ui={ui} name="c" isOff={call === null && legal.allIn === null}>
          {call ?? (legal.allIn ? `Call all-in ${ui.say(legal.allIn.to)}` : 'Call')}
        </Act>
        <Act ui={ui} name="a" isOff={legal.allIn === null}>
          {legal.allIn ? `All-in ${ui.say(legal.allIn.to)}` : 'All-in'}
        </Act>
        <FoldTo ui={ui} />
        <Away ui={ui} seat={legal.seat} />
      </div>
      {effect !== null && (
        <p class="replacing" aria-live="polite">
          {effect}
        </p>
      )}
    </section>
  );
}

/** What an action does to the lines that follow; null where none does. */
function effectText({ recorder }: PageState): string | null {
  const line = followingLine(recorder);
  if (!line) return recorder.cursor.value === null ? null : 'What you do here is added.';
  const text = `${isolated(line.name)}'s ${writeVerbAndAmount(line)}`;
  if (recorder.isInserting.value) {
    return `What you do now goes in before ${text}; the rest shifts and is replayed.`;
  }
  return recorder.cursor.value === null
    ? 'What you do now takes the place of the line that does not fit.'
    : `What you do here takes the place of ${text}; the rest is replayed.`;
}

const Act = ({
  ui,
  name,
  isOff = false,
  children,
}: {
  readonly ui: PageState;
  readonly name: string;
  readonly isOff?: boolean;
  readonly children: ComponentChildren;
}) => (
  <button
    type="button"
    class={`button act act-${name}`}
    disabled={isOff}
    aria-keyshortcuts={name}
    onClick={() => actByKey(ui, name)}
  >
    <span class="chips">{children}</span> <kbd>{name}</kbd>
  </button>
);

const Size = ({
  ui,
  name,
  word,
  amount,
}: {
  readonly ui: PageState;
  readonly name: string;
  readonly word: string;
  readonly amount: number | undefined;
}) => (
  <button
    type="button"
    class="button size"
    disabled={amount === undefined}
    aria-keyshortcuts={name}
    onClick={() => actByKey(ui, name)}
  >
    <span class="size-word">
      {word} <kbd>{name}</kbd>
    </span>
    <span class="chips">{amount === undefined ? '–' : ui.say(amount)}</span>
  </button>
);

function FoldTo({ ui }: { readonly ui: PageState }) {
  const isChoosing = ui.choice.value?.purpose === 'fold-to';
  return (
    <button
      type="button"
      class={isChoosing ? 'button act fold-to is-on' : 'button act fold-to'}
      disabled={seatsToChoose(ui, 'fold-to').length === 0}
      aria-pressed={isChoosing}
      aria-keyshortcuts="Shift+F"
      onClick={() => {
        if (isChoosing) ui.choice.value = null;
        else beginChoice(ui, 'fold-to');
      }}
    >
      {isChoosing ? 'Which seat?' : 'Fold to…'} <kbd>⇧F</kbd>
    </button>
  );
}

/** ACT-9: the player to act has left, or is back. */
function Away({ ui, seat }: { readonly ui: PageState; readonly seat: number }) {
  if (ui.choice.value?.purpose === 'away') {
    return (
      <button
        type="button"
        class="button act away is-on"
        aria-pressed={true}
        aria-keyshortcuts="Shift+X"
        onClick={() => {
          ui.choice.value = null;
        }}
      >
        Which seat?
      </button>
    );
  }
  return (
    <button
      type="button"
      class="button act away"
      aria-keyshortcuts="x"
      onClick={() => toggleAway(ui, seat)}
    >
      {ui.seats.value[seat]?.isAway ? 'Back' : 'Away'} <kbd>x</kbd>
    </button>
  );
}

/** The amount of a bet or raise as it is typed, and what it comes to. */
function AmountField({ ui }: { readonly ui: PageState }) {
  const { bet, raise } = ui.legal.value!;
  const sizing = ui.sizing.value;
  const verb = ui.recorder.shown.value!.price === 0 ? 'Bet' : 'Raise to';
  const range = bet ?? raise;
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }): void => {
    const field = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat && actByAmount(ui, event.shiftKey)) field.blur();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      ui.typed.value = '';
      field.blur();
    } else if (event.repeat && /^[a-z]$/.test(key)) {
      // The b or r that led here is still held down.
      event.preventDefault();
    } else if (ui.typed.value === '' && !event.shiftKey && /^[mhp]$/.test(key)) {
      // In an empty field these are still keys: r p is a raise of the pot. Others begin a word: ai.
      event.preventDefault();
      if (actByKey(ui, key)) field.blur();
    }
  };
  return (
    <div class={sizing && !sizing.ok ? 'amount-field is-wrong' : 'amount-field'}>
      <label for={FIELD.amount} class="amount-label">
        {verb} <kbd>{bet ? 'b' : 'r'}</kbd>
      </label>
      <input
        id={FIELD.amount}
        inputMode="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={
          range ? `${isOnlyAllIn(range) ? 'all-in' : 'from'} ${ui.say(range.min)}` : 'not open'
        }
        value={ui.typed.value}
        aria-invalid={sizing !== null && !sizing.ok}
        aria-describedby="amount-says"
        onInput={(event) => {
          ui.typed.value = event.currentTarget.value;
        }}
        onKeyDown={onKey}
      />
    </div>
  );
}

/** What the typed amount comes to; before anything is typed, what can be. */
function AmountSays({ ui }: { readonly ui: PageState }) {
  const { bb } = ui.recorder.shown.value!.table.blinds;
  const bare = sayBareAmount(ui.typed.value, ui.unit.value, bb);
  return (
    <div class="amount-says" id="amount-says" aria-live="polite">
      {bare !== null && <span class="chips">{bare}</span>} <Says ui={ui} />
    </div>
  );
}

function Says({ ui }: { readonly ui: PageState }) {
  const sizing = ui.sizing.value;
  if (!sizing) return <span class="quiet">{rangeText(ui)}</span>;
  if (sizing.ok) {
    const { action } = sizing;
    return (
      <button type="button" class="button does" onClick={() => recordAction(ui, action)}>
        {withAmount(action, ui)} <kbd>Enter</kbd>
      </button>
    );
  }
  const { forced } = sizing;
  return (
    <>
      <span class="amount-wrong">{sizing.message}</span>
      {forced && (
        <button type="button" class="button does" onClick={() => recordAction(ui, forced)}>
          Record it all the same <kbd>⇧Enter</kbd>
        </button>
      )}
    </>
  );
}

/** A number alone is in the unit shown; chips are said with c. */
const HOW_TO_TYPE: Readonly<Record<Unit, string>> = {
  chips: '2.2k, 3bb, 50% or ai',
  k: '5 for 5K, 5000c for chips, 3bb, 50% or ai',
  m: '1.5 for 1.5M, 5000c for chips, 3bb, 50% or ai',
  bb: '3 for 3 BB, 5000c for chips, 50% or ai',
};

function rangeText(ui: PageState): string {
  const { bet, raise, allIn } = ui.legal.value!;
  const range = bet ?? raise;
  if (range && isOnlyAllIn(range)) {
    return `All-in ${ui.say(range.max)} is the only ${bet ? 'bet' : 'raise'}.`;
  }
  if (range) {
    return `${bet ? 'Bet' : 'Raise'} from ${ui.say(range.min)} to ${ui.say(range.max)}: type ${HOW_TO_TYPE[ui.unit.value]}.`;
  }
  if (!allIn) return 'No raise is open here (ACT-6, ACT-7).';
  const { price } = ui.recorder.shown.value!;
  if (allIn.to <= price) return 'Too few chips to raise.';
  return `All-in ${ui.say(allIn.to)} is the only ${price === 0 ? 'bet' : 'raise'}, less than a full one.`;
}

/** ACT-4, ACT-5: the least bet or raise takes the whole stack. */
const isOnlyAllIn = ({ min, max }: { readonly min: number; readonly max: number }): boolean =>
  min === max;

/** "Raise 22,500" */
const withAmount = (action: Parameters<typeof recordAction>[1], ui: PageState): string => {
  const words = writeVerbAndAmount({ verb: action.verb });
  return action.to ? `${words} ${ui.say(action.to)}` : words;
};
