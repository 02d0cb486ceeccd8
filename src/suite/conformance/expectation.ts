import {
  apply,
  betOf,
  type Card,
  type ClaimedAction,
  type Declaration,
  dealStreet,
  type Hand,
  type HoleCards,
  legalActions,
  nextSeats,
  type Outcome,
  openHand,
  type Payment,
  payHand,
  percentages,
  readCard,
  returnedBet,
  seatNamed,
  seatPlayers,
  type Table,
  wholeOf,
} from '../../rules/index.ts';
import {
  type ActionEvent,
  type CaseQuestion,
  type CaseTable,
  type Expectation,
  isStreetEvent,
  type NextPositions,
  type Turn,
} from './conformance-case.ts';

/** A question played through the engine. */
export interface PlayedQuestion {
  readonly expect: Expectation;
  /** The hand after each event, up to the one that is refused. */
  readonly course: readonly Hand[];
  /** How the pots are paid; null if an event is refused. */
  readonly payment: Payment | null;
}

/** A question whose hand was played to its end. */
export interface PaidQuestion extends PlayedQuestion {
  readonly payment: Payment;
}

/** What a right program makes of a question; null if it is not a hand that can be played to its end. */
export const expectationOf = (question: CaseQuestion): Expectation | null =>
  playQuestion(question)?.expect ?? null;

export function playQuestion(question: CaseQuestion): PlayedQuestion | null {
  const played = withEvents(question);
  if (!played) return null;
  const { hand, course, refused } = played;
  if (refused !== null) {
    const turns = course.map(turnOf);
    return { expect: { turns, refused: { event: refused } }, course, payment: null };
  }
  const outcome = outcomeFrom(question, hand);
  const payment = outcome && payHand(hand, outcome);
  if (!payment?.newStacks) return null;
  return { expect: expectationAfter(course, payment), course, payment };
}

/** What is expected of a hand that was played event by event, and paid. */
export const expectationAfter = (course: readonly Hand[], payment: Payment): Expectation => ({
  turns: course.map(turnOf),
  ...paidExpectation(course[0]!.table, payment),
});

/** A hand after its events, or as far as they are legal. */
interface PlayedEvents {
  readonly hand: Hand;
  readonly course: readonly Hand[];
  /** The event that is not allowed; null if all are. */
  readonly refused: number | null;
}

/** The events of a question played through the engine; null if they are not those of a hand. */
export function withEvents(question: CaseQuestion): PlayedEvents | null {
  const table = tableFrom(question.table);
  const [first, ...rest] = question.events;
  if (!table || !first || !isStreetEvent(first) || first.street !== 'preflop') return null;
  let hand = openHand(table);
  const course = [hand];
  for (const [i, event] of rest.entries()) {
    if (isStreetEvent(event)) {
      const cards = cardsFrom(event.board ?? []);
      const dealt = cards && dealStreet(hand, cards);
      if (!dealt?.ok || dealt.value.street !== event.street) return null;
      hand = dealt.value;
    } else {
      const acted = act(hand, event);
      if (!acted) return { hand, course, refused: i + 1 };
      hand = acted;
    }
    course.push(hand);
  }
  return { hand, course, refused: null };
}

/** The engine's table; a ring of seats that starts anywhere. */
export function tableFrom({
  seats,
  button,
  smallBlind,
  bigBlind,
  ante,
  ...rest
}: CaseTable): Table | null {
  const labels = new Map([
    [button, 'Dealer'],
    [smallBlind.player, 'SB'],
    [bigBlind.player, 'BB'],
  ]);
  const { table, rulings } = seatPlayers({
    seats: seats.map(({ name, stack }) => ({ name, stack, label: labels.get(name) ?? null })),
    sb: smallBlind.amount,
    bb: bigBlind.amount,
    ante: ante.amount,
    rules: {
      anteOrder: ante.order,
      anteType: ante.type === 'all' ? 'all' : 'bb',
      button: rest.buttonRule,
      oddChip: rest.oddChip,
      uncalled: 'return',
    },
  });
  return rulings.every(({ severity, kind }) => severity !== 'error' && kind === 'starts-elsewhere')
    ? table
    : null;
}

