import {
  events,
  type Hand,
  type HouseRules,
  isAmong,
  nameOf,
  namesAmount,
  type Outcome,
  PROFILES,
  STREETS,
  type StatedRules,
  setupLabelOf,
  UNDECLARED,
} from '../rules/index.ts';
import type { ActionLine, CardsLine, HandRecord, NamedPlayer, Section } from './record.ts';
import { type SetUpHeader, setUpRecord, UNWRITTEN } from './set-up.ts';

/** What a played hand does not know about itself. */
export type Heading = Partial<Omit<SetUpHeader, 'rules'>>;

/** Writes down a hand that was played: the record from which its text is made. */
export function recordHand(
  hand: Hand,
  heading: Heading = {},
  outcome: Outcome | null = null,
): HandRecord {
  const { seats, blinds, rules } = hand.table;
  const listed = seats.map(({ name, stack }, i) => ({
    name,
    stack,
    label: setupLabelOf(hand.table, i),
  }));
  return {
    ...setUpRecord(listed, blinds, { ...heading, rules: differences(rules) }),
    sections: sectionsOf(hand),
    ...(outcome && outcomeLines(hand, outcome)),
  };
}

/** House rules that differ from the collector's. */
function differences(rules: HouseRules): StatedRules {
  const usual = PROFILES.collector;
  return {
    ...(rules.anteOrder !== usual.anteOrder && { anteOrder: rules.anteOrder }),
    ...(rules.anteType !== usual.anteType && { anteType: rules.anteType }),
    ...(rules.button !== usual.button && { button: rules.button }),
    ...(rules.oddChip !== usual.oddChip && { oddChip: rules.oddChip }),
    ...(rules.uncalled !== usual.uncalled && { uncalled: rules.uncalled }),
  };
}

/** SEC-1: actions in their sections. SEC-2: a street nobody acts on has its board cards only. */
function sectionsOf(hand: Hand): readonly Section[] {
  const log = events(hand);
  return STREETS.slice(0, STREETS.indexOf(hand.street) + 1).flatMap((street): Section[] => {
    const start = log.findIndex((event) => event.kind === 'deal' && event.street === street);
    const dealt = log[start];
    const board = dealt?.kind === 'deal' && dealt.cards.length > 0 ? dealt.cards : null;
    const lines: ActionLine[][] = [[]];
    const acted = new Map<number, number>();
    for (const event of log.slice(start + 1)) {
      if (event.kind === 'deal') break;
      if (event.kind === 'post') continue;
      const more = acted.get(event.seat) ?? 0;
      acted.set(event.seat, more + 1);
      lines[more] ??= [];
      lines[more].push({
        name: nameOf(hand, event.seat),
        at: UNWRITTEN,
        label: null,
        // ACT-8: a muck is written as the fold it was.
        verb: event.kind === 'muck' ? 'fold' : event.verb,
        to: event.kind === 'act' && namesAmount(event.verb) ? event.to : null,
        forced: event.forced,
        away: event.kind === 'act' && event.away,
        doesAt: UNWRITTEN,
        amountAt: null,
        lineAt: UNWRITTEN,
      });
    }
    // A set-up has no sections until somebody acts.
    if (street === 'preflop' && lines[0]!.length === 0 && hand.street === 'preflop') return [];
    return lines.map((actions, more) => ({
      at: UNWRITTEN,
      street,
      more,
      board: more === 0 ? board : null,
      boardAt: null,
      actions,
    }));
  });
}

const named = (hand: Hand, seat: number): NamedPlayer => ({
  name: nameOf(hand, seat),
  at: UNWRITTEN,
});

function outcomeLines(hand: Hand, outcome: Outcome): Partial<HandRecord> {
  const players = (seats: readonly number[]): NamedPlayer[] =>
    seats.map((seat) => named(hand, seat));
  const { holes = [], shown = false, declared = UNDECLARED, board2 } = outcome;
  const cards: CardsLine[] = [];
  const showdown: CardsLine[] = [];
  holes.forEach((hole, seat) => {
    if (hole === null) return;
    // Whoever folded shows nothing: their cards are known from before.
    const isEarly = !shown || (typeof hole !== 'string' && isAmong(hand.folded, seat));
    (isEarly ? cards : showdown).push({ ...named(hand, seat), hole, holeAt: UNWRITTEN });
  });
  return {
    cards,
    showdown,
    ...(board2 && { board2: { at: UNWRITTEN, cards: board2 } }),
    ...(declared.kind === 'winner' && { winner: named(hand, declared.seat) }),
    ...(declared.kind === 'ranking' && {
      ranking: { at: UNWRITTEN, tiers: declared.tiers.map(players) },
    }),
    ...(declared.kind === 'pots' && {
      winners: declared.lines.map(({ pot, board, seats }) => ({
        at: UNWRITTEN,
        pot,
        board: board === null ? null : board + 1,
        names: players(seats),
      })),
    }),
  };
}
