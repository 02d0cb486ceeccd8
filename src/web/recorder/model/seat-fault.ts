import { checkName, nameFaultText } from '../../../rules/index.ts';
import { type DraftSeat, stackOf } from './set-up-draft.ts';

/** What is wrong with a line of the form, and with which of its fields. */
export interface SeatFault {
  readonly of: 'name' | 'stack';
  readonly message: string;
}

/** The first thing wrong with a line; null for a good one and for an empty one. */
export function seatFault(
  seats: readonly DraftSeat[],
  index: number,
  bb: number | null,
): SeatFault | null {
  const { stack } = seats[index]!;
  const name = seats[index]!.name.trim();
  if (name === '' && stack.trim() === '') return null;
  // SEAT-6
  const fault = checkName(name);
  if (fault) return { of: 'name', message: `The name ${nameFaultText(fault)}.` };
  const twin = seats.findIndex((seat) => seat.name.trim() === name);
  if (twin < index) {
    return {
      of: 'name',
      message: `${name} is player ${twin + 1} already; write another name, such as ${name} 2.`,
    };
  }
  if (stack.trim() === '' || stackOf(stack, bb) !== null) return null;
  return { of: 'stack', message: 'Write the chips: 25000, 25k or 40bb.' };
}
