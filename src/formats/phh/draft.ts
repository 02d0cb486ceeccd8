import { type Finding, LARGE_N, LARGE_T, SINGLE_QUOTE, type Span } from '../../kernel/index.ts';
import { isQuote, unquote } from './cursor.ts';
import { FIRST_OWN, KEY, KEYS, type Key } from './keys.ts';
import { NameList } from './names.ts';
import { ActionList, AmountList } from './packed-lists.ts';

/** More findings in one hand tell nobody anything. */
const MOST_FINDINGS = 20;

/** Our keys that a plain hand may have besides house rules: pots and times. */
const isCommon = (key: number): boolean =>
  key === KEY._sidepot_pots || key === KEY._sidepot_started_at || key === KEY._sidepot_ended_at;

/** One hand while it is read: everything as it stands in the file. Filled anew for every hand. */
export class PhhDraft {
  firstLine = 1;
  lastLine = 1;
  /** The number of the key that was met last. */
  lastKey = -1;
  /** Where the hand starts: its heading or its first key. */
  at: Span = { line: 1, column: 1, length: 0 };
  /** Whether it stands under the name of a table, `[12]`. */
  hasHeading = false;
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
  readonly names = new NameList();
  /** Lists of texts that are ours: `_sidepot_seats`, `_sidepot_winners`, `_sidepot_between`. */
  lists: ReadonlyMap<Key, readonly string[]> | null = null;
  /** Keys of others that start with `_`, as they were written. */
  others: Map<string, string> | null = null;
  findings: Finding[] = [];
  /** What is needed was there and could not be read. */
  isBroken = false;
  /** Whether every value ends on the line it starts on. */
  isOnLines = true;
  /** Whether a key of our own was met, and one that a plain hand does not have. */
  hasOwn = false;
  hasRareOwn = false;
  /** Whether one of them states a house rule. */
  hasRules = false;
  /** By key: the one that came after it when it was met last, and one that came there before. */
  readonly #followers = new Int8Array(KEYS.length + 1);
  readonly #otherFollowers = new Int8Array(KEYS.length + 1);
  /** Where the text of each key starts and ends, quotes included; 0 and 0 if it has none. */
  readonly #textFrom = new Int32Array(KEYS.length);
  readonly #textEnd = new Int32Array(KEYS.length);
  readonly #lines = new Int32Array(KEYS.length);
  /** The keys that were met. */
  readonly #met = new Int8Array(KEYS.length);
  #metCount = 0;
  /** What the hand is read from, and where in it the hand starts. */
  text = '';
  codes: Uint8Array = new Uint8Array(0);
  #from = 0;
  #to = 0;
  /** Where each line of the hand starts, once somebody has asked, and the one looked up last. */
  #lineStarts: number[] | null = null;
  #lineIndex = 0;

  clear(line: number): void {
    this.firstLine = line;
    this.lastLine = line;
    this.lastKey = -1;
    this.hasHeading = false;
    this.isOnLines = true;
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
    this.names.clear();
    this.lists = null;
    this.others = null;
    this.findings = [];
    this.isBroken = false;
    this.hasOwn = false;
    this.hasRareOwn = false;
    this.hasRules = false;
    // Only what was there: most of some forty keys are in no hand of an archive.
    for (let i = 0; i < this.#metCount; i++) {
      const key = this.#met[i]!;
      this.#lines[key] = 0;
      this.#textEnd[key] = 0;
    }
    this.#metCount = 0;
  }

  /** The line a key stands on; 0 if it does not. */
  lineOf(key: number): number {
    return this.#lines[key]!;
  }

  /** Where a key stands. */
  placeOf(key: number): Span {
    return { line: this.#lines[key]!, column: 1, length: KEYS[key]!.length };
  }

  /** Whether a key of the format was met. */
  get hasKeys(): boolean {
    return this.#metCount > 0;
  }

  /** Notes a key that was not met before in this hand. */
  mark(key: number, line: number): void {
    this.#lines[key] = line;
    this.#met[this.#metCount++] = key;
    if (key >= FIRST_OWN) {
      this.hasOwn = true;
      if (key <= KEY._sidepot_uncalled) this.hasRules = true;
      else if (!isCommon(key)) this.hasRareOwn = true;
    }
    const before = this.lastKey + 1;
    const follower = this.#followers[before]!;
    if (follower !== key) {
      this.#otherFollowers[before] = follower;
      this.#followers[before] = key;
    }
    this.lastKey = key;
  }

  /** The key that came after the last one when it was met before: files have one order. */
  likelyNext(): number {
    return this.#followers[this.lastKey + 1]!;
  }

  /** The same for files that leave out some keys in some hands. */
  otherNext(): number {
    return this.#otherFollowers[this.lastKey + 1]!;
  }

  setText(key: number, from: number, end: number): void {
    this.#textFrom[key] = from;
    this.#textEnd[key] = end;
  }

  hasText(key: number): boolean {
    return this.#textEnd[key]! > 0;
  }

  /** Whether the game is written as `'NT'`, as nearly everybody does. */
  isNoLimit(): boolean {
    const from = this.#textFrom[KEY.variant]!;
    const { codes } = this;
    const isShort = this.#textEnd[KEY.variant] === from + 4 && isQuote(codes[from]!);
    return isShort && codes[from + 1] === LARGE_N && codes[from + 2] === LARGE_T;
  }

  /** A text or bare value; null if the key is not there. Made when it is asked for. */
  textOf(key: number): string | null {
    const end = this.#textEnd[key]!;
    if (end === 0) return null;
    const from = this.#textFrom[key]!;
    const { text, codes } = this;
    const code = codes[from]!;
    if (!isQuote(code)) return text.slice(from, end);
    const isPlain = code === SINGLE_QUOTE && codes[from + 1] !== SINGLE_QUOTE;
    return isPlain ? text.slice(from + 1, end - 1) : unquote(text, codes, from, end - 1);
  }

  /** What is read next: the hand stands between two places of the text. */
  start(text: string, codes: Uint8Array, from: number, to: number): void {
    this.text = text;
    this.codes = codes;
    this.#from = from;
    this.#to = to;
    this.#lineStarts = null;
    this.#lineIndex = 0;
  }

  /** The hand ends earlier than it could have. */
  end(to: number): void {
    this.#to = to;
  }

  /** A stretch of a line, by its places in the text: lines are counted only for who asks. */
  spanAt(from: number, end: number): Span {
    this.#lineStarts ??= this.#findLines();
    const starts = this.#lineStarts;
    let index = this.#lineIndex;
    while (starts[index]! > from) index--;
    while (index + 1 < starts.length && starts[index + 1]! <= from) index++;
    this.#lineIndex = index;
    return {
      line: this.firstLine + index,
      column: from - starts[index]! + 1,
      length: end - from,
    };
  }

  #findLines(): number[] {
    const starts: number[] = [];
    for (let at = this.#from; ; ) {
      starts.push(at);
      const end = this.text.indexOf('\n', at);
      if (end < 0 || end >= this.#to) return starts;
      at = end + 1;
    }
  }

  /** Where an entry of a list stands. */
  entryAt(list: AmountList, i: number): Span {
    return this.spanAt(list.from[i]!, list.end[i]!);
  }

  /** Where a name stands; null if there are not so many. */
  nameAt(i: number): Span | null {
    const { names } = this;
    return i < names.count ? this.spanAt(names.from[i]!, names.end[i]!) : null;
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
