import type { ShortBlind, Slot } from '../plan/slot.ts';
import type { Built } from './build-case.ts';
import { capital, countedWords, numberWord, onStreet } from './words.ts';

/** A few words that tell the case from the others. */
export function titleFor(slot: Slot, built: Built): string {
  const [first, ...rest] = [leadOf(slot, built), ...extrasOf(slot, built)];
  // Two extras are enough to tell a case; a third makes the line too long.
  return capital([first, ...rest.slice(0, 2)].join(', '));
}

const SHORT_BB: Readonly<Record<ShortBlind, string>> = {
  'ante-first-inside-ante': 'ante eats the blind',
  'ante-first-inside-blind': 'ante first, part of a blind',
  'bb-first-inside-blind': 'blind first, no ante left',
  'bb-first-inside-ante': 'blind first, part of an ante',
  'ante-first-exactly-ante': 'nothing left after the ante',
  'bb-first-exactly-blind': 'nothing left after the blind',
};

/** What the category is about. */
function leadOf(slot: Slot, { facts, settlement, script }: Built): string {
  const { players } = settlement;
  switch (slot.category) {
    case 'bb-ante':
      return `short BB: ${SHORT_BB[slot.shortBlind!]}`;
    case 'short-stack': {
      const depthOf = (seat: number): number => players[seat]!.start / script.level.bb;
      const shortest = facts.allIns.toSorted((a, b) => depthOf(a) - depthOf(b))[0]!;
      const { position, allIn } = players[shortest]!;
      return `${depthOf(shortest).toFixed(1)} BB all-in ${onStreet(allIn!)} from the ${position}`;
    }
    case 'all-ins':
      return countedWords(facts.allIns.length, 'all-in');
    case 'side-pots':
      return countedWords(facts.sidePots, 'side pot');
    case 'multi-street':
      return facts.actionStreets === 4 ? 'action on every street' : 'action on three streets';
    case 'position': {
      const seat = players.findIndex(
        ({ position, allIn }) => position === slot.allInSeat && allIn !== null,
      );
      return `${slot.allInSeat} all-in ${onStreet(players[seat]!.allIn!)}`;
    }
    case 'folds':
      return 'dead money above a short all-in';
    case 'transitions': {
      const out = facts.eliminated.length;
      const who =
        out === 1
          ? `${players[facts.eliminated[0]!]!.position} out`
          : `${numberWord(out)} players out`;
      return facts.remaining === 2 ? `${who}, heads-up next` : who;
    }
    case 'calculation':
      return slot.sum === 'percentages'
        ? `percentages of ${numberWord(facts.sidePots + 1)} pots`
        : 'odd chips in a split pot';
    case 'mixed':
      return facts.allIns.length === 0
        ? 'no all-in'
        : `${countedWords(facts.allIns.length, 'all-in')} of ${numberWord(slot.players)} players`;
  }
}

/** What else is worth a word, the rarest first. */
function extrasOf(slot: Slot, { facts, settlement }: Built): readonly string[] {
  const { category } = slot;
  const { pots } = settlement;
  const { eliminated, oddPots, splitPots, winners } = facts;
  const extras: (string | false)[] = [
    slot.runTwice && 'run twice',
    facts.reopened !== null && 'betting reopened',
    pots.length === 1 && pots[0]!.eligible.length === 1 && 'everybody folds',
    category !== 'calculation' && oddPots.length > 0 && !slot.runTwice && 'odd chips',
    category !== 'side-pots' && facts.sidePots > 0 && countedWords(facts.sidePots, 'side pot'),
    splitPots > 0 && !slot.runTwice && oddPots.length === 0 && splitText(pots),
    category !== 'transitions' && eliminated.length > 0 && `${numberWord(eliminated.length)} out`,
    winners.length > 1 && splitPots === 0 && `${numberWord(winners.length)} winners`,
    slot.uncalled === 'side-pot' && 'uncalled chips as a pot',
    settlement.returned !== null && 'uncalled chips back',
    winners.length === 1 && 'one winner',
  ];
  return extras.filter((extra) => extra !== false);
}

function splitText(pots: Built['settlement']['pots']): string {
  const split = pots.flatMap(({ winners }, pot) => (winners.length > 1 ? [pot] : []));
  if (split.length > 1) return `${numberWord(split.length)} pots split`;
  if (pots.length === 1) return 'split pot';
  return split[0] === pots.length - 1
    ? 'split on top'
    : split[0] === 0
      ? 'split Main Pot'
      : `split Side Pot ${split[0]}`;
}
