import { questionOfHand } from '../conformance/question-of-hand.ts';
import { changesCourse } from '../mistakes/mistaken-answers.ts';
import type { MistakeId } from '../mistakes/mistakes.ts';
import { WHOLE_SUITE } from '../plan/quotas.ts';
import type { Slot } from '../plan/slot.ts';
import { type Built, buildHand } from './build-case.ts';

/** A mistake that the goals of no slot ask for, and the slots whose hands can show it. */
interface RareMistake {
  readonly mistake: MistakeId;
  readonly mayShow: (slot: Slot) => boolean;
  /** What a slot that has to show it asks for besides. */
  readonly steers?: Partial<Slot>;
}

const RARE_MISTAKES: readonly RareMistake[] = [
  { mistake: 'fold-out-in-layers', mayShow: ({ foldsOut, players }) => foldsOut && players > 2 },
  {
    mistake: 'pots-split-together',
    mayShow: ({ splitsApart, sum, players, complexity }) =>
      splitsApart || (sum === 'odd-chips' && players > 4 && complexity !== 'simple'),
    steers: { splitsApart: true },
  },
  {
    mistake: 'odd-chips-by-list',
    mayShow: ({ sum, hasRemainder }) => sum === 'odd-chips' || hasRemainder,
  },
  {
    mistake: 'heads-up-big-blind-again',
    mayShow: ({ players, foldsOut, shortBlind }) =>
      players === 3 && !foldsOut && shortBlind === null,
  },
  {
    mistake: 'seat-button-skips',
    mayShow: ({ button, foldsOut }) => button === 'seat' && !foldsOut,
  },
  {
    mistake: 'dead-small-blind-moves-on',
    mayShow: ({ button, players, foldsOut, smallBlindBusts }) =>
      button === 'dead' && players > 3 && !foldsOut && !smallBlindBusts,
  },
];

/** In how many cases of a whole suite each of them shows at least. */
const FEWEST_CASES = 5;

type HandBuilder = (slot: Slot, number: number, courses: ReadonlySet<string>) => Built | null;

/**
 * Builds the hands of a suite one after the other. Chance makes most of them show what is rare; where
 * it would not be enough, the last slots that can show it have to.
 */
export function rareMistakeBuilder(slots: readonly Slot[]): HandBuilder {
  // A smaller suite has no such quotas.
  const rare = slots.length < WHOLE_SUITE ? [] : RARE_MISTAKES;
  const open = rare.map((one) => ({
    ...one,
    missing: FEWEST_CASES,
    left: slots.filter(one.mayShow).length,
  }));
  return (slot, number, courses) => {
    const here = open.filter(({ missing, mayShow }) => missing > 0 && mayShow(slot));
    const due = here.filter(({ left, missing }) => left <= missing);
    const isWanted = (built: Built): boolean => due.every(({ mistake }) => shows(built, mistake));
    const steered: Slot = Object.assign({ ...slot }, ...due.map(({ steers }) => steers));
    const wanted = due.length > 0 ? buildHand(steered, number, courses, isWanted) : null;
    const built = wanted ?? buildHand(slot, number, courses);
    for (const one of here) {
      one.left--;
      if (built && shows(built, one.mistake)) one.missing--;
    }
    return built;
  };
}

const ANY_CASE = { id: '', profile: 'collector', level: 'showdown' } as const;

const shows = (built: Built, mistake: MistakeId): boolean =>
  changesCourse(questionOfHand(built, ANY_CASE).question, mistake);
