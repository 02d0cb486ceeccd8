import { Quoted } from '../../ui/quoted.tsx';
import type { SeatFault } from '../model/seat-fault.ts';
import type { DraftSeat } from '../model/set-up-draft.ts';

/** One player of the set-up form: his place, whether he has the button, his name and stack. */
export function SeatLine({
  seat,
  place,
  count,
  hasButton,
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
  readonly fault: SeatFault | null;
  readonly onChange: (part: Partial<DraftSeat>) => void;
  readonly onButton: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
  readonly onDrag: (isOn: boolean) => void;
}) {
  const who = seat.name || `player ${place + 1}`;
  const onKey = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    if (event.key === 'Enter') onEnter();
    else if (!event.altKey) return;
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
        aria-label={`Name of player ${place + 1}`}
        autocomplete="off"
        spellcheck={false}
        placeholder={`Player ${place + 1}`}
        value={seat.name}
        aria-invalid={fault?.of === 'name'}
        aria-describedby={says}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
        onKeyDown={onKey}
      />
      <input
        class="seat-stack-field"
        aria-label={`Stack of ${who}`}
        autocomplete="off"
        spellcheck={false}
        placeholder="25k"
        value={seat.stack}
        aria-invalid={fault?.of === 'stack'}
        aria-describedby={says}
        onInput={(event) => onChange({ stack: event.currentTarget.value })}
        onKeyDown={onKey}
      />
      <span class="seat-label-shown">{seat.label ?? ''}</span>
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
        {fault && <Quoted message={fault.message} text="" />}
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
