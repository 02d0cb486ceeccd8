import { useSignal } from '@preact/signals';
import { readLevel } from '../model/level.ts';
import { seatFault } from '../model/seat-fault.ts';
import {
  blankSeat,
  buttonOf,
  type DraftSeat,
  type SetUpDraft,
  withButton,
} from '../model/set-up-draft.ts';
import { enterSoon } from './fields.ts';
import { SeatLine } from './seat-line.tsx';

export type PutDraft = (change: Partial<SetUpDraft>) => void;

const MOST = 10;

/** Names and stacks, clockwise. Lines are moved by dragging, by buttons or with Alt and the arrows. */
export function SetUpSeats({ draft, put }: { readonly draft: SetUpDraft; readonly put: PutDraft }) {
  const { seats } = draft;
  const dragged = useSignal<number | null>(null);
  const button = buttonOf(seats);
  const bb = readLevel(draft.level)?.bb ?? null;
  const settle = (next: readonly DraftSeat[], at: number): void =>
    put({ seats: withButton(next, at) });
  const change = (index: number, part: Partial<DraftSeat>): void =>
    put({ seats: seats.map((seat, i) => (i === index ? { ...seat, ...part } : seat)) });
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= seats.length || from === to) return;
    const holder = seats[button];
    const next = seats.toSpliced(from, 1).toSpliced(to, 0, seats[from]!);
    settle(next, holder ? next.indexOf(holder) : 0);
  };
  const remove = (index: number): void => {
    const next = seats.toSpliced(index, 1);
    settle(next, index < button ? button - 1 : Math.min(button, next.length - 1));
  };
  /** Enter leads to the next line, which is added if there is none. */
  const goOn = (index: number): void => {
    if (index === seats.length && index < MOST) settle([...seats, blankSeat(seats)], button);
    enterSoon(`seat-name-${index}`);
  };
  return (
    <fieldset class="set-up-seats">
      <legend>Players, clockwise</legend>
      <ol>
        {seats.map((seat, i) => (
          <li
            key={seat.id}
            class={dragged.value === i ? 'set-up-seat is-dragged' : 'set-up-seat'}
            onDragOver={(event) => {
              if (dragged.value === null) return;
              event.preventDefault();
              if (dragged.value !== i) {
                move(dragged.value, i);
                dragged.value = i;
              }
            }}
          >
            <SeatLine
              seat={seat}
              place={i}
              count={seats.length}
              hasButton={i === button}
              fault={seatFault(seats, i, bb)}
              onChange={(part) => change(i, part)}
              onButton={() => settle(seats, i)}
              onMove={(by) => move(i, i + by)}
              onRemove={() => remove(i)}
              onEnter={() => goOn(i + 1)}
              onDrag={(isOn) => {
                dragged.value = isOn ? i : null;
              }}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button"
        disabled={seats.length >= MOST}
        onClick={() => settle([...seats, blankSeat(seats)], button)}
      >
        Add a player
      </button>{' '}
      <span class="quiet seats-hint">
        Enter: next line. Alt+↑ ↓: move it. Alt+Delete: take it out.
      </span>
    </fieldset>
  );
}
