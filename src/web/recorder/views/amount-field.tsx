import { writeDoes } from '../../../formats/notation/index.ts';
import { act, actByAmount, actByKey } from '../model/acting.ts';
import type { Ui } from '../model/page-state.ts';
import { FIELD } from './fields.ts';

/** The amount of a bet or raise as it is typed, and what it comes to. */
export function AmountField({ ui }: { readonly ui: Ui }) {
  const { bet, raise } = ui.legal.value!;
  const sizing = ui.sizing.value;
  const verb = ui.recorder.shown.value!.price === 0 ? 'Bet' : 'Raise to';
  const range = bet ?? raise;
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }): void => {
    const field = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (actByAmount(ui, event.shiftKey)) field.blur();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      ui.typed.value = '';
      field.blur();
    } else if (ui.typed.value === '' && /^[mhp]$/.test(event.key)) {
      // In an empty field these are still keys: r p is a raise of the pot. Others begin a word: ai.
      event.preventDefault();
      if (actByKey(ui, event.key)) field.blur();
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
export const AmountSays = ({ ui }: { readonly ui: Ui }) => (
  <div class="amount-says" id="amount-says" aria-live="polite">
    <Says ui={ui} />
  </div>
);

function Says({ ui }: { readonly ui: Ui }) {
  const sizing = ui.sizing.value;
  if (!sizing) return <span class="quiet">{rangeText(ui)}</span>;
  if (sizing.ok) {
    const { action } = sizing;
    return (
      <button type="button" class="button does" onClick={() => act(ui, action)}>
        {withAmount(action, ui)} <kbd>Enter</kbd>
      </button>
    );
  }
  const { forced } = sizing;
  return (
    <>
      <span class="amount-wrong">{sizing.message}</span>
      {forced && (
        <button type="button" class="button does" onClick={() => act(ui, forced)}>
          Record it all the same <kbd>⇧Enter</kbd>
        </button>
      )}
    </>
  );
}

function rangeText(ui: Ui): string {
  const { bet, raise, allIn } = ui.legal.value!;
  const range = bet ?? raise;
  if (range && isOnlyAllIn(range)) {
    return `All-in ${ui.say(range.max)} is the only ${bet ? 'bet' : 'raise'}.`;
  }
  if (range) {
    return `${bet ? 'Bet' : 'Raise'} from ${ui.say(range.min)} to ${ui.say(range.max)}: type 2.2k, 3bb, 50% or ai.`;
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
const withAmount = (action: Parameters<typeof act>[1], ui: Ui): string => {
  const words = writeDoes({ verb: action.verb });
  return action.to ? `${words} ${ui.say(action.to)}` : words;
};
