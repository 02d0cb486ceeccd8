import type { Prng } from '../../kernel/index.ts';
import {
  type ClaimedAction,
  canBet,
  type Hand,
  type LegalActions,
  standingOf,
  wholeOf,
} from '../../rules/index.ts';
import { betSize, rounded, type Spot } from './bet-sizes.ts';
import { percent } from './chance.ts';
import type { Script, StreetNumber } from './script.ts';

/** Where a street stands. */
export interface DecisionContext {
  readonly street: StreetNumber;
  /** How often the bet was raised, the first bet included. */
  readonly raises: number;
  readonly aggressor: number | null;
  /** Who bets first, and who raises. */
  readonly leader: number | null;
  readonly raiser: number | null;
}

/** What the player to act does: what the role wants, as far as it is on offer. */
export function decide(
  hand: Hand,
  legal: LegalActions,
  script: Script,
  scene: DecisionContext,
  chance: Prng,
): ClaimedAction {
  const role = script.roles[legal.seat]!;
  const { street } = scene;
  if (role.kind === 'fold' && (street >= role.street || leavesCrumbs(hand, legal)))
    return giveUp(hand, legal, script, scene, chance);
  const raised = aggression(hand, legal, script, scene, chance);
  if (street === 0 && script.shortBet?.seat === legal.seat) return raised ?? stayIn(legal);
  if (role.kind === 'all-in' && (street >= role.street || leavesCrumbs(hand, legal))) {
    // Before the flop some raise first and put the rest in later.
    if (raised && street === 0 && percent(chance, 40)) return raised;
    const pushed = push(hand, legal, script, scene);
    if (pushed) return pushed;
  }
  return raised ?? stayIn(legal);
}

/** Nobody calls with most of a stack to keep a few chips: all-in or fold. */
const leavesCrumbs = (hand: Hand, { seat, call }: LegalActions): boolean =>
  call !== null && 4 * (wholeOf(hand, seat) - call.to) < wholeOf(hand, seat);

/** Folds to a bet; whoever gives up late answers or makes the first one. */
function giveUp(
  hand: Hand,
  legal: LegalActions,
  script: Script,
  scene: DecisionContext,
  chance: Prng,
): ClaimedAction {
  const { late } = script.roles[legal.seat] as { late: boolean };
  const hasActed = standingOf(hand, legal.seat) === 'acted';
  const isEarly = scene.raises < Math.max(2, script.heat[scene.street]);
  if (late && !hasActed && isEarly && !leavesCrumbs(hand, legal)) {
    const raised = aggression(hand, legal, script, scene, chance);
    if (raised) return raised;
    const isBet = scene.aggressor !== null && canBet(hand, scene.aggressor);
    if (legal.call && isBet) return { verb: 'call' };
  }
  return legal.check ? { verb: 'check' } : { verb: 'fold' };
}

/** Above that many big blinds nobody opens with everything. */
const OPEN_SHOVE = 20;

/** Everything in, where it is on offer and does not look silly. */
function push(
  hand: Hand,
  legal: LegalActions,
  script: Script,
  { street, raises, leader }: DecisionContext,
): ClaimedAction | null {
  if (legal.allIn === null) return null;
  const whole = legal.allIn.to;
  if (raises > 0) return { verb: 'all-in' };
  if (street === 0) {
    return leader === legal.seat && whole <= OPEN_SHOVE * script.level.bb
      ? { verb: 'all-in' }
      : null;
  }
  return leader === legal.seat && whole <= 1.5 * potOf(hand) ? { verb: 'all-in' } : null;
}

/** A bet or a raise where it is this player's to make; null if it is not. */
function aggression(
  hand: Hand,
  legal: LegalActions,
  script: Script,
  scene: DecisionContext,
  chance: Prng,
): ClaimedAction | null {
  const { seat } = legal;
  const range = legal.bet ?? legal.raise;
  if (range === null) return null;
  const verb = legal.bet ? 'bet' : 'raise';
  const { street, raises, leader, raiser } = scene;
  const { reopening } = script;
  if (reopening && street === 1) {
    if (seat !== reopening.bettor || raises === 2 || raises > 3) return null;
    const spot = spotOf(hand, seat, script, scene);
    const wished = raises === 0 ? reopening.bet : rounded(hand.price + 1.3 * hand.fullRaise, spot);
    const to = Math.max(wished, range.min);
    return to < range.max ? { verb, to } : null;
  }
  if (script.shortBet && street === 0 && raises === 1) {
    const isHis = script.roles[seat]!.kind === 'stay' && seat !== scene.aggressor;
    return isHis ? { verb, to: script.shortBet.price } : null;
  }
  if (raises >= script.heat[street] || seat === scene.aggressor) return null;
  const isHis = raises === 0 ? seat === leader : seat === raiser || seat === leader;
  if (!isHis) return null;
  if (street === 0 && raises === 0 && script.open !== null) return { verb, to: script.open };
  const to = betSize(chance, range, spotOf(hand, seat, script, scene));
  return to === null ? null : { verb, to };
}

function stayIn({ check, call, allIn }: LegalActions): ClaimedAction {
  if (check) return { verb: 'check' };
  if (call) return { verb: 'call' };
  return { verb: allIn ? 'all-in' : 'fold' };
}

const potOf = (hand: Hand): number =>
  hand.table.seats.reduce((sum, { stack }, seat) => sum + stack - hand.stacks[seat]!, 0);

function spotOf(
  hand: Hand,
  seat: number,
  script: Script,
  { street, raises }: DecisionContext,
): Spot {
  const { bb, chip } = script.level;
  // Betting more than anybody else has left looks odd, and streets to come want chips too.
  let rival = 0;
  for (let other = 0; other < hand.stacks.length; other++) {
    if (other !== seat && canBet(hand, other)) rival = Math.max(rival, wholeOf(hand, other));
  }
  const whole = Math.min(wholeOf(hand, seat), rival);
  const share = street === 3 ? 0.8 : raises > 1 ? 0.6 : 0.45;
  return {
    isPreflop: street === 0,
    raises,
    price: hand.price,
    pot: potOf(hand),
    bb,
    chip,
    startsSmall: script.heat[street] > 2,
    most: Math.max(whole * share, street === 0 && raises === 0 ? 3 * bb : 0),
  };
}
