import { all } from '../../kernel/index.ts';
import type { Settlement, Street } from '../../rules/index.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "three" */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** "no side pot", "one side pot", "two side pots" */
export const countedWords = (count: number, word: string): string =>
  `${numberWord(count)} ${word}${count < 2 ? '' : 's'}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "preflop", "on the flop" */
export const onStreet = (street: Street): string =>
  street === 'preflop' ? street : `on the ${street}`;

/** "Hugo (BB)" */
export function titled({ players }: Settlement, seat: number): string {
  const { name, position } = players[seat]!;
  return position === null ? name : `${name} (${position})`;
}

/** "Hugo, Ines and Lars" */
export const namesOf = ({ players }: Settlement, seats: readonly number[]): string =>
  all(seats.map((seat) => players[seat]!.name));

/** "the Main Pot", "Side Pot 1" */
export const potText = ({ pots }: Settlement, pot: number): string =>
  pot === 0 ? 'the Main Pot' : pots[pot]!.name;
