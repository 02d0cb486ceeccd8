import { prng, shuffled } from '../../../kernel/prng.ts';
import { DECK } from '../../../rules/cards/index.ts';
import { seatsIn } from '../../../rules/index.ts';
import { boardOf, cardsOut, cardsReached, withWholeBoard } from './board.ts';
import { withHole, withWinners } from './edits.ts';
import { type Scene, sceneOf } from './scene.ts';
import { holesOf } from './table-view.ts';

/** The text with every unknown card of the board and of those still in dealt by a seed. */
export function withRandomCards(scene: Scene, seed: number): string {
  const hand = scene.live;
  if (!hand) return scene.text;
  const out = cardsOut(scene);
  const deck = shuffled(
    prng(seed),
    DECK.filter((card) => !out.has(card)),
  );
  // The cards decide now: winners that were named before would only contradict them (WIN-3).
  const undeclared = sceneOf(withWinners(scene, { kind: 'nothing' }));
  const board = boardOf(scene);
  const missing = deck.splice(0, cardsReached(hand) - board.length);
  let now = sceneOf(withWholeBoard(undeclared, [...board, ...missing]));
  const holes = holesOf(scene);
  for (const seat of seatsIn(hand)) {
    const { name } = hand.table.seats[seat]!;
    const [first, second] = [deck.pop(), deck.pop()];
    if ((holes.get(name) ?? 'unknown') !== 'unknown') continue;
    now = sceneOf(withHole(now, name, [first!, second!]));
  }
  return now.text;
}
