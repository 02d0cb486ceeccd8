import { type Prng, pick, shuffled } from '../../kernel/index.ts';
import type { HouseRules } from '../../rules/index.ts';
import { BLIND_LEVELS, type BlindLevel, smallerChip, smallestChips } from '../plan/blind-levels.ts';
import type { Slot } from '../plan/slot.ts';
import { openSize } from './bet-sizes.ts';
import { between } from './chance.ts';
import { headsUpScript } from './heads-up.ts';
import { raisesPerStreet, rolesFor } from './player-roles.ts';
import type { PlayedLevel, Role, Script } from './script.ts';
import { type Depth, depthFor, StackRack, shortBlindStack } from './stacks.ts';

/** A script that leads to what the slot has to show, most of the time. */
export function writeScript(slot: Slot, chance: Prng): Script {
  const usual = pick(chance, BLIND_LEVELS[slot.stackSize]);
  const ante = anteOf(slot, usual);
  const oddChip = slot.hasOddChip ? pick(chance, smallestChips(usual, ante)) : 1;
  const level = playedLevel(slot, usual, oddChip);
  const frame = { level, ante, rules: rulesOf(slot, oddChip) };
  if (slot.players === 2) return { ...frame, ...headsUpScript(slot, chance, level) };
  const { allIns, covers, folds } = rolesFor(slot, chance);
  const stays = Array.from({ length: covers }, (): Role => ({ kind: 'stay' }));
  const roles = seated(slot, chance, [...allIns, ...stays, ...folds]);
  const heat = raisesPerStreet(slot, chance);
  const rack = new StackRack(chance, level, slot);
  const planned = plannedBets(slot, chance, level, roles, rack);
  const { open, reopening, shortBet, set } = planned;
  const stacks = stacksFor(slot, chance, level, roles, rack, set);
  // What is new comes first: V8 adds to a copy slowly.
  return { roles, heat, open, reopening, shortBet, stacks, ...frame };
}

function anteOf({ anteType }: Slot, { bb, tableAnte }: BlindLevel): number {
  if (anteType === 'none') return 0;
  return anteType === 'all' ? tableAnte : bb;
}

/** ODD-1: nobody bets or holds what the smallest chip cannot pay. */
function playedLevel(slot: Slot, level: BlindLevel, oddChip: number): PlayedLevel {
  const { profile, sum, hasRemainder } = slot;
  if (oddChip > 1) {
    const unit = hasRemainder ? smallerChip(oddChip) : oddChip;
    return { ...level, chip: Math.max(level.chip, oddChip), unit };
  }
  // Without a BB ante, round stacks make pots that every number of winners can share.
  const isFine = profile === 'classic' && sum === 'odd-chips';
  return { ...level, unit: isFine ? 1 : level.chip };
}

const rulesOf = (slot: Slot, oddChip: number): HouseRules => ({
  anteOrder: slot.anteOrder,
  anteType: slot.anteType === 'all' ? 'all' : 'bb',
  button: slot.button,
  oddChip,
  uncalled: slot.uncalled,
});

const SEATS = { Dealer: 0, SB: 1, BB: 2 } as const;

/** Roles by seat, at random but for what has to sit somewhere. */
function seated(slot: Slot, chance: Prng, roles: readonly Role[]): readonly Role[] {
  const seats = shuffled(chance, roles);
  const bring = (seat: number, kind: Role['kind']): void => {
    const at = seats.findIndex((role) => role.kind === kind);
    if (at < 0 || seats[seat]!.kind === kind) return;
    const held = seats[seat]!;
    seats[seat] = seats[at]!;
    seats[at] = held;
  };
  if (slot.shortBlind !== null) bring(SEATS.BB, 'posted');
  if (slot.foldsToSmallBlind) bring(SEATS.SB, 'stay');
  if (slot.allInSeat !== null) bring(SEATS[slot.allInSeat], 'all-in');
  if (slot.foldsOut && slot.category === 'mixed') bring(between(chance, 0, 1), 'all-in');
  return seats;
}

