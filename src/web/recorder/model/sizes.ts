import { readAmount } from '../../../formats/index.ts';
import { figure } from '../../../kernel/index.ts';
import { betOf, type ClaimedAction, type Hand, type LegalActions } from '../../../rules/index.ts';
import type { Unit } from '../../ui/amount.tsx';

/** What a typed amount comes to: an action, or why it is none (yet). */
export type Sizing =
  | { readonly ok: true; readonly action: ClaimedAction }
  | {
      readonly ok: false;
      readonly message: string;
      /** What could be recorded all the same as a forced action: what the table let pass. */
      readonly forced: ClaimedAction | null;
    };

/** The street total a share of the pot comes to: a bet of it, or a raise by it after calling. */
function potShare(hand: Hand, seat: number, percent: number): number {
  const called = hand.price - betOf(hand, seat);
  return hand.price + Math.round(((chipsIn(hand) + called) * percent) / 100);
}

/** Everything in the middle: pots and bets. */
function chipsIn(hand: Hand): number {
  return hand.table.seats.reduce((sum, { stack }, seat) => sum + stack - hand.stacks[seat]!, 0);
}

/** The amounts behind the keys: minimum, half pot and pot, no more than the player has. */
export function keySizes(
  hand: Hand,
  legal: LegalActions,
): { min: number; half: number; pot: number } | null {
  const range = legal.bet ?? legal.raise;
  if (!range) return null;
  const within = (to: number): number => Math.min(Math.max(to, range.min), range.max);
  return {
    min: range.min,
    half: within(potShare(hand, legal.seat, 50)),
    pot: within(potShare(hand, legal.seat, 100)),
  };
}

/**
 * A typed amount with its unit: a number without one counts in the unit of the page, however large
 * it is, and `c` behind it says chips under any unit.
 */
function withUnit(text: string, unit: Unit): string {
  const [, chips] = /^(.*\d.*?)\s*c(?:hips)?$/i.exec(text.trim()) ?? [];
  if (chips !== undefined) return chips;
  return isBare(text) && unit !== 'chips' ? `${text.trim()}${unit}` : text;
}

const isBare = (text: string): boolean => /^[\d.,_'\s]*\d[\d.,_'\s]*$/.test(text);

/** "5 = 5,000": what a number without a unit comes to where the page does not count in chips. */
export function sayBareAmount(text: string, unit: Unit, bb: number): string | null {
  if (unit === 'chips' || !isBare(text)) return null;
  const reading = readAmount(withUnit(text, unit), { bb });
  return reading.kind === 'ok' ? `${text.trim()} = ${figure(reading.value)}` : null;
}

/**
 * Reads `2.2k`, `3bb`, `50%`, `ai`, `25,000` as the street total of a bet or raise; a number alone
 * is in the unit given.
 */
export function readSize(
  text: string,
  hand: Hand,
  legal: LegalActions,
  unit: Unit = 'chips',
): Sizing {
  const typed = text.trim().toLowerCase();
  if (typed === '') return refused('Type an amount: 2.2k, 3bb, 50% or ai.');
  if (ALL_IN.has(typed)) return allIn(legal);
  const percent = /^(\d{1,4}(?:\.\d+)?)\s*%$/.exec(typed);
  if (percent) return sized(potShare(hand, legal.seat, Number(percent[1])), hand, legal);
  const reading = readAmount(withUnit(text, unit), { bb: hand.table.blinds.bb });
  switch (reading.kind) {
    case 'ok':
      return sized(reading.value, hand, legal);
    case 'fraction':
      return refused(`CHIP-1: ${text.trim()} is not a whole number of chips.`);
    case 'overflow':
      return refused(`CHIP-1: ${text.trim()} is more chips than there can be.`);
    case 'ambiguous':
      return refused(
        reading.readings.length > 0
          ? `NOTE-4: ${text.trim()} may mean ${reading.readings.map(figure).join(' or ')}. Write it without signs.`
          : `NOTE-4: ${text.trim()} may mean several things. Write it without signs.`,
      );
    default:
      return refused(`${text.trim()} is not an amount. Type 2.2k, 3bb, 50% or ai.`);
  }
}

const ALL_IN: ReadonlySet<string> = new Set([
  'ai',
  'a',
  'all',
  'allin',
  'all-in',
  'all in',
  'shove',
]);

const refused = (message: string, forced: ClaimedAction | null = null): Sizing => ({
  ok: false,
  message,
  forced,
});

const allIn = ({ allIn: offer }: LegalActions): Sizing =>
  offer
    ? { ok: true, action: { verb: 'all-in', to: offer.to } }
    : refused(
        'All-in is not open: nobody can answer it, or betting was not reopened (ACT-6, ACT-7).',
      );

function sized(to: number, hand: Hand, legal: LegalActions): Sizing {
  const { price } = hand;
  const name = hand.table.seats[legal.seat]!.name;
  const whole = hand.stacks[legal.seat]! + betOf(hand, legal.seat);
  const verb = price === 0 ? 'bet' : 'raise';
  const range = legal.bet ?? legal.raise;
  if (to > whole) return refused(`CHIP-3: ${name} has ${figure(whole)}; that is all-in.`);
  if (to === whole && legal.allIn) return allIn(legal);
  if (to === price && legal.call) return { ok: true, action: { verb: 'call', to } };
  if (to <= price) {
    return refused(`The bet is ${figure(price)}; a raise names the total and is above it (ACT-5).`);
  }
  if (range && to >= range.min && to <= range.max) return { ok: true, action: { verb, to } };
  const forced: ClaimedAction = { verb, to, forced: true };
  if (range) {
    const rule = price === 0 ? 'ACT-4' : 'ACT-5';
    return refused(`${rule}: the minimum ${verb} is to ${figure(range.min)}.`, forced);
  }
  return refused(
    `${name} may not raise here: call, fold or all-in if open (ACT-6, ACT-7).`,
    forced,
  );
}
