import { BOARD_CARDS } from '../../../rules/hand/street.ts';
import { STREETS } from '../../../rules/index.ts';
import type { Scene } from './scene.ts';

/** RUN-1: how many board cards were still to come when betting ended; 0 while it is open. */
export function cardsToRun({ verdict }: Scene): number {
  const last = verdict?.replay.lastStreet;
  if (!last) return 0;
  const later = STREETS.slice(STREETS.indexOf(last) + 1);
  return later.reduce((count, street) => count + BOARD_CARDS[street], 0);
}
