import { all, counted, type Span } from '../../kernel/index.ts';
import { explained, potName, thePot } from '../../rules/index.ts';
import { potOnBoard, winnersPlace } from '../place.ts';
import type { RuleWords, RulingContext } from '../rule-words.ts';

export const win3: RuleWords<'WIN-3'> = {
  id: 'WIN-3',
  sentence: 'Only an eligible player can be declared; a declaration against the cards stands.',
  words(ruling, scene) {
    const { record, hand, payment } = scene;
    const names = (seats: readonly number[]): string => all(seats.map((seat) => scene.name(seat)));
    const line =
      'line' in ruling && ruling.line !== null ? (record.winners[ruling.line] ?? null) : null;
    const place = line && { at: line.at };
    const pot = potName(line?.pot ?? 0);
    switch (ruling.kind) {
      case 'not-eligible': {
        const name = scene.name(ruling.seat);
        const { pots } = explained(hand!, payment!);
        const excluded = pots[ruling.pot ?? 0]?.excluded;
        const reason = excluded?.find((e) => e.seat === ruling.seat)?.reason ?? 'not dealt in';
        const what = ruling.pot === null ? 'any pot' : thePot(pot);
        const candidates = names(ruling.candidates);
        const left =
          ruling.candidates.length === 1
            ? `Only ${candidates} can.`
            : `It is between ${candidates}.`;
        return {
          message: `${name} cannot win ${what}: ${reason}. ${left}`,
          expected: candidates,
          found: name,
          ...namePlace(scene, ruling.seat, ruling.line),
        };
      }
      case 'named-twice': {
        const name = scene.name(ruling.seat);
        return {
          message: `${name} is named twice. Check which of the two was meant.`,
          expected: 'each player once',
          found: name,
          ...namePlace(scene, ruling.seat, ruling.line),
        };
      }
      case 'no-such-pot':
        return {
          message: `There is no ${pot}: this hand has ${counted(ruling.pots, 'pot')}.`,
          expected: Array.from({ length: ruling.pots }, (_, i) => potName(i)).join(', '),
          found: pot,
          ...place,
        };
      case 'no-such-board':
        return {
          message: 'There is no second board in this hand. Leave the board out, or add Board 2.',
          expected: pot,
          found: `${pot}, Board ${line?.board}`,
          ...place,
        };
      case 'pot-twice':
        return {
          message: `${pot} already has a line. Put all its winners on one line, with commas.`,
          expected: 'one line for each pot',
          found: pot,
          ...place,
        };
      case 'mucked':
        return {
          message: `${scene.name(ruling.seat)} mucked and gave up ${thePot(potName(ruling.pot))}. The declaration stands.`,
          expected: 'a player who did not muck',
          found: scene.name(ruling.seat),
          ...winnersPlace(record, ruling.pot, 0),
        };
      case 'against-cards':
        return {
          message: `By the cards ${thePot(potOnBoard(record, ruling.pot, ruling.board))} goes to ${names(ruling.best)}, not to ${names(ruling.declared)}. The declaration stands.`,
          expected: names(ruling.best),
          found: names(ruling.declared),
          ...winnersPlace(record, ruling.pot, ruling.board),
        };
    }
  },
};

/** Where a declared player is named; the last place if there are two. */
function namePlace(
  { record, name }: RulingContext,
  seat: number,
  line: number | null,
): { at?: Span } {
  const named = line === null ? record.ranking?.tiers.flat() : record.winners[line]?.names;
  const at = named?.filter((player) => player.name === name(seat)).pop()?.at;
  return at ? { at } : {};
}
