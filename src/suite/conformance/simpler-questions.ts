import {
  type ActionEvent,
  type CaseEvent,
  type CaseQuestion,
  type CaseTable,
  isStreetEvent,
} from './conformance-case.ts';
import { expectationOf } from './expectation.ts';

/**
 * Ways to make a question simpler; each candidate is still to be played again. The last event of an
 * illegal question is what it is about and stays.
 */
type Simplification = (question: CaseQuestion, isIllegal: boolean) => readonly CaseQuestion[];

/** What helps most comes first: players, then events, then what is unusual, then figures. */
export const SIMPLIFICATIONS: readonly Simplification[] = [
  fewerPlayers,
  allInAtOnce,
  earlierStreet,
  earlierEnd,
  fewerActions,
  quieterActions,
  fewerFeatures,
  rounderFigures,
];

/** How complicated a question is; compared from left to right. */
export function complexityOf(question: CaseQuestion): readonly number[] {
  const { table, hole, events, board2, declared } = question;
  const amounts = amountsOf(question);
  const unusual = [
    table.ante.type !== 'none',
    table.oddChip > 1,
    table.buttonRule !== 'moving',
    table.ante.order !== 'ante-first',
    board2 !== undefined,
    declared !== null,
  ];
  return [
    table.seats.length,
    events.length,
    unusual.filter(Boolean).length,
    events.filter((event) => !isStreetEvent(event) && ACTIVE.includes(event.act)).length,
    Object.keys(hole).length,
    amounts.reduce((sum, amount) => sum + String(amount).replace(/0+$/, '').length, 0),
    amounts.reduce((sum, amount) => sum + amount, 0),
  ];
}

const ACTIVE: readonly ActionEvent['act'][] = ['bet', 'raise'];

function amountsOf({ table, events }: CaseQuestion): readonly number[] {
  const { seats, smallBlind, bigBlind, ante } = table;
  return [
    ...seats.map(({ stack }) => stack),
    smallBlind.amount,
    bigBlind.amount,
    ante.amount,
    ...events.flatMap((event) => ('to' in event && event.to !== undefined ? [event.to] : [])),
  ];
}

const actionsOf = (events: readonly CaseEvent[]): readonly ActionEvent[] =>
  events.filter((event): event is ActionEvent => !isStreetEvent(event));

/** The actions that may change. */
const freeActions = ({ events }: CaseQuestion, isIllegal: boolean): readonly ActionEvent[] =>
  actionsOf(isIllegal ? events.slice(0, -1) : events);

/** One player fewer, those first who matter least: eliminated, folded, then anybody. */
function fewerPlayers(question: CaseQuestion, isIllegal: boolean): readonly CaseQuestion[] {
  const { table, events } = question;
  const stays = isIllegal ? actionsOf(events).at(-1)?.player : undefined;
  if (table.seats.length <= 2) return [];
  const folded = new Set(
    actionsOf(events).flatMap(({ player, act }) => (act === 'fold' ? [player] : [])),
  );
  const weight = ({ name, stack }: CaseTable['seats'][number]): number =>
    stack === 0 ? 0 : folded.has(name) ? 1 : 2;
  return table.seats
    .filter(({ name }) => name !== stays)
    .sort((a, b) => weight(a) - weight(b))
    .map(({ name }) => without(question, name));
}

function without(question: CaseQuestion, gone: string): CaseQuestion {
  const { table, hole, events, declared } = question;
  const named = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
    lists.map((names) => names.filter((name) => name !== gone)).filter((names) => names.length > 0);
  return {
    ...question,
    table: seatedWithout(table, gone),
    hole: Object.fromEntries(Object.entries(hole).filter(([name]) => name !== gone)),
    events: events.filter((event) => isStreetEvent(event) || event.player !== gone),
    declared: declared && {
      winners: named(declared.winners),
      ...(declared.winners2 && { winners2: named(declared.winners2) }),
    },
  };
}

