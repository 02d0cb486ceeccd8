import { type Card, card, cardText } from '../../../rules/cards/index.ts';
import { PlayingCard } from './playing-card.tsx';

const SUITS = [3, 2, 1, 0];
const RANKS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** All 52 cards; those that are out cannot be picked. */
export const CardPicker = ({
  used,
  chosen,
  isFull,
  onPick,
}: {
  readonly used: ReadonlySet<Card>;
  readonly chosen: readonly Card[];
  readonly isFull: boolean;
  readonly onPick: (card: Card) => void;
}) => (
  <fieldset class="card-picker" aria-label="Cards">
    {SUITS.map((suit) => (
      <div key={suit} class="card-suit">
        {RANKS.map((rank) => {
          const one = card(rank, suit);
          const isChosen = chosen.includes(one);
          return (
            <button
              key={one}
              type="button"
              class="card-choice"
              disabled={used.has(one) || (isFull && !isChosen)}
              aria-pressed={isChosen}
              aria-label={used.has(one) ? `${cardText(one)}, out already` : cardText(one)}
              onClick={() => onPick(one)}
            >
              <PlayingCard card={one} />
            </button>
          );
        })}
      </div>
    ))}
  </fieldset>
);
