import apprentice from '@poker-apprentice/hand-evaluator';
import oddsCalc from 'poker-odds-calc';
import { equity, readCard } from '../dist/rules/index.js';
import { measure, ratio } from './measure.js';

const SPOTS = [
  { title: 'AA against KK before the flop', hands: ['AsAh', 'KdKc'], board: '', bar: 20 },
  { title: 'Three all-in before the flop', hands: ['AsAh', 'KdKc', 'QdJd'], board: '', bar: 20 },
  { title: 'Two hands on a flop', hands: ['AhKh', 'QdQc'], board: 'Jh7c2h', bar: null },
];

const cardsOf = (text) => text.match(/../g) ?? [];

/**
 * The exact chances in each spot. @poker-apprentice/hand-evaluator deals every board;
 * poker-odds-calc does so from the flop on and before it deals 100,000 boards by chance, which is
 * within a quarter of a percent two times in three: it does a seventeenth of the work.
 */
export default function equityBench() {
  return SPOTS.map(({ title, hands, board, bar }) => {
    const cards = hands.map((hand) => cardsOf(hand).map(readCard));
    const texts = hands.map(cardsOf);
    const [ourBoard, theirBoard] = [cardsOf(board).map(readCard), cardsOf(board)];
    const ours = () => equity(cards, ourBoard).value;
    const theirs = () => apprentice.equityHoldem(texts, theirBoard);
    const sampled = () => {
      const table = new oddsCalc.TexasHoldem();
      for (const hand of texts) table.addPlayer(hand);
      if (board !== '') table.setBoard(theirBoard);
      return table.calculate();
    };
    checkAgreement(ours(), theirs());
    const rows = measure(
      [
        contestant('sidepot', () => ours().hands[0].wins),
        contestant('@poker-apprentice/hand-evaluator', () => theirs()[0].wins),
        contestant('poker-odds-calc', () => sampled().getPlayers()[0].getWins()),
      ],
      { rounds: 7 },
    );
    const took = (1000 / rows[0].perSecond).toFixed(2);
    return {
      title: `${title}: exact chances (${took} ms)`,
      rows,
      ratios: [
        ratio(rows, 'sidepot', '@poker-apprentice/hand-evaluator', bar),
        ratio(rows, 'sidepot', 'poker-odds-calc', null),
        ...(board === ''
          ? []
          : [{ text: 'a flop in 1 ms', value: rows[0].perSecond / 1000, bar: 1 }]),
      ],
    };
  });
}

const contestant = (name, run) => ({ name, perRun: 1, run });

function checkAgreement({ boards, hands }, theirs) {
  hands.forEach(({ wins, ties }, i) => {
    const tied = ties.reduce((sum, tie) => sum + tie.boards, 0);
    const their = theirs[i];
    if (wins !== their.wins || tied !== their.ties || boards !== their.total) {
      throw new Error(`hand ${i + 1}: ${wins} and ${tied} of ${boards}, ${JSON.stringify(their)}`);
    }
  });
}
