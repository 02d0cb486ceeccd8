import { type Prng, shuffled } from '../../kernel/prng.ts';

/** First names from many languages, short and easy to type. */
const NAMES = [
  ...['Aino', 'Akira', 'Amara', 'Anton', 'Ayla', 'Bao', 'Carla', 'Chidi', 'Clara', 'Dario'],
  ...['Diego', 'Elif', 'Emil', 'Farid', 'Femi', 'Freya', 'Goran', 'Hana', 'Hugo', 'Ines'],
  ...['Ivan', 'Jonas', 'Kenji', 'Kira', 'Lars', 'Leila', 'Linh', 'Luca', 'Mateo', 'Mila'],
  ...['Nadia', 'Noor', 'Olga', 'Oscar', 'Priya', 'Rosa', 'Sven', 'Tariq', 'Wanda', 'Yusuf'],
] as const;

export const drawNames = (chance: Prng, count: number): readonly string[] =>
  shuffled(chance, NAMES).slice(0, count);
