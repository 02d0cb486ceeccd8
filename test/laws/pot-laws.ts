import { isBettingOver } from '../../src/rules/index.ts';
import { ensure, type Law, same, sum, type Witnessed } from './law.ts';

export const POT_LAWS: readonly Law[] = [
  {
    rules: ['POT-6', 'RET-1', 'RET-2'],
    says: 'pots are the contributions without what was returned',
    holds: addUp,
  },
  {
    rules: ['POT-2', 'POT-4'],
    says: 'nobody folded is eligible, and no two pots have the same players',
    holds: eligible,
  },
  {
    rules: ['POT-8', 'POT-1', 'POT-3', 'POT-5'],
    says: 'nobody wins more from another than they put in themselves, dead money and folded chips above every level apart',
    holds: winsNoMoreThanMatched,
  },
];

/** Also while betting is open, when nothing is returned. */
function addUp({ course, seen, open, settlement }: Witnessed): void {
  course.forEach((hand, i) => {
    const { pots, uncalled } = open[i]!;
    const { live, antes } = seen[i]!;
    const back = uncalled?.amount ?? 0;
    ensure(back === 0 || isBettingOver(hand), 'chips returned while betting is open');
    same(sum(pots.map((pot) => pot.amount)), sum(live) + sum(antes) - back, 'pots');
    ensure(
      pots.every((pot) => pot.amount > 0),
      'a pot with nothing in',
    );
  });
  const { players, pots, totalPot } = settlement;
  same(totalPot, sum(players.map((player) => player.contributed)), 'total pot');
  same(totalPot, sum(players.map((player) => player.won!)), 'won together');
  for (const { amount, winners } of pots) {
    same(sum(winners.map((share) => share.amount)), amount, 'paid from a pot');
  }
}

function eligible({ table, seen, open, settlement }: Witnessed): void {
  for (const [i, { pots }] of open.entries()) {
    let before = table.dealtIn.filter((seat) => !seen[i]!.folded[seat]);
    for (const [number, { eligible: seats }] of pots.entries()) {
      ensure(
        seats.every((seat) => before.includes(seat)),
        'somebody can win who has folded, or who cannot win the pot below',
      );
      ensure(seats.length > 0, 'a pot nobody can win');
      ensure(number === 0 || seats.length < before.length, 'two pots with the same players');
      before = seats.slice();
    }
  }
  for (const { eligible: seats, excluded, winners } of settlement.pots) {
    const all = [...seats, ...excluded.map(({ seat }) => seat)].sort((a, b) => a - b);
    same(all, table.dealtIn, 'eligible and excluded players');
    for (const { seat } of winners) ensure(seats.includes(seat), 'somebody won unasked');
  }
}

function winsNoMoreThanMatched({ table, seen, settlement }: Witnessed): void {
  const { live, antes, folded } = seen[seen.length - 1]!;
  const { players, uncalledReturned: returned } = settlement;
  const everyonePosts = table.rules.anteType === 'all';
  const dead = everyonePosts ? 0 : sum(antes);
  const matched = live.map((chips, seat) => {
    const back = returned?.seat === seat ? returned.amount : 0;
    return chips + (everyonePosts ? antes[seat]! : 0) - back;
  });
  const isIn = (seat: number): boolean => players[seat]!.start > 0 && !folded[seat];
  const top = Math.max(...matched.filter((_, seat) => isIn(seat)));
  const above = sum(matched.map((chips) => Math.max(0, chips - top)));
  players.forEach(({ maxWin, won, name }, seat) => {
    const own = matched[seat]!;
    const level = sum(matched.map((chips) => Math.min(chips, own)));
    const most = isIn(seat) ? level + dead + (own === top ? above : 0) : 0;
    same(maxWin, most, `the most ${name} can win`);
    ensure(won! <= most, 'somebody wins more than that');
  });
}
