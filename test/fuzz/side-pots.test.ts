import { describe, expect, test } from 'vitest';
import { prng } from '../../src/kernel/prng.ts';
import {
  calculateSidePots,
  houseRules,
  openHand,
  type PaidPlayer,
  potsFrom,
  seatPlayers,
  settlePots,
} from '../../src/rules/index.ts';
import { sample } from '../sample.ts';

const SEED = 20_241;

type Roll = (below: number) => number;

function dice(seed: number): Roll {
  const chance = prng(seed);
  return (below) => chance.below(below);
}

interface Stack {
  readonly name: string;
  readonly folded: boolean;
  /** Chips that are not in a pot yet. */
  left: number;
}

/**
 * The same question answered as a dealer does it by hand: give back what nobody called,
 * then draw the shortest live stack's height from everybody, pot after pot, until nothing is left.
 */
function dealtByHand(players: readonly PaidPlayer[], ante: number): string {
  const stacks = players.map(({ name, position, total_contribution = 0, folded }): Stack => {
    const dead = position === 'BB' ? Math.min(ante, total_contribution) : 0;
    return {
      name,
      folded: folded === true || total_contribution === 0,
      left: total_contribution - dead,
    };
  });
  const bb = players.find(({ position }) => position === 'BB');
  let kitty = Math.min(ante, bb?.total_contribution ?? 0);
  const [top, second] = [...stacks].sort((a, b) => b.left - a.left);
  const said: string[] = [];
  const back = top!.folded ? 0 : top!.left - (second?.left ?? 0);
  if (back > 0) said.push(`${top!.name} back ${back}`);
  top!.left -= back;
  let rivals = stacks.filter((stack) => !stack.folded);
  const pots: { amount: number; names: string }[] = [];
  while (rivals.length > 0) {
    const height = Math.min(...rivals.map((stack) => stack.left));
    const names = rivals.map((stack) => stack.name).join('');
    let amount = kitty;
    kitty = 0;
    for (const stack of stacks) {
      const part = Math.min(height, stack.left);
      stack.left -= part;
      amount += part;
    }
    if (amount > 0) pots.push({ amount, names });
    rivals = rivals.filter((stack) => stack.left > 0);
  }
  const rest = stacks.reduce((sum, stack) => sum + stack.left, 0);
  if (pots.length > 0) pots[pots.length - 1]!.amount += rest;
  return [...said, ...pots.map(({ amount, names }) => `${amount} ${names}`)].join(', ');
}

const randomPlayers = (roll: Roll): PaidPlayer[] => {
  const count = 2 + roll(9);
  // Few different amounts, so that levels meet; now and then large ones.
  const unit = roll(4) === 0 ? 1 + roll(1e9) : 1;
  const bb = roll(count);
  const list = Array.from({ length: count }, (_, i) => ({
    name: String.fromCharCode(65 + i),
    position: i === bb ? 'BB' : null,
    total_contribution: roll(12) * unit + (roll(5) === 0 ? 1 : 0),
    folded: roll(3) === 0,
  }));
  const one = list[roll(count)]!;
  one.folded = false;
  one.total_contribution += 1;
  return list;
};

describe('calculateSidePots', () => {
  test('POT-1 random contributions come out as a dealer would draw them in', () => {
    const roll = dice(SEED);
    for (let round = 0; round < sample(10_000, 2_000); round++) {
      const list = randomPlayers(roll);
      const ante = roll(3) === 0 ? 0 : roll(6);
      const made = calculateSidePots(list, { ante });
      if (!made.ok) throw new Error(`${made.error[0]?.message} ${JSON.stringify(list)}`);
      const { pots, returned, total_pot } = made.value;
      const text = [
        ...returned.map(({ name, amount }) => `${name} back ${amount}`),
        ...pots.map((pot) => `${pot.amount} ${pot.eligible_names.join('')}`),
      ].join(', ');
      const byHand = dealtByHand(list, ante);
      // `expect` itself would take most of the time.
      if (text !== byHand) expect(text, `ante ${ante} ${JSON.stringify(list)}`).toBe(byHand);
      // POT-6, POT-7
      const brought = list.reduce((sum, player) => sum + (player.total_contribution ?? 0), 0);
      const tenths = pots.reduce((sum, pot) => sum + Math.round(pot.percentage * 10), 0);
      const adds = total_pot + (returned[0]?.amount ?? 0) === brought;
      if (!adds || tenths !== (pots.length === 0 ? 0 : 1000)) {
        expect.fail(`${total_pot} of ${brought}, ${tenths} tenths of a percent: ${text}`);
      }
    }
  });

  test('POST-3 the ante in a total is the ante the table would have posted', () => {
    const roll = dice(SEED + 1);
    for (let round = 0; round < 5000; round++) {
      const [bb, ante, stack] = [1 + roll(20), roll(20), 1 + roll(50)];
      const anteOrder = roll(2) === 0 ? 'ante-first' : 'bb-first';
      const { table } = seatPlayers({
        seats: [
          { name: 'A', label: 'Dealer', stack: 100 },
          { name: 'B', label: 'SB', stack: 100 },
          { name: 'C', label: 'BB', stack },
        ],
        sb: 0,
        bb,
        ante,
        rules: houseRules({ anteOrder }),
      });
      const hand = openHand(table!);
      const total = stack - hand.stacks[2]!;
      const made = calculateSidePots(
        [
          { name: 'A', total_contribution: bb },
          { name: 'C', position: 'BB', total_contribution: total, starting_stack: stack },
        ],
        { bb, ante, ante_order: anteOrder },
      );
      expect(made.ok && made.value.bb_ante, `${stack} ${bb}/${ante} ${anteOrder}`).toBe(
        hand.antes[2],
      );
    }
  });
});