/** Stacks by seat; `set` holds those that are settled already. */
function stacksFor(
  slot: Slot,
  chance: Prng,
  level: PlayedLevel,
  roles: readonly Role[],
  rack: StackRack,
  set: readonly (number | undefined)[],
): readonly number[] {
  const stacks: number[] = [];
  const firstAllIn = roles.findIndex(
    (role, seat) =>
      role.kind === 'all-in' && (slot.allInSeat === null || seat === SEATS[slot.allInSeat]),
  );
  roles.forEach((role, seat) => {
    const depth = depthFor(role);
    const isShortest = (slot.category === 'short-stack' || slot.foldsOut) && seat === firstAllIn;
    if (set[seat] !== undefined) stacks[seat] = set[seat]!;
    else if (role.kind === 'posted')
      stacks[seat] = shortBlindStack(slot.shortBlind!, chance, level);
    else if (depth !== null) stacks[seat] = rack.draw(isShortest ? SHORTEST : depth);
  });
  roles.forEach((_, seat) => {
    stacks[seat] ??= rack.drawRarest();
  });
  return stacks;
}

const SHORTEST: Depth = [10, 15];

/** Bets that stacks are chosen for; `set` holds those stacks. */
interface PlannedBets extends Pick<Script, 'open' | 'reopening' | 'shortBet'> {
  readonly set: readonly (number | undefined)[];
}

function plannedBets(
  slot: Slot,
  chance: Prng,
  level: PlayedLevel,
  roles: readonly Role[],
  rack: StackRack,
): PlannedBets {
  const none: PlannedBets = { open: null, reopening: null, shortBet: null, set: [] };
  if (slot.reopens) return { ...none, ...reopeningAt(slot, chance, level, roles, rack) };
  return slot.opensShort ? { ...none, ...shortBetAt(slot, chance, level, roles, rack) } : none;
}

/** What a seat has posted that is not part of its bet. */
function antePaid({ anteType }: Slot, { tableAnte, bb }: PlayedLevel, seat: number): number {
  if (anteType === 'all') return tableAnte;
  return anteType === 'bb' && seat === SEATS.BB ? bb : 0;
}

/** ACT-4: ten to fourteen big blinds to call, and a part of one left for the flop. */
function shortBetAt(
  slot: Slot,
  chance: Prng,
  level: PlayedLevel,
  roles: readonly Role[],
  rack: StackRack,
): Pick<PlannedBets, 'shortBet' | 'set'> {
  const { bb, chip } = level;
  const seat = roles.findIndex(({ kind }) => kind === 'all-in');
  const price = Math.ceil((bb * between(chance, 100, 138)) / 10 / chip) * chip;
  const left = chip * between(chance, 1, Math.max(1, Math.floor((0.8 * bb) / chip)));
  const stack = price + left + antePaid(slot, level, seat);
  const set: (number | undefined)[] = [];
  rack.take(stack);
  set[seat] = stack;
  return { shortBet: { seat, price }, set };
}

/**
 * ACT-6: a bet, an all-in of about one and a half of it and another of a little over twice; each
 * is short of a full raise, both together are one.
 */
function reopeningAt(
  slot: Slot,
  chance: Prng,
  level: PlayedLevel,
  roles: readonly Role[],
  rack: StackRack,
): Pick<PlannedBets, 'open' | 'reopening' | 'set'> {
  const { bb, chip } = level;
  const open = openSize(chance, level);
  const bet = Math.ceil((bb * between(chance, 49, 56)) / 10 / chip) * chip;
  const after = roles.map((_, i) => (i + 1) % roles.length);
  const bettor = after.find((seat) => roles[seat]!.kind === 'stay');
  const shorts = after.filter((seat) => {
    const role = roles[seat]!;
    return role.kind === 'all-in' && role.street === 1;
  });
  const set: (number | undefined)[] = [];
  if (bettor === undefined || shorts.length < 2) return { open, reopening: null, set };
  const [first, second] = shorts as [number, number];
  const share = (least: number, most: number): number =>
    Math.ceil((bet * between(chance, least, most)) / 100 / chip) * chip;
  // Nobody starts with less than ten big blinds.
  const sizes = [Math.max(open + share(155, 175), 10 * bb), open + share(205, 225)];
  [first, second].forEach((seat, i) => {
    // An ante is not part of what can be bet.
    const stack = sizes[i]! + antePaid(slot, level, seat);
    rack.take(stack);
    set[seat] = stack;
  });
  return { open, reopening: { bettor, bet }, set };
}
