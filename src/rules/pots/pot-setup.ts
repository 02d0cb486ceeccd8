import { fieldsOf, type Problem, shown } from '../../kernel/index.ts';
import { type Chips, isChips, NO_CHIPS } from '../table/chips.ts';
import type { HouseRules } from '../table/house-rules.ts';

/** What is known of the table where only contributions are. Everything may be left out. */
export interface PotSetup {
  readonly sb?: number | null;
  /** Needed with `ante_order: 'BB First'`. */
  readonly bb?: number | null;
  /** The big-blind ante; it is part of the total of the player whose position is BB. */
  readonly ante?: number | null;
  /** POST-3: `Ante First` (default) or `BB First`. */
  readonly ante_order?: string | null;
  readonly current_street?: string | null;
  /** RET-1, RET-2: `return` (default), or `side-pot` for a last pot with one player. */
  readonly uncalled?: HouseRules['uncalled'] | null;
  /** false while somebody is still to act: then only all-in players make levels. */
  readonly betting_over?: boolean | null;
  /** ODD-1: the name of the player with the button; otherwise the positions say it. */
  readonly button?: string | null;
  /** ODD-1: the smallest chip in play, 1 if nothing is said. */
  readonly odd_chip?: number | null;
}

export interface ReadSetup {
  readonly bb: Chips | null;
  readonly ante: Chips;
  readonly anteOrder: HouseRules['anteOrder'];
  readonly uncalled: HouseRules['uncalled'];
  readonly isOver: boolean;
  readonly button: string | null;
  readonly oddChip: number;
}

const KEYS = [
  'sb',
  'bb',
  'ante',
  'ante_order',
  'uncalled',
  'betting_over',
  'button',
  'odd_chip',
] as const;

type Key = (typeof KEYS)[number];

/** Reads a set-up from outside; what is wrong is added to the problems. */
export function readPotSetup(setup: unknown, problems: Problem[]): ReadSetup | null {
  const fields = setup === undefined || setup === null ? NOTHING : fieldsOf(setup, KEYS);
  if (!fields) {
    const hint =
      typeof setup === 'number' ? ` For an ante of ${setup} write { ante: ${setup} }.` : '';
    const message = `setup is ${shown(setup)}; it must be an object such as { sb: 25, bb: 50, ante: 50, ante_order: 'Ante First' }.${hint}`;
    problems.push({ rule: 'POST-2', severity: 'error', message, path: 'setup' });
    return null;
  }
  const before = problems.length;
  const refuse = (rule: string, key: Key, what: string): void => {
    const message = `setup.${key} is ${shown(fields[key])}; ${what}.`;
    problems.push({ rule, severity: 'error', message, path: `setup.${key}` });
  };
  const given = (key: Key): boolean => fields[key] !== undefined && fields[key] !== null;
  for (const key of ['sb', 'bb', 'ante', 'odd_chip'] as const) {
    const amount = fields[key];
    const least = key === 'bb' || key === 'odd_chip' ? 1 : 0;
    if (given(key) && !(isChips(amount) && amount >= least)) {
      refuse('CHIP-1', key, `it must be a whole number of chips${least > 0 ? ', at least 1' : ''}`);
    }
  }
  const anteOrder = choice(fields.ante_order, ['ante-first', 'bb-first'] as const);
  if (!anteOrder) refuse('POST-3', 'ante_order', "it must be 'Ante First' or 'BB First'");
  const uncalled = choice(fields.uncalled, ['return', 'side-pot'] as const);
  if (!uncalled) refuse('RET-2', 'uncalled', "it must be 'return' or 'side-pot'");
  if (given('betting_over') && typeof fields.betting_over !== 'boolean') {
    refuse('ACT-8', 'betting_over', 'it must be true or false');
  }
  if (given('button') && typeof fields.button !== 'string') {
    refuse('ODD-1', 'button', 'it must be the name of the player who has the button');
  }
  if (problems.length > before) return null;
  return {
    bb: (fields.bb ?? null) as Chips | null,
    ante: (fields.ante ?? NO_CHIPS) as Chips,
    anteOrder: anteOrder!,
    uncalled: uncalled!,
    isOver: fields.betting_over !== false,
    button: (fields.button ?? null) as string | null,
    oddChip: (fields.odd_chip ?? 1) as number,
  };
}

const NOTHING = Object.fromEntries(KEYS.map((key) => [key, undefined])) as Record<Key, unknown>;

/** `Ante First`, `ante_first` and `ante-first` are one choice; the first stands if nothing is said. */
function choice<T extends string>(value: unknown, choices: readonly [T, T]): T | null {
  if (value === undefined || value === null) return choices[0];
  if (typeof value !== 'string') return null;
  const word = value
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return choices.find((one) => one === word) ?? null;
}
