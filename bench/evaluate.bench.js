import pokertools from '@pokertools/evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { prng, shuffled } from '../dist/kernel/prng.js';
import { cardLetters } from '../dist/rules/cards/card.js';
import { DECK, evaluate, evaluate7, readCard } from '../dist/rules/cards/index.js';
import { measure, ratio } from './measure.js';

const HANDS = 20_000;
// The slow one gets fewer, all among those of the others.
const FEW = 500;

const chance = prng(7);
const cards = Array.from({ length: HANDS }, () => shuffled(chance, DECK).slice(0, 7));
const texts = cards.map((hand) => hand.map(cardLetters));

export default function evaluateBench() {
  checkAgreement();
  return [parsed(), fromText()];
}

/** Every contestant reads the cards from the form its own interface asks for. */
function parsed() {
  const flat = Uint8Array.from(cards.flat());
  const theirs = texts.map((hand) => hand.map(pokertools.getCardCode));
  const rows = measure([
    {
      name: 'sidepot evaluate7',
      perRun: HANDS,
      run() {
        let sum = 0;
        for (let i = 0; i < flat.length; i += 7) {
          sum += evaluate7(
            flat[i],
            flat[i + 1],
            flat[i + 2],
            flat[i + 3],
            flat[i + 4],
            flat[i + 5],
            flat[i + 6],
          );
        }
        return sum;
      },
    },
    {
      name: 'sidepot evaluate',
      perRun: HANDS,
      run() {
        let sum = 0;
        for (let i = 0; i < HANDS; i++) sum += evaluate(cards[i]);
        return sum;
      },
    },
    {
      name: '@pokertools/evaluator',
      perRun: HANDS,
      run() {
        let sum = 0;
        for (let i = 0; i < HANDS; i++) sum += pokertools.evaluate(theirs[i]);
        return sum;
      },
    },
  ]);
  return {
    title: 'Strength of seven cards, read before',
    rows,
    ratios: [
      ratio(rows, 'sidepot evaluate7', '@pokertools/evaluator', 15),
      ratio(rows, 'sidepot evaluate', '@pokertools/evaluator', null),
    ],
  };
}

function fromText() {
  const rows = measure([
    {
      name: 'sidepot readCard, evaluate',
      perRun: HANDS,
      run() {
        let sum = 0;
        for (let i = 0; i < HANDS; i++) sum += evaluate(readSeven(texts[i]));
        return sum;
      },
    },
    {
      name: 'phe',
      perRun: HANDS,
      run() {
        let sum = 0;
        for (let i = 0; i < HANDS; i++) sum += phe.evaluateCards(texts[i]);
        return sum;
      },
    },
    {
      name: 'pokersolver',
      perRun: FEW,
      run() {
        let sum = 0;
        for (let i = 0; i < FEW; i++) sum += pokersolver.Hand.solve(texts[i]).rank;
        return sum;
      },
    },
  ]);
  return {
    title: 'Strength of seven cards, from text such as "Ah"',
    rows,
    ratios: [
      ratio(rows, 'sidepot readCard, evaluate', 'phe', 8),
      ratio(rows, 'sidepot readCard, evaluate', 'pokersolver', null),
    ],
  };
}

const readSeven = (t) => [
  readCard(t[0]),
  readCard(t[1]),
  readCard(t[2]),
  readCard(t[3]),
  readCard(t[4]),
  readCard(t[5]),
  readCard(t[6]),
];

/** A race among evaluators that do not agree who wins would mean nothing. */
function checkAgreement() {
  // Theirs count downwards: 1 is the royal flush.
  const judges = {
    sidepot: (a, b) => evaluate(cards[a]) - evaluate(cards[b]),
    'sidepot from text': (a, b) => evaluate(readSeven(texts[a])) - evaluate(readSeven(texts[b])),
    '@pokertools/evaluator': (a, b) =>
      pokertools.evaluateStrings(texts[b]) - pokertools.evaluateStrings(texts[a]),
    phe: (a, b) => phe.evaluateCards(texts[b]) - phe.evaluateCards(texts[a]),
    pokersolver: (a, b) => {
      const [one, other] = [texts[a], texts[b]].map((hand) => pokersolver.Hand.solve(hand));
      const winners = pokersolver.Hand.winners([one, other]);
      return winners.length === 2 ? 0 : winners[0] === one ? 1 : -1;
    },
  };
  for (let hand = 1; hand < 2000; hand++) {
    const verdicts = Object.entries(judges).map(([name, judge]) => [
      name,
      Math.sign(judge(hand - 1, hand)),
    ]);
    if (verdicts.some(([, verdict]) => verdict !== verdicts[0][1])) {
      throw new Error(`${texts[hand - 1]} against ${texts[hand]}: ${JSON.stringify(verdicts)}`);
    }
  }
}