test('CHIP-2 whoever wins, settlePots pays what was put in', () => {
  const roll = dice(SEED + 2);
  for (let round = 0; round < 5000; round++) {
    const list = randomPlayers(roll).map((player) => ({ ...player, rank: 1 + roll(3) }));
    const paid = settlePots(list, { ante: roll(6), odd_chip: 1 + roll(3) });
    if (!paid.ok) throw new Error(paid.error[0]?.message);
    expect(paid.value.results.reduce((sum, { net }) => sum + net, 0)).toBe(0);
    for (const pot of paid.value.pots) {
      expect(pot.winners.reduce((sum, { amount }) => sum + amount, 0)).toBe(pot.amount);
      const best = Math.min(...pot.eligible.map((player) => player.rank));
      const names = pot.eligible.filter((player) => player.rank === best).map(({ name }) => name);
      expect(pot.winners.map(({ name }) => name).sort()).toEqual(names.sort());
    }
  }
});

/** Anything a program without types can pass, and some of it rigged. */
function junk(roll: Roll, depth = 0): unknown {
  const boom = (): never => {
    throw new Error('boom');
  };
  const nested = (): unknown => (depth > 3 ? null : junk(roll, depth + 1));
  switch (roll(26)) {
    case 0:
      return null;
    case 1:
      return undefined;
    case 2:
      return [Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 0.5, 2 ** 53, 1e308][roll(7)];
    case 3:
      return roll(1000);
    case 4:
      return ['', '500', 'BB', 'Alice', '\u202e\u0000', 'x'.repeat(100_000), '\ud800'][roll(7)];
    case 5:
      return roll(2) === 0;
    case 6:
      return Symbol('chip');
    case 7:
      return 10n ** BigInt(roll(400));
    case 8:
      return boom;
    case 9:
      return new Date(Number.NaN);
    case 10:
      return new Map([[nested(), nested()]]);
    case 11:
      return new Proxy({}, { get: boom, has: boom, ownKeys: boom });
    case 12:
      return new Proxy([], { get: boom });
    case 13: {
      const { proxy, revoke } = Proxy.revocable(roll(2) === 0 ? [] : {}, {});
      revoke();
      return proxy;
    }
    case 14:
      return Object.create(null);
    case 15:
      return new Array(roll(2) === 0 ? 4_294_967_295 : 3);
    case 16:
      return { toString: boom, valueOf: boom, [Symbol.toPrimitive]: boom, length: nested() };
    case 17: {
      const ring: Record<string, unknown> = {};
      ring.name = ring;
      return ring;
    }
    case 18:
      return Object.defineProperty({}, KEYS[roll(KEYS.length)]!, { get: boom, enumerable: true });
    case 19:
      return new Proxy([], { get: (_, key) => (key === 'length' ? nested() : nested()) });
    case 20:
    case 21:
      return Array.from({ length: roll(5) }, nested);
    default:
      return Object.fromEntries(
        Array.from({ length: roll(8) }, () => [KEYS[roll(KEYS.length)]!, nested()]),
      );
  }
}

const KEYS = [
  'name',
  'position',
  'total_contribution',
  'live',
  'folded',
  'starting_stack',
  'current_stack',
  'all_in_street',
  'rank',
  'hole_cards',
  'bb',
  'ante',
  'ante_order',
  'uncalled',
  'betting_over',
  'button',
  'odd_chip',
  'winner',
  'ranking',
  'winners',
  'board',
  'mainPot',
  '__proto__',
];

/** A good call with one thing in it replaced, so that junk also reaches the inside. */
function spoilt(roll: Roll): [unknown, unknown, unknown] {
  const list: Record<string, unknown>[] = [
    { name: 'Alice', position: 'Dealer', total_contribution: 500, folded: false },
    { name: 'Bob', position: 'BB', total_contribution: 300, folded: false },
    { name: 'Carol', position: 'SB', total_contribution: 500, folded: roll(2) === 0 },
  ];
  const setup: Record<string, unknown> = { sb: 25, bb: 50, ante: 50 };
  const outcome: Record<string, unknown> = roll(2) === 0 ? { ranking: 'Alice > Bob' } : {};
  for (const target of [list[roll(3)]!, setup, outcome]) {
    if (roll(2) === 0) target[KEYS[roll(KEYS.length)]!] = junk(roll);
  }
  return [list, setup, outcome];
}

function isWhole({ rule, severity, path, message }: Record<string, unknown>): boolean {
  const words = typeof message === 'string' ? message : '';
  return (
    /^[A-Z]+-\d+$/.test(String(rule)) &&
    severity === 'error' &&
    typeof path === 'string' &&
    words.length > 10 &&
    words.length < 400 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be in it
    !/[\u0000-\u001f\u202e]/.test(words)
  );
}

test('CHIP-1 junk values never throw, and every refusal is a whole problem', () => {
  const roll = dice(SEED + 3);
  const calls = [calculateSidePots, settlePots, potsFrom] as unknown as ((...args: unknown[]) => {
    ok: boolean;
    error?: unknown[];
    value?: unknown;
  })[];
  let refused = 0;
  const rounds = sample(100_000, 10_000);
  for (let round = 0; round < rounds; round++) {
    const args = roll(2) === 0 ? spoilt(roll) : [junk(roll), junk(roll), junk(roll)];
    const result = calls[round % calls.length]!(...args);
    if (result.ok) continue;
    refused++;
    const problems = result.error as Record<string, unknown>[];
    if (problems.length === 0 || !problems.every(isWhole)) expect.fail(JSON.stringify(problems));
  }
  // Both kinds of answer must occur, or this test would show nothing.
  expect(refused).toBeGreaterThan(rounds * 0.1);
  expect(refused).toBeLessThan(rounds * 0.95);
});
