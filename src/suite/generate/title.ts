import { figure } from '../../kernel/index.ts';
import { STREETS } from '../../rules/index.ts';
import type { ShortBlind, Slot } from '../plan/slot.ts';
import type { Built } from './build-case.ts';
import { capital, countedWords, numberWord, onStreet } from './phrases.ts';

/** Longer does not fit a line. */
const LONGEST = 88;

/** A few words that tell the case from the others, whose titles are `taken`. */
export function titleFor(slot: Slot, built: Built, taken: ReadonlySet<string>): string {
  const [first, ...rest] = [leadOf(slot, built), ...extrasOf(slot, built)];
  // Two extras are enough to tell most cases; a third makes the line too long.
  const short = [first, ...rest.slice(0, 2)];
  const shortest = capital(short.join(', '));
  const isFree = (title: string): boolean => !taken.has(title) && title.length <= LONGEST;
  if (isFree(shortest)) return shortest;
  const more = [...detailsOf(slot, built), ...rest.slice(2)];
  const pairs = more.flatMap((one, i) => more.slice(i + 1).map((other) => `${one}, ${other}`));
  return [...more, ...pairs].map((tail) => `${shortest}, ${tail}`).find(isFree) ?? shortest;
}

/** What tells two cases of the same kind apart: how many, who, when, at which level. */
function detailsOf(slot: Slot, { facts, settlement, script }: Built): readonly string[] {
  const { players } = settlement;
  const last = STREETS.findLast((street) => players.some(({ allIn }) => allIn === street));
  const [best, second] = players.toSorted((a, b) => Number(b.won) - Number(a.won));
  const { sb, bb } = script.level;
  const details: (string | false)[] = [
    slot.category !== 'mixed' && slot.players > 2 && `${numberWord(slot.players)} players`,
    slot.category !== 'mixed' && slot.players === 2 && 'heads-up',
    facts.winners.length > 1 && best!.won! > second!.won! && `${best!.position} wins most`,
    facts.allIns.length > 1 && last !== undefined && `last all-in ${onStreet(last)}`,
    `blinds ${figure(sb)}/${figure(bb)}`,
  ];
  return details.filter((detail) => detail !== false);
}

const SHORT_BB: Readonly<Record<ShortBlind, string>> = {
  'ante-first-inside-ante': 'ante eats the blind',
  'ante-first-inside-blind': 'ante first, part of a blind',
  'bb-first-inside-blind': 'blind first, no ante left',
  'bb-first-inside-ante': 'blind first, part of an ante',
  'ante-first-exactly-ante': 'nothing left after the ante',
  'bb-first-exactly-blind': 'nothing left after the blind',
  'all-inside-ante': 'part of the ante everybody posts',
  'all-inside-blind': 'part of a blind after the ante',
  'no-ante-inside-blind': 'part of a blind',
  'bb-first-below-sb': 'no more than a small blind',
  'no-ante-below-sb': 'no more than a small blind',
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
      return `${depthOf(shortest).toFixed(1)} BB all-in ${onStreet(allIn!)} from ${placeOf(position!)}`;
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

/** "from UTG", but "from the CO": some labels are names, others things. */
const placeOf = (position: string): string =>
  /^(?:UTG|MP)/.test(position) ? position : `the ${position}`;

/** What else is worth a word, the rarest first. */
function extrasOf(slot: Slot, { facts, settlement }: Built): readonly string[] {
  const { category } = slot;
  const { pots, players } = settlement;
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
    settlement.uncalledReturned !== null && 'uncalled chips back',
    winners.length === 1 && `${players[winners[0]!]!.position} wins`,
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