/** The hand after an action; null if it is not allowed, or not what it says. */
function act(hand: Hand, { player, act: verb, to, adds, allIn }: ActionEvent): Hand | null {
  const seat = hand.turn;
  if (seat === null || seat !== seatNamed(hand.table, player)) return null;
  if (to !== undefined && to - betOf(hand, seat) !== adds) return null;
  if (allIn && to !== wholeOf(hand, seat)) return null;
  const claim: ClaimedAction = allIn ? { verb: 'all-in', to: to! } : { verb, ...(to && { to }) };
  const applied = apply(hand, claim);
  return applied.ok ? applied.value : null;
}

/** Who is to act and what they may do; what is short of a full raise may still be all-in. */
function turnOf(hand: Hand): Turn | null {
  const legal = legalActions(hand);
  if (!legal) return null;
  const { seat, check, allIn } = legal;
  const isRaise = allIn !== null && allIn.to > hand.price;
  const onlyAllIn = isRaise ? { min: allIn.to, max: allIn.to } : null;
  const range = legal.bet ?? legal.raise ?? onlyAllIn;
  return {
    player: hand.table.seats[seat]!.name,
    toCall: Math.min(Math.max(0, hand.price - betOf(hand, seat)), hand.stacks[seat]!),
    check,
    bet: hand.price === 0 ? range : null,
    raise: hand.price === 0 ? null : range,
  };
}

export function cardsFrom(letters: readonly string[]): readonly Card[] | null {
  const cards = letters.map((letter) => readCard(letter));
  return cards.includes(null) ? null : (cards as readonly Card[]);
}

/** How the hand ends, with players as seats; null if a card or a name is not one. */
function outcomeFrom({ hole, board2, declared }: CaseQuestion, { table }: Hand): Outcome | null {
  const holes: (HoleCards | null)[] = table.seats.map(() => null);
  for (const [name, letters] of Object.entries(hole)) {
    const cards = cardsFrom(letters);
    const seat = seatNamed(table, name);
    if (!cards || seat < 0) return null;
    holes[seat] = [cards[0]!, cards[1]!];
  }
  const second = board2 ? cardsFrom(board2) : null;
  if (board2 && !second) return null;
  const told = { holes, shown: true, board2: second };
  return declared ? { ...told, declared: declarationFrom(declared, table) } : told;
}

function declarationFrom(
  { winners, winners2 }: NonNullable<CaseQuestion['declared']>,
  table: Table,
): Declaration {
  const linesFor = (lists: readonly (readonly string[])[], board: number | null) =>
    lists.map((names, pot) => ({ pot, board, seats: names.map((one) => seatNamed(table, one)) }));
  return {
    kind: 'pots',
    lines: winners2 ? [...linesFor(winners, 0), ...linesFor(winners2, 1)] : linesFor(winners, null),
  };
}

function paidExpectation(table: Table, payment: Payment): Omit<Expectation, 'turns' | 'refused'> {
  const nameAt = (seat: number): string => table.seats[seat]!.name;
  const back = returnedBet(payment);
  const won: Record<string, number> = {};
  for (const { seat, amount } of payment.shares.flat()) {
    if (amount > 0) won[nameAt(seat)] = (won[nameAt(seat)] ?? 0) + amount;
  }
  const stacks = payment.newStacks!;
  const shares = percentages(payment.pots.map(({ amount }) => amount));
  return {
    pots: payment.pots.map(({ amount, eligible }, i) => ({
      amount,
      eligible: eligible.map(nameAt),
      percentage: shares[i]!,
    })),
    returned: back ? { [nameAt(back.seat)]: back.amount } : {},
    won,
    stacks: Object.fromEntries(stacks.map((stack, seat) => [nameAt(seat), stack])),
    next: nextPositions(table, stacks),
  };
}

/** SEAT-2: heads-up the small blind has the button. */
function nextPositions(
  table: Table,
  stacks: Parameters<typeof nextSeats>[1],
): NextPositions | null {
  const { seats } = nextSeats(table, stacks);
  if (!seats) return null;
  const at = (label: string): string | undefined =>
    seats.find((seat) => seat.label === label)?.name;
  const smallBlind = at('SB')!;
  return { button: at('Dealer') ?? smallBlind, smallBlind, bigBlind: at('BB')! };
}
