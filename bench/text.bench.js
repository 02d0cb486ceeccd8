import { streamHands, writeHand } from '../dist/formats/notation/index.js';
import { prng } from '../dist/kernel/prng.js';
import { recordHand } from '../dist/record/index.js';
import { checkText, settleText, verdictJson } from '../dist/referee/index.js';
import { houseRules, seatsIn, settle } from '../dist/rules/index.js';
import { asShipped, NAMES, PATIENCE, playHand, playPeer } from './hands.bench.js';
import { measure, ratio } from './measure.js';

const HANDS = 5000;

export default function textBench() {
  const text = writtenHands();
  const contestants = [
    { name: 'sidepot reads', perRun: HANDS, run: () => readOnly(text) },
    // As `settle --json` does it: each hand is let go before the next.
    { name: 'sidepot reads, settles, explains', perRun: HANDS, run: () => settleAll(text) },
    playPeer('poker-ts plays', asShipped()),
  ];
  const rows = measure(contestants, PATIENCE);
  const size = (text.length / 1e6).toFixed(1);
  return {
    title: `Texts: ${HANDS.toLocaleString('en')} hands of 2 to 10 players, ${size} million characters`,
    rows,
    ratios: [
      ratio(rows, 'sidepot reads, settles, explains', 'poker-ts plays', 1),
      ratio(rows, 'sidepot reads', 'poker-ts plays', null),
    ],
  };
}

/** The text of all hands, which is read back as it was played. */
function writtenHands() {
  const written = Array.from({ length: HANDS }, (_, i) => writtenHand(i + 1));
  const text = written.map((hand) => hand.text).join('\n');
  checkStacks(text, written);
  return text;
}

/** The verdict as `settle --json` gives it, the next hand's text included. */
const lengthOf = (hand) => verdictJson(hand).nextHand?.length ?? 0;

function settleAll(text) {
  let all = 0;
  settleText(text, {}, (hand) => {
    all += lengthOf(hand);
  });
  return all;
}

function readOnly(text) {
  let players = 0;
  const stream = streamHands(({ record }) => {
    players += record.players.length;
  });
  stream.push(text);
  stream.end();
  return players;
}

/** A random hand as text, and the stacks it ends with. */
function writtenHand(number) {
  const chance = prng(number);
  const setup = randomSetup(chance);
  const played = playHand(chance, setup);
  const { hand } = played;
  const { players, pots } = settle(hand, played.outcome);
  const record = recordHand(hand, headingOf(number), tellingOf(chance, played, pots));
  return { text: writeHand(record), stacks: players.map((player) => player.new) };
}

function randomSetup(chance) {
  const players = 2 + chance.below(NAMES.length - 1);
  const bb = 200 * (1 + chance.below(20));
  const labels = players === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB'];
  const seats = NAMES.slice(0, players).map((name, i) => ({
    name,
    label: labels[i] ?? null,
    stack: bb * 5 + 50 * chance.below(bb),
  }));
  const rules = houseRules({
    profile: chance.below(3) === 0 ? 'tda' : 'collector',
    anteType: chance.below(4) === 0 ? 'all' : 'bb',
  });
  const ante = chance.below(2) === 0 ? 0 : rules.anteType === 'all' ? bb / 10 : bb;
  return { seats, sb: bb / 2, bb, ante, rules };
}

function headingOf(number) {
  const clock = (seconds) => new Date(1000 * seconds).toISOString().slice(11, 19);
  return { number, startedAt: clock(90 * number), endedAt: clock(90 * number + 80) };
}

/** The end is told in one of three ways: cards given before, a showdown, or winners by name. */
function tellingOf(chance, { hand, outcome }, pots) {
  const nobody = outcome.holes.map(() => null);
  const way = chance.below(3);
  if (way === 0) return { ...outcome, shown: false };
  const remaining = seatsIn(hand);
  if (remaining.length === 1) return { ...outcome, shown: false, holes: nobody };
  if (way === 1) {
    const holes = outcome.holes.map((hole, seat) => (remaining.includes(seat) ? hole : null));
    return { ...outcome, holes };
  }
  const lines = pots.map(({ winners }, pot) => ({
    pot,
    board: null,
    seats: winners.map((share) => share.seat),
  }));
  return { ...outcome, shown: false, holes: nobody, declared: { kind: 'pots', lines } };
}

/** What comes out of the text must be what was played. */
function checkStacks(text, written) {
  const { hands, ok } = checkText(text);
  const wrong = hands.findIndex(
    ({ settlement }, i) =>
      settlement?.players.map((player) => player.new).join() !== written[i].stacks.join(),
  );
  if (!ok || hands.length !== HANDS || wrong >= 0) {
    const shown = wrong >= 0 ? wrong : hands.findIndex((hand) => !hand.ok);
    const findings = hands[shown]?.findings.map((finding) => finding.message) ?? [];
    throw new Error(`Read otherwise than played: ${findings}\n\n${written[shown]?.text}`);
  }
}
