import { chairsOf } from '../chairs.ts';
import { isoOf, NO_YEAR, readIso, toUtc } from '../dates.ts';
import { currencyCode } from '../money.ts';
import {
  awayActions,
  type Chairs,
  Losses,
  type SettledHand,
  type Written,
} from '../writable-hand.ts';
import {
  dealtCards,
  noteCommonLosses,
  type Payout,
  payoutOf,
  stableId,
  startOf,
} from '../writer-parts.ts';
import { roundsOf } from './write-rounds.ts';

/** A hand as Open Hand History 1.4: one object, ending in a blank line. */
export function writeOhh(hand: SettledHand): Written {
  const payout = payoutOf(hand);
  const { chairs, alone } = chairsOf(hand);
  const ohh = objectOf(hand, payout, chairs);
  // The hand alone makes its id: it is the same wherever the file has the players sit.
  ohh.game_number ||= idOf(hand, chairs === alone ? ohh : objectOf(hand, payout, alone));
  return { text: `${JSON.stringify({ ohh })}\n\n`, losses: lossesOf(hand, payout) };
}

/** The number belongs to the hand: two hands that went alike are two hands. */
const idOf = ({ record, number }: SettledHand, ohh: object): string =>
  stableId(`${record.number ?? number ?? ''}${JSON.stringify(ohh)}`);

function objectOf(hand: SettledHand, payout: Payout, { numbers, tableSize }: Chairs) {
  const { record, origin, settlement, scale, currency } = hand;
  const { table } = settlement.hand;
  const isTournament = currency === null && scale === 1;
  const start = startText(hand);
  const dealt = dealtCards(hand);
  const hero = dealt.filter((hole) => hole).length === 1 ? dealt.findIndex((hole) => hole) : -1;
  const units = (chips: number): number => chips / scale;
  const site = origin.site ?? 'Sidepot';
  return {
    spec_version: '1.4.6',
    site_name: site,
    network_name: site,
    internal_version: '1',
    tournament: isTournament,
    ...(isTournament && {
      tournament_info: {
        tournament_number: origin.tournament ?? '',
        name: record.event ?? '',
        start_date_utc: start,
      },
    }),
    game_number: origin.handId ?? '',
    start_date_utc: start,
    table_name: record.table ?? '',
    game_type: 'Holdem',
    bet_limit: { bet_type: 'NL' },
    table_size: tableSize,
    currency: currency === null ? 'Chips' : currencyCode(currency),
    dealer_seat: numbers[0]!,
    small_blind_amount: units(table.blinds.sb),
    big_blind_amount: units(table.blinds.bb),
    ante_amount: units(table.blinds.ante),
    ...(hero >= 0 && { hero_player_id: hero }),
    flags: hero >= 0 ? [] : ['Observed'],
    players: table.dealtIn.map((seat) => ({
      id: seat,
      seat: numbers[seat]!,
      name: table.seats[seat]!.name,
      starting_stack: units(table.seats[seat]!.stack),
    })),
    rounds: roundsOf(hand, payout),
    pots: potsOf(payout, units),
  };
}

function potsOf({ pots }: Payout, units: (chips: number) => number) {
  return pots.map(({ amount, shares }, number) => {
    const won = new Map<number, number>();
    for (const share of shares.flat()) {
      won.set(share.seat, (won.get(share.seat) ?? 0) + share.amount);
    }
    const wins = [...won].map(([seat, chips]) => ({
      player_id: seat,
      win_amount: units(chips),
      contributed_rake: 0,
    }));
    return { number, amount: units(amount), rake: 0, player_wins: wins };
  });
}

/** The start in UTC; a time of day alone stands in a year in which nothing was played. */
function startText(hand: SettledHand): string {
  const stated = readIso(startOf(hand) ?? '');
  if (stated) return isoOf(toUtc(stated.at, stated.offset), 'Z');
  const { record } = hand;
  const isClock = record.startedAt !== null && record.startedAt < '24';
  return `${NO_YEAR}-01-01T${isClock ? record.startedAt : '00:00:00'}Z`;
}

function lossesOf(hand: SettledHand, payout: Payout): Losses['list'] {
  const losses = new Losses();
  const { record, origin, settlement } = hand;
  noteCommonLosses(hand, payout, losses);
  const start = startOf(hand) ?? '';
  if (!readIso(start)) {
    losses.add('date', `A date is wanted and none is known: ${NO_YEAR}-01-01 is written.`);
  } else if (!start.includes('T')) {
    losses.add('clock', 'A time of day is wanted and none is known: 00:00:00 is written.');
  }
  if (origin.level !== null) losses.add('level', `The level is not kept: ${origin.level}.`);
  if (record.number !== null && origin.handId === null) {
    losses.add('number', `The hand number ${record.number} is not kept, only an id made from it.`);
  }
  const away = [...awayActions(hand)].flatMap((event) =>
    'seat' in event ? [settlement.hand.table.seats[event.seat]!.name] : [],
  );
  if (away.length > 0) {
    losses.add('away', `That a player was away is not kept: ${[...new Set(away)].join(', ')}.`);
  }
  if (payout.boards.length > 1) {
    const message =
      'The second run is written as further rounds; who won on which board is not kept.';
    losses.add('run twice', message);
  }
  if (payout.isPaid && payout.boards[0]!.length < 5 && settlement.hand.players > 1) {
    losses.add('board', 'The board is not all known; most programs refuse such a hand.');
  }
  return losses.list;
}
