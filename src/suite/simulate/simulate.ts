import { invariant, type Prng, prng } from '../../kernel/index.ts';
import { type HandRecord, recordHand } from '../../record/index.ts';
import {
  type ClaimedSeat,
  houseRules,
  type NextSeat,
  type Settlement,
  type StatedRules,
  seatPlayers,
  settle,
} from '../../rules/index.ts';
import { between, drawNames } from '../generate/chance.ts';
import { type AnteKind, anteFor, LEVEL_COUNT, type Level, levelAt } from './levels.ts';
import { playHand } from './play.ts';

export interface SimulateOptions {
  readonly seed: number;
  readonly hands: number;
  /** 2 to 10. */
  readonly players: number;
  /** Hands follow each other until one player has all the chips; then another tournament starts. */
  readonly tournament: boolean;
  readonly ante: AnteKind;
  readonly rules: StatedRules;
}

export interface SimulatedHand {
  readonly record: HandRecord;
  readonly settlement: Settlement;
}

/** Hands of one level in a tournament. */
const LEVEL_HANDS = 10;
const START_STACK = 10_000;

/** Whole random legal hands, one after another. The same seed gives the same hands. */
export function* simulateHands(options: SimulateOptions): Generator<SimulatedHand> {
  const chance = prng(options.seed);
  const clock = { seconds: 0 };
  if (!options.tournament) {
    const names = drawNames(chance, options.players);
    for (let number = 1; number <= options.hands; number++) {
      const level = levelAt(chance.below(LEVEL_COUNT));
      const seats = looseSeats(chance, names, number, level);
      yield simulateHand(chance, seats, level, options, { number, event: null }, clock);
    }
    return;
  }
  for (let number = 1, event = 1; number <= options.hands; event++) {
    const heading = `Simulated tournament ${event}, seed ${options.seed}`;
    let seats: readonly (ClaimedSeat | NextSeat)[] | null = startSeats(chance, options.players);
    for (let played = 0; seats && number <= options.hands; played++, number++) {
      const level = levelAt(Math.floor(played / LEVEL_HANDS));
      const made = simulateHand(chance, seats, level, options, { number, event: heading }, clock);
      yield made;
      seats = made.settlement.next?.seats ?? null;
    }
  }
}

function simulateHand(
  chance: Prng,
  seats: readonly (ClaimedSeat | NextSeat)[],
  level: Level,
  options: SimulateOptions,
  heading: { readonly number: number; readonly event: string | null },
  clock: { seconds: number },
): SimulatedHand {
  const { ante, rules } = options;
  const stated = ante === 'all' ? { ...rules, anteType: 'all' as const } : rules;
  const amounts = { sb: level.sb, bb: level.bb, ante: anteFor(ante, level) };
  const { table } = seatPlayers({ seats, ...amounts, rules: houseRules(stated, {}) });
  invariant(table !== null, () => 'A simulated table was refused');
  const { hand, outcome, actions } = playHand(chance, table);
  const startedAt = timeText(clock.seconds);
  clock.seconds += 20 + actions * between(chance, 3, 6);
  const times = { startedAt, endedAt: timeText(clock.seconds) };
  const record = recordHand(hand, { ...heading, ...times }, outcome);
  return { record, settlement: settle(hand, outcome) };
}

const labelsFor = (players: number): readonly string[] =>
  players === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB'];

function startSeats(chance: Prng, players: number): readonly ClaimedSeat[] {
  const labels = labelsFor(players);
  return drawNames(chance, players).map((name, i) => ({
    name,
    label: labels[i] ?? null,
    stack: START_STACK,
  }));
}

/** Everybody with a stack of their own; the button goes round. */
function looseSeats(
  chance: Prng,
  names: readonly string[],
  number: number,
  { sb, bb }: Level,
): readonly ClaimedSeat[] {
  const labels = labelsFor(names.length);
  return names.map((_, i) => ({
    name: names[(i + number) % names.length]!,
    label: labels[i] ?? null,
    stack: sb * between(chance, 1, 4) + bb * between(chance, 1, 80),
  }));
}

function timeText(seconds: number): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const hours = Math.floor(seconds / 3600) % 100;
  return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
