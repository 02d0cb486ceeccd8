import type { Ui } from '../model/page-state.ts';
import type { SeatView } from '../model/table-view.ts';
import { PlayingCard } from './playing-card.tsx';

/** One seat: press it for the stack history, or to fold up to it. */
export function SeatBox({
  ui,
  seat,
  letter,
  onPress,
}: {
  readonly ui: Ui;
  readonly seat: SeatView;
  /** The key that chooses the seat, while one is being chosen. */
  readonly letter: string | null;
  readonly onPress: () => void;
}) {
  const { name, label, stack, bet, standing, isToAct, hasButton } = seat;
  const isChosen = ui.choice.value?.seat === seat.seat;
  const conflict = ui.conflict.value?.line.name === name && ui.recorder.cursor.value === null;
  const kinds = ['seat-box', `is-${standing}`];
  if (isToAct) kinds.push('is-to-act');
  if (isChosen) kinds.push('is-chosen');
  if (conflict) kinds.push('is-conflict');
  if ((seat.won ?? 0) > 0) kinds.push('is-winner');
  return (
    <>
      <button
        type="button"
        class={kinds.join(' ')}
        data-seat={seat.seat}
        title={name}
        onClick={onPress}
      >
        <span class="off-screen">{purposeOf(ui, seat, letter)}</span>
        <span class="seat-top">
          <bdi class="seat-who">{name}</bdi> <span class="seat-position">{label}</span>
        </span>{' '}
        <span class="seat-stack chips">{ui.say(stack)}</span>{' '}
        <span class="seat-state">
          <Hole hole={seat.hole} /> {seat.isAway && <span class="seat-away">away</span>}{' '}
          {conflict ? 'conflict' : stateOf(seat, ui)}
        </span>
        {letter && <kbd class="seat-letter">{letter}</kbd>}
      </button>
      {hasButton && (
        <span
          class={seat.dead ? 'dealer-button is-dead' : 'dealer-button'}
          title={seat.dead ? 'Dead button' : 'Dealer button'}
        >
          D
        </span>
      )}
      {bet > 0 && <span class="bet chips">{ui.say(bet)}</span>}
    </>
  );
}

/** What pressing the seat does, for those who hear it. */
function purposeOf(ui: Ui, { isAway }: SeatView, letter: string | null): string {
  if (!letter) return 'Stack history of ';
  if (ui.choice.value?.purpose === 'fold-to') return 'Fold up to ';
  return isAway ? 'Mark as back: ' : 'Mark as away: ';
}

const Hole = ({ hole }: { readonly hole: SeatView['hole'] }) =>
  hole === null || typeof hole === 'string' ? null : (
    <span class="seat-hole">
      <PlayingCard card={hole[0]} />
      <PlayingCard card={hole[1]} />
    </span>
  );

function stateOf({ standing, stack, last, won, hole, dead }: SeatView, ui: Ui): string {
  if (won !== null && won > 0) return `+${ui.say(won)}`;
  if (standing === 'out') return dead ?? 'out';
  if (standing === 'folded' || standing === 'mucked') return standing;
  // RET-1: who was all-in for more than anybody called has chips left.
  if (standing === 'all-in') return won === null ? 'all-in' : stack > 0 ? '' : 'busted';
  if (hole === 'mucks') return 'mucks';
  return last && won === null ? last : '';
}
