import type { ActionLine, BlindsLine, HandRecord, Section } from '../../record/index.ts';
import type { HouseRules, Street } from '../../rules/index.ts';
import type { SeatRing } from './seat-ring.ts';

/** One player's money over a hand: every starting chip is in exactly one of the piles. */
export interface LedgerAccount {
  readonly name: string;
  readonly start: number;
  behind: number;
  /** Bet on this street; part of `live`. */
  front: number;
  /** Bets and blinds of the whole hand. */
  live: number;
  ante: number;
  folded: Street | null;
  /** ACT-8: folded when there was nothing left to decide; still in, but wins no contested pot. */
  mucked: boolean;
  allIn: Street | null;
}

const newAccount = (name: string, start: number): LedgerAccount => ({
  name,
  start,
  behind: start,
  front: 0,
  live: 0,
  ante: 0,
  folded: null,
  mucked: false,
  allIn: null,
});

/** Was dealt in and has not folded. */
export const isStillIn = ({ start, folded }: LedgerAccount): boolean =>
  start > 0 && folded === null;

const canStillBet = (account: LedgerAccount): boolean => isStillIn(account) && account.behind > 0;

/** CHIP-3: puts in a blind or a bet, at most what there is. */
function putIn(account: LedgerAccount, chips: number, street: Street): void {
  const given = Math.min(chips, account.behind);
  if (given <= 0) return;
  account.behind -= given;
  account.front += given;
  account.live += given;
  if (account.behind === 0) account.allIn = street;
}

/** POST-2: an ante is not part of any bet. */
function putAnte(account: LedgerAccount, chips: number): void {
  const given = Math.min(chips, account.behind);
  if (given <= 0) return;
  account.behind -= given;
  account.ante += given;
  if (account.behind === 0) account.allIn = 'preflop';
}

/** Everybody's money after the last action, clockwise from the button. */
export function keepLedger(
  record: HandRecord,
  ring: SeatRing,
  blinds: BlindsLine,
  rules: HouseRules,
): readonly LedgerAccount[] {
  const accounts = ring.chairs.map(({ name, start }) => newAccount(name, start));
  post(accounts, ring, blinds, rules);
  let street: Street = 'preflop';
  // POST-4: to call is the full big blind, however short the BB is
  let price = blinds.bb;
  for (const section of record.sections) {
    if (section.street !== street && (section.actions.length > 0 || section.board)) {
      street = section.street;
      price = 0;
      for (const account of accounts) account.front = 0;
    }
    for (const action of inPlayedOrder(section, ring)) {
      const account = accounts.find(({ name }) => name === action.name);
      if (!account) continue;
      act(account, action, price, street, hasNoDecision(accounts, account));
      price = Math.max(price, account.front);
    }
  }
  return accounts;
}

/** POST-1 to POST-5 */
function post(
  accounts: readonly LedgerAccount[],
  { sb, bb }: SeatRing,
  blinds: BlindsLine,
  { anteType, anteOrder }: HouseRules,
): void {
  const big = accounts[bb]!;
  if (anteType === 'all') for (const account of accounts) putAnte(account, blinds.ante);
  else if (anteOrder === 'ante-first') putAnte(big, blinds.ante);
  putIn(accounts[sb]!, blinds.sb, 'preflop');
  putIn(big, blinds.bb, 'preflop');
  if (anteType === 'bb' && anteOrder === 'bb-first') putAnte(big, blinds.ante);
}

function act(
  account: LedgerAccount,
  { verb, to }: ActionLine,
  price: number,
  street: Street,
  idle: boolean,
): void {
  if (verb === 'fold') {
    // RET-1: a fold after betting is over takes nothing back that is theirs by then
    if (idle) account.mucked = true;
    else account.folded = street;
    return;
  }
  // ACT-8: a player without a decision moves nothing, whatever is written
  if (idle || verb === 'check') return;
  const whole = account.front + account.behind;
  const total = verb === 'call' ? price : verb === 'all-in' ? whole : (to ?? account.front);
  putIn(account, total - account.front, street);
}

/** ACT-8: nobody else could still bet, and no all-in is above what the player has in front. */
const hasNoDecision = (accounts: readonly LedgerAccount[], own: LedgerAccount): boolean =>
  accounts.every(
    (other) =>
      other === own || !isStillIn(other) || (!canStillBet(other) && other.front <= own.front),
  );

/** SEC-3: blinds that are listed first before the flop acted last, each of them once. */
function inPlayedOrder(
  { street, more, actions }: Section,
  { chairs, sb, bb }: SeatRing,
): readonly ActionLine[] {
  const isBlind = ({ name }: ActionLine): boolean =>
    name === chairs[sb]!.name || name === chairs[bb]!.name;
  const [first] = actions;
  if (!first || street !== 'preflop' || more > 0 || !isBlind(first)) return actions;
  return [...actions.filter((line) => !isBlind(line)), ...actions.filter(isBlind)];
}
