import { writeCards } from '../../../formats/index.ts';
import { all } from '../../../kernel/index.ts';
import type { Moment } from '../../../record/index.ts';
import { betOf, events, type Hand, type Verb } from '../../../rules/index.ts';
import { isolated } from '../../ui/quoted.tsx';
import type { Scene } from './scene.ts';

/** Writes an amount as the user likes to see it. */
export type Say = (amount: number) => string;

const DOES: Readonly<Record<Verb, string>> = {
  fold: 'folds',
  check: 'checks',
  call: 'calls',
  bet: 'bets',
  raise: 'raises to',
  'all-in': 'is all-in for',
};

/** "Alice raises to 15,000.", "Dana is away and folds." */
export function sayEvent(moment: Moment, say: Say): string {
  const { event, hand, away } = moment;
  const name = (seat: number): string => nameAt(hand, seat);
  if (!event) return sayPosts(hand, say);
  switch (event.kind) {
    case 'act': {
      const amount = event.verb === 'fold' || event.verb === 'check' ? '' : ` ${say(event.to)}`;
      const absent = away ? 'is away and ' : '';
      return `${name(event.seat)} ${absent}${DOES[event.verb]}${amount}${event.forced ? ', forced' : ''}.`;
    }
    case 'deal':
      return event.cards.length > 0
        ? `${capitalised(event.street)}: ${writeCards(event.cards)}.`
        : `${capitalised(event.street)}.`;
    case 'muck':
      return `${name(event.seat)} mucks.`;
    case 'post':
      return '';
  }
}

/** The newest action, with all that ACT-9 did after it: one key may have written several lines. */
export function sayNewest(moments: readonly Moment[], say: Say): string {
  const own = moments.findLastIndex(({ away, event }) => !away && event?.kind !== 'deal');
  const from = moments.slice(own + 1).some(({ away }) => away) ? own : moments.length - 1;
  return moments
    .slice(Math.max(0, from))
    .map((moment) => sayEvent(moment, say))
    .join(' ');
}

const nameAt = (hand: Hand, seat: number): string => isolated(hand.table.seats[seat]!.name);

function sayPosts(hand: Hand, say: Say): string {
  const posts = events(hand).filter((event) => event.kind === 'post');
  const antes = posts.filter((post) => post.what === 'ante');
  const blinds = posts
    .filter((post) => post.what !== 'ante')
    .map((post) => `${nameAt(hand, post.seat)} ${say(post.amount)}`);
  const ante = antes.reduce((sum, post) => sum + post.amount, 0);
  return `Blinds: ${all(blinds)}${ante > 0 ? `; ante ${say(ante)}` : ''}.`;
}

/** "Bob to act, 12,500 to call." With chips in already, as the button has it: "…, 15,000 in all." */
export function sayTurn(hand: Hand, say: Say): string {
  const { turn } = hand;
  if (turn === null) return '';
  const name = nameAt(hand, turn);
  const bet = betOf(hand, turn);
  const toCall = Math.min(hand.price - bet, hand.stacks[turn]!);
  if (toCall <= 0) return `${name} to act.`;
  return bet > 0
    ? `${name} to act, ${say(toCall)} more to call, ${say(bet + toCall)} in all.`
    : `${name} to act, ${say(toCall)} to call.`;
}

/** "Bob wins 265,000." */
export function sayWinners({ verdict }: Scene, say: Say): string {
  const players = verdict?.settlement?.players ?? [];
  const won = players.filter((player) => (player.won ?? 0) > 0);
  return won.length === 0
    ? ''
    : `${all(won.map((p) => `${isolated(p.name)} wins ${say(p.won!)}`))}.`;
}

/** "Main Pot 245,000, Side Pot 1 20,000." */
export const sayPots = (
  pots: readonly { readonly name: string; readonly amount: number }[],
  say: Say,
): string =>
  pots.length === 0 ? '' : `${pots.map((pot) => `${pot.name} ${say(pot.amount)}`).join(', ')}.`;

/** "Dana and Emil are away." */
export const sayAway = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `${all(names.map(isolated))} ${names.length === 1 ? 'is' : 'are'} away.`;

export const capitalised = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
