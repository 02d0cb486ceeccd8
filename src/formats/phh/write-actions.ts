import { cardLetters } from '../../rules/cards/card.ts';
import type { ActEvent, HandEvent } from '../../rules/hand/event.ts';
import { events, type Hand, isAmong, isBettingOver } from '../../rules/hand/hand.ts';
import { canAnybodyAnswer } from '../../rules/hand/legal-actions.ts';
import { BOARD_CARDS } from '../../rules/hand/street.ts';
import type { HoleCards } from '../../rules/showdown/outcome.ts';
import { showOrder } from '../../rules/showdown/show-order.ts';
import type { Chips } from '../../rules/table/chips.ts';
import { dealtCards } from '../payout.ts';
import { awayActions, type WritableHand } from '../writable-hand.ts';
import type { Mark } from './action-list.ts';
import { tomlAmount } from './toml-text.ts';

export interface WrittenActions {
  readonly actions: readonly string[];
  /** Whether the cards shown were only given beforehand, or nobody showed anything. */
  readonly isUntold: boolean;
}

/** The actions of a hand; `order` are the seats of p1, p2, … */
export function writeActions(hand: WritableHand, order: readonly number[]): WrittenActions {
  const { hand: played } = hand.settlement;
  const titled = (seat: number): string => `p${order.indexOf(seat) + 1}`;
  const dealt = dealtCards(hand);
  const actions = order.map((seat) => `d dh ${titled(seat)} ${holeText(dealt[seat] ?? 'unknown')}`);
  const log = events(played);
  const lastAct = log.findLastIndex((event) => event.kind === 'act' || event.kind === 'post');
  const isContested = isBettingOver(played) && played.players > 1;
  const isEarly = isContested && log.slice(lastAct + 1).some(({ kind }) => kind === 'deal');
  const shows = showsOf(hand, isEarly).map(([seat, text]) => `${titled(seat)} ${text}`);
  const writer = new ActionWriter(hand);
  log.forEach((event, i) => {
    if (event.kind === 'deal') {
      const cards = event.cards.map(cardLetters).join('');
      actions.push(`d db ${cards || '??'.repeat(BOARD_CARDS[event.street])}`);
      writer.nextStreet();
    } else if (event.kind === 'act') {
      actions.push(`${titled(event.seat)} ${writer.textOf(event)}`);
    }
    // Once all are all-in the hands are shown before the rest of the board.
    if (i === lastAct && isContested) actions.push(...shows);
  });
  const isUntold = hand.record.showdown.length === 0;
  // A hand that stops early may have cards all the same.
  if (!isContested && !isUntold && played.players > 1) actions.push(...shows);
  return { actions, isUntold: isUntold && isContested && shows.length > 0 };
}

type Shown = readonly [seat: number, text: string];

/** Who shows or mucks what, in the order of SHOW-1. */
function showsOf(hand: WritableHand, isEarly: boolean): readonly Shown[] {
  const { record, settlement } = hand;
  const isUntold = record.showdown.length === 0;
  const lines = isUntold ? record.cards : record.showdown;
  const { seats } = settlement.hand.table;
  const shown = showOrder(settlement.hand).seats.flatMap((seat): [number, HoleCards][] => {
    // ACT-8: a fold after betting was over is a muck at the showdown
    if (isAmong(settlement.hand.mucked, seat)) return [[seat, 'mucks']];
    const hole = lines.find(({ name }) => name === seats[seat]!.name)?.hole;
    return hole === undefined || (isUntold && hole === 'unknown') ? [] : [[seat, hole]];
  });
  if (shown.length === 0 && !isEarly) return declaredShows(settlement);
  const isKnown = shown.some(([, hole]) => typeof hole === 'object');
  const isLastLeft = shown.filter(([, hole]) => hole !== 'mucks').length === 1;
  return shown.map(([seat, hole]) => {
    if (hole !== 'mucks') return [seat, `sm ${holeText(hole)}`];
    // Other programs end a hand that all but one muck and refuse the rest of the board, and they
    // leave nobody in for a pot that is the mucker's alone.
    const isHidden = isKnown && ((isEarly && isLastLeft) || settlement.players[seat]!.won! > 0);
    return [seat, isHidden ? markedText('sm ????', ['mucks']) : 'sm'];
  });
}

/**
 * Winners who were declared without cards: whoever wins nothing mucks, so that programs which know
 * nothing of declarations pay the same. Nothing where that would say something else.
 */
function declaredShows({ hand, pots, next }: WritableHand['settlement']): readonly Shown[] {
  const winners = new Set(pots.flatMap((pot) => pot.winners.map(({ seat }) => seat)));
  const isSame = pots.every((pot) => {
    const paid = pot.eligible.filter((seat) => winners.has(seat));
    return paid.length === pot.winners.length;
  });
  if (next === null || !isSame) return [];
  return showOrder(hand).seats.map((seat) => [seat, winners.has(seat) ? 'sm ????' : 'sm']);
}

/** Puts actions into words, in their order. */
class ActionWriter {
  readonly #scale: number;
  readonly #away: ReadonlySet<HandEvent>;
  readonly #after = new Map<HandEvent, Hand>();
  /** The street total to match, as other programs see it. */
  #price: Chips;

  constructor(hand: WritableHand) {
    const { replay, settlement, scale } = hand;
    this.#scale = scale;
    this.#away = awayActions(hand);
    this.#price = settlement.hand.table.blinds.bb;
    for (const { event, after } of replay.steps) if (event) this.#after.set(event, after);
  }

  nextStreet(): void {
    this.#price = 0 as Chips;
  }

  textOf(event: ActEvent): string {
    const { seat, verb, to, forced } = event;
    const marks: Mark[] = [];
    if (forced) marks.push('forced');
    if (this.#away.has(event)) marks.push('away');
    if (verb === 'fold') return markedText('f', marks);
    if (to <= this.#price) return markedText('cc', marks);
    const after = this.#after.get(event);
    // ACT-7: an all-in nobody can answer is no raise for other programs
    if (after && !canAnybodyAnswer({ ...after, price: this.#price }, seat)) {
      return markedText('cc', [...marks, 'all-in']);
    }
    this.#price = to;
    return markedText(`cbr ${tomlAmount(to, this.#scale)}`, marks);
  }
}

const markedText = (text: string, marks: readonly Mark[]): string =>
  marks.length === 0 ? text : `${text} # ${marks.join(', ')}`;

const holeText = (hole: HoleCards): string =>
  typeof hole === 'object' ? hole.map(cardLetters).join('') : '????';
