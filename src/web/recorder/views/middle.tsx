import { useComputed } from '@preact/signals';
import { seatsIn } from '../../../rules/index.ts';
import { potsOf } from '../model/street-report.ts';
import type { Ui } from '../ui.ts';
import { NoCard, PlayingCard } from './playing-card.tsx';

/** Board and pots, in the middle of the table. */
export function Middle({ ui }: { readonly ui: Ui }) {
  const hand = ui.recorder.shown.value;
  const pots = useComputed(() => shownPots(ui)).value;
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

interface ShownPot {
  readonly name: string;
  readonly amount: number;
  /** Who can win it, or who has. */
  readonly who: string;
}

/** The pots at the moment shown; once paid, with their winners. */
export function shownPots(ui: Ui): readonly ShownPot[] {
  const hand = ui.recorder.shown.value;
  if (!hand) return [];
  const settled = ui.isPaid.value ? ui.recorder.scene.value.verdict?.settlement : null;
  if (settled) {
    return settled.pots.map((pot) => ({
      name: pot.name,
      amount: pot.amount,
      who: `→ ${pot.winners.map(({ seat }) => settled.players[seat]!.name).join(', ')}`,
    }));
  }
  const names = seatsIn(hand).map((seat) => hand.table.seats[seat]!.name);
  return potsOf(hand).map((pot) => ({ ...pot, who: whoText(pot.eligible, names) }));
}

/** Names as long as they fit; else who of those still in cannot win it. */
function whoText(eligible: readonly string[], still: readonly string[]): string {
  if (eligible.length <= 4) return eligible.join(', ');
  const others = still.filter((name) => !eligible.includes(name));
  return others.length === 0
    ? `all ${eligible.length} still in`
    : `all still in but ${others.join(', ')}`;
}
