import {
  fail,
  fieldsOf,
  figure,
  itemsOf,
  ok,
  type Problem,
  type Result,
  show,
  shown,
  unreachable,
} from '../../kernel/index.ts';
import { type HouseRules, houseRules, type StatedRules } from './house-rules.ts';
import type { ClaimedPost, ClaimedSeat, SeatRuling, Setup } from './setup.ts';

/** The choices of every house rule that is a word. */
const CHOICES = {
  profile: ['collector', 'tda'],
  anteOrder: ['ante-first', 'bb-first'],
  anteType: ['bb', 'all'],
  button: ['moving', 'dead', 'seat'],
  uncalled: ['return', 'side-pot'],
} as const satisfies { readonly [K in keyof StatedRules]?: readonly StatedRules[K][] };

const RULE_OF: Readonly<Record<keyof typeof CHOICES, string>> = {
  profile: 'NOTE-3',
  anteOrder: 'POST-3',
  anteType: 'POST-5',
  button: 'NEXT-2',
  uncalled: 'RET-2',
};

const isMissing = (value: unknown): value is undefined | null =>
  value === undefined || value === null;

/** House rules from outside, as far as they are stated; what is wrong is added to the problems. */
export function readStatedRules(value: unknown, path: string, problems: Problem[]): StatedRules {
  if (isMissing(value)) return {};
  const keys = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  const fields = fieldsOf(value, [...keys, 'oddChip'] as const);
  if (!fields) {
    const message = `${path} is ${shown(value)}; it must be an object such as { profile: 'tda', oddChip: 25 }.`;
    problems.push({ rule: 'NOTE-3', severity: 'error', message, path });
    return {};
  }
  const stated: Record<string, unknown> = {};
  for (const key of keys) {
    const word = fields[key];
    if (isMissing(word)) continue;
    if ((CHOICES[key] as readonly unknown[]).includes(word)) stated[key] = word;
    else {
      const message = `${path}.${key} is ${shown(word)}; it must be one of ${CHOICES[key].join(', ')}.`;
      problems.push({ rule: RULE_OF[key], severity: 'error', message, path: `${path}.${key}` });
    }
  }
  const { oddChip } = fields;
  if (Number.isSafeInteger(oddChip) && (oddChip as number) >= 1) stated.oddChip = oddChip;
  else if (!isMissing(oddChip)) {
    const message = `${path}.oddChip is ${shown(oddChip)}; it must be a whole number of chips, at least 1.`;
    problems.push({ rule: 'CHIP-1', severity: 'error', message, path: `${path}.oddChip` });
  }
  return stated as StatedRules;
}

/** The house rules that follow from what a text and its flags state. */
export function readHouseRules(
  text: unknown,
  flags: unknown,
): Result<HouseRules, readonly Problem[]> {
  const problems: Problem[] = [];
  const stated = readStatedRules(text, 'rules', problems);
  const other = readStatedRules(flags, 'flags', problems);
  return problems.length > 0 ? fail(problems) : ok(houseRules(stated, other));
}

/** A table has ten seats; a longer list is told apart from what is not a list at all. */
const MOST_SEATS = 100;

/** A stack setup from outside: every field of the right kind, nothing judged yet. */
export function readSetup(value: unknown): Result<Setup, readonly Problem[]> {
  const fields = fieldsOf(value, ['seats', 'sb', 'bb', 'ante', 'rules', 'posts', 'buttonOnBb']);
  const seats = fields && itemsOf(fields.seats, MOST_SEATS);
  if (!fields || !seats) {
    const what = fields ? 'setup.seats' : 'setup';
    const found = shown(fields ? fields.seats : value);
    const message = `${what} is ${found}; write { seats: [{ name: 'Alice', label: 'SB', stack: 9000 }, …], sb: 50, bb: 100 }.`;
    return fail([{ rule: 'SEAT-1', severity: 'error', message, path: what }]);
  }
  const problems: Problem[] = [];
  const claimed = seats.map((seat, i) => readSeat(seat, `setup.seats[${i}]`, problems));
  const amount = (key: 'sb' | 'bb' | 'ante'): number => {
    const given = fields[key];
    if (typeof given === 'number') return given;
    if (key === 'ante' && isMissing(given)) return 0;
    const message = `setup.${key} is ${shown(given)}; it must be a whole number of chips.`;
    problems.push({ rule: 'CHIP-1', severity: 'error', message, path: `setup.${key}` });
    return Number.NaN;
  };
  const setup = {
    seats: claimed,
    sb: amount('sb'),
    bb: amount('bb'),
    ante: amount('ante'),
    rules: houseRules(readStatedRules(fields.rules, 'setup.rules', problems)),
    posts: readPosts(fields.posts, claimed.length, problems),
    buttonOnBb: fields.buttonOnBb === true,
  };
  return problems.length > 0 ? fail(problems) : ok(setup);
}

