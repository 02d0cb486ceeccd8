// @vlad-yakovlev/poker 1.4.0 (MIT) under the Sidepot suite, protocol 2. Node 20, in any folder:
//
//   npm install @vlad-yakovlev/poker@1.4.0
//   npx sidepot suite run --profile classic --app "node vlad-yakovlev-poker.mjs"
//
// The engine shuffles for itself: on its event `nextDeal`, before anybody acts, the cards of the
// case take the place of those it dealt. Its bets are totals of the hand and its raises count from
// a call: the adapter turns both into street totals. It shows no pots. The next hand is its own.
// Not claimed, so skipped: see SKIPS; dead positions; a small blind that is not half the big blind.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const SKIPS = ['ante', 'bb-ante', 'odd-chip', 'run-twice'];
const HELLO = { name: '@vlad-yakovlev/poker', version: '1.4.0', skips: SKIPS };

async function answer({ id, table: setup, hole, events, declared }) {
  const { seats, button, smallBlind, bigBlind } = setup;
  if (!engine) return { id, skip: 'not installed here: npm install @vlad-yakovlev/poker@1.4.0' };
  if (smallBlind.amount * 2 !== bigBlind.amount) return { id, skip: 'blinds are always 1 to 2' };
  const dealtIn = seats.filter(({ stack }) => stack > 0);
  const first = dealtIn.findIndex((seat) => seat.name === button);
  const small = dealtIn[(first + (dealtIn.length > 2 ? 1 : 0)) % dealtIn.length];
  if (small?.name !== smallBlind.player) return { id, skip: 'no dead button or small blind' };

  const storage = { get: async () => undefined, set: async () => {}, delete: async () => {} };
  const room = await engine.Room.create(id, { storage, startingBaseBetAmount: bigBlind.amount });
  for (const { name, stack } of dealtIn) await room.addPlayer(name, stack);
  room.dealerIndex = (first + dealtIn.length - 1) % dealtIn.length; // Dealing moves it on.
  let stacks;
  let next = null;
  room.on('dealEnded', ({ players }) => {
    stacks ??= Object.fromEntries(players.map(({ player }) => [player.id, player.balance]));
  });
  room.on('nextDeal', ({ dealer, smallBlind, bigBlind }) => {
    if (stacks) next ??= { button: dealer.id, smallBlind: smallBlind.id, bigBlind: bigBlind.id };
    else putCards(room, hole, events);
  });
  await room.dealCards();

  // The engine opens the next street itself as soon as it holds the betting for closed.
  const turns = [];
  let round = 'PREFLOP';
  let before;
  const isOpen = () => !stacks && room.round === round;
  for (const [i, { street, player, act, to }] of events.entries()) {
    const refused = { id, turns, refused: { event: i } };
    if (i > 0 && isOpen() !== Boolean(act)) return refused;
    if (street) before = new Map(room.players.map((one) => [one.id, i > 0 ? one.betAmount : 0]));
    round = street?.toUpperCase() ?? round;
    try {
      if (act) await play(room, player, act, to, before.get(player));
    } catch (error) {
      if (error instanceof engine.BaseError) return refused;
      throw error;
    }
    turns.push(isOpen() ? turnOf(room, before) : null);
  }
  const reply = { id, turns, refused: null };
  if (!stacks || declared) return reply;
  return setup.buttonRule === 'moving' ? { ...reply, stacks, next } : { ...reply, stacks };
}

function play(room, id, act, to, before) {
  const isAggressive = act === 'bet' || act === 'raise';
  const { balance, betAmount } = room.players.find((player) => player.id === id);
  if (before + to === betAmount + balance) return room.allIn(id);
  return isAggressive ? room.raise(id, before + to - room.requiredBetAmount) : room[act](id);
}

function turnOf({ currentPlayer: player, requiredBetAmount }, before) {
  const price = requiredBetAmount - before.get(player.id);
  const max = price + player.maxRaiseAmount;
  const min = player.canRaise ? price + player.minRaiseAmount : max;
  const range = player.canRaise || (player.canAllIn && max > price) ? { min, max } : null;
  const toCall = Math.min(player.callAmount, player.balance);
  const [bet, raise] = price === 0 ? [range, null] : [null, range];
  return { player: player.id, toCall, check: player.canCheck, bet, raise };
}

function putCards(room, hole, events) {
  const code = ([rank, suit]) => '23456789TJQKA'.indexOf(rank) * 4 + 'cdhs'.indexOf(suit);
  const board = events.flatMap((event) => event.board ?? []).map(code);
  room.cards = [...board, ...room.cards.slice(board.length)];
  for (const player of room.players) player.cards = hole[player.id]?.map(code) ?? player.cards;
}

let engine;
try {
  const path = createRequire(`${process.cwd()}/`).resolve('@vlad-yakovlev/poker');
  engine = await import(pathToFileURL(path));
} catch {} // Every answer says how to install it.
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  try {
    console.log(JSON.stringify(question.hello ? { hello: HELLO } : await answer(question)));
  } catch (error) {
    console.log(JSON.stringify({ id: question.id, error: `${error.name}: ${error.message}` }));
  }
}
