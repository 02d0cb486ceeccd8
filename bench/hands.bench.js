import poker from 'poker-ts';
import PeerCard from 'poker-ts/dist/lib/card.js';
import { prng, shuffled } from '../dist/kernel/prng.js';
import { DECK, rankOf, suitOf } from '../dist/rules/cards/index.js';
import {
  apply,
  dealStreet,
  legalActions,
  nextStreet,
  openHand,
  seatPlayers,
  settle,
} from '../dist/rules/index.js';
import { measure, ratio } from './measure.js';

const HANDS = 500;
const PLAYERS = 6;
const SB = 50;
const BB = 100;
const FOLD = -1;
const PASS = 0;

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jill'];

/** Fresh stacks of 10 to 100 big blinds for every hand, so that side pots come up. */
const deals = Array.from({ length: HANDS }, (_, seed) => {
  const chance = prng(1000 + seed);
  return { seed, stacks: Array.from({ length: PLAYERS }, () => 1000 + chance.below(9001)) };
});

export default function handsBench() {
  const agreed = agreement();
  const rows = measure([
    { name: 'sidepot', perRun: HANDS, run: () => sumOf(playDeal) },
    playPeer('poker-ts', asShipped()),
    playPeer('poker-ts with our shuffle', withOurShuffle()),
  ]);
  return {
    title: `Six-handed hands played to the end (${agreed})`,
    rows,
    ratios: [
      ratio(rows, 'sidepot', 'poker-ts', 5),
      // Its own shuffle asks the system for chance, which is slower than a seeded generator.
      ratio(rows, 'sidepot', 'poker-ts with our shuffle', 5),
    ],
  };
}

/** poker-ts as a contestant, also for the bench of texts. */
export const playPeer = (name, table) => ({
  name,
  perRun: HANDS,
  run: () => sumOf((deal) => playDealByPeer(table, deal)),
});

const sumOf = (play) => deals.reduce((sum, deal) => sum + play(deal).stacks[0], 0);

function playDeal({ seed, stacks }) {
  const { hand, outcome, actions } = playHand(prng(seed), {
    seats: stacks.map((stack, i) => ({ name: names[i], label: LABELS[i], stack })),
    sb: SB,
    bb: BB,
  });
  return { stacks: settle(hand, outcome).players.map((player) => player.new), actions };
}

const LABELS = ['Dealer', 'SB', 'BB'];

/** A hand of random legal actions on every street, with all cards dealt. */
export function playHand(chance, setup) {
  const deck = shuffled(chance, DECK);
  const { table } = seatPlayers(setup);
  const holes = table.seats.map(({ stack }) => (stack > 0 ? [deck.pop(), deck.pop()] : null));
  const board = [];
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
    const cards = street === 'flop' ? [deck.pop(), deck.pop(), deck.pop()] : [deck.pop()];
    board.push(...cards);
    hand = dealStreet(hand, cards).value;
  }
  const outcome = { boards: [board], holes, shown: true, declared: { kind: 'none' } };
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
    const order = shuffled(table.chance, DECK);
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
  return min + Math.floor(size * (Math.min(range.max, 3 * min) - min));
}

/** Both must do the same job: how many hands end with the same stacks. */
function agreement() {
  const table = withOurShuffle();
  let same = 0;
  let ours = 0;
  let theirs = 0;
  for (const deal of deals) {
    const our = playDeal(deal);
    const their = playDealByPeer(table, deal);
    ours += our.actions;
    theirs += their.actions;
    if (our.stacks.join() === their.stacks.join()) same++;
    else if (process.env.SHOW) console.log(deal, our, their);
  }
  return `${same}/${HANDS} same ${ours / HANDS} ${theirs / HANDS}`;
}
