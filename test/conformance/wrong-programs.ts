import { ACTING } from './wrong-programs/acting.ts';
import { POSTING } from './wrong-programs/posting.ts';
import { POTS } from './wrong-programs/pots.ts';
import { RAISING } from './wrong-programs/raising.ts';
import { ROTATION } from './wrong-programs/rotation.ts';
import { SPLITTING } from './wrong-programs/splitting.ts';
import { TURN_ORDER } from './wrong-programs/turn-order.ts';
import { WINNING } from './wrong-programs/winning.ts';
import type { WrongProgram } from './wrong-programs/wrong-program.ts';

/** Every rule a case can tell, broken once or more, and the mistakes engines really make. */
export const WRONG_PROGRAMS: readonly WrongProgram[] = [
  ...TURN_ORDER,
  ...POSTING,
  ...ACTING,
  ...RAISING,
  ...POTS,
  ...WINNING,
  ...SPLITTING,
  ...ROTATION,
];
