import { useSignal } from '@preact/signals';
import { seatsIn } from '../../../rules/index.ts';
import { FIELD } from '../fields.ts';
import { declaredPots, declaredText } from '../model/declared.ts';
import { readRanking } from '../model/ranking.ts';
import type { Ui } from '../ui.ts';

/** Winners as somebody declares them: one name or ranking for all pots, or pot by pot. */
export const Winners = ({ ui }: { readonly ui: Ui }) => (
  <section class="winners">
    <h3>
      Or say who wins <kbd>w</kbd>
    </h3>
    <RankingField ui={ui} />
    <PotWinners ui={ui} />
  </section>
);

function RankingField({ ui }: { readonly ui: Ui }) {
  const { recorder } = ui;
  const hand = recorder.scene.value.live!;
  const names = seatsIn(hand).map((seat) => hand.table.seats[seat]!.name);
  const typed = useSignal<string | null>(null);
  const reading = typed.value === null ? null : readRanking(typed.value, names);
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
          if (reading?.ok) recorder.tell(reading.telling);
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

function PotWinners({ ui }: { readonly ui: Ui }) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const settlement = scene.verdict?.settlement;
  if (!settlement) return null;
  const declared = declaredPots(scene);
  const toggle = (pot: number, name: string): void => {
    const pots = settlement.pots.map((_, i) => {
      const named = declared[i] ?? [];
      if (i !== pot) return named;
      return named.includes(name) ? named.filter((one) => one !== name) : [...named, name];
    });
    recorder.tell(
      pots.some((pot) => pot.length > 0) ? { kind: 'pots', pots } : { kind: 'nothing' },
    );
  };
  return (
    <ul class="pot-winners">
      {settlement.pots.map((pot, i) => (
        <li key={pot.name}>
          <span class="pot-winners-name">
            <span class={`swatch pot-${i % 6}`} aria-hidden="true" />
            {pot.name} <span class="chips">{ui.say(pot.amount)}</span>
          </span>
          <fieldset class="pot-choices" aria-label={`Winners of ${pot.name}`}>
            {pot.eligible.map((seat) => {
              const { name } = settlement.players[seat]!;
              const isOn = declared[i]?.includes(name) ?? false;
              return (
                <button
                  key={name}
                  type="button"
                  class={isOn ? 'button choice is-on' : 'button choice'}
                  aria-pressed={isOn}
                  onClick={() => toggle(i, name)}
                >
                  <bdi>{name}</bdi>
                </button>
              );
            })}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
