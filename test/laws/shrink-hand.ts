import {
  apply,
  type Card,
  type ClaimedAction,
  type ClaimedSeat,
  dealStreet,
  events,
  type Hand,
  type HoleCards,
  type HouseRules,
  legalActions,
  nextStreet,
  openHand,
  PROFILES,
  type Setup,
  type Street,
  seatPlayers,
  seatsIn,
  settle,
} from '../../src/rules/index.ts';
import { listed } from './again.ts';
import type { Made } from './random-hand.ts';
import type { Told } from './random-outcome.ts';

/** Everything a hand is made of, by names, so that it can be played again with something changed. */
interface Script {
  readonly setup: Setup;
  readonly boards: ReadonlyMap<Street, readonly Card[]>;
  readonly wishes: readonly Wish[];
  readonly told: Told;
  /** The seats of `told`. */
  readonly names: readonly string[];
  /** Who wins, where the outcome is not told: those left, in the order of their seats, or all. */
  readonly winners: 'as told' | 'in order' | 'tied';
}

/** What somebody did, and on which street. */
interface Wish {
  readonly street: Street;
  readonly name: string;
  readonly action: ClaimedAction;
}

/** How often a hand is played again at most. */
const TRIES = 2_000;

/** The smallest hand found of which the same can be said: fewer players, actions and figures. */
export function shrinkHand(made: Made, isBroken: (made: Made) => boolean): Made {
  let small = { script: scriptOf(made), made };
  let tries = 0;
  const step = (): boolean => {
    for (const script of simpler(small.script)) {
      if (tries++ >= TRIES) return false;
      const again = playScript(script, made.seed);
      if (!again || !isBroken(again)) continue;
      small = { script, made: again };
      return true;
    }
    return false;
  };
  while (step());
  return small.made;
}

function scriptOf({ table, hand, outcome }: Made): Script {
  const names = table.seats.map((seat) => seat.name);
  const boards = new Map<Street, readonly Card[]>();
  const wishes: Wish[] = [];
  let street: Street = 'preflop';
  for (const event of events(hand)) {
    if (event.kind === 'deal') {
      street = event.street;
      boards.set(street, event.cards);
    } else if (event.kind === 'act') {
      const { seat, verb, to } = event;
      wishes.push({ street, name: names[seat]!, action: { verb, to } });
    }
  }
  const setup = { seats: listed(table), ...table.blinds, rules: table.rules };
  return { setup, boards, wishes, told: outcome, names, winners: 'as told' };
}

/** The hand of a script; everybody does what is legal and nearest to it. Null if it is none. */
function playScript(script: Script, seed: number): Made | null {
  try {
    const { table, rulings } = seatPlayers(script.setup);
    if (!table || rulings.length > 0) return null;
    const course = [openHand(table)];
    let { wishes } = script;
    for (let hand = course[0]!; ; course.push(hand)) {
      const street = nextStreet(hand);
      if (legalActions(hand)) {
        const name = table.seats[hand.turn!]!.name;
        const mine = wishes.find((wish) => wish.street === hand.street && wish.name === name);
        wishes = wishes.filter((wish) => wish !== mine);
        hand = accepted(apply(hand, nearest(hand, mine?.action ?? null)));
      } else if (street) hand = accepted(dealStreet(hand, script.boards.get(street) ?? []));
      else break;
    }
    const hand = course[course.length - 1]!;
    const outcome = outcomeOf(script, hand);
    const settlement = settle(hand, outcome);
    if (!settlement.next) return null;
    const { board } = hand;
    const second = outcome.board2 && [
      ...board.slice(0, 5 - outcome.board2.length),
      ...outcome.board2,
    ];
    return {
      seed,
      table,
      course,
      hand,
      boards: second ? [board, second] : [board],
      outcome,
      settlement,
    };
  } catch {
    return null;
  }
}

function accepted<T>(answer: { ok: true; value: T } | { ok: false }): T {
  if (!answer.ok) throw new Error('not legal');
  return answer.value;
}

function nearest(hand: Hand, wish: ClaimedAction | null): ClaimedAction {
  const { check, call, bet, raise, allIn } = legalActions(hand)!;
  const quiet: ClaimedAction = { verb: check ? 'check' : 'fold' };
  if (!wish || wish.verb === 'fold' || wish.verb === 'check') return wish ?? quiet;
  if (wish.verb === 'all-in' && allIn) return { verb: 'all-in' };
  const range = bet ?? raise;
  if (wish.verb === 'call' || !range) {
    return call ? { verb: 'call', to: call.to } : check ? quiet : { verb: 'all-in' };
  }
  const to = Math.min(range.max, Math.max(range.min, wish.to ?? 0));
  return { verb: bet ? 'bet' : 'raise', to };
}

