import type { ReadHand } from '../formats/index.ts';
import { all, type Finding, type Repeated, type Span, unreachable } from '../kernel/index.ts';
import {
  awardPot,
  isBettingOver,
  makePots,
  type Pots,
  returnedBet,
  stakesOf,
} from '../rules/index.ts';
import type { HandCheck } from './check-hand.ts';
import {
  type Account,
  accountOf,
  claimedBySeat,
  claimFinding,
  compareMoney,
  habitsOf,
  isSameStory,
  type Money,
  moneyText,
  nameAt,
  sum,
  takenBySeat,
} from './claims-money.ts';

/** FORM-4, FORM-6: what a file says came out, against what comes out. */
export function checkClaims(hand: ReadHand, check: HandCheck): readonly Finding[] {
  const account = accountOf(check);
  // Where the hand itself is in doubt, nothing can be held against its file.
  const isCertain = check.isRead && !check.replay.stopped;
  if (!account || !isCertain || !isBettingOver(account.hand)) return NOTHING;
  const found = checkPots(hand, account);
  if (!account.won) return found;
  const { claims } = hand;
  const claimed = claimedBySeat(hand, account);
  if (!claimed) return found;
  found.push(...checkMoney(hand, account, claimed, claims.winnings ? 'won' : 'stacks'));
  const taken = claims.winnings && takenBySeat(claims, account);
  if (taken && !isSameStory(taken, moneyOf(hand, account, claimed))) {
    found.push(...(leavers(hand, account, taken) ?? checkMoney(hand, account, taken, 'stacks')));
  }
  return found;
}

const NOTHING: readonly Finding[] = [];

/**
 * Players listed with nothing at the end although they have chips, where everything else is as the
 * winnings say: they left the table. Null if that is not the whole difference.
 */
function leavers(hand: ReadHand, account: Account, taken: readonly number[]): Finding[] | null {
  const { seats } = account.hand.table;
  const { left } = account;
  const gone = seats.flatMap((_, seat) =>
    left[seat]! > 0 && account.won![seat] === 0 && taken[seat]! === -left[seat]! ? [seat] : [],
  );
  const claimed = claimedBySeat(hand, account)!;
  const stayed = taken.map((amount, seat) => (gone.includes(seat) ? claimed[seat]! : amount));
  if (gone.length === 0 || !isSameStory(stayed, moneyOf(hand, account, claimed))) return null;
  return gone.map((seat) => {
    const { name } = seats[seat]!;
    const truth = moneyText(left[seat]!, hand);
    const message = `The file lists ${name} with nothing at the end, who has ${truth} left; ${name} may have left the table.`;
    return claimFinding(
      hand,
      hand.claims.places.finishing,
      'warning',
      message,
      truth,
      moneyText(0, hand),
    );
  });
}

function checkMoney(
  hand: ReadHand,
  account: Account,
  claimed: readonly number[],
  figures: 'won' | 'stacks',
): Finding[] {
  const { seats } = account.hand.table;
  const money = moneyOf(hand, account, claimed);
  const comparison = compareMoney(money);
  const [habit, second] = habitsOf(comparison, money, hand);
  const say = (amount: number): string => moneyText(amount, hand);
  const { places } = hand.claims;
  const at = figures === 'won' ? places.winnings : places.finishing;
  switch (comparison.kind) {
    case 'same':
      return [];
    case 'uncalled':
      return [countsReturned(hand, account, money, at, habit!)];
    case 'rake': {
      const total = sum(money.won);
      const message = `The file takes ${say(comparison.rake)} rake from ${say(total)}; pots and new stacks are settled without it.`;
      const raked: Finding = {
        ...claimFinding(hand, at, 'info', message, null, null, 'FORM-6'),
        habit: habit!,
      };
      return comparison.countsReturned
        ? [raked, countsReturned(hand, account, money, at, second!)]
        : [raked];
    }
    case 'rounding': {
      const winners = seats.flatMap(({ name }, seat) =>
        money.won[seat]! > 0 ? [[name, seat] as const] : [],
      );
      const list = (amounts: readonly number[]): string =>
        all(winners.map(([name, seat]) => `${name} ${say(amounts[seat]!)}`));
      const [right, found] = [list(money.won), list(claimed)];
      const message = `The file splits with another odd chip: ${found}; right is ${right} (ODD-1).`;
      return [claimFinding(hand, at, 'warning', message, right, found)];
    }
    case 'nothing': {
      const message = 'The file says that nobody won anything.';
      return [claimFinding(hand, at, 'warning', message)];
    }
    case 'wrong': {
      const chip = fittingChip(account, money);
      if (chip !== null) {
        const message = `The file splits as if the smallest chip were ${say(chip)}; here it is ${say(money.oddChip)} (ODD-1).`;
        return [claimFinding(hand, at, 'warning', message, say(money.oddChip), say(chip))];
      }
      return seats.flatMap(({ name }, seat) => {
        const [right, found] = [money.won[seat]!, claimed[seat]!];
        if (right === found || (figures === 'stacks' && hand.unknownStacks.includes(name)))
          return [];
        const base = figures === 'won' ? 0 : account.left[seat]!;
        const [truth, claim] = [say(base + right), say(base + found)];
        const verb = figures === 'won' ? 'wins' : 'ends with';
        const message = `The file says ${name} ${verb} ${claim}; right is ${truth}.`;
        const own = figures === 'won' ? places.winners?.get(name) : null;
        const severity = hand.isGuessed ? 'warning' : 'error';
        return [claimFinding(hand, own ?? at, severity, message, truth, claim)];
      });
    }
    default:
      return unreachable(comparison);
  }
}

