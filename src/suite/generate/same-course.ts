import type { HandRecord } from '../../record/index.ts';
import { cardLetters, type Street } from '../../rules/index.ts';
import { type CaseEvent, isStreetEvent } from '../conformance/conformance-case.ts';

/** Whether the text of a case says what was played: who did what on which street, and every card. */
export function isSameCourse({ sections }: HandRecord, events: readonly CaseEvent[]): boolean {
  const read: string[] = [];
  for (const { street, board, actions } of sections) {
    if (board) read.push(dealt(street, board.map(cardLetters)));
    for (const { name, verb, to } of actions) read.push(done(street, name, verb, to));
  }
  const played: string[] = [];
  let on: Street = 'preflop';
  for (const event of events) {
    if (!isStreetEvent(event)) {
      const { player, act, allIn, to = null } = event;
      played.push(done(on, player, allIn ? 'all-in' : act, to));
      continue;
    }
    on = event.street;
    if (event.board) played.push(dealt(on, event.board));
  }
  return read.length === played.length && read.every((one, i) => one === played[i]);
}

const dealt = (street: Street, cards: readonly string[]): string => `${street}: ${cards.join(' ')}`;

const done = (street: Street, player: string, verb: string, to: number | null): string =>
  `${street} ${player}: ${verb} ${to ?? ''}`;
