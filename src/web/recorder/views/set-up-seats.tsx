import { useSignal } from '@preact/signals';
import { readTypedLevel } from '../../../tournament/index.ts';
import { Quoted } from '../../ui/quoted.tsx';
import {
  afterEnter,
  blankSeat,
  buttonOf,
  type DraftSeat,
  type SeatFault,
  type SetUpDraft,
  seatFault,
  withButton,
} from '../model/set-up-draft.ts';
import { enterSoon } from './fields.ts';
import { useUntilLeft } from './set-up-fields.tsx';

export type PutDraft = (change: Partial<SetUpDraft>) => void;

const MOST = 10;

const KNOWN_NAMES = 'known-names';

/** Names and stacks, clockwise. Lines are moved by dragging, by buttons or with Alt and the arrows. */
export function SetUpSeats({
  draft,
  put,
  known,
  open,
  onEnd,
}: {
  readonly draft: SetUpDraft;
  readonly put: PutDraft;
  /** Everybody who ever sat at this table. */
  readonly known: readonly string[];
  /** Players whose stacks are only proposed (TOUR-2). */
  readonly open: ReadonlySet<string> | undefined;
  /** Enter where nothing is missing. */
  readonly onEnd: () => void;
}) {
  const { seats } = draft;
  const dragged = useSignal<number | null>(null);
  const button = buttonOf(seats);
  const bb = readTypedLevel(draft.level)?.bb ?? null;
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
  const enter = (line: number, field: 'name' | 'stack'): void => {
    const next = afterEnter(seats, line, field, MOST);
    if (next.to === 'end') {
      onEnd();
      return;
    }
    if (next.line === seats.length) settle([...seats, blankSeat(seats)], button);
    enterSoon(`seat-${next.to}-${next.line}`);
  };
  return (
    <fieldset class="set-up-seats">
      <legend>
        Players, clockwise. Enter: the next name; in an empty one: the stacks, then the table.
      </legend>
      <datalist id={KNOWN_NAMES}>
        {known
          .filter((name) => !seats.some((seat) => seat.name === name))
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
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
              isOpen={open?.has(seat.name) ?? false}
              fault={seatFault(seats, i, bb)}
              onChange={(part) => change(i, part)}
              onButton={() => settle(seats, i)}
              onMove={(by) => move(i, i + by)}
              onRemove={() => remove(i)}
              onEnter={(field) => enter(i, field)}
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
      <span class="quiet seats-hint">Alt+↑ ↓: move a line. Alt+Delete: take it out.</span>
    </fieldset>
  );
}

/** One player of the set-up form: the place, whether the button is there, name and stack. */
function SeatLine({
  seat,
  place,
  count,
  hasButton,
  isOpen,
  fault,
  onChange,
  onButton,
  onMove,
  onRemove,
  onEnter,
  onDrag,
}: {
  readonly seat: DraftSeat;
  readonly place: number;
  readonly count: number;
  readonly hasButton: boolean;
  /** The stack is proposed, and nobody has counted it yet. */
  readonly isOpen: boolean;
  readonly fault: SeatFault | null;
  readonly onChange: (part: Partial<DraftSeat>) => void;
  readonly onButton: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onEnter: (field: 'name' | 'stack') => void;
  readonly onDrag: (isOn: boolean) => void;
}) {
  const who = seat.name || `player ${place + 1}`;
  const name = useUntilLeft();
  const stack = useUntilLeft();
  const isIn = fault?.of === 'name' ? name.isIn : stack.isIn;
  const shown = isIn ? null : fault;
  const onKey = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    if (event.key === 'Enter') {
      onEnter(event.currentTarget.id.startsWith('seat-name') ? 'name' : 'stack');
    } else if (!event.altKey) return;
    else if (event.key === 'ArrowUp') onMove(-1);
    else if (event.key === 'ArrowDown') onMove(1);
    else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
    // A line that moves takes the cursor with it.
    const field = event.currentTarget;
    if (event.key.startsWith('Arrow')) queueMicrotask(() => field.focus());
  };
  const says = `seat-says-${place}`;
  return (
    <>
      <span
        class="drag"
        draggable
        aria-hidden="true"
        title="Drag to another seat"
        onDragStart={(event) => {
          event.dataTransfer?.setData('text/plain', who);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
      >
        ⠿
      </span>
      <span class="seat-moves">
        <Move who={who} way="up" isOff={place === 0} onPress={() => onMove(-1)} />
        <Move who={who} way="down" isOff={place === count - 1} onPress={() => onMove(1)} />
      </span>
      <label class="button-choice" title="Button">
        <input type="radio" name="button" checked={hasButton} onChange={onButton} />
        <span class="off-screen">Button at {who}</span>
        <span aria-hidden="true">D</span>
      </label>
      <input
        id={`seat-name-${place}`}
        class="seat-name-field"
        dir="auto"
        list={KNOWN_NAMES}
        aria-label={`Name of player ${place + 1}`}
        autocomplete="off"
        spellcheck={false}
        placeholder={`Player ${place + 1}`}
        value={seat.name}
        aria-invalid={shown?.of === 'name'}
        {...name.watch}
        aria-describedby={says}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
        onKeyDown={onKey}
      />
      <input
        id={`seat-stack-${place}`}
        class="seat-stack-field"
        aria-label={`Stack of ${who}`}
        autocomplete="off"
        spellcheck={false}
        placeholder="25k"
        value={seat.stack}
        aria-invalid={shown?.of === 'stack'}
        {...stack.watch}
        aria-describedby={says}
        onInput={(event) => onChange({ stack: event.currentTarget.value })}
        onKeyDown={onKey}
      />
      <span class="seat-label-shown">
        {seat.label ?? ''}
        {isOpen && (
          <abbr class="open-stack" title="Proposed: nobody saw the end of the hand before">
            {' '}
            ?<span class="off-screen"> The stack of {who} is proposed</span>
          </abbr>
        )}
      </span>
      <button
        type="button"
        class="button remove"
        tabIndex={-1}
        aria-label={`Take ${who} out`}
        onClick={onRemove}
      >
        ×
      </button>
      <div class="field-says" id={says} aria-live="polite">
        {shown && <Quoted message={shown.message} text="" />}
      </div>
    </>
  );
}

/** For a finger or a mouse; the keyboard has Alt and the arrows and is not stopped here. */
const Move = ({
  who,
  way,
  isOff,
  onPress,
}: {
  readonly who: string;
  readonly way: 'up' | 'down';
  readonly isOff: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    class="button seat-move"
    tabIndex={-1}
    disabled={isOff}
    aria-label={`Move ${who} ${way}`}
    title={`Move ${way} (Alt+${way === 'up' ? '↑' : '↓'})`}
    onClick={onPress}
  >
    <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
      <path d={way === 'up' ? 'M1 7l5-5 5 5' : 'M1 1l5 5 5-5'} />
    </svg>
  </button>
);
