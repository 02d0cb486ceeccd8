import { invariant, type Prng, pick } from '../../kernel/index.ts';
import {
  apply,
  canBet,
  dealStreet,
  type Hand,
  legalActions,
  nextStreet,
  openHand,
  seatPlayers,
} from '../../rules/index.ts';
import { percent } from './chance.ts';
import { type DecisionContext, decide } from './decide.ts';
import type { Role, Script, StreetNumber } from './script.ts';

/**
 * Plays a script through the engine by legal actions: the hand after its posts and after every event.
 * The board's cards are chosen later.
 */
export function playScript(
  script: Script,
  names: readonly string[],
  chance: Prng,
): readonly Hand[] {
  let hand = openHand(tableOf(script, names));
  const course = [hand];
  let scene = openStreet(hand, script, chance, 0);
  for (;;) {
    const legal = legalActions(hand);
    if (legal) {
      const before = hand.price;
      hand = accepted(apply(hand, decide(hand, legal, script, scene, chance)));
      if (hand.price > before) {
        const { street, raises, leader, raiser } = scene;
        scene = { street, raises: raises + 1, aggressor: legal.seat, leader, raiser };
      }
    } else if (nextStreet(hand)) {
      hand = accepted(dealStreet(hand));
      scene = openStreet(hand, script, chance, (scene.street + 1) as StreetNumber);
    } else return course;
    course.push(hand);
  }
}

function tableOf({ level, ante, rules, stacks }: Script, names: readonly string[]) {
  const labels = stacks.length === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB'];
  const { table } = seatPlayers({
    seats: stacks.map((stack, seat) => ({
      name: names[seat]!,
      label: labels[seat] ?? null,
      stack,
    })),
    sb: level.sb,
    bb: level.bb,
    ante,
    rules,
  });
  invariant(table !== null, () => `No table of ${stacks.join(', ')}`);
  return table;
}

/** A street nobody has bet on yet. */
function openStreet(
  hand: Hand,
  script: Script,
  chance: Prng,
  street: StreetNumber,
): DecisionContext {
  const { leader, raiser } = bettorsOn(hand, script, chance, street);
  return { street, raises: 0, aggressor: null, leader, raiser };
}

type Bettors = Pick<DecisionContext, 'leader' | 'raiser'>;

/** Who is to bet on a street, and who is to raise. */
function bettorsOn(hand: Hand, script: Script, chance: Prng, street: StreetNumber): Bettors {
  const count = script.roles.length;
  const first = street === 0 ? hand.table.bb + 1 : 1;
  const inOrder: number[] = [];
  for (let i = 0; i < count; i++) {
    const seat = (first + i) % count;
    if (canBet(hand, seat) && goesOn(script.roles[seat]!, street)) inOrder.push(seat);
  }
  if (inOrder.length === 0) return { leader: null, raiser: null };
  if (street === 1 && script.reopening) return { leader: script.reopening.bettor, raiser: null };
  if (street === 1 && script.shortBet) {
    return { leader: script.shortBet.seat, raiser: pick(chance, inOrder) };
  }
  if (street === 0) return openers(script, chance, inOrder);
  const calm = inOrder.filter((seat) => !isAllInNow(script.roles[seat]!, street));
  const able = calm.length > 0 ? calm : inOrder;
  // The raiser checks first where possible: check, bet, raise is how betting goes back and forth.
  const leader = script.heat[street] > 2 ? able[able.length - 1]! : pick(chance, able);
  const others = able.filter((seat) => seat !== leader);
  return { leader, raiser: others.length > 0 ? pick(chance, others) : null };
}

/** Before the flop the first to come in opens, sometimes the second after a limp. */
function openers(script: Script, chance: Prng, inOrder: readonly number[]): Bettors {
  const limps = inOrder.length > 1 && percent(chance, inOrder.length === 2 ? 35 : 15);
  const leader = inOrder[limps ? 1 : 0]!;
  const others = inOrder.filter((seat) => seat !== leader);
  const calm = others.filter((seat) => !isAllInNow(script.roles[seat]!, 0));
  const raisers = calm.length > 0 ? calm : others;
  return { leader, raiser: raisers.length > 0 ? pick(chance, raisers) : null };
}

const goesOn = (role: Role, street: StreetNumber): boolean =>
  role.kind !== 'fold' || role.street > street || role.late;

const isAllInNow = (role: Role, street: StreetNumber): boolean =>
  role.kind === 'all-in' && role.street <= street;

type Answer = ReturnType<typeof apply> | ReturnType<typeof dealStreet>;

function accepted(answer: Answer): Hand {
  invariant(answer.ok, () => 'The generator chose an action that is not on offer.');
  return answer.value;
}