/** The big blind stays where it is if it can; small blind and button are the seats before it. */
function seatedWithout(table: CaseTable, gone: string): CaseTable {
  const seats = table.seats.filter(({ name }) => name !== gone);
  const { button, smallBlind, bigBlind } = table;
  const isFree = ![button, smallBlind.player, bigBlind.player].includes(gone);
  // SEAT-2: down to two players the small blind has the button.
  if (isFree && seats.length > 2) return { ...table, seats };
  const dealtIn = table.seats.filter(({ name, stack }) => stack > 0 || name === gone);
  const ring = dealtIn.map(({ name }) => name);
  const oldAt = ring.indexOf(bigBlind.player);
  const left = ring.filter((name) => name !== gone);
  const at = bigBlind.player === gone ? oldAt % left.length : left.indexOf(bigBlind.player);
  const before = (steps: number): string => left[(at - steps + 2 * left.length) % left.length]!;
  const newButton = left.length === 2 ? before(1) : before(2);
  const first = seats.findIndex(({ name }) => name === newButton);
  return {
    ...table,
    seats: [...seats.slice(first), ...seats.slice(0, first)],
    button: newButton,
    smallBlind: { ...smallBlind, player: before(1) },
    bigBlind: { ...bigBlind, player: before(0) },
  };
}

/** The same pots in one round: whoever stays in is all-in before the flop with what they put in. */
function allInAtOnce(question: CaseQuestion, isIllegal: boolean): readonly CaseQuestion[] {
  const { stacks, won = {}, returned = {} } = (!isIllegal && expectationOf(question)) || {};
  if (!stacks) return [];
  const { table, events } = question;
  const contributed = (name: string, stack: number): number =>
    stack - stacks[name]! + (won[name] ?? 0) + (returned[name] ?? 0);
  const folded = new Set(
    actionsOf(events).flatMap(({ player, act }) => (act === 'fold' ? [player] : [])),
  );
  const seats = table.seats.map(({ name, stack }) =>
    folded.has(name) ? { name, stack } : { name, stack: contributed(name, stack) },
  );
  const acts = table.seats.map(
    ({ name: player }): ActionEvent =>
      folded.has(player) ? { player, act: 'fold' } : { player, act: 'raise', allIn: true },
  );
  const streets = events.filter(isStreetEvent);
  return [
    {
      ...question,
      table: { ...table, seats },
      events: [...streets.slice(0, 1), ...acts, ...streets.slice(1)],
    },
  ];
}

/** What must be refused on the river is mostly refused on the flop too. */
function earlierStreet(question: CaseQuestion, isIllegal: boolean): readonly CaseQuestion[] {
  const { events } = question;
  const last = events.findLastIndex(isStreetEvent);
  return events.flatMap((event, at) =>
    isIllegal && isStreetEvent(event) && at > 0 && at < last
      ? [{ ...question, events: [...events.slice(0, at + 1), ...events.slice(last + 1)] }]
      : [],
  );
}

/** Nobody does anything after the first few actions: they check, or fold to a bet. */
function earlierEnd(question: CaseQuestion, isIllegal: boolean): readonly CaseQuestion[] {
  const { length } = freeActions(question, isIllegal);
  return Array.from({ length }, (_, kept) =>
    withActions(question, (event, i) => (i < kept || i >= length ? event : null)),
  );
}

/** One action fewer. */
function fewerActions(question: CaseQuestion, isIllegal: boolean): readonly CaseQuestion[] {
  return freeActions(question, isIllegal).map((_, gone) =>
    withActions(question, (event, i) => (i === gone ? null : event)),
  );
}

/** One player calls instead of raising, folds instead of calling, or is all-in at once. */
function quieterActions(question: CaseQuestion, isIllegal: boolean): readonly CaseQuestion[] {
  return freeActions(question, isIllegal).flatMap(({ player, act }, at) => {
    if (act === 'fold') return [];
    const instead: readonly ActionEvent[] = [
      ...(ACTIVE.includes(act) ? [{ player, act: 'call' as const }] : []),
      { player, act: 'fold' },
      { player, act: 'raise', allIn: true },
    ];
    return instead.map((event) => withActions(question, (old, i) => (i === at ? event : old)));
  });
}

