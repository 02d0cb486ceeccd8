import type { ForeignHand } from '../formats/read-hand.ts';
import type { Finding, Span } from '../kernel/finding.ts';
import { type CutPots, cutPots } from '../rules/pots/cut-pots.ts';
import { stakesOf } from '../rules/pots/stakes.ts';
import { type Account, nameAt } from './claims-account.ts';
import { claimFinding } from './claims-finding.ts';
import { moneyText, sum } from './claims-money.ts';

/** The pots, their total and the returned bet, as the file tells them. */
export function judgePots(hand: ForeignHand, account: Account): Finding[] {
  const { claims } = hand;
  const { places } = claims;
  const { cut } = account.payment;
  // RET-2 shows the returned bet as a pot; files do not, but for those Sidepot wrote itself.
  const own = cut.pots.map(({ amount }) => amount);
  const { pots, uncalled } = cutAsFiles(account);
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
export const cutAsFiles = ({ hand, payment }: Account): CutPots =>
  hand.table.rules.uncalled === 'return' ? payment.cut : cutPots(stakesOf(hand), 'return');

/** Before rake, or after it with the rake spread over the pots. */
function arePots(claimed: readonly number[], right: readonly number[], rake: number): boolean {
  if (claimed.length !== right.length) return false;
  const less = right.map((amount, pot) => amount - claimed[pot]!);
  return less.every((one) => one === 0) || (less.every((one) => one >= 0) && sum(less) === rake);
}
