import { all, figure } from '../../kernel/index.ts';
import { splitBetweenBoards } from '../../rules/index.ts';
import type { CaseCategory } from '../case.ts';
import { tenthsRoundedAlone } from '../facts.ts';
import type { Slot } from '../plan/slot.ts';
import type { Built } from './build-case.ts';
import {
  capital,
  countedWords,
  namesOf,
  numberWord,
  onStreet,
  potText,
  titled,
} from './phrases.ts';

/** A sentence on what to look at; null if the case has nothing of the kind. */
type Note = (slot: Slot, built: Built) => string | null;

/** POST-1, POST-3, POST-4: what a short BB posts, and what the others still pay. */
const postingNote: Note = ({ shortBlind }, { settlement, script }) => {
  if (shortBlind === null) return null;
  const seat = settlement.hand.table.bb;
  const who = titled(settlement, seat);
  const { start, live, ante } = settlement.players[seat]!;
  const { bb } = script.level;
  const price = `To call is still ${figure(bb)}.`;
  if (shortBlind === 'all-inside-ante') {
    return `${who} has ${figure(start)} and posts all of it as ante; the others post ${figure(script.ante)} each. ${figure(start)} from everybody is the Main Pot, the rest of the antes is not. ${price}`;
  }
  if (script.ante === 0) {
    return `${who} has ${figure(start)} and posts all of it as blind. ${price}`;
  }
  if (live === 0) {
    return `${who} has ${figure(start)} and posts all of it as ante: none of it is live, so the Main Pot is the ante alone. ${price}`;
  }
  if (ante === 0) {
    return `${who} has ${figure(start)} and posts all of it as blind: nothing is left for the ante. ${price}`;
  }
  const [first, second] =
    shortBlind === 'ante-first-inside-blind' || shortBlind === 'all-inside-blind'
      ? [`${figure(ante)} as ante`, `the other ${figure(live)} as blind`]
      : [`${figure(live)} as blind`, `the other ${figure(ante)} as ante`];
  return `${who} has ${figure(start)} and posts ${first} and ${second}: ${figure(live)} can be matched. ${price}`;
};

/** ODD-1: who gets how much of a pot that does not divide. */
const oddNote: Note = ({ runTwice }, { settlement, facts, script }) => {
  const [pot] = facts.oddPots;
  if (pot === undefined || runTwice) return null;
  const { amount, winners } = settlement.pots[pot]!;
  const shares = winners.map(
    (share) => `${settlement.players[share.seat]!.name} ${figure(share.amount)}`,
  );
  const unit = script.rules.oddChip;
  const chip = unit === 1 ? ': odd chips go' : ` in chips of ${figure(unit)}: the rest goes`;
  return `${figure(amount)} in ${potText(settlement, pot)} does not divide by ${numberWord(winners.length)}${chip} to the first winners left of the button (${all(shares)}).`;
};

/** RUN-1 */
const runTwiceNote: Note = ({ runTwice, hasOddBoards }, { settlement, script }) => {
  if (!runTwice) return null;
  const { oddChip } = script.rules;
  const odd = settlement.pots.findIndex(({ amount }) => amount % (2 * oddChip) !== 0);
  if (!hasOddBoards || odd < 0) {
    return 'The board is run twice: every pot is halved between the boards, and each board pays its half.';
  }
  const { amount } = settlement.pots[odd]!;
  const [first, second] = splitBetweenBoards(amount, 2, oddChip);
  return `The board is run twice: ${figure(amount)} in ${potText(settlement, odd)} does not halve in chips of ${figure(oddChip)}, so the first board pays ${figure(first!)} and the second ${figure(second!)}.`;
};

/** ACT-6 */
const reopenedNote: Note = (_, { settlement, facts }) =>
  facts.reopened === null
    ? null
    : `The all-ins behind ${titled(settlement, facts.reopened)} are each less than a full raise, but together they are one: the betting is open again and ${settlement.players[facts.reopened]!.name} raises.`;

