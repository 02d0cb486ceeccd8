import type { PageState } from '../model/page-state.ts';
import { NoCard, PlayingCard } from './card-field.tsx';
import '../middle.css';

/** Board and pots, in the middle of the table. */
export function TableMiddle({ ui }: { readonly ui: PageState }) {
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
            <span class="middle-name">{pot.name}</span>
            <b class="chips middle-amount">{ui.say(pot.amount)}</b>
            <bdi class="middle-who">{pot.who}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who can win each pot, where the middle of the table has no room for it: on a phone. */
export const PotLegend = ({ ui }: { readonly ui: PageState }) => (
  <ul class="pot-legend" aria-hidden="true">
    {ui.pots.value.map((pot, i) => (
      <li key={pot.name}>
        <span class={`swatch pot-${i % 6}`} />
        {pot.name} <bdi class="quiet">{pot.who}</bdi>
      </li>
    ))}
  </ul>
);

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

const secondBoard = (ui: PageState) =>
  ui.recorder.scene.value.verdict?.record.board2?.cards ?? null;
