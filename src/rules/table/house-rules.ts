/** How the button moves on: NEXT-2, NEXT-4 or NEXT-5. */
export type ButtonRule = 'moving' | 'dead' | 'seat';

/** How a table plays where rule books differ: data, stored with every hand. */
export interface HouseRules {
  /** POST-3 */
  readonly anteOrder: 'ante-first' | 'bb-first';
  /** POST-2, POST-5 */
  readonly anteType: 'bb' | 'all';
  /** NEXT-2, NEXT-4, NEXT-5 */
  readonly button: ButtonRule;
  /** ODD-1: the smallest chip in play. */
  readonly oddChip: number;
  /** RET-1, RET-2 */
  readonly uncalled: 'return' | 'side-pot';
}

export type Profile = 'collector' | 'tda';

export const PROFILES: Readonly<Record<Profile, HouseRules>> = {
  collector: {
    anteOrder: 'ante-first',
    anteType: 'bb',
    button: 'moving',
    oddChip: 1,
    uncalled: 'return',
  },
  tda: {
    anteOrder: 'bb-first',
    anteType: 'bb',
    button: 'dead',
    oddChip: 1,
    uncalled: 'return',
  },
};

/** House rules as far as somebody stated them: a profile, single rules, both or nothing. */
export interface StatedRules extends Partial<HouseRules> {
  readonly profile?: Profile;
}

/** A line in the text beats its `Rules:` line, which beats flags, which beat the default profile. */
export function houseRules(text: StatedRules, flags: StatedRules = {}): HouseRules {
  const base = text.profile
    ? PROFILES[text.profile]
    : overruled(PROFILES[flags.profile ?? 'collector'], flags);
  return overruled(base, text);
}

/** The rules with those that are stated put in their place. */
function overruled(rules: HouseRules, stated: StatedRules): HouseRules {
  const { anteOrder, anteType, button, oddChip, uncalled } = stated;
  // Most hands state nothing: then there is nothing to make anew.
  if (!anteOrder && !anteType && !button && oddChip === undefined && !uncalled) return rules;
  return {
    anteOrder: stated.anteOrder ?? rules.anteOrder,
    anteType: stated.anteType ?? rules.anteType,
    button: stated.button ?? rules.button,
    oddChip: stated.oddChip ?? rules.oddChip,
    uncalled: stated.uncalled ?? rules.uncalled,
  };
}
