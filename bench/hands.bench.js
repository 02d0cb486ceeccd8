import poker from 'poker-ts';
import PeerCard from 'poker-ts/dist/lib/card.js';
import { prng, shuffled } from '../dist/kernel/prng.js';
import { rankOf, suitOf } from '../dist/rules/cards/card.js';
import { DECK } from '../dist/rules/cards/index.js';
import {
  apply,
  applyInPlace,
  dealInPlace,
  dealStreet,
  legalActions,
  nextStreet,
  openBetting,
  openHand,
  payHand,
  seatPlayers,
} from '../dist/rules/index.js';
import { measure, ratio } from './measure.js';

const HANDS = 500;
const PLAYERS = 6;
/**
 * Every amount is a multiple of it, so that no number of winners leaves odd chips: poker-ts loses
 * sight of players who went all-in on an earlier street and looks for them forever to hand one out.
 */
const UNIT = 60;
const SB = UNIT;
const BB = 2 * UNIT;
const FOLD = -1;
const PASS = 0;

/** So much code is not compiled to its best within half a second. */
export const PATIENCE = { rounds: 11, milliseconds: 300, warmUp: 3000 };

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jill'];

/** Fresh stacks of 10 to 100 big blinds for every hand, so that side pots come up. */
const deals = Array.from({ length: HANDS }, (_, seed) => {
  const chance = prng(1000 + seed);
  return { seed, stacks: Array.from({ length: PLAYERS }, () => (20 + chance.below(181)) * UNIT) };
});

export default function handsBench() {
  const same = checkSameJob();
  const contestants = [
    { name: 'sidepot', perRun: HANDS, run: () => sumOf(playDeal) },
    { name: 'sidepot, every hand kept', perRun: HANDS, run: () => sumOf(playDealKept) },
    playPeer('poker-ts', asShipped()),
    playPeer('poker-ts, our shuffle', withOurShuffle()),
  ];
  const rows = measure(contestants, PATIENCE);
  return {
    title: `Six-handed hands played and paid (poker-ts pays ${same} of ${HANDS} as we do)`,
    rows,
    ratios: [
      ratio(rows, 'sidepot', 'poker-ts', 10),
      ratio(rows, 'sidepot, every hand kept', 'poker-ts', null),
      // Its own shuffle asks the system for chance, which is slower than a seeded generator.
      ratio(rows, 'sidepot', 'poker-ts, our shuffle', null),
    ],
  };
}

/** poker-ts as a contestant, also for the bench of texts. */
export const playPeer = (name, table) => ({
  name,
  perRun: HANDS,
  run: () => sumOf((deal) => playDealByPeer(table, deal)),
});

const sumOf = (play) => deals.reduce((all, deal) => all + play(deal).stacks[0], 0);

/** In place, as poker-ts plays. */
const playDeal = (deal) => playAndPay(deal, playInPlace);

/** Every action gives a new hand, and the earlier ones can be gone back to. */
const playDealKept = (deal) => playAndPay(deal, playHand);

function playAndPay({ seed, stacks }, play) {
  const { hand, outcome, actions } = play(prng(seed), {
    seats: stacks.map((stack, i) => ({ name: NAMES[i], label: LABELS[i], stack })),
    sb: SB,
    bb: BB,
  });
  return { stacks: payHand(hand, outcome).newStacks, actions };
}

const LABELS = ['Dealer', 'SB', 'BB'];

function playInPlace(chance, setup) {
  const { table } = seatPlayers(setup);
  const deck = shuffled(chance, DECK, 2 * table.seats.length + 5);
  const holes = holesFrom(deck, table);
  const hand = openBetting(table);
  let actions = 0;
  for (;;) {
    const legal = legalActions(hand);
    if (legal) {
      const { verb, to = null } = chooseFrom(legal, hand.price, chance);
      applyInPlace(hand, hand.turn, verb, to);
      actions++;
      continue;
    }
    const street = nextStreet(hand);
    if (!street) return { hand, outcome: { holes, shown: true }, actions };
    dealInPlace(hand, cardsFrom(deck, street));
  }
}

const holesFrom = (deck, { seats }) =>
  seats.map(({ stack }) => (stack > 0 ? [deck.pop(), deck.pop()] : null));

const cardsFrom = (deck, street) =>
  street === 'flop' ? [deck.pop(), deck.pop(), deck.pop()] : [deck.pop()];

