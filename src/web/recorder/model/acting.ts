import type { ClaimedAction } from '../../../rules/index.ts';
import type { PageState, SeatChoice } from './page-state.ts';
import { keySizes } from './sizes.ts';
import { seatOfLetter } from './table-view.ts';

/** Records an action of the player to act, and puts away what was being typed. */
export function recordAction(ui: PageState, action: ClaimedAction): true {
  ui.typed.value = '';
  ui.choice.value = null;
  ui.recorder.act(action);
  return true;
}

/** Does what one of the keys f, c, a, m, h, p says, where it is legal. */
export function actByKey(ui: PageState, key: string): boolean {
  const hand = ui.recorder.shown.value;
  const legal = ui.legal.value;
  if (!hand || !legal || ui.isReadOnly) return false;
  switch (key) {
    case 'f':
      return recordAction(ui, { verb: 'fold' });
    case 'c':
      if (legal.check) return recordAction(ui, { verb: 'check' });
      // ACT-3: a call for the last chip is an all-in
      return recordAction(
        ui,
        legal.call ? { verb: 'call', to: legal.call.to } : { verb: 'all-in' },
      );
    case 'a':
      return legal.allIn ? recordAction(ui, { verb: 'all-in', to: legal.allIn.to }) : false;
    case 'm':
    case 'h':
    case 'p': {
      const sizes = keySizes(hand, legal);
      if (!sizes) return false;
      return bet(ui, key === 'm' ? sizes.min : key === 'h' ? sizes.half : sizes.pot);
    }
    default:
      return false;
  }
}

/** A bet or raise to an amount within the limits; all of it is all-in. */
function bet(ui: PageState, to: number): boolean {
  const { bet: open, raise, allIn } = ui.legal.value!;
  if (allIn?.to === to) return recordAction(ui, { verb: 'all-in', to });
  return open || raise ? recordAction(ui, { verb: open ? 'bet' : 'raise', to }) : false;
}

/** Records the typed amount; with `forced` also what the rules forbid but the table did. */
export function actByAmount(ui: PageState, forced: boolean): boolean {
  const sizing = ui.sizing.value;
  if (!sizing) return false;
  if (sizing.ok) return recordAction(ui, sizing.action);
  return forced && sizing.forced ? recordAction(ui, sizing.forced) : false;
}

/** The seats everybody can be folded up to, in the order they act. */
function seatsAhead(ui: PageState): readonly number[] {
  const hand = ui.recorder.shown.value;
  if (!hand || hand.turn === null || ui.recorder.cursor.value !== null) return [];
  const count = hand.stacks.length;
  const after = Array.from({ length: count - 1 }, (_, i) => (hand.turn! + 1 + i) % count);
  return after.filter((seat) => {
    const { standing, bet } = ui.seats.value[seat]!;
    return standing === 'waiting' || (standing === 'acted' && bet < hand.price);
  });
}

/** Everybody dealt in may be away (ACT-9) and has cards; the player to act comes first. */
function seatsInTurn(ui: PageState): readonly number[] {
  const seats = ui.seats.value.filter(({ standing }) => standing !== 'out');
  const first = seats.findIndex(({ isToAct }) => isToAct);
  return [...seats.slice(Math.max(0, first)), ...seats.slice(0, Math.max(0, first))].map(
    ({ seat }) => seat,
  );
}

/** The seats among which one is being chosen, in the order in which the arrows lead to them. */
export const seatsToChoose = (
  ui: PageState,
  purpose: SeatChoice['purpose'] | undefined = ui.choice.value?.purpose,
): readonly number[] => {
  switch (purpose) {
    case 'fold-to':
      return seatsAhead(ui);
    case 'away':
    case 'cards':
      return seatsInTurn(ui);
    case undefined:
      return [];
  }
};

/** Begins to choose a seat; false if there is none to choose. */
export function beginChoice(ui: PageState, purpose: SeatChoice['purpose']): boolean {
  const [seat] = seatsToChoose(ui, purpose);
  ui.choice.value = seat === undefined ? null : { purpose, seat };
  return seat !== undefined;
}

/** Does with a seat what it was to be chosen for. */
export function choose(ui: PageState, { purpose, seat }: SeatChoice): void {
  ui.choice.value = null;
  if (purpose === 'fold-to') ui.recorder.foldTo(seat);
  else if (purpose === 'cards') ui.panel.value = { kind: 'cards', seat };
  else toggleAway(ui, seat);
}

/** ACT-9: marks a player as away, or as back. */
export function toggleAway(ui: PageState, seat: number | undefined): boolean {
  const name = seat === undefined ? undefined : ui.seats.value[seat]?.name;
  if (name === undefined || ui.isReadOnly) return false;
  ui.typed.value = '';
  ui.recorder.toggleAway(name);
  return true;
}

/** z, and then the letter of what a finding offers; false for a key that is neither. */
export function mendByKey({ recorder, isMending }: PageState, key: string): boolean {
  const offered = recorder.between.value?.remedies.value ?? [];
  if (!isMending.value) {
    isMending.value = key === 'z' && offered.length > 0;
    return isMending.value;
  }
  const chosen = offered.find(({ letter }) => letter === key);
  if (!chosen && key !== 'Escape') return false;
  isMending.value = false;
  chosen?.press();
  return true;
}

/** A seat by its letter, or by arrows and Enter; false if the key asks for nothing. */
export function chooseByKey(ui: PageState, choice: SeatChoice, key: string): boolean {
  const seats = seatsToChoose(ui);
  const at = seats.indexOf(choice.seat);
  const move = (seat: number | undefined): true => {
    ui.choice.value = seat === undefined ? null : { ...choice, seat };
    return true;
  };
  const byLetter = seatOfLetter(key);
  if (seats.includes(byLetter)) {
    choose(ui, { ...choice, seat: byLetter });
    return true;
  }
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return move(seats[(at + 1) % seats.length]);
    case 'ArrowLeft':
    case 'ArrowUp':
      return move(seats.at(at - 1));
    case 'Enter':
      choose(ui, choice);
      return true;
    case 'Escape':
      return move(undefined);
    default:
      return false;
  }
}
