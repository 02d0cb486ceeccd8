import { useComputed } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { readHands, writeCards, writeHole } from '../../../formats/index.ts';
import { choose, seatsToChoose } from '../model/acting.ts';
import type { PageState } from '../model/page-state.ts';
import { type SeatPlace, type SeatView, seatLetter, seatPlaces } from '../model/table-view.ts';
import { useSweptBets } from './swept-bets.ts';
import { TableMiddle } from './table-middle.tsx';
import '../table.css';
import '../bets.css';
import { PlayingCard } from './card-field.tsx';

/** Width by height of the picture on a wide screen and on a phone, as the style has it. */
const WIDE = 1.72;

const TALL = 0.78;

/** The table as people see it, and the same facts as a plain table for those who do not. */
export function TablePicture({
  ui,
  beside,
}: {
  readonly ui: PageState;
  /** What stands beside the open cards of a seat. */
  readonly beside?: (seat: number) => ComponentChild;
}) {
  const seats = ui.seats.value;
  const count = seats.length;
  const turned = useTurn(ui);
  const swept = useSweptBets(ui);
  const wide = useComputed(() => seatPlaces(ui.seats.value.length, WIDE, 0.7)).value;
  const tall = useComputed(() => seatPlaces(ui.seats.value.length, TALL, 0.5)).value;
  const choosable = seatsToChoose(ui);
  if (count === 0) return null;
  return (
    <section class="table-picture" aria-label="Table">
      <TableFacts ui={ui} />
      <div class="felt" aria-hidden="true" />
      <TableMiddle ui={ui} />
      {seats.map((seat) => {
        const at = (seat.seat + turned) % count;
        const isChoosable = choosable.includes(seat.seat);
        return (
          <div
            key={seat.name}
            class={placeClass(wide[at]!, tall[at]!)}
            style={styleAt(wide[at]!, tall[at]!)}
          >
            <SeatBox
              ui={ui}
              seat={seat}
              letter={isChoosable ? seatLetter(seat.seat) : null}
              onPress={() => pressSeat(ui, seat, isChoosable)}
              beside={beside}
            />
            {(swept.bets[seat.seat] ?? 0) > 0 && (
              <span class="bet chips swept" aria-hidden="true" onAnimationEnd={swept.end}>
                {ui.say(swept.bets[seat.seat]!)}
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}

function pressSeat(ui: PageState, { seat }: SeatView, isChoosable: boolean): void {
  const choice = ui.choice.value;
  if (choice && isChoosable) choose(ui, { ...choice, seat });
  else ui.toggle({ kind: 'history', seat });
}

/** Bets lie towards the middle: below the seats of the upper half, above those of the lower. */
const placeClass = (wide: SeatPlace, tall: SeatPlace): string =>
  [
    'place',
    wide.y > 50 ? 'low-wide' : 'high-wide',
    tall.y > 50 ? 'low-tall' : 'high-tall',
    // A hair past the middle is still the middle.
    tall.x > 51 ? 'right-tall' : '',
  ].join(' ');

const styleAt = (wide: SeatPlace, tall: SeatPlace) => ({
  '--x-wide': String(wide.x / 100),
  '--y-wide': String(wide.y / 100),
  '--x-tall': String(tall.x / 100),
  '--y-tall': String(tall.y / 100),
});

/** Players keep their places in the picture while the button moves from hand to hand. */
function useTurn(ui: PageState): number {
  const { recorder } = ui;
  const first = useComputed(() => recorder.session.value.hands[0] ?? '');
  const anchor = useComputed(() => readHands(first.value).hands[0]?.record.players[0]?.name);
  if (recorder.session.value.at === 0) return 0;
  const seats = ui.seats.value;
  const at = seats.findIndex((seat) => seat.name === anchor.value);
  return at < 0 ? 0 : (seats.length - at) % seats.length;
}

const HEAD = ['Player', 'Position', 'Stack', 'Bet', 'State', 'Cards'] as const;

/** TOUR-2: a stack that is only proposed, because nobody saw the end of the hand before, has a `?`. */
const stackText = ({ say, recorder }: PageState, { name, stack }: SeatView): string =>
  recorder.between.value?.openStacks.value.has(name) ? `${say(stack)} ?` : say(stack);

/** The picture in words, for those who hear it. */
function TableFacts({ ui }: { readonly ui: PageState }) {
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
              <td>{stackText(ui, seat)}</td>
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

function wordsFor({ standing, isToAct, last, dead, won, stack }: SeatView, ui: PageState): string {
  if (isToAct) return 'to act';
  if (standing === 'out') return dead ? `eliminated, ${dead}` : 'eliminated';
  if (won !== null && standing !== 'folded') {
    if (won > 0) return `won ${ui.say(won)}`;
    return stack > 0 ? 'won nothing' : 'busted';
  }
  return standing === 'waiting' || standing === 'acted' ? (last ?? 'waiting') : standing;
}

/** One seat: press it for the stack history, or to fold up to it. */
function SeatBox({
  ui,
  seat,
  letter,
  onPress,
  beside,
}: {
  readonly ui: PageState;
  readonly seat: SeatView;
  /** The key that chooses the seat, while one is being chosen. */
  readonly letter: string | null;
  readonly onPress: () => void;
  readonly beside: ((seat: number) => ComponentChild) | undefined;
}) {
  const { name, label, bet, standing, isToAct, hasButton } = seat;
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
        <bdi class="seat-who">{name}</bdi> <span class="seat-position">{label}</span>{' '}
        <span class="seat-stack chips">{stackText(ui, seat)}</span> <Hole hole={seat.hole} />{' '}
        {beside && Array.isArray(seat.hole) && beside(seat.seat)}
        <span class="seat-state">
          {seat.isAway && <span class="seat-away">away</span>}{' '}
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
function purposeOf(ui: PageState, { isAway }: SeatView, letter: string | null): string {
  if (!letter) return 'Stack history of ';
  if (ui.choice.value?.purpose === 'fold-to') return 'Fold up to ';
  if (ui.choice.value?.purpose === 'cards') return 'Hole cards of ';
  return isAway ? 'Mark as back: ' : 'Mark as away: ';
}

const Hole = ({ hole }: { readonly hole: SeatView['hole'] }) =>
  hole === null || typeof hole === 'string' ? null : (
    <span class="seat-hole">
      <PlayingCard card={hole[0]} />
      <PlayingCard card={hole[1]} />
    </span>
  );

function stateOf({ standing, stack, last, won, hole, dead }: SeatView, ui: PageState): string {
  if (won !== null && won > 0) return `+${ui.say(won)}`;
  if (standing === 'out') return dead ?? 'out';
  if (standing === 'folded' || standing === 'mucked') return standing;
  // RET-1: who was all-in for more than anybody called has chips left.
  if (standing === 'all-in') return won === null ? 'all-in' : stack > 0 ? '' : 'busted';
  if (hole === 'mucks') return 'mucks';
  return last && won === null ? last : '';
}
