import { writeCards, writeHole } from '../../../formats/notation/index.ts';
import type { Ui } from '../model/page-state.ts';
import type { SeatView } from '../model/table-view.ts';

const HEAD = ['Player', 'Position', 'Stack', 'Bet', 'State', 'Cards'] as const;

/** The picture in words, for those who hear it. */
export function TableFacts({ ui }: { readonly ui: Ui }) {
  const board = ui.recorder.shown.value?.board ?? [];
  return (
    <div class="off-screen">
      <table class="table-facts">
        <caption>
          The table. Board: {board.length > 0 ? writeCards(board) : 'no cards yet'}.
        </caption>
        <thead>
          <tr>
            {HEAD.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ui.seats.value.map((seat) => (
            <tr key={seat.name} data-seat={seat.seat}>
              <th scope="row">
                <bdi>{seat.name}</bdi>
              </th>
              <td>{seat.hasButton ? `${seat.label ?? ''} (button)` : seat.label}</td>
              <td>{ui.say(seat.stack)}</td>
              <td>{ui.say(seat.bet)}</td>
              <td>{seat.isAway ? `${wordsFor(seat, ui)}, away` : wordsFor(seat, ui)}</td>
              <td>{seat.hole ? writeHole(seat.hole) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label="Pots">
        {ui.pots.value.map((pot) => (
          <li key={pot.name} data-pot={pot.name}>
            {pot.name} {ui.say(pot.amount)}: {pot.who}
          </li>
        ))}
      </ul>
    </div>
  );
}

function wordsFor({ standing, isToAct, last, dead, won, stack }: SeatView, ui: Ui): string {
  if (isToAct) return 'to act';
  if (standing === 'out') return dead ? `eliminated, ${dead}` : 'eliminated';
  if (won !== null && standing !== 'folded') {
    if (won > 0) return `won ${ui.say(won)}`;
    return stack > 0 ? 'won nothing' : 'busted';
  }
  return standing === 'waiting' || standing === 'acted' ? (last ?? 'waiting') : standing;
}
