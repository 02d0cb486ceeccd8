import { ACTING } from './wrong-programs/acting.ts';
import { POSTING } from './wrong-programs/posting.ts';
import { POTS } from './wrong-programs/pots.ts';
import { ROTATION } from './wrong-programs/rotation.ts';
import { WINNING } from './wrong-programs/winning.ts';
import type { WrongProgram } from './wrong-programs/wrong-program.ts';

/** Every rule a case can tell, broken once or more, and the mistakes engines really make. */
export const WRONG_PROGRAMS: readonly WrongProgram[] = [
  ...POSTING,
  ...ACTING,
  ...POTS,
  ...WINNING,
  ...ROTATION,
];
