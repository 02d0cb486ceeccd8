import type { HandSketch, ReadHand } from '../formats/index.ts';
import { all, type Finding, isError, type Span } from '../kernel/index.ts';
import { claimedOutcome, type HandRecord, type WinnersLine } from '../record/index.ts';
import {
  awardPot,
  type Betting,
  completeOutcome,
  type DeclaredPot,
  decideWinners,
  isBettingOver,
  type Outcome,
  type Payment,
  type Pot,
  potName,
  returnedBet,
  thePot,
} from '../rules/index.ts';
import type { HandCheck } from './check-hand.ts';
import {
  type Account,
  accountOf,
  claimedBySeat,
  claimFinding,
  compareMoney,
  moneyText,
} from './claims-money.ts';

/** More ways to share out the pots than this are not tried; the winners then stay open. */
const MOST_WAYS = 4096;

/** What an open pot is called by the rules (WIN-2, WIN-4) or by nobody yet (NOTE-5). */
const OPEN = ['WIN-2', 'WIN-4', 'NOTE-5'];

export const isOpenPot = ({ rule }: Finding): boolean => OPEN.includes(rule);

/**
 * WIN-2: winners of the pots that cards do not decide, declared by what the file says everybody
 * collected; null if it does not say, or if no winners would make it so.
 */
export function claimedWinners(hand: ReadHand, check: HandCheck): readonly WinnersLine[] | null {
  if (!areWinnersOpen(check)) return null;
  const account = accountOf(check)!;
  const claimed = claimedBySeat(hand, account);
  const outcome = claimedOutcome(check.replay)?.outcome;
  if (!claimed || !outcome) return null;
  const pots = winnersOfOpenPots(account, outcome, claimed, hand.claims.rake);
  return pots && winnersLines(pots, check.record, account.hand.table.seats);
}

/** The same by seats: only the pots that cards do not decide. */
export function winnersOfOpenPots(
  account: Pick<Account, 'hand' | 'payment'>,
  outcome: Outcome,
  claimed: readonly number[],
  rake: number | null,
): readonly DeclaredPot[] | null {
  const { hand, payment } = account;
  const ways = payment.pots.map((pot) => waysToWin(pot, hand, outcome, claimed));
  if (ways.reduce((all, { sets }) => all * sets.length, 1) > MOST_WAYS) return null;
  const chosen = firstThatPays(account, ways, claimed, rake);
  if (!chosen) return null;
  return chosen.flatMap((seats, pot) => (ways[pot]!.isOpen ? [{ pot, board: null, seats }] : []));
}

/** The same as lines of a record. */
const winnersLines = (
  pots: readonly DeclaredPot[],
  { at }: HandRecord,
  players: readonly { readonly name: string }[],
): readonly WinnersLine[] =>
  pots.map(({ pot, board, seats }) => ({
    at,
    pot,
    board,
    names: seats.map((seat) => ({ name: players[seat]!.name, at })),
  }));

/** FORM-1: whom the file pays is taken as declared. */
export function declaredByFile(hand: HandSketch, names: readonly string[]): Finding {
  const { winnings, finishing } = hand.claims.places;
  const message = `The cards do not tell who wins; the file says ${all([...new Set(names)])} collected, so that is taken as declared.`;
  return claimFinding(hand, winnings ?? finishing, 'info', message, null, null, 'FORM-1');
}

/** Whether nothing is wrong with a hand but that nobody was named who won. */
function areWinnersOpen({ record, findings, replay, payment }: HandCheck): boolean {
  if (!payment || payment.newStacks || replay.stopped || !isBettingOver(replay.hand!)) return false;
  if (record.winners.length > 0 || record.ranking || record.winner || record.board2) return false;
  return !findings.some((finding) => isError(finding) && !isOpenPot(finding));
}

/**
 * WIN-4: what is said, once, about the pots that neither cards nor the file decide; null if there
 * are none. A file that names nobody is silent, which is not an error; one whose figures no winners
 * could make is wrong (FORM-4).
 */
