// A small engine of its own, with five classic bugs that can be switched on by name:
//
//   node five-bugs.js                        no bug: it passes every case
//   node five-bugs.js odd-chips              one bug
//   node five-bugs.js all                    all of them
//   node five-bugs.js odd-chips --stream     lines {"id","hand"} in, {"id","nextHand"} out
//
// It reads and writes the text with Sidepot's reader; pots, winners, odd chips and the next hand
// are worked out here.
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { evaluate, houseRules, readHands, writeHand } from 'sidepot';
import { nextRecord } from 'sidepot/record';

const BUGS = [
  'dead-money', // the chips of folded players all go to the main pot
  'folded-eligible', // folded players make pots and share them
  'uncalled-kept', // the part of a bet nobody called is paid out with the last pot
  'odd-chips', // chips left over follow the list of players, not the button
  'busted-big-blind', // the big blind goes to the next seat, chips or not
];

const args = process.argv.slice(2);
const unknown = args.find((arg) => ![...BUGS, 'all', '--stream'].includes(arg));
if (unknown) throw new Error(`There is no bug called ${unknown}; there are ${BUGS.join(', ')}.`);
const has = (bug) => args.includes(bug) || args.includes('all');

function nextHand(hand) {
  const [{ record }] = readHands(hand).value.hands;
  const rules = houseRules(record.rules).value;
  const players = play(record, rules);
  const back = uncalled(players);
  const pots = potsOf(players, back);
  if (back && !has('uncalled-kept')) back.player.behind += back.amount;
  pots.forEach((pot, index) => {
    betweenBoards(pot.amount, record, rules.oddChip).forEach(({ board, amount }, run) => {
      const winners = winnersOf(pot, index, players, record, board, run + 1);
      for (const [player, share] of split(amount, winners, players, rules.oddChip)) {
        player.behind += share;
      }
    });
  });
  const seats = moveButton(players, rules.button);
  return seats && writeHand(nextRecord(record, seats).value).value;
}

/** Posts and acts: what everybody has behind and in the middle. */
function play(record, rules) {
  const players = record.players.map(({ name, label, stack }) => {
    return { name, label, start: stack, behind: stack, live: 0, dead: 0, bet: 0, folded: !stack };
  });
  const at = (label) => players.find((player) => player.label === label);
  const take = (player, amount) => {
    const paid = Math.min(amount, player.behind);
    player.behind -= paid;
    return paid;
  };
  const bet = (player, to) => {
    const paid = take(player, to - player.bet);
    player.bet += paid;
    player.live += paid;
  };
  const { sb, bb, ante } = record.blinds;
  const anteFirst = rules.anteType === 'all' || rules.anteOrder === 'ante-first';
  const antes = () => {
    for (const player of rules.anteType === 'all' ? players : [at('BB')]) {
      const paid = take(player, ante);
      // An ante everybody pays is matched like a bet; the big blind's own is dead money.
      if (rules.anteType === 'all') player.live += paid;
      else player.dead += paid;
    }
  };
  if (anteFirst) antes();
  if (at('SB')) bet(at('SB'), sb);
  bet(at('BB'), bb);
  if (!anteFirst) antes();
  let street = 'preflop';
  for (const section of record.sections) {
    if (section.street !== street) for (const player of players) player.bet = 0;
    street = section.street;
    for (const { name, verb, to } of section.actions) {
      const player = players.find((one) => one.name === name);
      if (verb === 'fold') player.folded = true;
      else if (verb !== 'check') bet(player, to);
    }
  }
  return players;
}

/** The part of the highest bet nobody called; it is taken out of the bets. */
function uncalled(players) {
  const [highest, second] = [...players].sort((a, b) => b.live - a.live);
  const amount = highest.live - second.live;
  if (amount === 0 || highest.folded) return null;
  highest.live -= amount;
  return { player: highest, amount };
}

function potsOf(players, back) {
  const counts = (player) => player.start > 0 && (has('folded-eligible') || !player.folded);
  const totals = players.filter(counts).map((player) => player.live);
  const levels = [...new Set(totals)].sort((a, b) => a - b);
  const pots = levels.map((level, i) => {
    const from = i === 0 ? 0 : levels[i - 1];
    const to = i === levels.length - 1 ? Number.POSITIVE_INFINITY : level;
    const amount = players.reduce((sum, player) => {
      if (has('dead-money') && player.folded) return sum;
      return sum + Math.min(player.live, to) - Math.min(player.live, from);
    }, 0);
    return { amount, eligible: players.filter((one) => counts(one) && one.live >= level) };
  });
  for (const player of players) {
    pots[0].amount += player.dead;
    if (has('dead-money') && player.folded) pots[0].amount += player.live;
  }
  if (back && has('uncalled-kept')) pots.at(-1).amount += back.amount;
  return pots.filter((pot) => pot.amount > 0);
}