function readSeat(value: unknown, path: string, problems: Problem[]): ClaimedSeat {
  const { name, label, stack } = fieldsOf(value, ['name', 'label', 'stack']) ?? {};
  const refuse = (rule: string, key: string, message: string): void => {
    problems.push({ rule, severity: 'error', message, path: `${path}.${key}` });
  };
  if (typeof name !== 'string')
    refuse('SEAT-6', 'name', `${path} has no name, but ${shown(name)}.`);
  if (typeof stack !== 'number') {
    refuse(
      'CHIP-1',
      'stack',
      `${path}.stack is ${shown(stack)}; it must be a whole number of chips.`,
    );
  }
  if (!isMissing(label) && typeof label !== 'string') {
    const message = `${path}.label is ${shown(label)}; it must be 'Dealer', 'SB' or 'BB', or left out.`;
    refuse('SEAT-4', 'label', message);
  }
  return { name: name as string, label: (label ?? null) as string | null, stack: stack as number };
}

function readPosts(value: unknown, seats: number, problems: Problem[]): readonly ClaimedPost[] {
  if (isMissing(value)) return [];
  const path = 'setup.posts';
  const posts = itemsOf(value, MOST_SEATS)?.map((post) =>
    fieldsOf(post, ['line', 'amount', 'dead']),
  );
  const isPost = (post: Record<string, unknown> | null): boolean =>
    post !== null &&
    Number.isSafeInteger(post.line) &&
    (post.line as number) >= 0 &&
    (post.line as number) < seats &&
    typeof post.amount === 'number';
  if (!posts?.every(isPost)) {
    const message = `${path} is ${shown(value)}; write [{ line: 2, amount: 100, dead: false }], lines counting from 0.`;
    problems.push({ rule: 'POST-1', severity: 'error', message, path });
    return [];
  }
  return posts.map((post) => ({
    line: post!.line as number,
    amount: post!.amount as number,
    dead: post!.dead === true,
  }));
}

/** A ruling on a stack setup as a sentence for whoever made the call. */
export function seatProblem(ruling: SeatRuling, seats: readonly ClaimedSeat[]): Problem {
  const name = (line: number): string => show(seats[line]?.name ?? '');
  const about = (message: string, more: Partial<Problem> = {}): Problem => ({
    rule: ruling.rule,
    severity: ruling.severity,
    message,
    path: ruling.seat === null ? 'setup' : `setup.seats[${ruling.seat}]`,
    ...(ruling.seat !== null && { player: seats[ruling.seat]?.name ?? '' }),
    ...more,
  });
  switch (ruling.kind) {
    case 'not-chips': {
      const { what, found } = ruling;
      const most =
        what === 'small blind'
          ? ', at most the big blind'
          : found > Number.MAX_SAFE_INTEGER
            ? `, at most ${figure(Number.MAX_SAFE_INTEGER)}`
            : '';
      return about(`The ${what} is ${shown(found)}; it must be a whole number of chips${most}.`, {
        found,
      });
    }
    case 'too-many':
      return about('A table has at most ten seats.', { found: seats.length, expected: 10 });
    case 'starts-elsewhere':
      return about(
        `The list starts with ${name(0)}; it was read clockwise from ${name(ruling.seat)}.`,
      );
    case 'twice':
      return about(`${name(ruling.seat)} and ${name(ruling.other)} are both ${ruling.label}.`);
    case 'order':
      return about(
        `${name(ruling.seat)} does not fit here: clockwise come the Dealer, the SB, the BB and then the rest.`,
      );
    case 'unlabelled': {
      const read = ruling.inferred.map(({ label, seat }) => `${name(seat)} ${label}`).join(', ');
      return about(`Some labels are missing; read as ${read}.`, { expected: read });
    }
    case 'label': {
      const { label, expected } = ruling;
      const is = expected === null ? 'has no label' : `is ${expected}`;
      const figures = { found: show(label), ...(expected !== null && { expected }) };
      return about(`${name(ruling.seat)} ${is}, not ${show(label)}.`, figures);
    }
    case 'too-few':
      return about('A hand needs two players with chips.');
    case 'bb-eliminated':
      return about(`${name(ruling.seat)} is the BB and has no chips: the BB is always a player.`);
    case 'bad-name':
      return about(`The name ${shown(ruling.name)} ${ruling.fault}.`, { found: ruling.name });
    default:
      return unreachable(ruling);
  }
}
