import { type Claims, NO_CLAIMS } from '../read-hand.ts';
import { finding } from '../tell.ts';
import type { AmountList } from './amount-list.ts';
import type { Draft } from './draft.ts';
import { KEY } from './keys.ts';
import { entryAt } from './stakes.ts';

/** What the file says came out. */
export function readClaims(d: Draft, names: readonly string[], scaleDigits: number): Claims {
  // An unfinished hand that we wrote has no result.
  const isOpen = d.textOf(KEY._sidepot_unfinished) === 'true';
  const finishing = isOpen
    ? null
    : amountsOf(d, 'finishing_stacks', d.finishing, names, scaleDigits);
  const winnings = amountsOf(d, 'winnings', d.winnings, names, scaleDigits);
  const pots = d.pots.count > 0 && !isOpen ? potsOf(d.pots, scaleDigits) : null;
  if (!finishing && !winnings && !pots) return NO_CLAIMS;
  return {
    finishing,
    // Some archives write zeros where they do not know.
    winnings: winnings && isSomething(d.winnings) ? winnings : null,
    pots,
    totalPot: null,
    uncalled: null,
    rake: null,
    places: {
      finishing: finishing && d.placeOf(KEY.finishing_stacks),
      winnings: winnings && d.placeOf(KEY.winnings),
      winners: null,
      pots: pots && d.placeOf(KEY._sidepot_pots),
      uncalled: null,
    },
  };
}

function amountsOf(
  d: Draft,
  key: 'finishing_stacks' | 'winnings',
  list: AmountList,
  names: readonly string[],
  scaleDigits: number,
): ReadonlyMap<string, number> | null {
  if (list.count === 0) return null;
  if (list.count !== names.length) {
    const message = `\`${key}\` has ${list.count} entries for ${names.length} players and is not kept.`;
    d.find(finding('FORM-2', 'warning', entryAt(list, 0), message));
    return null;
  }
  const amounts = new Map<string, number>();
  for (let i = 0; i < names.length; i++) {
    const amount = list.amount(i, scaleDigits);
    // What a player with an unknown stack ends with is not known either.
    if (amount === Number.POSITIVE_INFINITY) continue;
    if (!Number.isSafeInteger(amount)) {
      const message = `\`${key}\` names a part of the smallest unit and is not kept.`;
      d.find(finding('FORM-2', 'warning', entryAt(list, i), message));
      return null;
    }
    amounts.set(names[i]!, amount);
  }
  return amounts.size > 0 ? amounts : null;
}

function isSomething(list: AmountList): boolean {
  for (let i = 0; i < list.count; i++) if (list.digits[i] !== 0) return true;
  return false;
}

const potsOf = (list: AmountList, scaleDigits: number): readonly number[] =>
  Array.from({ length: Math.min(list.count, list.digits.length) }, (_, i) =>
    list.amount(i, scaleDigits),
  );
