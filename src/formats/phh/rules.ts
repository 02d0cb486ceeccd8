import type { HouseRules, StatedRules } from '../../rules/table/house-rules.ts';
import type { Draft } from './draft.ts';
import { KEY, type Key } from './keys.ts';
import { wholeNumber } from './origin.ts';
import type { Stakes } from './stakes.ts';

const VALUES = {
  _sidepot_profile: ['collector', 'tda'],
  _sidepot_ante_order: ['ante-first', 'bb-first'],
  _sidepot_ante_type: ['bb', 'all'],
  _sidepot_button: ['moving', 'dead', 'seat'],
  _sidepot_uncalled: ['return', 'side-pot'],
} as const satisfies Partial<Record<Key, readonly string[]>>;

/** House rules: those we wrote ourselves; who posts the ante is always in the file. */
export function readRules(d: Draft, { ante, anteType }: Stakes): StatedRules {
  if (!d.hasOwn) return ante === 0 ? NO_RULES : anteType === 'all' ? ALL_POST : BB_POSTS;
  const profile = stated(d, '_sidepot_profile');
  const anteOrder = stated(d, '_sidepot_ante_order');
  const type = stated(d, '_sidepot_ante_type') ?? (ante > 0 ? anteType : undefined);
  const button = stated(d, '_sidepot_button');
  const uncalled = stated(d, '_sidepot_uncalled');
  const oddChip = wholeNumber(d.textOf(KEY._sidepot_odd_chip));
  return {
    ...(profile && { profile }),
    ...(anteOrder && { anteOrder }),
    ...(type && { anteType: type }),
    ...(button && { button }),
    ...(oddChip !== null && { oddChip }),
    ...(uncalled && { uncalled }),
  };
}

const NO_RULES: Partial<HouseRules> = {};
const ALL_POST: Partial<HouseRules> = { anteType: 'all' };
const BB_POSTS: Partial<HouseRules> = { anteType: 'bb' };

function stated<K extends keyof typeof VALUES>(
  d: Draft,
  key: K,
): (typeof VALUES)[K][number] | undefined {
  const text = d.textOf(KEY[key]);
  if (text === null) return undefined;
  return VALUES[key].find((value) => value === text);
}