/** POT-2: folded chips that a short all-in cannot win. */
const deadNote: Note = (_, { settlement, facts }) => {
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
const foldedOutNote: Note = (_, { settlement: { pots, players } }) => {
  const [pot] = pots;
  if (pots.length > 1 || pot!.eligible.length > 1) return null;
  return `Everybody else folds, so there is one pot of ${figure(pot!.amount)} for ${players[pot!.eligible[0]!]!.name} and nothing is shown.`;
};

/** RET-1, RET-2 */
const uncalledNote: Note = ({ uncalled }, { settlement, facts }) => {
  const { uncalledReturned: returned, pots, players } = settlement;
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

/** POST-5 */
const tableAnteNote: Note = ({ anteType }, { script }) =>
  anteType === 'all'
    ? `Everybody posts an ante of ${figure(script.ante)}; pots are worked out over ante and bets together.`
    : null;

/** NEXT-2 to NEXT-5: what moves the button where it matters. */
const nextNote: Note = ({ button }, { settlement, facts }) => {
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
const outNote: Note = (_, { settlement, facts }) => {
  const { eliminated } = facts;
  if (eliminated.length === 0) return null;
  if (facts.remaining === 1) {
    const [winner] = facts.winners;
    return `${namesOf(settlement, eliminated)} is out and ${settlement.players[winner!]!.name} has all the chips: the tournament is over and there is no next hand.`;
  }
  const many = eliminated.length > 1;
  return `${namesOf(settlement, eliminated)} ${many ? 'are' : 'is'} out and ${many ? 'stay' : 'stays'} in the next hand's list with 0.`;
};

/** WIN-1: a tie. */
const splitNote: Note = ({ runTwice }, { settlement, facts }) => {
  if (runTwice || facts.splitPots === 0) return null;
  const pot = settlement.pots.findIndex(({ winners }) => winners.length > 1);
  const seats = settlement.pots[pot]!.winners.map(({ seat }) => seat);
  return `${namesOf(settlement, seats)} tie and split ${potText(settlement, pot)} of ${figure(settlement.pots[pot]!.amount)}.`;
};

/** WIN-1: several pots, several winners. */
const winnersNote: Note = (_, { settlement, facts }) => {
  const { pots, players } = settlement;
  if (facts.winners.length < 2 || facts.splitPots > 0) return null;
  const won = facts.winners.map((seat) => {
    const mine = pots.flatMap(({ winners }, pot) =>
      winners[0]!.seat === seat ? [potText(settlement, pot)] : [],
    );
    return `${players[seat]!.name} wins ${all(mine)}`;
  });
  return `${all(won)}: each pot goes to the best hand among those who can win it.`;
};

/** POST-2: the ante is not part of what the BB bets. */
const bbAllInNote: Note = ({ shortBlind, anteType }, { settlement }) => {
  const seat = settlement.hand.table.bb;
  const { start, live, ante, allIn } = settlement.players[seat]!;
  if (shortBlind !== null || anteType === 'all' || ante === 0 || allIn === null) return null;
  return `${titled(settlement, seat)} starts with ${figure(start)}; ${figure(ante)} of it is the ante, so the all-in is ${figure(live)} live.`;
};

/** POT-7 */
const percentNote: Note = (_, { settlement: { pots }, facts }) => {
  if (!facts.needsRemainder) return null;
  const alone = tenthsRoundedAlone(pots) / 10;
  return `Rounded one by one the percentages would add up to ${alone.toFixed(1)}; by the largest remainder they make 100.0.`;
};

/** WIN-2, WIN-4: what is not known or not shown. */
const tellingNote: Note = ({ telling, foldsOut }, { record }) => {
  if (foldsOut) return null;
  const hidden = record.showdown.find(({ hole }) => typeof hole === 'string');
  if (telling === 'mucks' && hidden) {
    return `${hidden.name} mucks and gives up the pot, so no cards are compared.`;
  }
  if (telling === 'unknown' && hidden) {
    return `${hidden.name}'s cards are not known: that drops nobody from a pot, so the winners are declared.`;
  }
  if (telling === 'ranking') return 'One ranking decides every pot among those who can win it.';
  return null;
};

/** SEC-1 */
const sectionNote: Note = (_, { record }) => {
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

/** POT-1: which totals make the levels. */
const levelsNote: Note = (_, { settlement: { pots }, facts }) => {
  if (pots.length === 1) {
    const [pot] = pots;
    if (pot!.eligible.length === 1) return null;
    return `There is one pot of ${figure(pot!.amount)}: ${countedWords(pot!.eligible.length, 'player')} can win it and nobody is capped below the others.`;
  }
  const levels = pots.map(({ level }) => figure(level));
  return `${capital(countedWords(facts.allIns.length, 'all-in'))}: the levels are ${all(levels)}, one pot for each.`;
};

/** In the order they are worth saying. */
const NOTES: readonly Note[] = [
  postingNote,
  oddNote,
  runTwiceNote,
  reopenedNote,
  deadNote,
  foldedOutNote,
  uncalledNote,
  tableAnteNote,
  nextNote,
  outNote,
  splitNote,
  winnersNote,
  bbAllInNote,
  percentNote,
  tellingNote,
  sectionNote,
  levelsNote,
];

/** What is said first, whatever else there is. */
const FIRST: Partial<Readonly<Record<CaseCategory, readonly Note[]>>> = {
  'short-stack': [bbAllInNote, levelsNote],
  'all-ins': [levelsNote],
  'side-pots': [levelsNote],
  'multi-street': [sectionNote],
  position: [bbAllInNote, levelsNote],
  folds: [deadNote],
  transitions: [outNote, nextNote],
  calculation: [oddNote, percentNote],
};

const MOST_NOTES = 3;

/** One to three sentences with the figures to look at. */
export function notesFor(slot: Slot, built: Built): readonly string[] {
  const order = new Set([...(FIRST[slot.category] ?? []), ...NOTES]);
  const said: string[] = [];
  for (const note of order) {
    const sentence = note(slot, built);
    if (sentence !== null) said.push(sentence);
    if (said.length === MOST_NOTES) break;
  }
  return said;
}
