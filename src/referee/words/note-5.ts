import { all, figure } from '../../kernel/index.ts';
import { hasOutcome } from '../../record/index.ts';
import {
  BOARD_CARDS,
  betOf,
  events,
  type Hand,
  isAmong,
  isBettingOver,
  type LegalActions,
  legalActions,
  nextStreet,
  potName,
  STREETS,
  type Street,
} from '../../rules/index.ts';
import type { RuleWords, RulingContext } from '../rule-words.ts';

export const note5: RuleWords<'NOTE-5'> = {
  id: 'NOTE-5',
  sentence:
    'A hand that stops early is settled as far as it goes, and the finding says what is missing.',
  words(ruling, scene) {
    const { hand } = scene;
    if (ruling.kind === 'checked-through') {
      const where = all(ruling.streets.map((street) => WHERE[street]));
      return {
        message: `Not every action ${where} was written down: with the winners declared, the rest counts as checked through.`,
      };
    }
    const coming = hand ? stillToCome(hand, scene) : 'the hand';
    const early = ruling.severity === 'info' ? 'A set-up without actions' : 'The hand stops here';
    const unused = hasOutcome(scene.record) ? ' The outcome below cannot be used until then.' : '';
    return { message: `${early}; still to come: ${coming}.${unused}`, expected: coming };
  },
};

const WHERE: Readonly<Record<Street, string>> = {
  preflop: 'before the flop',
  flop: 'on the flop',
  turn: 'on the turn',
  river: 'on the river',
};

function stillToCome(hand: Hand, scene: RulingContext): string {
  const legal = legalActions(hand);
  if (legal) {
    const { seat } = legal;
    return `${scene.titled(seat)} to act, ${offers(hand, legal)}`;
  }
  const street = nextStreet(hand);
  if (street && !isBettingOver(hand)) return `the ${street}`;
  const missing = STREETS.filter((s) => BOARD_CARDS[s] > 0 && !isDealt(hand, s));
  const boards = missing.length > 0 ? `the cards of the ${all(missing)}, or ` : '';
  const pots = scene.payment?.pots ?? [];
  const open = pots.flatMap(({ eligible }, pot) => {
    if (scene.payment?.shares[pot]?.length) return [];
    const left = eligible.filter((seat) => !isAmong(hand.mucked, seat));
    return [`${potName(pot)} (${left.map((seat) => scene.name(seat)).join(', ')})`];
  });
  return `${boards}the winners of ${open.join(', ')}`;
}

/** "250 to call, may raise to between 500 and 5,000" */
function offers(hand: Hand, { seat, bet, raise, allIn }: LegalActions): string {
  const owed = hand.price - betOf(hand, seat);
  const stack = hand.stacks[seat]!;
  if (owed >= stack) return `${figure(owed)} to call with ${figure(stack)} left`;
  const calls = owed > 0 ? `${figure(owed)} to call` : 'nothing to call';
  const range = bet ?? raise;
  const word = hand.price === 0 ? 'bet' : 'raise to';
  if (range && range.min < range.max) {
    return `${calls}, may ${word} between ${figure(range.min)} and ${figure(range.max)}`;
  }
  return allIn ? `${calls}, may go all-in for ${figure(allIn.to)}` : calls;
}

const isDealt = (hand: Hand, street: string): boolean =>
  events(hand).some((e) => e.kind === 'deal' && e.street === street && e.cards.length > 0);