/** Run twice, half of every pot goes to each board, what is left over to the first. */
function betweenBoards(amount, record, chip) {
  const dealt = record.sections.flatMap((section) => section.board ?? []);
  if (!record.board2) return [{ board: dealt, amount }];
  const second = [...dealt.slice(0, 5 - record.board2.cards.length), ...record.board2.cards];
  const half = Math.floor(amount / 2 / chip) * chip;
  return [
    { board: dealt, amount: amount - half },
    { board: second, amount: half },
  ];
}

function winnersOf({ eligible }, index, players, record, board, run) {
  if (eligible.length === 1) return eligible;
  const among = (names) => eligible.filter((player) => names.includes(player.name));
  if (record.winners.length > 0) {
    const lines = record.winners.filter((one) => one.board === null || one.board === run);
    const line = lines.find((one) => one.pot === index) ?? lines.at(-1);
    const named = among(line.names.map((one) => one.name));
    return named.length > 0 ? named : eligible;
  }
  if (record.ranking) {
    for (const tier of record.ranking.tiers) {
      const best = among(tier.map((one) => one.name));
      if (best.length > 0) return best;
    }
  }
  if (record.winner && among([record.winner.name]).length > 0) return among([record.winner.name]);
  // Nobody has to show: whoever is still in has it.
  if (players.filter((player) => !player.folded).length === 1) return eligible;
  return bestHands(eligible, record, board);
}

function bestHands(eligible, record, board) {
  const shown = [...record.cards, ...record.showdown];
  const strength = ({ name }) => {
    const hole = shown.findLast((line) => line.name === name)?.hole;
    return Array.isArray(hole) ? evaluate([...hole, ...board]).value : -1;
  };
  const best = Math.max(...eligible.map(strength));
  return eligible.filter((player) => strength(player) === best);
}

/** Even shares in whole chips; what is left over clockwise from the left of the button. */
function split(amount, winners, players, chip) {
  const seat = (player) => players.indexOf(player);
  const place = (player) =>
    seat(player) === 0 && !has('odd-chips') ? players.length : seat(player);
  const inOrder = [...winners].sort((a, b) => place(a) - place(b));
  const share = Math.floor(amount / winners.length / chip) * chip;
  let left = amount - share * winners.length;
  const crumbs = left % chip;
  left -= crumbs;
  return inOrder.map((player, i) => {
    const odd = left > 0 ? chip : 0;
    left -= odd;
    return [player, share + odd + (i === 0 ? crumbs : 0)];
  });
}

function moveButton(players, button) {
  const count = players.length;
  const alive = players.filter((player) => player.behind > 0).length;
  if (alive === 1) return null;
  const seatAfter = (seat) => (seat + 1) % count;
  const playerAfter = (seat) => {
    let next = seatAfter(seat);
    while (players[next].behind === 0) next = seatAfter(next);
    return next;
  };
  const blindAfter = has('busted-big-blind') ? seatAfter : playerAfter;
  const old = (label) => players.findIndex((player) => player.label === label);
  let dealer = null;
  let sb;
  let bb;
  if (button === 'seat') {
    if (old('Dealer') >= 0) dealer = seatAfter(old('Dealer'));
    sb = seatAfter(old('SB'));
    bb = seatAfter(old('BB'));
  } else if (alive === 2) {
    bb = blindAfter(old('BB'));
    sb = playerAfter(bb);
  } else if (button === 'dead') {
    dealer = old('SB');
    sb = old('BB');
    bb = blindAfter(old('BB'));
  } else {
    dealer = playerAfter(0);
    sb = playerAfter(dealer);
    bb = blindAfter(sb);
  }
  return players.map((_, i) => {
    const seat = ((dealer ?? sb) + i) % count;
    const label = seat === bb ? 'BB' : seat === sb ? 'SB' : seat === dealer ? 'Dealer' : null;
    return { name: players[seat].name, label, stack: players[seat].behind };
  });
}

if (args.includes('--stream')) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, hand } = JSON.parse(line);
    console.log(JSON.stringify({ id, nextHand: nextHand(hand) }));
  }
} else {
  process.stdout.write(nextHand(await text(process.stdin)) ?? '');
}
