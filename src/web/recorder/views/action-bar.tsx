import type { ComponentChildren } from 'preact';
import { writeDoes } from '../../../formats/notation/index.ts';
import { isolated } from '../../ui/isolated.ts';
import { actByKey, beginChoice, seatsToChoose, toggleAway } from '../model/acting.ts';
import type { Ui } from '../model/page-state.ts';
import { keySizes } from '../model/sizes.ts';
import { AmountField, AmountSays } from './amount-field.tsx';
import '../acting.css';

/** What the player to act may do, with the exact amounts and their keys. */
export function ActionBar({ ui }: { readonly ui: Ui }) {
  const hand = ui.recorder.shown.value;
  const legal = ui.legal.value;
  if (!hand || !legal) return null;
  const sizes = keySizes(hand, legal);
  const call = legal.check ? 'Check' : legal.call ? `Call ${ui.say(legal.call.to)}` : null;
  const isReplacing = ui.recorder.cursor.value !== null || ui.conflict.value !== null;
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
      {isReplacing && (
        <p class="replacing">
          {ui.recorder.cursor.value === null
            ? 'What you do now takes the place of the line that does not fit.'
            : `What you do here takes the place of ${replacedText(ui)}; the rest is replayed.`}
        </p>
      )}
    </section>
  );
}

/** "Bob's Call 27500": the action after the moment shown. */
function replacedText({ recorder }: Ui): string {
  const { moments, verdict } = recorder.scene.value;
  const later = moments.slice((recorder.cursor.value ?? moments.length) + 1);
  const place = later.find((moment) => moment.place)?.place;
  const line = place && verdict?.record.sections[place.section]?.actions[place.action];
  return line ? `${isolated(line.name)}'s ${writeDoes(line)}` : 'what was done';
}

const Act = ({
  ui,
  name,
  isOff = false,
  children,
}: {
  readonly ui: Ui;
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
  readonly ui: Ui;
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

function FoldTo({ ui }: { readonly ui: Ui }) {
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
function Away({ ui, seat }: { readonly ui: Ui; readonly seat: number }) {
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