function withActions(
  question: CaseQuestion,
  change: (event: ActionEvent, index: number) => ActionEvent | null,
): CaseQuestion {
  let count = 0;
  const events = question.events.flatMap((event): readonly CaseEvent[] => {
    if (isStreetEvent(event)) return [event];
    const changed = change(event, count++);
    return changed ? [changed] : [];
  });
  return { ...question, events };
}

/** Without one thing that is not as everywhere. */
function fewerFeatures(question: CaseQuestion): readonly CaseQuestion[] {
  const { table, hole, events, board2, declared, ...head } = question;
  const seated = (change: Partial<CaseTable>): CaseQuestion => ({
    ...question,
    table: { ...table, ...change },
  });
  const folded = actionsOf(events).flatMap(({ player, act }) => (act === 'fold' ? [player] : []));
  const shown = Object.entries(hole).filter(([name]) => !folded.includes(name));
  const once = declared && { winners: declared.winners };
  return [
    seated({ ante: { type: 'none', amount: 0, order: 'ante-first' } }),
    seated({ ante: { ...table.ante, order: 'ante-first' } }),
    seated({ oddChip: 1 }),
    seated({ buttonRule: 'moving' }),
    { ...head, table, hole, events, declared: once },
    { ...question, declared: null },
    { ...question, hole: Object.fromEntries(shown) },
    { ...question, hole: declared ? {} : hole },
  ];
}

const DIVISORS = [1000, 500, 200, 100, 50, 25, 20, 10, 5, 4, 3, 2];

/** Amounts divided by one number, stacks in whole big blinds, stacks that are no larger than needed. */
function rounderFigures(question: CaseQuestion): readonly CaseQuestion[] {
  const { table } = question;
  const big = table.bigBlind.amount;
  const divided = DIVISORS.map((by) =>
    scaled(question, (amount) => Math.round(amount / by)),
  ).filter(
    // Blinds of 1 and 1 would be smaller, and nobody would know which is which.
    ({ table: { smallBlind, bigBlind } }) => smallBlind.amount < bigBlind.amount,
  );
  const shorter = table.seats.flatMap(({ name, stack }, at) => {
    const others = table.seats.filter((_, i) => i !== at).map((seat) => seat.stack);
    const wanted = [Math.floor(stack / big) * big, ...others, 10 * big, stack - (stack % 10)];
    return wanted
      .filter((amount) => amount > 0 && amount < stack)
      .map((amount) => withStack(question, name, amount));
  });
  return [...divided, ...shorter];
}

const withStack = (question: CaseQuestion, player: string, stack: number): CaseQuestion => ({
  ...question,
  table: {
    ...question.table,
    seats: question.table.seats.map((seat) => (seat.name === player ? { ...seat, stack } : seat)),
  },
});

function scaled(question: CaseQuestion, by: (amount: number) => number): CaseQuestion {
  const { table, events } = question;
  const atLeastOne = (amount: number): number => (amount === 0 ? 0 : Math.max(1, by(amount)));
  return {
    ...question,
    table: {
      ...table,
      seats: table.seats.map(({ name, stack }) => ({ name, stack: atLeastOne(stack) })),
      smallBlind: { ...table.smallBlind, amount: atLeastOne(table.smallBlind.amount) },
      bigBlind: { ...table.bigBlind, amount: atLeastOne(table.bigBlind.amount) },
      ante: { ...table.ante, amount: atLeastOne(table.ante.amount) },
      oddChip: atLeastOne(table.oddChip),
    },
    events: events.map((event) =>
      isStreetEvent(event) || event.to === undefined
        ? event
        : { ...event, to: atLeastOne(event.to) },
    ),
  };
}
