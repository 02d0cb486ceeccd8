import { all, figure } from '../../../kernel/figures.ts';
import { splitBetweenBoards } from '../../../rules/index.ts';
import type { Note } from '../notes.ts';
import { namesOf, numberWord, potText } from '../phrases.ts';

/** ODD-1: who gets how much of a pot that does not divide. */
export const oddNote: Note = ({ runTwice }, { settlement, facts, script }) => {
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
export const runTwiceNote: Note = ({ runTwice, hasOddBoards }, { settlement, script }) => {
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

/** WIN-1: a tie. */
export const splitNote: Note = ({ runTwice }, { settlement, facts }) => {
  if (runTwice || facts.splitPots === 0) return null;
  const pot = settlement.pots.findIndex(({ winners }) => winners.length > 1);
  const seats = settlement.pots[pot]!.winners.map(({ seat }) => seat);
  return `${namesOf(settlement, seats)} tie and split ${potText(settlement, pot)} of ${figure(settlement.pots[pot]!.amount)}.`;
};

/** WIN-1: several pots, several winners. */
export const winnersNote: Note = (_, { settlement, facts }) => {
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

/** WIN-2, WIN-4: what is not known or not shown. */
export const tellingNote: Note = ({ telling, foldsOut }, { record }) => {
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
