import { writeCards } from '../../formats/notation/index.ts';
import type { Card } from '../../rules/cards/card.ts';

/** Cards in the notation, hearts and diamonds in red. */
export const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <span class="cards">
    {writeCards(cards)
      .split(' ')
      .map((text) => (
        <span key={text} class={/[♥♦]/.test(text) ? 'card card-red' : 'card'}>
          {text}
        </span>
      ))}
  </span>
);
