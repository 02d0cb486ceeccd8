import { all, figure } from '../../../kernel/figures.ts';
import type { Note } from '../notes.ts';
import { capital, countedWords, numberWord, onStreet, titled } from '../phrases.ts';

/** POT-1: which totals make the levels. */
export const levelsNote: Note = (_, { settlement: { pots }, facts }) => {
  if (pots.length === 1) {
    const [pot] = pots;
    if (pot!.eligible.length === 1) return null;
    return `There is one pot of ${figure(pot!.amount)}: ${countedWords(pot!.eligible.length, 'player')} can win it and nobody is capped below the others.`;
  }
  const levels = pots.map(({ level }) => figure(level));
  return `${capital(countedWords(facts.allIns.length, 'all-in'))}: the levels are ${all(levels)}, one pot for each.`;
};

/** POT-2: folded chips that a short all-in cannot win. */
export const deadNote: Note = (_, { settlement, facts }) => {
  if (facts.deadAbove === null) return null;
  const { folder, short } = facts.deadAbove;
  const folded = settlement.players[folder]!;
  const capped = settlement.players[short]!;
  // Against an ante alone everything is above.
  if (capped.live === 0) return null;
  const above = figure(folded.live - capped.live);
  return `${titled(settlement, folder)} folds ${onStreet(folded.folded!)} with ${figure(folded.live)} in, ${above} more than ${capped.name}'s all-in of ${figure(capped.live)}: that part is dead money in the side ${settlement.pots.length === 2 ? 'pot' : 'pots'}.`;
};

/** POT-5 */
export const foldedOutNote: Note = (_, { settlement: { pots, players } }) => {
  const [pot] = pots;
  if (pots.length > 1 || pot!.eligible.length > 1) return null;
  return `Everybody else folds, so there is one pot of ${figure(pot!.amount)} for ${players[pot!.eligible[0]!]!.name} and nothing is shown.`;
};

/** RET-1, RET-2 */
export const uncalledNote: Note = ({ uncalled }, { settlement, facts }) => {
  const { returned, pots, players } = settlement;
  if (returned !== null) {
    return `${figure(returned.amount)} of ${players[returned.seat]!.name}'s chips are called by nobody and go back before the pots are made.`;
  }
  if (uncalled === 'return' || facts.uncalled === 0) return null;
  const last = pots[pots.length - 1]!;
  if (last.eligible.length > 1) return null;
  const { name } = players[last.eligible[0]!]!;
  const part = figure(facts.uncalled);
  return facts.uncalled === last.amount
    ? `${part} of ${name}'s chips are called by nobody and stay on the table as ${last.name}, which ${name} alone can win.`
    : `${part} of ${name}'s chips are called by nobody and stay on the table in ${last.name} of ${figure(last.amount)}, which ${name} alone can win.`;
};

/** POT-7 */
export const percentNote: Note = (_, { settlement: { pots, totalPot }, facts }) => {
  if (!facts.needsRemainder) return null;
  const alone = pots.reduce((sum, { amount }) => sum + Math.round((1000 * amount) / totalPot), 0);
  return `Rounded one by one the percentages would add up to ${(alone / 10).toFixed(1)}; by the largest remainder they make 100.0.`;
};

/** ACT-6 */
export const reopenedNote: Note = (_, { settlement, facts }) =>
  facts.reopened === null
    ? null
    : `The all-ins behind ${titled(settlement, facts.reopened)} are each less than a full raise, but together they are one: the betting is open again and ${settlement.players[facts.reopened]!.name} raises.`;

/** SEC-1 */
export const sectionNote: Note = (_, { record }) => {
  const last = record.sections.find(({ more }) => more === 2);
  if (last) {
    const who = last.actions[0]!.name;
    return `${who} acts three times ${onStreet(last.street)}: in Base, More 1 and More 2.`;
  }
  const streets = record.sections.filter(({ actions, more }) => actions.length > 0 && more === 0);
  return streets.length < 3
    ? null
    : `A player's total is the sum over ${numberWord(streets.length)} streets; every street starts again from nothing.`;
};
