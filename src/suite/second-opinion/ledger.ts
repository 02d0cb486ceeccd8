import type { ActionLine, BlindsLine, HandRecord, Section } from '../../record/index.ts';
import type { Street } from '../../rules/hand/street.ts';
import type { HouseRules } from '../../rules/table/house-rules.ts';
import type { SeatRing } from './seat-ring.ts';

/** One player's money over a hand: every chip he started with is in exactly one of the piles. */
export interface LedgerAccount {
  readonly name: string;
  readonly start: number;
  behind: number;
  /** In front of him on this street; part of `live`. */
  front: number;
  /** Bets and blinds of the whole hand. */
  live: number;
  ante: number;
  folded: Street | null;
  /** ACT-8: folded when there was nothing left to decide; still in, but wins no contested pot. */
  mucked: boolean;
  allIn: Street | null;
}

const newLedgerAccount = (name: string, start: number): LedgerAccount => ({
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

const canStillBet = (purse: LedgerAccount): boolean => isStillIn(purse) && purse.behind > 0;

/** CHIP-3: puts in a blind or a bet, at most what there is. */
function putIn(purse: LedgerAccount, chips: number, street: Street): void {
  const given = Math.min(chips, purse.behind);
  if (given <= 0) return;
  purse.behind -= given;
  purse.front += given;
  purse.live += given;
  if (purse.behind === 0) purse.allIn = street;
}

/** POST-2: an ante is no part of any bet. */
function putAnte(purse: LedgerAccount, chips: number): void {
  const given = Math.min(chips, purse.behind);
  if (given <= 0) return;
  purse.behind -= given;
  purse.ante += given;
  if (purse.behind === 0) purse.allIn = 'preflop';
}

/** Everybody's money after the last action, clockwise from the button. */
export function keepLedger(
  record: HandRecord,
  ring: SeatRing,
  blinds: BlindsLine,
  rules: HouseRules,
): readonly LedgerAccount[] {
  const purses = ring.chairs.map(({ name, start }) => newLedgerAccount(name, start));
  post(purses, ring, blinds, rules);
  let street: Street = 'preflop';
  // POST-4: to call is the full big blind, however short the BB is
  let price = blinds.bb;
  for (const section of record.sections) {
    if (section.street !== street && (section.actions.length > 0 || section.board)) {
      street = section.street;
      price = 0;
      for (const purse of purses) purse.front = 0;
    }
    for (const action of inPlayedOrder(section, purses, ring)) {
      const purse = purses.find(({ name }) => name === action.name);
      if (!purse) continue;
      act(purse, action, price, street, hasNoDecision(purses, purse));
      price = Math.max(price, purse.front);
    }
  }
  return purses;
}

/** POST-1 to POST-5 */
function post(
  purses: readonly LedgerAccount[],
  { sb, bb }: SeatRing,
  blinds: BlindsLine,
  { anteType, anteOrder }: HouseRules,
): void {
  const big = purses[bb]!;
  if (anteType === 'all') for (const purse of purses) putAnte(purse, blinds.ante);
  else if (anteOrder === 'ante-first') putAnte(big, blinds.ante);
  putIn(purses[sb]!, blinds.sb, 'preflop');
  putIn(big, blinds.bb, 'preflop');
  if (anteType === 'bb' && anteOrder === 'bb-first') putAnte(big, blinds.ante);
}

function act(
  purse: LedgerAccount,
  { verb, to }: ActionLine,
  price: number,
  street: Street,
  idle: boolean,
): void {
  if (verb === 'fold') {
    // RET-1: a fold after betting is over takes nothing back that is theirs by then
    if (idle) purse.mucked = true;
    else purse.folded = street;
    return;
  }
  // ACT-8: a player without a decision moves nothing, whatever is written
  if (idle || verb === 'check') return;
  const whole = purse.front + purse.behind;
  const total = verb === 'call' ? price : verb === 'all-in' ? whole : (to ?? purse.front);
  putIn(purse, total - purse.front, street);
}

/** ACT-8: he alone could still bet, and nobody's all-in is above what he has in front. */
const hasNoDecision = (purses: readonly LedgerAccount[], own: LedgerAccount): boolean =>
  purses.every(
    (other) =>
      other === own || !isStillIn(other) || (!canStillBet(other) && other.front <= own.front),
  );

/** SEC-3: blinds that are listed first before the flop acted last. */
function inPlayedOrder(
  { street, more, actions }: Section,
  purses: readonly LedgerAccount[],
  { sb, bb }: SeatRing,
): readonly ActionLine[] {
  const [first] = actions;
  if (!first || street !== 'preflop' || more > 0) return actions;
  if (purses.filter(({ start }) => start > 0).length < 4) return actions;
  const opener = [...purses.slice(bb + 1), ...purses.slice(0, bb + 1)].find(canStillBet);
  if (opener?.name === first.name) return actions;
  const isBlind = (line: ActionLine | undefined): boolean =>
    line?.name === purses[sb]!.name || line?.name === purses[bb]!.name;
  const moved = isBlind(first) ? (isBlind(actions[1]) ? 2 : 1) : 0;
  return [...actions.slice(moved), ...actions.slice(0, moved)];
}
