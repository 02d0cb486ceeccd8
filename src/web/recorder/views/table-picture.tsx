import { useComputed } from '@preact/signals';
import { readHands } from '../../../formats/notation/index.ts';
import { choose, seatsToChoose } from '../model/acting.ts';
import type { Ui } from '../model/page-state.ts';
import { type Place, seatPlaces } from '../model/seat-places.ts';
import type { SeatView } from '../model/table-view.ts';
import { Middle } from './middle.tsx';
import { SeatBox } from './seat-box.tsx';
import { useSweptBets } from './swept-bets.ts';
import { TableFacts } from './table-facts.tsx';
import '../table.css';
import '../bets.css';

/** Width by height of the picture on a wide screen and on a phone, as the style has it. */
const WIDE = 1.72;
const TALL = 0.8;

/** The table as people see it, and the same facts as a plain table for those who do not. */
export function TablePicture({ ui }: { readonly ui: Ui }) {
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
      <Middle ui={ui} />
      {seats.map((seat) => {
        const at = (seat.seat + turned) % count;
        const letter = choosable.indexOf(seat.seat);
        return (
          <div
            key={seat.name}
            class={placeClass(wide[at]!, tall[at]!)}
            style={styleAt(wide[at]!, tall[at]!)}
          >
            <SeatBox
              ui={ui}
              seat={seat}
              letter={letter < 0 ? null : String.fromCharCode(97 + letter)}
              onPress={() => pressSeat(ui, seat, letter >= 0)}
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

function pressSeat(ui: Ui, { seat }: SeatView, isChoosable: boolean): void {
  const choice = ui.choice.value;
  if (choice && isChoosable) choose(ui, { ...choice, seat });
  else ui.toggle({ kind: 'history', seat });
}

/** Bets lie towards the middle: below the seats of the upper half, above those of the lower. */
const placeClass = (wide: Place, tall: Place): string =>
  [
    'place',
    wide.y > 50 ? 'low-wide' : 'high-wide',
    tall.y > 50 ? 'low-tall' : 'high-tall',
    // A hair past the middle is still the middle.
    tall.x > 51 ? 'right-tall' : '',
  ].join(' ');

const styleAt = (wide: Place, tall: Place) => ({
  '--x-wide': String(wide.x / 100),
  '--y-wide': String(wide.y / 100),
  '--x-tall': String(tall.x / 100),
  '--y-tall': String(tall.y / 100),
});

/** Everybody keeps his place in the picture while the button moves from hand to hand. */
function useTurn(ui: Ui): number {
  const { recorder } = ui;
  const first = useComputed(() => recorder.session.value.hands[0] ?? '');
  const anchor = useComputed(() => readHands(first.value).hands[0]?.record.players[0]?.name);
  if (recorder.session.value.at === 0) return 0;
  const seats = ui.seats.value;
  const at = seats.findIndex((seat) => seat.name === anchor.value);
  return at < 0 ? 0 : (seats.length - at) % seats.length;
}