function outcomeOf({ told, names, winners }: Script, hand: Hand): Told {
  const now = hand.table.seats.map((seat) => seat.name);
  const left = seatsIn(hand);
  const nobody = now.map((): HoleCards | null => null);
  if (winners !== 'as told') {
    const tiers = winners === 'tied' ? [left] : left.map((seat) => [seat]);
    const declared = left.length > 1 ? ({ kind: 'ranking', tiers } as const) : NONE;
    return { holes: nobody, shown: false, declared, board2: null };
  }
  const seatNow = (seat: number): number[] => {
    const at = now.indexOf(names[seat]!);
    return left.includes(at) ? [at] : [];
  };
  const holes = now.map((name) => told.holes[names.indexOf(name)] ?? null);
  const { declared } = told;
  switch (declared.kind) {
    case 'ranking': {
      const tiers = declared.tiers.map((tier) => tier.flatMap(seatNow));
      return {
        ...told,
        holes,
        declared: { ...declared, tiers: tiers.filter((t) => t.length > 0) },
      };
    }
    case 'winner':
      return {
        ...told,
        holes,
        declared: { ...declared, seat: seatNow(declared.seat)[0] ?? left[0]! },
      };
    case 'pots': {
      const lines = declared.lines.map((line) => ({ ...line, seats: line.seats.flatMap(seatNow) }));
      return {
        ...told,
        holes,
        declared: { ...declared, lines: lines.filter((l) => l.seats.length > 0) },
      };
    }
    default:
      return { ...told, holes };
  }
}

const NONE = { kind: 'none' } as const;

/** What helps most comes first. */
function* simpler(script: Script): Generator<Script> {
  const { setup, wishes, winners, told } = script;
  const { seats, rules } = setup;
  for (let i = seats.length - 1; i >= 0; i--) {
    const fewer = seats.filter((_, seat) => seat !== i);
    yield { ...script, setup: { ...setup, seats: fewer } };
    yield { ...script, setup: { ...setup, seats: relabelled(fewer) } };
  }
  for (
    let keep = 0;
    keep < wishes.length;
    keep = Math.max(keep + 1, Math.ceil((keep + wishes.length) / 2))
  ) {
    yield { ...script, wishes: wishes.slice(0, keep) };
  }
  for (const wish of wishes) yield { ...script, wishes: wishes.filter((one) => one !== wish) };
  for (const wish of wishes) {
    const { verb } = wish.action;
    if (verb !== 'bet' && verb !== 'raise') continue;
    const calls: Wish = { ...wish, action: { verb: 'call' } };
    yield { ...script, wishes: wishes.map((one) => (one === wish ? calls : one)) };
  }
  if (winners === 'as told') {
    yield { ...script, winners: 'in order' };
    yield { ...script, winners: 'tied' };
    if (told.board2) yield { ...script, told: { ...told, board2: null } };
  }
  if (setup.ante) yield { ...script, setup: { ...setup, ante: 0 } };
  for (const [key, usual] of Object.entries(PROFILES.collector)) {
    if (!rules || rules[key as keyof HouseRules] === usual) continue;
    yield { ...script, setup: { ...setup, rules: { ...rules, [key]: usual } } };
  }
  yield* rounder(script);
}

/** SEAT-1, SEAT-5: the labels as they are where nobody is out. */
const relabelled = (seats: readonly ClaimedSeat[]): readonly ClaimedSeat[] => {
  const labels = seats.length === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB'];
  return seats.map((seat, i) => ({ ...seat, label: labels[i] ?? null }));
};

/** Blinds of 1 and 2, stacks and bets of one digit and zeros. */
function* rounder(script: Script): Generator<Script> {
  const { setup, wishes } = script;
  if (setup.bb > 2) {
    yield { ...script, setup: { ...setup, sb: 1, bb: 2, ante: setup.ante ? 2 : 0 } };
  }
  for (const [i, seat] of setup.seats.entries()) {
    for (const stack of rounded(seat.stack)) {
      const seats = setup.seats.with(i, { ...seat, stack });
      yield { ...script, setup: { ...setup, seats } };
    }
  }
  for (const [i, wish] of wishes.entries()) {
    for (const to of rounded(wish.action.to ?? 0)) {
      yield { ...script, wishes: wishes.with(i, { ...wish, action: { ...wish.action, to } }) };
    }
  }
}

/** Smaller or simpler figures, the simplest first. */
function rounded(figure: number): readonly number[] {
  if (figure < 2) return [];
  const power = 10 ** Math.floor(Math.log10(figure));
  const first = Math.floor(figure / power) * power;
  return [...new Set([1, Math.floor(power / 10), power, first, Math.ceil(figure / 2)])].filter(
    (one) => one >= 1 && one < figure,
  );
}
