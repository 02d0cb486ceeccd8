import { type Finding, figure, type Repeated, unreachable } from '../kernel/index.ts';
import { moneyText } from './claims-money.ts';

/** A habit over the hands of a file so far: plain data, so that it can be stored and sent. */
export interface RepeatedSum extends Repeated {
  readonly hands: number;
  /** The first such finding; reported unchanged as long as it is the only one. */
  readonly first: Finding;
}

/**
 * What holds for a whole file, such as its rake, is one finding with a count, not one per hand.
 * Takes such findings out of the hands and gives them back at the end of the file.
 */
export class RepeatedFindings {
  readonly #sums = new Map<string, OpenSum>();
  /** The sum met last of each kind: nearly always the one that is asked for next. */
  readonly #recent: Partial<Record<Repeated['kind'], OpenSum>> = {};

  /** False for a finding that is about its hand alone. */
  take(finding: Finding): boolean {
    const { habit } = finding;
    if (habit) this.#add({ ...habit, hands: 1, first: finding });
    return habit !== undefined;
  }

  /** Adds what was found in another part of the file, which starts `before` lines further down. */
  merge(sums: readonly RepeatedSum[], before: number): void {
    for (const sum of sums) {
      const { at } = sum.first;
      this.#add({ ...sum, first: { ...sum.first, at: { ...at, line: at.line + before } } });
    }
  }

  /** Counts once more what was found before; false, and nothing is counted, if some is new. */
  addAgain(habits: readonly Repeated[]): boolean {
    for (const habit of habits) if (!this.#sumOf(habit)) return false;
    for (const habit of habits) addTo(this.#sumOf(habit)!, habit, 1);
    return true;
  }

  sums(): readonly RepeatedSum[] {
    return Array.from(this.#sums.values(), (sum) => ({ ...sum }));
  }

  findings(): readonly Finding[] {
    return this.sums().map((sum) => {
      const { habit: _, ...first } = sum.first;
      if (sum.hands === 1) return first;
      return { ...first, message: sentenceFor(sum), expected: null, found: null };
    });
  }

  #add(sum: RepeatedSum): void {
    const known = this.#sumOf(sum);
    if (known) addTo(known, sum, sum.hands);
    else this.#sums.set(keyOf(sum), { ...sum });
  }

  #sumOf(habit: Repeated): OpenSum | null {
    const { kind, scale, currency } = habit;
    const recent = this.#recent[kind];
    if (recent && recent.scale === scale && recent.currency === currency) return recent;
    const sum = this.#sums.get(keyOf(habit));
    if (sum) this.#recent[kind] = sum;
    return sum ?? null;
  }
}

/** A sum that is still added to: half the hands of an archive have one. */
type OpenSum = { -readonly [Key in keyof RepeatedSum]: RepeatedSum[Key] };

function addTo(sum: OpenSum, { amount, total }: Repeated, hands: number): void {
  sum.hands += hands;
  sum.amount += amount;
  sum.total += total;
}

const keyOf = ({ kind, scale, currency }: Repeated): string => `${kind} ${scale} ${currency}`;

function sentenceFor(sum: RepeatedSum): string {
  const { kind, hands } = sum;
  const amount = moneyText(sum.amount, sum);
  const total = moneyText(sum.total, sum);
  switch (kind) {
    case 'rake':
      return `The file takes rake in ${figure(hands)} hands, ${amount} from ${total} in all; pots and new stacks are settled without it.`;
    case 'uncalled':
      return `The file counts the returned bet as won in ${figure(hands)} hands, ${amount} in all.`;
    default:
      return unreachable(kind);
  }
}
