import type { Note } from '../notes.ts';
import { namesOf } from '../phrases.ts';

/** NEXT-2 to NEXT-5: what moves the button where it matters. */
export const nextNote: Note = ({ button }, { settlement, facts }) => {
  const seats = settlement.next?.seats ?? [];
  const at = (label: string): string => seats.find((seat) => seat.label === label)?.name ?? '';
  if (facts.remaining === 2 && button !== 'seat') {
    if (facts.eliminated.length === 0) return null;
    return `Two players are left: ${at('BB')} is the next BB, and ${at('SB')} has the button and the SB.`;
  }
  if (button === 'seat') {
    return `Button: Seat moves every label one seat on, whether its player has chips or not: ${at('Dealer')} is the next Dealer.`;
  }
  if (button === 'dead') {
    const dead = seats.filter(({ label, stack }) => label !== null && stack === 0);
    const empty = dead
      .map(({ name, label }) => `${name} keeps the ${label} line with 0`)
      .join(' and ');
    return `Button: Dead: ${at('BB')} is the next BB, and SB and button follow into the seats of the old blinds${empty === '' ? '' : `; ${empty}`}.`;
  }
  return null;
};

/** NEXT-1: who is out. */
export const outNote: Note = (_, { settlement, facts }) => {
  const { eliminated } = facts;
  if (eliminated.length === 0) return null;
  if (facts.remaining === 1) {
    const [winner] = facts.winners;
    return `${namesOf(settlement, eliminated)} is out and ${settlement.players[winner!]!.name} has all the chips: the tournament is over and there is no next hand.`;
  }
  const many = eliminated.length > 1;
  return `${namesOf(settlement, eliminated)} ${many ? 'are' : 'is'} out and ${many ? 'stay' : 'stays'} in the next hand's list with 0.`;
};
