import { useSignal } from '@preact/signals';
import { readPotName } from '../../../formats/index.ts';
import { seatsIn } from '../../../rules/index.ts';
import {
  askedPot,
  declaredPots,
  declaredText,
  readTypedRanking,
  withNameAt,
} from '../model/declared.ts';
import type { PageState } from '../model/page-state.ts';
import { seatLetter } from '../model/table-view.ts';
import { FIELD } from './fields.ts';

/** Winners as somebody declares them: one name or ranking for all pots, or pot by pot. */
export const WinnersPart = ({ ui }: { readonly ui: PageState }) => (
  <section class="winners">
    <h3>
      Or say who wins <kbd>w</kbd>
    </h3>
    <RankingField ui={ui} />
    <p class="quiet">
      Or pot by pot <kbd>⇧W</kbd>
    </p>
    <PotWinners ui={ui} />
  </section>
);

function RankingField({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const hand = recorder.scene.value.live!;
  const names = seatsIn(hand).map((seat) => hand.table.seats[seat]!.name);
  const typed = useSignal<string | null>(null);
  const reading = typed.value === null ? null : readTypedRanking(typed.value, names);
  return (
    <div class="ranking-field">
      <label for={FIELD.winners}>One winner, or a ranking for all pots</label>
      <input
        id={FIELD.winners}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={`${names.slice(0, 2).join(' > ')}`}
        value={typed.value ?? declaredText(recorder.scene.value)}
        aria-invalid={reading !== null && !reading.ok}
        aria-describedby="winners-says"
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
        onBlur={() => {
          if (reading?.ok) recorder.declareWinners(reading.telling);
          if (reading?.ok) typed.value = null;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') typed.value = null;
          if (event.key === 'Escape' || (event.key === 'Enter' && reading?.ok !== false)) {
            event.preventDefault();
            event.currentTarget.blur();
          }
        }}
      />
      <div class="field-says" id="winners-says" aria-live="polite">
        {reading && !reading.ok && reading.message}
      </div>
    </div>
  );
}

function PotWinners({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const settlement = scene.verdict?.settlement;
  if (!settlement) return null;
  const declared = declaredPots(scene);
  const asked = askedPot(ui);
  return (
    <ul class="pot-winners" aria-label="Pot by pot">
      {settlement.pots.map((pot, i) => (
        <li key={pot.name}>
          <span class="pot-winners-name">
            <span class={`swatch pot-${i % 6}`} aria-hidden="true" />
            {pot.name} <span class="chips">{ui.say(pot.amount)}</span>
          </span>
          {declared.map(
            ({ pot: of, board, names }, at) =>
              of === i && (
                <fieldset
                  key={board}
                  class="pot-choices"
                  aria-label={`Winners of ${readPotName(i, board)}`}
                >
                  {board !== null && <span class="pot-board quiet">Board {board}</span>}
                  {pot.eligible.map((seat) => {
                    const { name } = settlement.players[seat]!;
                    return (
                      <Choice
                        key={name}
                        name={name}
                        letter={asked?.at === at ? seatLetter(seat) : null}
                        isOn={names.includes(name)}
                        onPress={() => recorder.declareWinners(withNameAt(declared, at, name))}
                      />
                    );
                  })}
                </fieldset>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}

const Choice = ({
  name,
  letter,
  isOn,
  onPress,
}: {
  readonly name: string;
  /** While this pot is asked for. */
  readonly letter: string | null;
  readonly isOn: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    class={isOn ? 'button pot-choice is-on' : 'button pot-choice'}
    aria-pressed={isOn}
    onClick={onPress}
  >
    <bdi>{name}</bdi>
    {letter && <kbd>{letter}</kbd>}
  </button>
);
