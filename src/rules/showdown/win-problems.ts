import { all, either, figure, type Problem, show, unreachable } from '../../kernel/index.ts';
import { cardText } from '../cards/card.ts';
import type { WinRuling } from './win-ruling.ts';

/** What a sentence about a pot needs to know of it. */
interface PotWords {
  readonly name: string;
  readonly amount: number;
  readonly eligible_names: readonly string[];
  readonly excluded: readonly { readonly name: string; readonly reason: string }[];
}

/** A ruling on the winners as a sentence for whoever made the call. */
export function winProblem(
  ruling: WinRuling,
  nameAt: (seat: number) => string,
  pots: readonly PotWords[],
): Problem {
  const { rule, severity } = ruling;
  const about = (message: string, more: Partial<Problem> = {}): Problem => ({
    rule,
    severity,
    message,
    path: 'outcome',
    ...more,
  });
  const names = (seats: readonly number[]): string[] => seats.map(nameAt);
  switch (ruling.kind) {
    case 'open-pot':
      return openPot(pots[ruling.pot]!, names(ruling.candidates));
    case 'unknown-cards': {
      const { name, amount } = pots[ruling.pot]!;
      const candidates = names(ruling.candidates);
      const message = `The cards of ${oneOf(names(ruling.unknown))} are not known, so who wins ${name} (${figure(amount)}) must be said: ${oneOf(candidates)}.`;
      return about(message, { pot: name, candidates });
    }
    case 'not-eligible': {
      const pot = pots[ruling.pot ?? 0]!;
      const player = nameAt(ruling.seat);
      const reason = pot.excluded.find(({ name }) => name === player)?.reason;
      const candidates = names(ruling.candidates);
      const message = `${show(player)} cannot win ${pot.name}${reason ? ` (${reason})` : ''}; it goes to ${oneOf(candidates)}.`;
      return about(message, { pot: pot.name, player, candidates });
    }
    case 'no-such-pot':
      return about(
        ruling.pots === 0
          ? 'There is no pot to be won.'
          : `There is no such pot; the last one is ${pots[ruling.pots - 1]!.name}.`,
      );
    case 'pot-twice':
      return about('A pot is given twice; name all its winners in one list.');
    case 'named-twice':
      return about(`${show(nameAt(ruling.seat))} is named twice.`, {
        player: nameAt(ruling.seat),
      });
    case 'card-twice':
      return about(`${cardText(ruling.card)} appears twice.`, { found: cardText(ruling.card) });
    case 'against-cards': {
      const pot = pots[ruling.pot]!.name;
      const message = `${pot} is given to ${allOf(names(ruling.declared))}, though the cards say ${allOf(names(ruling.best))}. What was declared stands.`;
      return about(message, { pot });
    }
    case 'mucked': {
      const player = nameAt(ruling.seat);
      const pot = pots[ruling.pot]!.name;
      const message = `${pot} is given to ${show(player)}, who mucked. What was declared stands.`;
      return about(message, { pot, player });
    }
    case 'no-such-board':
      return about('There is no such board.');
    case 'pays-nothing': {
      const why = ruling.alone ? 'everybody else folded' : 'nobody was all-in';
      return about(`The board is run twice only after an all-in, and ${why}: it pays nothing.`);
    }
    case 'name-the-board':
      return about('The board was run twice: say for each pot and board who won.');
    case 'must-show': {
      const player = nameAt(ruling.seat);
      const message = `A player is all-in and betting is over, so ${show(player)} cannot muck (TDA 16).`;
      return about(message, { player });
    }
    default:
      return unreachable(ruling);
  }
}

/** "Alice, Bob or Charlie", fit to be printed. */
const oneOf = (names: readonly string[]): string => either(names.map(show));

/** "Alice, Bob and Charlie": they share it. */
const allOf = (names: readonly string[]): string => all(names.map(show));

/** WIN-2: an open pot names its candidates. */
const openPot = ({ name, amount }: PotWords, candidates: readonly string[]): Problem => ({
  rule: 'WIN-2',
  severity: 'error',
  message: `${name} (${figure(amount)}) has no winner yet: it goes to ${oneOf(candidates)}. Name one for it, or give a ranking of all.`,
  path: 'outcome',
  pot: name,
  candidates,
});

/** Every pot of several players, if nobody was named at all. */
export const openPots = (pots: readonly PotWords[]): Problem[] =>
  pots
    .filter(({ eligible_names }) => eligible_names.length > 1)
    .map((pot) => openPot(pot, pot.eligible_names));
