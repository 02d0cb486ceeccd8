import type { Ui } from '../ui.ts';
import { NoCard, PlayingCard } from './playing-card.tsx';

/** Board and pots, in the middle of the table. */
export function Middle({ ui }: { readonly ui: Ui }) {
  const hand = ui.recorder.shown.value;
  const pots = ui.pots.value;
  if (!hand) return null;
  const { board } = hand;
  const second = ui.isPaid.value || ui.recorder.cursor.value === null ? secondBoard(ui) : null;
  return (
    <div class="middle" aria-hidden="true">
      <Row cards={board} />
      {second && <Row cards={[...board.slice(0, 5 - second.length), ...second]} />}
      <ul class={pots.length > 4 ? 'middle-pots many' : 'middle-pots'}>
        {pots.map((pot, i) => (
          <li key={pot.name}>
            <span class={`swatch pot-${i % 6}`} />
            <span class="middle-name">{pot.name}</span>{' '}
            <b class="chips middle-amount">{ui.say(pot.amount)}</b>
            <span class="middle-who">{pot.who}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Row = ({
  cards,
}: {
  readonly cards: readonly Parameters<typeof PlayingCard>[0]['card'][];
}) => (
  <div class="board">
    {[0, 1, 2, 3, 4].map((i) =>
      cards[i] === undefined ? <NoCard key={i} /> : <PlayingCard key={i} card={cards[i]} />,
    )}
  </div>
);

const secondBoard = (ui: Ui) => ui.recorder.scene.value.verdict?.record.board2?.cards ?? null;
