import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Category, Complexity } from '../case.ts';
import { whyImpossible } from './joint-table.ts';
import { planSlots } from './plan-slots.ts';
import { WHOLE_SUITE } from './quotas.ts';
import type { Profile, Slot } from './slot.ts';

/** Which suite: everything but the seed and the profile makes it smaller. */
export interface SuiteOptions {
  readonly seed: number;
  /** `collector` if none is given. */
  readonly profile?: Profile;
  readonly count?: number;
  readonly players?: { readonly min: number; readonly max: number };
  readonly category?: Category;
  readonly complexity?: Complexity;
}

/** The places of the plan that were asked for, or why there are none. */
export function selectSlots(options: SuiteOptions): Result<readonly Slot[], string> {
  const { seed, profile, count, players = { min: 2, max: 9 }, category, complexity } = options;
  if (!Number.isSafeInteger(seed) || seed < 0) {
    return fail(`The seed is a whole number from 0 on, not ${seed}.`);
  }
  if (!Number.isInteger(players.min) || !Number.isInteger(players.max)) {
    return fail(`The number of players is whole, not ${players.min} to ${players.max}.`);
  }
  if (players.min > players.max || players.max < 2 || players.min > 9) {
    return fail(`A case has 2 to 9 players, not ${rangeText(players)}.`);
  }
  if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > WHOLE_SUITE)) {
    return fail(`A suite has 1 to ${WHOLE_SUITE} cases, not ${count}.`);
  }
  const slots = planSlots(seed, profile).filter(
    (slot) =>
      slot.players >= players.min &&
      slot.players <= players.max &&
      (category === undefined || slot.category === category) &&
      (complexity === undefined || slot.complexity === complexity),
  );
  const wanted = count ?? slots.length;
  if (slots.length > 0 && wanted <= slots.length) return ok(slots.slice(0, wanted));
  return fail(tooFew(options, players, slots.length));
}

const rangeText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : `${min} to ${max}`;

function tooFew(
  { seed, count, category, complexity }: SuiteOptions,
  players: { readonly min: number; readonly max: number },
  found: number,
): string {
  const asked = `${complexity ? `${complexity} ` : ''}${category ? `${category} ` : ''}cases with ${rangeText(players)} players`;
  if (found === 0) {
    const least = Math.max(2, players.min);
    const reason = whyImpossible(least, category ?? null, complexity ?? null);
    return reason
      ? `There are no ${asked}: ${reason}.`
      : `The suite of seed ${seed} has no ${asked}. Try another seed or ask for less.`;
  }
  return `The suite of seed ${seed} has ${found} ${asked}, not ${count}. Ask for ${found} or fewer.`;
}