/** ODD-1: the smallest chip with which the pots would pay what the file says. */
function fittingChip({ payment }: Account, { claimed }: Money): number | null {
  const { pots, shares } = payment;
  if (!shares.some((winners) => winners.length > 1)) return null;
  const fits = (chip: number): boolean => {
    const won = claimed.map(() => 0);
    shares.forEach((winners, pot) => {
      const seats = winners.map(({ seat }) => seat);
      for (const share of awardPot(pots[pot]!.amount, [seats], chip)) {
        won[share.seat] = won[share.seat]! + share.amount;
      }
    });
    return won.every((amount, seat) => amount === claimed[seat]);
  };
  return CHIPS.find(fits) ?? null;
}

const CHIPS = [1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000];

/** RET-2 pays the returned bet as a pot; files do not. */
function moneyOf(hand: ReadHand, account: Account, claimed: readonly number[]): Money {
  const { oddChip, uncalled } = account.hand.table.rules;
  const returned = returnedBet(potsAsInFiles(account));
  const won = account.won!.slice();
  if (returned && uncalled === 'side-pot') won[returned.seat]! -= returned.amount;
  return { won, claimed, returned, rake: hand.claims.rake, oddChip };
}

function countsReturned(
  hand: ReadHand,
  account: Account,
  { won, returned }: Money,
  at: Span | null,
  habit: Repeated,
): Finding {
  const { seat, amount } = returned!;
  const say = (chips: number): string => moneyText(chips, hand);
  const right = say(won[seat]!);
  const message = `The file counts the ${say(amount)} that went back to ${nameAt(account, seat)} as won; from the pots it is ${right}.`;
  return {
    ...claimFinding(hand, at, 'warning', message, right, say(won[seat]! + amount)),
    habit,
  };
}

/** The pots, their total and the returned bet, as the file tells them. */
function checkPots(hand: ReadHand, account: Account): Finding[] {
  const { claims } = hand;
  const { places } = claims;
  // RET-2 shows the returned bet as a pot; files do not, but for those Sidepot wrote itself.
  const own = account.payment.pots.map(({ amount }) => amount);
  const { pots, uncalled } = potsAsInFiles(account);
  const right = pots.map(({ amount }) => amount);
  const total = sum(right);
  const found: Finding[] = [];
  const say = (amount: number): string => moneyText(amount, hand);
  const tell = (at: Span | null, what: string, claim: string, truth: string, why = ''): void => {
    found.push(
      claimFinding(
        hand,
        at,
        'error',
        `The file says ${what} ${claim}; ${why}right is ${truth}.`,
        truth,
        claim,
      ),
    );
  };
  if (claims.uncalled) {
    const owner = uncalled && nameAt(account, uncalled.player);
    const { name, amount } = claims.uncalled;
    if (!uncalled || owner !== name || uncalled.amount !== amount) {
      const truth = uncalled ? `${say(uncalled.amount)} to ${owner}` : 'nothing';
      tell(places.uncalled, 'that the uncalled bet is', `${say(amount)} to ${name}`, truth);
    }
  }
  if (claims.totalPot !== null && claims.totalPot !== total) {
    const counts = uncalled && claims.totalPot === total + uncalled.amount;
    const why = counts ? `it counts the ${say(uncalled.amount)} that went back, ` : '';
    tell(places.pots, 'the total pot is', say(claims.totalPot), say(total), why);
  }
  const fits = (amounts: readonly number[]): boolean =>
    arePots(claims.pots!, amounts, claims.rake ?? 0);
  if (claims.pots && !fits(right) && !fits(own)) {
    const list = (amounts: readonly number[]): string => amounts.map(say).join(' · ') || 'none';
    const what = claims.pots.length === 1 ? 'the pot is' : 'the pots are';
    tell(places.pots, what, list(claims.pots), list(right));
  }
  return found;
}

/** The pots with the uncalled bet out of them, as every file but our own has them (RET-1). */
const potsAsInFiles = ({ hand, payment }: Account): Pots =>
  hand.table.rules.uncalled === 'return' ? payment : makePots(stakesOf(hand), 'return');

/** Before rake, or after it with the rake spread over the pots. */
function arePots(claimed: readonly number[], right: readonly number[], rake: number): boolean {
  if (claimed.length !== right.length) return false;
  const less = right.map((amount, pot) => amount - claimed[pot]!);
  return less.every((one) => one === 0) || (less.every((one) => one >= 0) && sum(less) === rake);
}
