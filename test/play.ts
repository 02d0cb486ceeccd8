import {
  apply,
  type ClaimedAction,
  type Hand,
  type HouseRules,
  openHand,
  PROFILES,
  type Setup,
  seatPlayers,
  type Table,
  type Verb,
} from '../src/rules/index.ts';

/** A legal table or a failed test. `players` are stacks from the button on, named A, B, C, … */
export function tableOf(
  stacks: readonly number[],
  [sb, bb, ante = 0]: readonly [number, number, number?],
  rules: Partial<HouseRules> = {},
): Table {
  const labels = stacks.length === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB'];
  const setup: Setup = {
    seats: stacks.map((stack, i) => ({
      name: String.fromCharCode(65 + i),
      label: labels[i] ?? null,
      stack,
    })),
    sb,
    bb,
    ante,
    rules: { ...PROFILES.collector, ...rules },
  };
  const { table, rulings } = seatPlayers(setup);
  if (!table) throw new Error(JSON.stringify(rulings));
  return table;
}

/** Plays "raise 600, fold, call" from the player to act on; every action must be legal. */
export function play(start: Table | Hand, course: string): Hand {
  let hand = 'seats' in start ? openHand(start) : start;
  for (const words of course.split(',').filter((text) => text.trim() !== '')) {
    const action = claim(words);
    const done = apply(hand, action);
    if (!done.ok) throw new Error(`${words.trim()}: ${JSON.stringify(done.error)}`);
    hand = done.value;
  }
  return hand;
}

function claim(words: string): ClaimedAction {
  const [verb = '', to] = words.trim().split(' ');
  return { verb: verb as Verb, ...(to !== undefined && { to: Number(to) }) };
}
