// A right program for `sidepot suite run`: a hand in plain JSON on each line in, its answer out.
import { createInterface } from 'node:readline';
import { apply, dealStreet, legalActions, openHand, readCard, settle } from 'sidepot';

const value = (result) => (result.ok ? result.value : null);
const cardsOf = (letters = []) => letters.map(readCard);

function openTable({ seats, button, smallBlind, bigBlind, ante, oddChip, buttonRule }) {
  const labels = { [button]: 'Dealer', [smallBlind.player]: 'SB', [bigBlind.player]: 'BB' };
  return openHand({
    seats: seats.map(({ name, stack }) => ({ name, stack, label: labels[name] ?? null })),
    sb: smallBlind.amount,
    bb: bigBlind.amount,
    ante: ante.amount,
    rules: {
      anteType: ante.type === 'all' ? 'all' : 'bb',
      anteOrder: ante.order,
      button: buttonRule,
      oddChip,
    },
  });
}

/** Whose turn it is, and what they may do. */
function turnOf(hand) {
  const legal = legalActions(hand);
  if (!legal) return null;
  const { seat, check, call, allIn, bet, raise } = legal;
  const isAllInRaise = allIn && allIn.to > hand.price;
  const range = bet ?? raise ?? (isAllInRaise ? { min: allIn.to, max: allIn.to } : null);
  return {
    player: hand.table.seats[seat].name,
    toCall: check ? 0 : (call?.added ?? hand.stacks[seat]),
    check,
    bet: hand.price === 0 ? range : null,
    raise: hand.price === 0 ? null : range,
  };
}

function step(hand, event) {
  if (event.street) return value(dealStreet(hand, cardsOf(event.board)));
  if (hand.turn === null || hand.table.seats[hand.turn].name !== event.player) return null;
  return value(apply(hand, { verb: event.allIn ? 'all-in' : event.act, to: event.to }));
}

function outcomeOf({ hole, board2, declared }, { table }) {
  const seatOf = (name) => table.seats.findIndex((seat) => seat.name === name);
  const holes = table.seats.map(({ name }) => (hole[name] ? cardsOf(hole[name]) : null));
  const lines = (winners = [], board) =>
    winners.map((names, pot) => ({ pot, board, seats: names.map(seatOf) }));
  const second = declared?.winners2;
  const pots = declared && [...lines(declared.winners, second ? 0 : null), ...lines(second, 1)];
  return {
    holes,
    shown: true,
    ...(pots && { declared: { kind: 'pots', lines: pots } }),
    ...(board2 && { board2: cardsOf(board2) }),
  };
}

function answer(question) {
  let hand = value(openTable(question.table));
  const turns = [turnOf(hand)];
  for (const [i, event] of question.events.entries()) {
    if (i === 0) continue;
    const after = step(hand, event);
    if (!after) return { id: question.id, turns, refused: { event: i } };
    hand = after;
    turns.push(turnOf(hand));
  }
  const settled = value(settle(hand, outcomeOf(question, hand)));
  const nameAt = (seat) => hand.table.seats[seat].name;
  const back = settled.uncalledReturned;
  const next = settled.next?.seats ?? null;
  const at = (label) => next.find((seat) => seat.label === label)?.name;
  return {
    id: question.id,
    turns,
    refused: null,
    pots: settled.pots.map(({ amount, eligible }) => ({ amount, eligible: eligible.map(nameAt) })),
    returned: back ? { [nameAt(back.seat)]: back.amount } : {},
    won: Object.fromEntries(settled.players.map(({ name, won }) => [name, won])),
    stacks: Object.fromEntries(settled.players.map(({ name, newStack }) => [name, newStack])),
    next: next && { button: at('Dealer') ?? at('SB'), smallBlind: at('SB'), bigBlind: at('BB') },
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  console.log(JSON.stringify(question.hello ? { hello: { name: 'right' } } : answer(question)));
}
