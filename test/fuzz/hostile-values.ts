/**
 * Values no program should ever pass and some wire will: each is made anew for every call, since
 * some can be used up.
 */
const thrower = (): never => {
  throw new Error('hostile');
};

const hostileProxy = (target: object): object =>
  new Proxy(target, {
    get: thrower,
    has: thrower,
    ownKeys: thrower,
    getPrototypeOf: thrower,
    getOwnPropertyDescriptor: thrower,
  });

/** Every field is there, and is the same again. */
const bottomless = (): object => new Proxy({}, { get: () => bottomless(), has: () => true });

const cyclic = (): object => {
  const value: Record<string, unknown> = { name: 'A' };
  value.self = value;
  value.seats = [value];
  value.log = { event: value, before: null };
  return value;
};

const deep = (): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < 20_000; i++) value = [value];
  return value;
};

/** Getters under every name a field of ours has. */
const throwing = (): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      ['name', 'seats', 'verb', 'to', 'players', 'record', 'table', 'log', 'length', 'kind'].map(
        (key) => [key, { enumerable: true, get: thrower }],
      ),
    ),
  );

/** The makers, by name, so that a failure says what was passed. */
export const HOSTILE: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  zero: () => 0,
  'minus zero': () => -0,
  negative: () => -5,
  fraction: () => 0.5,
  NaN: () => Number.NaN,
  infinite: () => Number.POSITIVE_INFINITY,
  huge: () => Number.MAX_SAFE_INTEGER,
  'beyond whole': () => 2 ** 60,
  'tiny number': () => 1e-300,
  bigint: () => 10n,
  symbol: () => Symbol('x'),
  'empty text': () => '',
  text: () => 'bogus',
  'text of a number': () => '100',
  'control characters': () => '\u0000\u001b[31m\u202e\ud800',
  'long text': () => 'x'.repeat(5_000),
  'text of JSON': () => '{"sidepot":"hand","version":1,"setup":null,"events":[null]}',
  'broken JSON': () => '{"a":',
  function: () => () => 1,
  'throwing function': () => thrower,
  class: () => class {},
  'empty object': () => ({}),
  'bare object': () => Object.create(null),
  'empty list': () => [],
  'list of null': () => [null],
  'list of lists': () => [[], [[]]],
  'list of junk': () => [Number.NaN, 'x', {}, null, undefined, Symbol('y')],
  'sparse list': () => new Array(50),
  'huge list': () => new Array(1_000_000_000),
  'like a list': () => ({ length: 1_000_000_000 }),
  'like a list of -1': () => ({ length: -1, 0: 1 }),
  bytes: () => new Uint8Array(1000),
  'wrapped text': () => new String('abc'),
  'wrapped number': () => new Number(5),
  date: () => new Date(0),
  'broken date': () => new Date(Number.NaN),
  'regular expression': () => /x/g,
  error: () => new Error('x'),
  promise: () => Promise.resolve(1),
  map: () => new Map([['a', thrower]]),
  set: () => new Set([1]),
  'weak map': () => new WeakMap(),
  cyclic,
  deep,
  throwing,
  bottomless,
  'hostile proxy': () => hostileProxy({}),
  'hostile list': () => hostileProxy([]),
  'revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'revoked list': () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  'lying list': () => new Proxy([], { get: (_, key) => (key === 'length' ? 5 : thrower()) }),
  'throwing number': () => ({ valueOf: thrower, toString: thrower, toJSON: thrower }),
  'polluted object': () => JSON.parse('{"__proto__":{"verb":"fold"},"constructor":null}'),
  'wrong action': () => ({ verb: 'bogus' }),
  'action of nobody': () => ({ verb: 'raise', to: Number.NaN, forced: 'yes' }),
  'wrong rules': () => ({ oddChip: Number.NaN, button: 'bogus', profile: 'none' }),
  'odd chip of zero': () => ({ oddChip: 0 }),
  'wrong set-up': () => ({ seats: [{ name: 5 }, null], sb: 'x', bb: -1, posts: [{ line: 99 }] }),
  'set-up of nobody': () => ({ seats: [], sb: 0, bb: 0 }),
  'set-up of zeros': () => ({
    seats: [
      { name: 'A', stack: 0 },
      { name: 'B', stack: 0 },
    ],
    sb: 0,
    bb: 1,
  }),
  'wrong outcome': () => ({ declared: { kind: 'ranking', tiers: [[99]] }, holes: [[1, 1]] }),
  'second board': () => ({ board2: [0, 1, 2, 3, 4], shown: 'yes', declared: { kind: 'bogus' } }),
  'wrong options': () => ({ seed: Number.NaN, count: -1, players: 'x', category: 7 }),
  'endless options': () => ({ seed: 1e308, count: 1e9, maxCases: Number.POSITIVE_INFINITY }),
  'wrong case': () => ({ cases: [{ id: 1, hand: null, expected: {} }], version: 2 }),
  'cards twice': () => [0, 0, 1, 2, 3, 4, 5],
  'seats of junk': () => [[Number.NaN], [1.5], [-1]],
  'no hand': () => ({
    table: {
      seats: [
        { name: 'A', stack: 0 },
        { name: 'B', stack: 0 },
      ],
      blinds: {},
      posts: [],
    },
    log: null,
    stacks: [0, 0],
    turn: 0,
  }),
};
