import { type Card, cardText, suitOf } from '../../../rules/cards/index.ts';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** One card of the four-colour deck; the suit sign says the same as the colour. */
export function PlayingCard({ card }: { readonly card: Card }) {
  const text = cardText(card);
  return (
    <span class={`playing-card suit-${SUITS[suitOf(card)]}`}>
      {text[0]}
      <span class="suit">{text[1]}</span>
    </span>
  );
}

/** Where a card is still to come. */
export const NoCard = () => <span class="playing-card no-card" aria-hidden="true" />;
