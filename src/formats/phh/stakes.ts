import { type HouseRules, type StatedRules, unboxed } from '../../rules/index.ts';
import type { Amounts } from './amounts.ts';
import type { PhhDraft } from './draft.ts';
import { KEY, type Key } from './keys.ts';
import { digitsAsNumber } from './origin.ts';

/** Who posts what. Positions: 0 is p1. */
export interface Stakes {
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
  readonly anteType: 'bb' | 'all';
  readonly button: number;
  /** null: nobody is the small blind, its seat is empty. */
  readonly smallBlind: number | null;
  readonly bigBlind: number;
  /** POST-4: the big blind is short, and the file does not name the full one. */
  readonly isGuessed: boolean;
  readonly posts: readonly Post[];
  /** How something was read that can be written in another way. */
  readonly remarks: readonly Remark[];
}

interface Post {
  readonly player: number;
  readonly amount: number;
  readonly dead: boolean;
}

export type Remark =
  | { readonly kind: 'no-small-blind' }
  | { readonly kind: 'short-big-blind'; readonly posted: number; readonly bb: number }
  | { readonly kind: 'blinds-turned'; readonly button: 'sb' | 'bb' }
  | { readonly kind: 'blinds-by-seat' }
  | { readonly kind: 'dead-post'; readonly player: number; readonly amount: number }
  | { readonly kind: 'min-bet'; readonly minBet: number; readonly bb: number }
  | { readonly kind: 'dead-part'; readonly player: number; readonly dead: number }
  | { readonly kind: 'odd-antes' };

/** Why a hand cannot be read as hold'em with two blinds. */
export type Refusal =
  | { readonly kind: 'straddle'; readonly player: number; readonly amount: number }
  | { readonly kind: 'no-big-blind' }
  | { readonly kind: 'blinds-swapped' };

type Blinds = Pick<Stakes, 'sb' | 'bb' | 'button' | 'smallBlind' | 'bigBlind'>;

/** Whether somebody posts less than the big blind: live, or a dead small blind, sites differ. */
export const hasSmallPosts = ({ posts, bb }: Stakes): boolean =>
  posts.length > 0 && posts.some(({ amount, dead }) => !dead && amount < bb);

/** What the lists of blinds and antes mean; posts below the big blind are live or dead. */
export function readStakes(
  amounts: Amounts,
  smallPosts: 'live' | 'dead' = 'live',
): Stakes | Refusal {
  const remarks: Remark[] = [];
  const { players, blinds } = amounts;
  for (let player = 2; player < players; player++) {
    const amount = blinds[player]!;
    if (amount > 0) return { kind: 'straddle', player, amount };
  }
  const found = players === 2 ? headsUpBlinds(amounts, remarks) : ringBlinds(amounts, remarks);
  if ('kind' in found) return found;
  const posts: Post[] = [];
  for (let player = 0; player < players; player++) {
    // The arrays of a heads-up hand stand the other way round.
    const posted = -blinds[players === 2 ? 1 - player : player]!;
    if (posted <= 0) continue;
    if (posted < found.bb && smallPosts === 'dead') {
      posts.push({ player, amount: posted, dead: true });
      remarks.push({ kind: 'dead-post', player, amount: posted });
      continue;
    }
    const live = Math.min(posted, found.bb);
    posts.push({ player, amount: live, dead: false });
    // More than the big blind is a missed small blind with it, and that is dead.
    if (posted > live) {
      posts.push({ player, amount: posted - live, dead: true });
      remarks.push({ kind: 'dead-part', player, dead: posted - live });
    }
  }
  const { button, smallBlind, bigBlind } = found;
  const sb = unboxed(found.sb);
  const bb = unboxed(found.bb);
  const { ante, anteType } = readAntes(amounts, bigBlind, posts, remarks);
  const isGuessed = remarks.some(({ kind }) => kind === 'short-big-blind') && bb === sb;
  return { sb, bb, ante, anteType, button, smallBlind, bigBlind, isGuessed, posts, remarks };
}

function ringBlinds(amounts: Amounts, remarks: Remark[]): Blinds | Refusal {
  const { players, blinds, stacks, minBet } = amounts;
  const first = Math.max(0, blinds[0]!);
  const second = blinds[1]!;
  const button = players - 1;
  if (second > 0) {
    const bb = bigBlindOf(first, second, stacks[1]!, minBet, remarks);
    if (bb === null) return { kind: 'blinds-swapped' };
    return { sb: first, bb, button, smallBlind: 0, bigBlind: 1 };
  }
  if (first === 0) return { kind: 'no-big-blind' };
  // [bb, 0, 0, …]: the seat of the small blind is empty and p1 is the big blind
  remarks.push({ kind: 'no-small-blind' });
  compareMinBet(first, minBet, remarks);
  return { sb: 0, bb: first, button, smallBlind: null, bigBlind: 0 };
}

