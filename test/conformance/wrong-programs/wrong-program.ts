import type { RuleId } from '../../../src/rules/index.ts';
import { type ConformanceCase, type Feature, featuresOf } from '../../../src/suite/index.ts';
import type { Dealer } from '../second-engine.ts';

/** The second engine with one rule broken, right in everything else. */
export interface WrongProgram {
  readonly name: string;
  /** The rule it breaks: what a failure has to name. */
  readonly rule: RuleId;
  /** What it does. */
  readonly sentence: string;
  /** What a case must have for the mistake to be possible; where no case has it, nothing can fail. */
  readonly needs: readonly Need[];
  readonly dealer: typeof Dealer;
}

/** A feature of a case, or something a mistake needs that no program would announce. */
export type Need = Feature | keyof typeof OTHER_NEEDS;

const OTHER_NEEDS = {
  'ante first': ({ table }: ConformanceCase) => table.ante.order === 'ante-first',
  'blind first': ({ table }: ConformanceCase) => table.ante.order === 'bb-first',
  'short ante': ({ table }: ConformanceCase) =>
    table.seats.some(({ stack }) => stack < table.ante.amount),
  // Whoever posts no ante has as much more for the blind.
  'short ante without a blind': ({ table }: ConformanceCase) => {
    const blinds = [table.smallBlind.player, table.bigBlind.player];
    const others = table.seats.filter(({ name, stack }) => stack > 0 && !blinds.includes(name));
    return others.some(({ stack }) => stack < table.ante.amount);
  },
  'dead small blind': ({ table }: ConformanceCase) => smallBlindOf(table) === 0,
  'short small blind': ({ table }: ConformanceCase) => {
    const stack = smallBlindOf(table);
    const ante = table.ante.type === 'all' ? table.ante.amount : 0;
    return stack > 0 && stack < ante + table.smallBlind.amount;
  },
  'moving button': ({ table }: ConformanceCase) => table.buttonRule === 'moving',
  'shown cards': ({ declared, expect }: ConformanceCase) =>
    declared === null && contenders(expect.pots).length > 1,
  'some cards unknown': ({ hole, expect }: ConformanceCase) => {
    const known = contenders(expect.pots).map((name) => name in hole);
    return known.includes(true) && known.includes(false);
  },
};

export function hasAll(one: ConformanceCase, needs: readonly Need[]): boolean {
  const features: readonly string[] = featuresOf(one);
  return needs.every((need) =>
    need in OTHER_NEEDS
      ? OTHER_NEEDS[need as keyof typeof OTHER_NEEDS](one)
      : features.includes(need),
  );
}

const smallBlindOf = ({ seats, smallBlind }: ConformanceCase['table']): number =>
  seats.find(({ name }) => name === smallBlind.player)!.stack;

const contenders = (pots: ConformanceCase['expect']['pots']): readonly string[] =>
  pots?.[0]?.eligible ?? [];