export function openPotsFinding(hand: ReadHand, check: HandCheck): Finding | null {
  if (!areWinnersOpen(check)) return null;
  const account = accountOf(check)!;
  const claimed = claimedBySeat(hand, account);
  const { seats } = account.hand.table;
  const { winnings, finishing } = hand.claims.places;
  const say = (amount: number): string => moneyText(amount, hand);
  const pots = account.payment.pots;
  if (claimed?.some((amount) => amount !== 0)) {
    const paid = seats.flatMap(({ name }, seat) =>
      claimed[seat]! === 0 ? [] : [`${name} ${say(claimed[seat]!)}`],
    );
    const amounts = pots.map(({ amount }) => say(amount)).join(' · ');
    const right = pots.length === 1 ? `a pot of ${amounts}` : `pots of ${amounts}`;
    const message = `The file pays ${all(paid)}; no winners make that of ${right}.`;
    const severity = hand.isGuessed ? 'warning' : 'error';
    return claimFinding(hand, winnings ?? finishing, severity, message, null, all(paid));
  }
  const at = check.findings.find(({ rule }) => rule === 'WIN-4')?.at ?? null;
  return undecidedPots(hand, account.payment, seats, at);
}

/** The same of a hand whose file pays nobody; it is said at the outcome. */
export function undecidedPots(
  hand: HandSketch,
  { pots, rulings }: Payment,
  seats: readonly { readonly name: string }[],
  at: Span | null,
): Finding | null {
  const open = rulings.filter((ruling) => ruling.rule === 'WIN-4');
  // Without a showdown the hand is simply not told to its end (NOTE-5).
  if (open.length === 0) return null;
  const unknown = [...new Set(open.flatMap((ruling) => ruling.unknown))];
  const names = all(unknown.map((seat) => seats[seat]!.name));
  const listed = open.map(
    ({ pot }) => `${thePot(potName(pot))} (${moneyText(pots[pot]!.amount, hand)})`,
  );
  const stay = open.length === 1 ? ' stays open' : ' stay open';
  const message = `The cards of ${names} are not known, and the file does not say who won: ${all(listed)}${stay}.`;
  return claimFinding(hand, at, 'warning', message, null, null, 'WIN-4');
}

type Seats = readonly number[];

interface Ways {
  /** Cards do not decide it. */
  readonly isOpen: boolean;
  /** Who may have won it, the most likely first. */
  readonly sets: readonly Seats[];
}

function waysToWin(
  { eligible }: Pot,
  hand: Betting,
  outcome: Outcome,
  claimed: readonly number[],
): Ways {
  const { winners } = decideWinners([{ eligible }], completeOutcome(hand, outcome));
  const decided = winners?.[0]?.[0];
  if (decided) return { isOpen: false, sets: [decided] };
  const paid = eligible.filter((seat) => claimed[seat]! > 0);
  const sets: Seats[] = [];
  for (let mask = (1 << paid.length) - 1; mask > 0; mask--) {
    sets.push(paid.filter((_, i) => (mask >> i) & 1));
  }
  // One winner is likelier than a split.
  return { isOpen: true, sets: sets.sort((a, b) => a.length - b.length) };
}

/** The first winners of every pot that pay what the file says was collected. */
function firstThatPays(
  { hand, payment }: Pick<Account, 'hand' | 'payment'>,
  ways: readonly Ways[],
  claimed: readonly number[],
  rake: number | null,
): readonly Seats[] | null {
  const { oddChip } = hand.table.rules;
  const { pots } = payment;
  const returned = returnedBet(payment);
  const won = claimed.map(() => 0);
  const chosen: Seats[] = [];
  const from = (pot: number): boolean => {
    if (pot === pots.length) {
      const { kind } = compareMoney({ won, claimed, returned, rake, oddChip });
      return kind !== 'wrong' && kind !== 'nothing';
    }
    for (const seats of ways[pot]!.sets) {
      const shares = awardPot(pots[pot]!.amount, [seats], oddChip);
      for (const { seat, amount } of shares) won[seat] = won[seat]! + amount;
      chosen[pot] = seats;
      if (from(pot + 1)) return true;
      for (const { seat, amount } of shares) won[seat] = won[seat]! - amount;
    }
    return false;
  };
  return from(0) ? chosen : null;
}
