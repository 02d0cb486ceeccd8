import { type Prng, shuffled } from '../../kernel/index.ts';

/** Any whole number from `min` to `max`. */
export const between = (chance: Prng, min: number, max: number): number =>
  min + chance.below(max - min + 1);

/** True in so many of a hundred times. */
export const percent = (chance: Prng, of100: number): boolean => chance.below(100) < of100;

/** First names from many languages, short and easy to type. */
const NAMES = [
  ...['Aino', 'Akira', 'Amara', 'Anton', 'Ayla', 'Bao', 'Carla', 'Chidi', 'Clara', 'Dario'],
  ...['Diego', 'Elif', 'Emil', 'Farid', 'Femi', 'Freya', 'Goran', 'Hana', 'Hugo', 'Ines'],
  ...['Ivan', 'Jonas', 'Kenji', 'Kira', 'Lars', 'Leila', 'Linh', 'Luca', 'Mateo', 'Mila'],
  ...['Nadia', 'Noor', 'Olga', 'Oscar', 'Priya', 'Rosa', 'Sven', 'Tariq', 'Wanda', 'Yusuf'],
] as const;

export const drawNames = (chance: Prng, count: number): readonly string[] =>
  shuffled(chance, NAMES).slice(0, count);

/** A suite's hands lie in one stretch of a video. */
const FIRST = 150;

const LAST = 340;

/** PRODUCT: the documents' times, in every hand of a plain suite. */
export const FIXED_TIMES = { startedAt: '00:02:30', endedAt: '00:05:40' } as const;

/** When a hand starts and ends: three to five seconds for every action, and a showdown. */
export function clockFor(
  chance: Prng,
  actions: number,
): { readonly startedAt: string; readonly endedAt: string } {
  const wanted = between(chance, 14, 26) + actions * between(chance, 3, 5);
  const length = Math.min(wanted, LAST - FIRST);
  const start = between(chance, FIRST, LAST - length);
  return { startedAt: clock(start), endedAt: clock(start + length) };
}

function clock(seconds: number): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