/** Heads-up p1 is the big blind and p2 the button, while the arrays stay [sb, bb]. */
function headsUpBlinds(amounts: Amounts, remarks: Remark[]): Blinds | Refusal {
  const { blinds, stacks, minBet } = amounts;
  const first = Math.max(0, blinds[0]!);
  const second = Math.max(0, blinds[1]!);
  if (first + second === 0) return { kind: 'no-big-blind' };
  const bb = bigBlindOf(first, second, stacks[0]!, minBet, remarks);
  if (bb !== null) return { sb: first, bb, button: 1, smallBlind: 1, bigBlind: 0 };
  // [bb, sb]: the small blind is whoever acts first, and the order of later streets has the button
  compareMinBet(first, minBet, remarks);
  const [opener, later] = amounts.openers;
  if (opener === 1) {
    remarks.push({ kind: 'blinds-by-seat' });
    return { sb: second, bb: first, button: 1, smallBlind: 1, bigBlind: 0 };
  }
  const button = later === 0 ? 1 : 0;
  remarks.push({ kind: 'blinds-turned', button: button === 0 ? 'sb' : 'bb' });
  return { sb: second, bb: first, button, smallBlind: 0, bigBlind: 1 };
}

/** POST-4: a big blind who is all-in may have posted less; null if they could have posted more. */
function bigBlindOf(
  sb: number,
  posted: number,
  stack: number,
  minBet: number,
  remarks: Remark[],
): number | null {
  const bb = Math.max(sb, posted, minBet);
  if (posted === bb) {
    compareMinBet(bb, minBet, remarks);
    return bb;
  }
  if (posted >= stack) {
    remarks.push({ kind: 'short-big-blind', posted, bb });
    return bb;
  }
  if (sb > posted) return null;
  compareMinBet(posted, minBet, remarks);
  return posted;
}

function compareMinBet(bb: number, minBet: number, remarks: Remark[]): void {
  if (minBet !== bb) remarks.push({ kind: 'min-bet', minBet, bb });
}

const NO_ANTE = { ante: 0, anteType: 'bb' } as const;

function readAntes(
  amounts: Amounts,
  bigBlind: number,
  posts: Post[],
  remarks: Remark[],
): Pick<Stakes, 'ante' | 'anteType'> {
  const { players, antes, stacks } = amounts;
  const anteOf = (player: number): number => antes[players === 2 ? 1 - player : player]!;
  let ante = 0;
  let isForAll = true;
  let isForBb = true;
  for (let player = 0; player < players; player++) ante = Math.max(ante, anteOf(player));
  if (ante === 0) return NO_ANTE;
  for (let player = 0; player < players; player++) {
    const own = anteOf(player);
    // A short player may be listed with what they had.
    if (own !== ante && own < stacks[player]!) isForAll = false;
    if (own > 0 && player !== bigBlind) isForBb = false;
  }
  if (isForBb) return { ante, anteType: 'bb' };
  if (isForAll) return { ante, anteType: 'all' };
  remarks.push({ kind: 'odd-antes' });
  for (let player = 0; player < players; player++) {
    const amount = anteOf(player);
    if (amount > 0) posts.push({ player, amount, dead: true });
  }
  return NO_ANTE;
}

const VALUES = {
  _sidepot_profile: ['collector', 'tda'],
  _sidepot_ante_order: ['ante-first', 'bb-first'],
  _sidepot_ante_type: ['bb', 'all'],
  _sidepot_button: ['moving', 'dead', 'seat'],
  _sidepot_uncalled: ['return', 'side-pot'],
} as const satisfies Partial<Record<Key, readonly string[]>>;

/** House rules: those we wrote ourselves; who posts the ante is always in the file. */
export function readRules(d: PhhDraft, { ante, anteType }: Stakes): StatedRules {
  if (!d.hasRules) return ante === 0 ? NO_RULES : anteType === 'all' ? ALL_POST : BB_POSTS;
  const profile = stated(d, '_sidepot_profile');
  const anteOrder = stated(d, '_sidepot_ante_order');
  const type = stated(d, '_sidepot_ante_type') ?? (ante > 0 ? anteType : undefined);
  const button = stated(d, '_sidepot_button');
  const uncalled = stated(d, '_sidepot_uncalled');
  const oddChip = digitsAsNumber(d.textOf(KEY._sidepot_odd_chip));
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
  d: PhhDraft,
  key: K,
): (typeof VALUES)[K][number] | undefined {
  const text = d.textOf(KEY[key]);
  if (text === null) return undefined;
  return VALUES[key].find((value) => value === text);
}
