import { counted, figure, finding } from '../../kernel/index.ts';
import type { PhhDraft } from './draft.ts';
import { KEY, type Key } from './keys.ts';
import { digitsAsNumber } from './origin.ts';
import { ACTION_KINDS, type ActionList, type AmountList, MOST_LISTED } from './packed-lists.ts';

/** The amounts of a hand in minor units, by position: 0 is p1. They hold until the next is read. */
export interface Amounts {
  readonly players: number;
  readonly stacks: ArrayLike<number>;
  readonly antes: ArrayLike<number>;
  /** Negative: posted by a new player. */
  readonly blinds: ArrayLike<number>;
  readonly minBet: number;
  /** Who acts first before the flop, and first on a later street; -1 for nobody. */
  readonly openers: readonly [number, number];
}

/** The amounts in minor units; null if their number is not right. */
export function amountsOf(d: PhhDraft, scaleDigits: number): Amounts | null {
  const players = d.stacks.count;
  if (players > 10) {
    const at = d.stacks.count > MOST_LISTED ? d.at : d.entryAt(d.stacks, 10);
    const message = `The hand has ${counted(players, 'stack')}; a table has at most ten seats.`;
    d.find(finding('SEAT-1', 'error', at, message, { expected: 'at most 10 stacks' }));
    return null;
  }
  if (!isOfLength(d, 'antes', d.antes, players)) return null;
  if (!isOfLength(d, 'blinds_or_straddles', d.blinds, players)) return null;
  if (players < 2) {
    const message = `A hand needs two players or more; this one has ${counted(players, 'stack')}.`;
    d.find(finding('SEAT-5', 'error', d.at, message));
    return null;
  }
  return {
    players,
    stacks: d.stacks.amounts(players, scaleDigits),
    antes: d.antes.amounts(players, scaleDigits),
    blinds: d.blinds.amounts(players, scaleDigits),
    minBet: d.minBet.amount(0, scaleDigits),
    openers: players === 2 ? openersOf(d.actions) : NO_OPENERS,
  };
}

const NO_OPENERS = [-1, -1] as const;

/** Who acts first before the flop, and who first on a later street. */
function openersOf({ count, kinds, player }: ActionList): readonly [number, number] {
  const openers: [number, number] = [-1, -1];
  let street: 0 | 1 = 0;
  for (let i = 0; i < count; i++) {
    if (kinds[i] === ACTION_KINDS.dealBoard) street = 1;
    else if (isPlay(kinds[i]!) && openers[street] < 0) openers[street] = player[i]!;
  }
  return openers;
}

const isPlay = (kind: number): boolean =>
  kind === ACTION_KINDS.fold ||
  kind === ACTION_KINDS.checkOrCall ||
  kind === ACTION_KINDS.betOrRaise;

function isOfLength(d: PhhDraft, key: Key, list: AmountList, players: number): boolean {
  if (list.count === players) return true;
  const at = d.placeOf(KEY[key]);
  const entries = list.count === 1 ? '1 entry' : `${figure(list.count)} entries`;
  const message = `\`${key}\` has ${entries} for ${counted(players, 'stack')}; there must be one for each.`;
  d.find(finding('FORM-5', 'error', at, message, { expected: `${players} entries` }));
  return false;
}

/** Money is counted in hundredths. */
const MONEY_DIGITS = 2;

/** How many decimals make a minor unit of this hand; chips have none. */
export function scaleDigitsOf(d: PhhDraft): number {
  const needed = Math.max(
    d.antes.decimals,
    d.blinds.decimals,
    d.stacks.decimals,
    d.minBet.decimals,
    d.actions.decimals,
  );
  const own = d.hasOwn ? digitsAsNumber(d.textOf(KEY._sidepot_scale)) : null;
  if (own !== null) {
    const stated = String(own).length - 1;
    if (stated >= needed && stated <= 8 && own === 10 ** stated) return stated;
  }
  const isMoney = d.hasText(KEY.currency) || d.hasText(KEY.currency_symbol);
  return needed > 0 || isMoney ? Math.max(needed, MONEY_DIGITS) : 0;
}

/** How the file names its money. */
export const currencyOf = (d: PhhDraft): string | null =>
  d.textOf(KEY.currency) ?? d.textOf(KEY.currency_symbol);
