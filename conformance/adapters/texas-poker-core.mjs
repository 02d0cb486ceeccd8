// texas-poker-core 1.4.5 (ISC) under the Sidepot suite, protocol 2. With Node 20, in any folder:
//
//   npm install texas-poker-core@1.4.5
//   npx sidepot suite run --profile classic --app "node texas-poker-core.mjs"
//
// The engine shuffles for itself: the cards of the case take the place of those it dealt. It names
// no limits, so no turn has any: only whether a raise is open. Its pots list who paid in: whoever
// folded is left out. It asks the last player with chips on every street: the adapter checks. It
// keeps broke players: the next hand is answered while all have chips. Odd chips go by chance, which
// is fixed; its clock is off. Not claimed, so skipped: HELLO; dead positions; other small blinds.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const SKIPS = ['ante', 'bb-ante', 'short-blind', 'odd-chip', 'run-twice'];
const HELLO = { name: 'texas-poker-core', version: '1.4.5', skips: SKIPS };

async function answer({ id, table: setup, hole, events, declared }) {
  const { seats, button, smallBlind, bigBlind } = setup;
  if (!engine) return { id, skip: 'not installed here: npm install texas-poker-core@1.4.5' };
  if (smallBlind.amount * 2 !== bigBlind.amount) return { id, skip: 'blinds are always 1 to 2' };
  if (setup.buttonRule !== 'moving') return { id, skip: 'no dead button or small blind' };
  const dealtIn = seats.filter(({ stack }) => stack > 0);
  const users = dealtIn.map(({ name }) => ({ id: name, name }));
  const limits = { lowestBetAmount: bigBlind.amount, maximumCountOfPlayers: 10 };
  const table = new engine.Texas({ user: users[0], ...limits });
  const { room, dealer, controller, pool } = table;
  for (const user of users.slice(1)) room.join(table.createPlayer(user));
  const players = users.map((user) => room.getPlayerById(user.id));
  for (const [i, player] of players.entries()) player.balance = dealtIn[i].stack;
  for (const player of players) room.seat(player);
  dealer.setButton(players.at(dealtIn.findIndex(({ name }) => name === button) - 1));
  table.setPlayerRoles(); // Moves the button on.
  await table.start();
  putCards(dealer.deck, players, hole, events);

  // The engine opens the next street itself as soon as it holds the betting for closed.
  const turns = [];
  let stage = 'pre_flop';
  const isOpen = () => controller.status === 'in_hand' && controller.stage === stage;
  for (const [i, { street, player, act, allIn, adds }] of events.entries()) {
    const refused = { id, turns, refused: { event: i } };
    if (i > 0 && isOpen() !== Boolean(act)) return refused;
    if (street && i > 0) stage = street;
    try {
      if (act) await room.getPlayerById(player)[allIn ? 'allIn' : act](adds);
    } catch (error) {
      if (error instanceof engine.TexasError) return refused;
      throw error;
    }
    while (isAskedAlone(controller, dealer)) await controller.activePlayer.check();
    turns.push(isOpen() ? turnOf(controller.activePlayer) : null);
  }
  const reply = { id, turns, refused: null };
  if (controller.status !== 'hand_complete' || declared) return reply;
  table.settle();
  const live = (who) => [...who].filter((one) => one.getStatus() !== 'out').map((one) => one.id);
  reply.pots = [...pool.pots].map(([who, amount]) => ({ amount, eligible: live(who) }));
  reply.stacks = Object.fromEntries(players.map(({ id, balance }) => [id, balance]));
  if (players.some(({ balance }) => balance === 0)) return reply;
  dealer.changeButtonToNextPlayer();
  dealer.setOthers();
  const at = (role) => players.find((player) => player.getRole() === role)?.id;
  const next = { button: at('btn'), smallBlind: at('sb') ?? at('btn'), bigBlind: at('bb') };
  return { ...reply, next };
}

const isAskedAlone = ({ activePlayer: player }, dealer) =>
  player && dealer.getPlayersCanAct().length === 1 && player.getAllowedActions().includes('check');

function putCards(deck, players, hole, events) {
  const code = ([rank, suit]) => suit + rank.toLowerCase();
  const board = events.flatMap((event) => event.board ?? []).map(code);
  const known = [...Object.values(hole).flat().map(code), ...board];
  const rest = deck.getCards().filter((card) => !known.includes(card));
  deck.getPokes().commonPokes.splice(0, board.length, ...board);
  for (const one of players) one.setHandPokes(hole[one.id]?.map(code) ?? rest.splice(0, 2));
}

function turnOf(player) {
  const { id, balance, currentStageTotalAmount: total } = player;
  const actions = player.getAllowedActions();
  const toCall = Math.min(balance, player.getMaxBetAmountAtCurrentStage() - total);
  const closed = ['bet', 'raise'].filter((act) => !actions.includes(act)).map((act) => [act, null]);
  return { player: id, toCall, check: actions.includes('check'), ...Object.fromEntries(closed) };
}

let engine;
try {
  engine = createRequire(`${process.cwd()}/`)('texas-poker-core');
} catch {} // Every answer says how to install it.
Math.random = () => 0.5;
globalThis.setInterval = () => null;
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  try {
    console.log(JSON.stringify(question.hello ? { hello: HELLO } : await answer(question)));
  } catch (error) {
    console.log(JSON.stringify({ id: question.id, error: `${error.name}: ${error.message}` }));
  }
}
