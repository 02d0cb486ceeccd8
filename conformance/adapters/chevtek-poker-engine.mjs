// @chevtek/poker-engine 1.2.14 (ISC) under the Sidepot suite, protocol 2. Run with Node 20, in any
// folder (the package compiles itself when it is installed, which no `tsc` after 4.3 can):
//
//   npm install typescript@4.3 @chevtek/poker-engine@1.2.14
//   npx sidepot suite run --profile classic --app "node chevtek-poker-engine.mjs"
//
// The engine shuffles for itself: `newDeck` of its table is replaced by the cards of the case.
// `raiseAction` is given the chips that are added, because that is what it takes from the stack.
// The engine names no limits, so no turn has any: only whether a raise is open. An endless loop
// inside the engine is ended after two seconds and is an error.
// Not claimed, so skipped: see SKIPS; dead positions.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { runInThisContext } from 'node:vm';

const SKIPS = ['ante', 'bb-ante', 'odd-chip', 'run-twice'];
const HELLO = { name: '@chevtek/poker-engine', version: '1.2.14', skips: SKIPS };

function answer({ id, table: setup, hole, events, declared }) {
  const { seats, button, smallBlind, bigBlind } = setup;
  if (!engine) return { id, skip: 'not installed here: npm install @chevtek/poker-engine@1.2.14' };
  if (smallBlind.amount >= bigBlind.amount) return { id, skip: 'the small blind must be smaller' };
  const dealtIn = seats.filter(({ stack }) => stack > 0);
  const first = dealtIn.findIndex((seat) => seat.name === button);
  const small = dealtIn[(first + (dealtIn.length > 2 ? 1 : 0)) % dealtIn.length];
  if (small?.name !== smallBlind.player) return { id, skip: 'no dead button or small blind' };

  const table = new engine.Table(1, smallBlind.amount, bigBlind.amount);
  dealtIn.forEach(({ name, stack }, i) => {
    table.sitDown(name, stack, i);
  });
  table.moveDealer(first);
  const cards = dealtIn.flatMap(({ name }) => hole[name] ?? ['??', '??']);
  table.newDeck = () => deckOf([...cards, ...events.flatMap(({ board }) => board ?? [])]);
  table.dealCards();

  // The engine deals the next street itself as soon as it holds the betting for closed.
  const turns = [];
  let round = 'pre-flop';
  for (const [i, { street, player, act, adds }] of events.entries()) {
    const refused = { id, turns, refused: { event: i } };
    if (i > 0 && (table.currentRound === round) !== Boolean(act)) return refused;
    if (street && i > 0) round = street;
    try {
      if (act) table.players.find((one) => one?.id === player)[`${act}Action`](adds);
    } catch (error) {
      if (error.constructor === Error) return refused;
      throw error;
    }
    turns.push(table.currentRound === round ? turnOf(table.currentActor) : null);
  }
  const reply = { id, turns, refused: null };
  if (table.currentRound) return reply;
  const names = (players) => players.map((player) => player.id);
  reply.pots = table.pots.map((pot) => {
    return { amount: pot.amount, eligible: names(pot.eligiblePlayers) };
  });
  if (declared) return reply;
  const left = table.players.filter((player) => player?.stackSize > 0);
  reply.stacks = Object.fromEntries(left.map((player) => [player.id, player.stackSize]));
  if (setup.buttonRule !== 'moving') return reply;
  if (left.length < 2) return { ...reply, next: null };
  table.dealCards();
  const next = names([table.dealer, table.smallBlindPlayer, table.bigBlindPlayer]);
  return { ...reply, next: { button: next[0], smallBlind: next[1], bigBlind: next[2] } };
}

/** The engine draws from the end. */
function deckOf(top) {
  const all = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  const rest = all.filter((card) => !top.includes(card));
  const deck = [...top.map((card) => (card === '??' ? rest.pop() : card)), ...rest].reverse();
  return deck.map(([rank, suit]) => new engine.Card(rank, suit));
}

function turnOf(player) {
  const { currentBet = 0 } = player.table;
  const actions = player.legalActions();
  const toCall = Math.min(player.stackSize, currentBet - player.bet);
  const check = actions.includes('check');
  const closed = ['bet', 'raise'].filter((act) => !actions.includes(act)).map((act) => [act, null]);
  return { player: player.id, toCall, check, ...Object.fromEntries(closed) };
}

let engine;
try {
  engine = createRequire(`${process.cwd()}/`)('@chevtek/poker-engine');
} catch {} // Every answer says how to install it.
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  globalThis.play = () => (question.hello ? { hello: HELLO } : answer(question));
  try {
    console.log(JSON.stringify(runInThisContext('play()', { timeout: 2000 })));
  } catch (error) {
    console.log(JSON.stringify({ id: question.id, error: `${error.name}: ${error.message}` }));
  }
}
