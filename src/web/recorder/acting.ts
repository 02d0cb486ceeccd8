import type { ClaimedAction } from '../../rules/index.ts';
import { keySizes } from './model/sizes.ts';
import type { Ui } from './ui.ts';

/** Records an action of the player to act, and puts away what was being typed. */
export function act(ui: Ui, action: ClaimedAction): true {
  ui.typed.value = '';
  ui.foldTo.value = null;
  ui.recorder.act(action);
  return true;
}

/** Does what one of the keys f, c, a, m, h, p says, where it is legal. */
export function actByKey(ui: Ui, key: string): boolean {
  const hand = ui.recorder.shown.value;
  const legal = ui.legal.value;
  if (!hand || !legal || ui.isReadOnly) return false;
  switch (key) {
    case 'f':
      return act(ui, { verb: 'fold' });
    case 'c':
      if (legal.check) return act(ui, { verb: 'check' });
      // ACT-3: a call for the last chip is an all-in
      return act(ui, legal.call ? { verb: 'call', to: legal.call.to } : { verb: 'all-in' });
    case 'a':
      return legal.allIn ? act(ui, { verb: 'all-in', to: legal.allIn.to }) : false;
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
function bet(ui: Ui, to: number): boolean {
  const { bet: open, raise, allIn } = ui.legal.value!;
  if (allIn?.to === to) return act(ui, { verb: 'all-in', to });
  return open || raise ? act(ui, { verb: open ? 'bet' : 'raise', to }) : false;
}

/** Records the typed amount; with `forced` also what the rules forbid but the table did. */
export function actByAmount(ui: Ui, forced: boolean): boolean {
  const sizing = ui.sizing.value;
  if (!sizing) return false;
  if (sizing.ok) return act(ui, sizing.action);
  return forced && sizing.forced ? act(ui, sizing.forced) : false;
}

/** The seats Shift+F can fold up to, in the order they act. */
export function seatsAhead(ui: Ui): readonly number[] {
  const hand = ui.recorder.shown.value;
  if (!hand || hand.turn === null || ui.recorder.cursor.value !== null) return [];
  const count = hand.stacks.length;
  const after = Array.from({ length: count - 1 }, (_, i) => (hand.turn! + 1 + i) % count);
  return after.filter((seat) => {
    const { standing, bet } = ui.seats.value[seat]!;
    return standing === 'waiting' || (standing === 'acted' && bet < hand.price);
  });
}

export function foldUpTo(ui: Ui, seat: number): void {
  ui.foldTo.value = null;
  ui.recorder.foldTo(seat);
}
