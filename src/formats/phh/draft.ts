import type { Finding, Span } from '../../kernel/index.ts';
import { FIRST_OWN, KEY, KEYS, type Key } from './keys.ts';
import { ActionList, AmountList } from './packed-lists.ts';

/** More findings in one hand tell nobody anything. */
const MOST_FINDINGS = 20;

/** One hand while it is read: everything as it stands in the file. Filled anew for every hand. */
export class PhhDraft {
  firstLine = 1;
  lastLine = 1;
  /** Whether a key of the format was met, and the number of the last one. */
  hasKeys = false;
  lastKey = -1;
  /** Where the hand starts: its heading or its first key. */
  at: Span = { line: 1, column: 1, length: 0 };
  /** The name of its table, `12` in `[12]`. */
  heading: string | null = null;
  readonly antes = new AmountList();
  readonly blinds = new AmountList();
  readonly stacks = new AmountList();
  readonly finishing = new AmountList();
  readonly winnings = new AmountList();
  readonly chairs = new AmountList();
  readonly minBet = new AmountList();
  readonly pots = new AmountList();
  readonly ante = new AmountList();
  readonly smallBlind = new AmountList();
  /** The list of a key; null for keys that hold no amounts. */
  readonly amounts: readonly (AmountList | null)[] = this.#amountLists();
  readonly actions = new ActionList();
  /** Names and where they stand, each a span. */
  names: string[] = [];
  namesAt: Span[] = [];
  /** Lists of texts that are ours: `_sidepot_seats`, `_sidepot_winners`, `_sidepot_between`. */
  lists: ReadonlyMap<Key, readonly string[]> | null = null;
  /** Keys of others that start with `_`, as they were written. */
  others: Map<string, string> | null = null;
  findings: Finding[] = [];
  /** What is needed was there and could not be read. */
  isBroken = false;
  /** Whether a key of our own was met. */
  hasOwn = false;
  readonly #followers = new Int8Array(KEYS.length + 1);
  readonly #texts: (string | null)[] = KEYS.map(() => null);
  readonly #lines = new Int32Array(KEYS.length);

  clear(line: number): void {
    this.firstLine = line;
    this.lastLine = line;
    this.hasKeys = false;
    this.lastKey = -1;
    this.heading = null;
    this.antes.clear();
    this.blinds.clear();
    this.stacks.clear();
    this.finishing.clear();
    this.winnings.clear();
    this.chairs.clear();
    this.minBet.clear();
    this.pots.clear();
    this.ante.clear();
    this.smallBlind.clear();
    this.actions.clear();
    this.names = [];
    this.namesAt = [];
    this.lists = null;
    this.others = null;
    this.findings = [];
    this.isBroken = false;
    this.hasOwn = false;
    // Only what was there: most of some forty keys are in no hand of an archive.
    for (let key = 0; key < this.#lines.length; key++) {
      if (this.#lines[key] === 0) continue;
      this.#lines[key] = 0;
      this.#texts[key] = null;
    }
  }

  /** The line a key stands on; 0 if it does not. */
  lineOf(key: number): number {
    return this.#lines[key]!;
  }

  /** Where a key stands. */
  placeOf(key: number): Span {
    return { line: this.#lines[key]!, column: 1, length: KEYS[key]!.length };
  }

  mark(key: number, line: number): void {
    this.#lines[key] = line;
    this.hasKeys = true;
    if (key >= FIRST_OWN) this.hasOwn = true;
    this.#followers[this.lastKey + 1] = key;
    this.lastKey = key;
  }

  /** The key that came after the last one when it was met before: files have one order. */
  likelyNext(): number {
    return this.#followers[this.lastKey + 1]!;
  }

  setText(key: number, text: string): void {
    this.#texts[key] = text;
  }

  /** A text or bare value; null if the key is not there. */
  textOf(key: number): string | null {
    return this.#texts[key]!;
  }

  #amountLists(): readonly (AmountList | null)[] {
    const lists: (AmountList | null)[] = KEYS.map(() => null);
    lists[KEY.antes] = this.antes;
    lists[KEY.blinds_or_straddles] = this.blinds;
    lists[KEY.starting_stacks] = this.stacks;
    lists[KEY.finishing_stacks] = this.finishing;
    lists[KEY.winnings] = this.winnings;
    lists[KEY.seats] = this.chairs;
    lists[KEY.min_bet] = this.minBet;
    lists[KEY._sidepot_pots] = this.pots;
    lists[KEY._sidepot_ante] = this.ante;
    lists[KEY._sidepot_small_blind] = this.smallBlind;
    return lists;
  }

  find(finding: Finding): void {
    if (this.findings.length < MOST_FINDINGS) this.findings.push(finding);
  }
}
