import { figure } from '../../../kernel/figures.ts';
import type { Note } from '../notes.ts';
import { titled } from '../phrases.ts';

/** POST-1, POST-3, POST-4: what a short BB posts, and what the others still pay. */
export const postingNote: Note = ({ shortBlind }, { settlement, script }) => {
  if (shortBlind === null) return null;
  const seat = settlement.hand.table.bb;
  const who = titled(settlement, seat);
  const { start, live, ante } = settlement.players[seat]!;
  const { bb } = script.level;
  const price = `To call is still ${figure(bb)}.`;
  if (shortBlind === 'all-inside-ante') {
    return `${who} has ${figure(start)} and posts all of it as ante; the others post ${figure(script.ante)} each. ${figure(start)} from everybody is the Main Pot, the rest of the antes is not. ${price}`;
  }
  if (live === 0) {
    return `${who} has ${figure(start)} and posts all of it as ante: none of it is live, so the Main Pot is the ante alone. ${price}`;
  }
  if (ante === 0) {
    return `${who} has ${figure(start)} and posts all of it as blind: nothing is left for the ante. ${price}`;
  }
  const [first, second] =
    shortBlind === 'ante-first-inside-blind'
      ? [`${figure(ante)} as ante`, `the other ${figure(live)} as blind`]
      : [`${figure(live)} as blind`, `the other ${figure(ante)} as ante`];
  return `${who} has ${figure(start)} and posts ${first} and ${second}: ${figure(live)} can be matched. ${price}`;
};

/** POST-2: the ante is no part of what the BB bets. */
export const bbAllInNote: Note = ({ shortBlind, anteType }, { settlement }) => {
  const seat = settlement.hand.table.bb;
  const { start, live, ante, allIn } = settlement.players[seat]!;
  if (shortBlind !== null || anteType === 'all' || allIn === null) return null;
  return `${titled(settlement, seat)} starts with ${figure(start)}; ${figure(ante)} of it is the ante, so the all-in is ${figure(live)} live.`;
};

/** POST-5 */
export const tableAnteNote: Note = ({ anteType }, { script }) =>
  anteType === 'all'
    ? `Everybody posts an ante of ${figure(script.ante)}; pots are worked out over ante and bets together.`
    : null;