/** A hand of random legal actions on every street, with all cards dealt. */
export function playHand(chance, setup) {
  const { table } = seatPlayers(setup);
  const deck = shuffled(chance, DECK, 2 * table.seats.length + 5);
  const holes = holesFrom(deck, table);
  let hand = openHand(table);
  let actions = 0;
  for (;;) {
    const legal = legalActions(hand);
    if (legal) {
      hand = apply(hand, chooseFrom(legal, hand.price, chance)).value;
      actions++;
      continue;
    }
    const street = nextStreet(hand);
    if (!street) break;
    hand = dealStreet(hand, cardsFrom(deck, street)).value;
  }
  const outcome = { holes, shown: true };
  return { hand, outcome, actions };
}

function chooseFrom(legal, price, chance) {
  const { allIn } = legal;
  const short = allIn && allIn.to > price ? { min: allIn.to, max: allIn.to } : null;
  const range = legal.bet ?? legal.raise ?? short;
  const to = decide(chance, !legal.check, range);
  if (to === FOLD) return { verb: 'fold' };
  if (to === PASS) return { verb: legal.check ? 'check' : legal.call ? 'call' : 'all-in' };
  return { verb: to === range.max ? 'all-in' : legal.bet ? 'bet' : 'raise', to };
}

export const asShipped = () => new poker.Table({ smallBlind: SB, bigBlind: BB }, PLAYERS);

/** The same cards in the same order as ours get them: the hands can be compared. */
function withOurShuffle() {
  const table = asShipped();
  const cards = DECK.map((card) => new PeerCard.default(rankOf(card), suitOf(card)));
  const deck = table._table._deck;
  deck.shuffle = () => {
    const order = shuffled(table.chance, DECK, 2 * PLAYERS + 5);
    for (let i = 0; i < order.length; i++) deck[i] = cards[order[i]];
  };
  return table;
}

function playDealByPeer(table, { seed, stacks }) {
  const chance = prng(seed);
  table.chance = chance;
  stacks.forEach((stack, seat) => {
    table.sitDown(seat, stack);
  });
  table.startHand(0);
  let actions = 0;
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { actions: verbs, chipRange } = table.legalActions();
      const bets = verbs.includes('bet');
      const range = bets || verbs.includes('raise') ? chipRange : null;
      const checks = verbs.includes('check');
      const to = decide(chance, !checks, range);
      if (to === FOLD) table.actionTaken('fold');
      else if (to === PASS) table.actionTaken(checks ? 'check' : 'call');
      else table.actionTaken(bets ? 'bet' : 'raise', to);
      actions++;
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  const seats = table.seats();
  // Who has lost everything has already left.
  seats.forEach((seat, i) => {
    if (seat) table.standUp(i);
  });
  return { stacks: seats.map((seat) => seat?.totalChips ?? 0), actions };
}

/**
 * What both players of the bench do: mostly check or call, sometimes fold or raise, now and then
 * all-in. Always takes two numbers, so that the two stay together where their offers differ.
 */
function decide(chance, facesBet, range) {
  const roll = chance.below(20);
  const size = chance.below(1000) / 1000;
  if (roll < 3 && facesBet) return FOLD;
  if (roll < 16 || !range) return PASS;
  if (roll === 19) return range.max;
  const { min } = range;
  const room = Math.min(range.max, 3 * min) - min;
  return min + Math.floor((size * room) / UNIT) * UNIT;
}

/**
 * Both must have the same decisions to make. How they pay differs where poker-ts drops players who
 * went all-in on an earlier street, or puts folded bets in the wrong pot; chips must not get lost
 * here. Gives the number of hands that end with the same stacks.
 */
function checkSameJob() {
  const table = withOurShuffle();
  const actions = { ours: 0, theirs: 0 };
  let same = 0;
  for (const deal of deals) {
    const ours = playDeal(deal);
    const theirs = playDealByPeer(table, deal);
    actions.ours += ours.actions;
    actions.theirs += theirs.actions;
    if (sum(ours.stacks) !== sum(deal.stacks)) throw new Error(`Deal ${deal.seed} loses chips`);
    if (ours.stacks.join() === theirs.stacks.join()) same++;
  }
  if (Math.abs(actions.ours / actions.theirs - 1) > 0.02 || same < 0.75 * HANDS) {
    throw new Error(`Not the same job: ${same} hands alike, actions ${JSON.stringify(actions)}`);
  }
  return same;
}

const sum = (amounts) => amounts.reduce((all, amount) => all + amount, 0);
