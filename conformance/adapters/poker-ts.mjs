// poker-ts 1.5.0 (MIT) under the Sidepot suite, protocol 2. With Node 20, in any folder:
//
//   npm install poker-ts@1.5.0
//   npx sidepot suite run --profile classic --app "node poker-ts.mjs"
//
// The engine shuffles for itself: its deck's `shuffle` is replaced by one that puts the cards of
// the case at its end, where it draws. The price of a call is read from inside (`biggestBet`). An
// action carries no name in this engine: whoever is not its player to act is refused here. It asks
// all-in blinds to act, which moves nothing: the adapter calls for them. An endless loop inside the
// engine is ended after two seconds, as an error. Not claimed, so skipped: HELLO; dead positions.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { runInThisContext } from 'node:vm';

const HELLO = { name: 'poker-ts', version: '1.5.0', skips: ['bb-ante', 'odd-chip', 'run-twice'] };

function answer({ id, table: setup, hole, events, declared }) {
  const { seats, button, ante, smallBlind, bigBlind } = setup;
  const dealtIn = seats.filter(({ stack }) => stack > 0);
  const first = dealtIn.findIndex(({ name }) => name === button);
  const small = dealtIn[(first + (dealtIn.length > 2 ? 1 : 0)) % dealtIn.length];
  if (!Table) return { id, skip: 'poker-ts is not installed here: npm install poker-ts@1.5.0' };
  if (small?.name !== smallBlind.player) return { id, skip: 'no dead button or small blind' };

  const blinds = { smallBlind: smallBlind.amount, bigBlind: bigBlind.amount };
  const table = new Table({ ante: ante.type === 'all' ? ante.amount : 0, ...blinds }, seats.length);
  for (const seat of dealtIn) table.sitDown(seats.indexOf(seat), seat.stack);
  const cards = dealtIn.flatMap(({ name }) => hole[name] ?? ['??', '??']);
  putOnTop(table._table._deck, [...cards, ...events.flatMap(({ board }) => board ?? [])]);
  table.startHand(seats.indexOf(dealtIn[first]));

  const nameOf = (seat) => seats[seat].name;
  const isOpen = () => table.isHandInProgress() && table.isBettingRoundInProgress();
  const turns = [];
  for (const [i, { player, act, to }] of events.entries()) {
    const refused = { id, turns, refused: { event: i } };
    if (i > 0 && isOpen() !== Boolean(act)) return refused;
    if (act && nameOf(table.playerToAct()) !== player) return refused;
    try {
      if (act) table.actionTaken(act, to);
      else if (i > 0 && !table.areBettingRoundsCompleted()) table.endBettingRound();
    } catch (error) {
      if (error.message === 'Action must be legal') return refused;
      throw error;
    }
    while (isOpen() && !table.seats()[table.playerToAct()].stack) table.actionTaken('call');
    turns.push(isOpen() ? turnOf(table, nameOf) : null);
  }
  const reply = { id, turns, refused: null };
  while (!isOpen() && !table.areBettingRoundsCompleted()) table.endBettingRound();
  if (isOpen()) return reply;
  const potOf = ({ size, eligiblePlayers: who }) => ({ amount: size, eligible: who.map(nameOf) });
  reply.pots = table.pots().map(potOf);
  if (declared) return reply;
  table.showdown();
  const stacks = table.seats().map((seat, i) => [nameOf(i), seat?.totalChips ?? 0]);
  reply.stacks = Object.fromEntries(stacks);
  return setup.buttonRule === 'moving' ? { ...reply, next: nextHand(table, nameOf) } : reply;
}

function putOnTop(deck, cards) {
  const text = ({ rank, suit }) => '23456789TJQKA'[rank] + 'cdhs'[suit];
  const rest = [...deck].filter((card) => !cards.includes(text(card)));
  rest.sort((a, b) => (text(a) < text(b) ? -1 : 1)); // The same cards in every run.
  const wanted = cards.map((card) => [...deck].find((own) => text(own) === card) ?? rest.pop());
  deck.shuffle = () => Object.assign(deck, [...rest, ...wanted.toReversed()]);
}

function turnOf(table, nameOf) {
  const { actions, chipRange } = table.legalActions();
  const seat = table.playerToAct();
  const { stack, betSize } = table.seats()[seat];
  const toCall = Math.min(stack, table._table._dealer.biggestBet() - betSize);
  const [bet, raise] = ['bet', 'raise'].map((act) => (actions.includes(act) ? chipRange : null));
  return { player: nameOf(seat), toCall, check: actions.includes('check'), bet, raise };
}

/** From the button on, the first two with a bet are the blinds. */
function nextHand(table, nameOf) {
  if (table.seats().filter(Boolean).length < 2) return null;
  table.setForcedBets({ ante: 0, smallBlind: 1, bigBlind: 1 });
  table.startHand();
  const ring = table.seats().map((_, i, seats) => (table.button() + i) % seats.length);
  const [small, big] = ring.filter((seat) => table.seats()[seat]?.betSize > 0).map(nameOf);
  return { button: nameOf(table.button()), smallBlind: small, bigBlind: big };
}

let Table;
try {
  Table = createRequire(`${process.cwd()}/`)('poker-ts').Table;
} catch {} // Every answer says how to install it.
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  globalThis.reply = () => JSON.stringify(question.hello ? { hello: HELLO } : answer(question));
  try {
    console.log(runInThisContext('reply()', { timeout: 2000 }));
  } catch (error) {
    console.log(JSON.stringify({ id: question.id, error: `${error.name}: ${error.message}` }));
  }
}
