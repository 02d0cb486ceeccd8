import type { CardsLine } from '../../record/record.ts';
import { cardLetters } from '../../rules/cards/card.ts';
import { events, type Hand, isAmong, isBettingOver, isIn } from '../../rules/hand/hand.ts';
import { BOARD_CARDS } from '../../rules/hand/street.ts';
import type { HoleCards } from '../../rules/showdown/outcome.ts';
import { showOrder } from '../../rules/showdown/show-order.ts';
import type { WritableHand } from '../writable-hand.ts';
import { tomlAmount } from './toml-text.ts';

export interface WrittenActions {
  readonly actions: readonly string[];
  /** Whether the cards shown were only given beforehand, without a showdown. */
  readonly isUntold: boolean;
}

/** The actions of a hand; `order` are the seats of p1, p2, … */
export function writeActions(
  { record, settlement, scale }: WritableHand,
  order: readonly number[],
): WrittenActions {
  const { hand } = settlement;
  const titled = (seat: number): string => `p${order.indexOf(seat) + 1}`;
  const holes = holesBySeat(hand, record.cards);
  const shown = holesBySeat(hand, record.showdown);
  // Who folded cannot show: his cards are told as what he was dealt.
  const dealt = hand.table.seats.map((_, seat) => {
    const late = isIn(hand, seat) ? null : shown[seat];
    return typeof holes[seat] === 'object' ? holes[seat] : (late ?? null);
  });
  const isUntold = record.showdown.length === 0;
  const shows = showOrder(hand).seats.flatMap((seat) => {
    const told = isUntold ? dealt[seat] : shown[seat];
    // ACT-8: a fold after betting was over is a muck at the showdown.
    const hole = isAmong(hand.mucked, seat) ? 'mucks' : told;
    return hole ? [`${titled(seat)} sm${hole === 'mucks' ? '' : ` ${holeText(hole)}`}`] : [];
  });
  const actions = order.map((seat) => `d dh ${titled(seat)} ${holeText(dealt[seat] ?? 'unknown')}`);
  const log = events(hand);
  const lastAct = log.findLastIndex((event) => event.kind === 'act' || event.kind === 'post');
  const isShownEarly = isBettingOver(hand) && hand.players > 1;
  let price: number = hand.table.blinds.bb;
  log.forEach((event, i) => {
    if (event.kind === 'deal') {
      const cards = event.cards.map(cardLetters).join('');
      actions.push(`d db ${cards || '??'.repeat(BOARD_CARDS[event.street])}`);
      price = 0;
    } else if (event.kind === 'act') {
      const { verb, to, forced } = event;
      const isRaise = verb !== 'fold' && to > price;
      const does = verb === 'fold' ? 'f' : isRaise ? `cbr ${tomlAmount(to, scale)}` : 'cc';
      actions.push(`${titled(event.seat)} ${does}${forced ? ' # forced' : ''}`);
      price = Math.max(price, to);
    }
    // Once all are all-in the hands are shown before the rest of the board.
    if (i === lastAct && isShownEarly) actions.push(...shows);
  });
  if (!isShownEarly && !isUntold) actions.push(...shows);
  return { actions, isUntold: isUntold && isShownEarly && shows.length > 0 };
}

function holesBySeat(hand: Hand, lines: readonly CardsLine[]): (HoleCards | null)[] {
  return hand.table.seats.map(({ name }) => lines.find((line) => line.name === name)?.hole ?? null);
}

const holeText = (hole: HoleCards): string =>
  typeof hole === 'object' ? hole.map(cardLetters).join('') : '????';
