import { isBettingOver, showOrder } from '../../../rules/index.ts';
import { handNames } from '../model/awards.ts';
import type { Ui } from '../model/page-state.ts';
import { AwardList } from './award-list.tsx';
import { enterField, FIELD } from './fields.ts';
import { HoleField } from './hole-field.tsx';
import { RandomCards } from './random-cards.tsx';
import { SecondBoard } from './second-board.tsx';
import { Winners } from './winners.tsx';
import '../panels.css';

/** Who has what and who gets what: by cards, or as somebody declares it. */
export function ShowdownPanel({ ui }: { readonly ui: Ui }) {
  const scene = ui.recorder.scene.value;
  const hand = scene.live;
  const isOver = scene.stage === 'showdown' || scene.stage === 'settled';
  if (!hand || !isOver || !isBettingOver(hand) || ui.recorder.cursor.value !== null) return null;
  if (hand.players < 2) return <AwardList ui={ui} />;
  const { seats, everyoneShows } = showOrder(hand);
  const names = handNames(scene);
  return (
    <section class="panel showdown" aria-label="Showdown" tabIndex={-1}>
      <header class="panel-head">
        <h2>Showdown</h2>
        <span class="quiet">
          {everyoneShows
            ? 'Somebody is all-in: every hand is shown (SHOW-1).'
            : `${hand.table.seats[seats[0]!]!.name} shows first (SHOW-1).`}
        </span>
      </header>
      {!ui.isReadOnly && (
        <div class="two">
          <section>
            <h3>
              By cards <kbd>o</kbd>
            </h3>
            <div class="holes">
              {seats.map((seat, i) => {
                const { name } = hand.table.seats[seat]!;
                return (
                  <div key={name} class="hole-row">
                    <HoleField
                      ui={ui}
                      name={name}
                      id={`${FIELD.hole}-${i}`}
                      label={name}
                      onEnter={() => goOn(i + 1)}
                    />
                    <span class="hand-name quiet">{names.get(name) ?? ''}</span>
                  </div>
                );
              })}
            </div>
            <SecondBoard ui={ui} />
            <RandomCards ui={ui} />
          </section>
          <Winners ui={ui} />
        </div>
      )}
      <AwardList ui={ui} />
    </section>
  );
}

/** Enter leads to the next player's cards; after the last one the keys work again. */
function goOn(next: number): void {
  if (enterField(`${FIELD.hole}-${next}`)) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
