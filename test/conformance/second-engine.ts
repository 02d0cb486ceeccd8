import type { CaseAnswer } from '../../src/suite/conformance/answer.ts';
import type {
  ActionEvent,
  CaseQuestion,
  NextPositions,
  Turn,
} from '../../src/suite/conformance/conformance-case.ts';

/** Plays a case as another author would: from the rule book and the JSON, without any of our code. */
export function answer(question: CaseQuestion, dealer: typeof Dealer = Dealer): CaseAnswer {
  return new dealer(question).play();
}

export interface Player {
  readonly name: string;
  readonly seat: number;
  readonly dealtIn: boolean;
  isIn: boolean;
  stack: number;
  acted: boolean;
  /** On this street, and in the whole hand as far as others can match it. */
  bet: number;
  total: number;
  won: number;
}

export interface Pot {
  amount: number;
  eligible: Player[];
}

export interface Part {
  readonly amount: number;
  readonly winners: readonly Player[];
}

/**
 * A dealer who moves chips from stacks to piles and back, with a method for each ruling: a wrong
 * program is a dealer who gets one of them wrong (wrong-programs).
 */
export class Dealer {
  protected readonly question: CaseQuestion;
  protected readonly players: readonly Player[];
  protected readonly headsUp: boolean;
  protected readonly button: Player;
  protected readonly small: Player;
  protected readonly big: Player;
  protected readonly bigBlind: number;
  protected readonly board: string[] = [];
  protected turn: Player | null = null;
  protected preflop = true;
  /** What everybody has to match, and the last full bet or raise. */
  protected price = 0;
  protected size = 0;
  /** POST-2: the big blind's ante, which nobody matches. */
  protected dead = 0;
  protected returned: Record<string, number> = {};

  constructor(question: CaseQuestion) {
    const { seats, button, smallBlind, bigBlind } = question.table;
    const fresh = { acted: false, bet: 0, total: 0, won: 0 };
    this.question = question;
    this.players = seats.map(({ name, stack }, seat) => {
      const dealtIn = stack > 0;
      return { name, seat, stack, dealtIn, isIn: dealtIn, ...fresh };
    });
    const named = (name: string): Player => this.players.find((p) => p.name === name)!;
    this.big = named(bigBlind.player);
    this.bigBlind = bigBlind.amount;
    const rest = this.players.filter((p) => p.dealtIn && p !== this.big);
    this.headsUp = rest.length === 1;
    // SEAT-2: whoever is not the big blind has the small blind and the button.
    this.small = this.headsUp ? rest[0]! : named(smallBlind.player);
    this.button = this.headsUp ? rest[0]! : named(button);
  }

  play(): CaseAnswer {
    const { id, events } = this.question;
    const turns: (Turn | null)[] = [];
    for (const [i, event] of events.entries()) {
      const accepted = 'street' in event ? this.open(event.street, event.board) : this.act(event);
      if (!accepted) return { id, turns, refused: { event: i } };
      turns.push(this.offer());
    }
    return { id, turns, refused: null, ...(this.turn ? {} : this.settle()) };
  }

  // The streets

  protected open(street: string, cards: readonly string[] = []): boolean {
    if (this.turn || this.inPlay().length < 2) return false;
    this.board.push(...cards);
    this.preflop = street === 'preflop';
    this.price = 0;
    this.size = this.bigBlind;
    for (const p of this.players) [p.bet, p.acted] = [0, false];
    if (this.preflop) this.post();
    this.turn = this.nextAfter(this.seatBeforeFirst());
    return true;
  }

  protected post(): void {
    const steps = [() => this.postAntes(), () => this.postBlinds()];
    if (this.blindComesFirst()) steps.reverse();
    for (const step of steps) step();
    this.price = this.blindPrice();
  }

  /** POST-3; POST-5: antes from everybody are paid before the blinds. */
  protected blindComesFirst(): boolean {
    const { type, order } = this.question.table.ante;
    return type === 'bb' && order === 'bb-first';
  }

  protected postAntes(): void {
    const { type, amount } = this.question.table.ante;
    if (type === 'bb') this.dead += this.take(this.big, amount);
    if (type === 'all') for (const p of this.players) p.total += this.take(p, amount);
  }

  protected postBlinds(): void {
    this.put(this.small, this.question.table.smallBlind.amount);
    this.put(this.big, this.bigBlind);
  }

  /** POST-4: the full big blind, however short its player is. */
  protected blindPrice(): number {
    return this.bigBlind;
  }

  /** SEAT-2, SEAT-3. */
  protected seatBeforeFirst(): number {
    return this.preflop ? this.big.seat : this.button.seat;
  }

  protected take(p: Player, chips: number): number {
    const taken = Math.min(chips, p.stack);
    p.stack -= taken;
    return taken;
  }

  protected put(p: Player, chips: number): void {
    const taken = this.take(p, chips);
    p.bet += taken;
    p.total += taken;
  }

  protected inPlay(): Player[] {
    return this.players.filter(({ isIn }) => isIn);
  }

  protected rivalsOf(p: Player): Player[] {
    return this.inPlay().filter((other) => other !== p);
  }

  // Acting

  protected nextAfter(seat: number): Player | null {
    const ring = [...this.players.slice(seat + 1), ...this.players.slice(0, seat + 1)];
    return ring.find((p) => this.hasDecision(p)) ?? null;
  }

  protected hasDecision(p: Player): boolean {
    if (!p.isIn || p.stack <= 0 || this.inPlay().length < 2) return false;
    return (!p.acted || p.bet < this.price) && !this.coversEveryAllIn(p);
  }

  /** ACT-8. */
  protected coversEveryAllIn(p: Player): boolean {
    return this.rivalsOf(p).every(({ stack, bet }) => stack <= 0 && bet <= p.bet);
  }

  protected offer(): Turn | null {
    const p = this.turn;
    if (!p) return null;
    const max = p.bet + p.stack;
    const owed = Math.max(0, this.price - p.bet);
    const mayRaise = max > this.price && this.canBeAnswered(p) && this.isReopened(p);
    const range = mayRaise ? { min: Math.min(max, this.least()), max } : null;
    return {
      player: p.name,
      toCall: Math.min(p.stack, owed),
      check: owed === 0,
      bet: this.price === 0 ? range : null,
      raise: this.price === 0 ? null : range,
    };
  }

  /** ACT-7. */
  protected canBeAnswered(p: Player): boolean {
    return this.rivalsOf(p).some(({ stack, bet }) => stack > 0 && bet + stack > this.price);
  }

  /** ACT-6: what a player has in is the bet as it stood when they last acted. */
  protected isReopened(p: Player): boolean {
    return !p.acted || this.price - p.bet >= this.size;
  }

  /** ACT-4, ACT-5: a street starts with the big blind as its size. */
  protected least(): number {
    return this.price + this.size;
  }

  protected act(event: ActionEvent): boolean {
    const p = this.actor(event.player);
    if (!p) return false;
    const to = event.to ?? p.bet;
    if (!this.allows(p, event, to)) return false;
    if (event.act === 'fold') p.isIn = false;
    this.put(p, to - p.bet);
    this.reprice(to);
    p.acted = true;
    this.turn = this.nextAfter(p.seat);
    return true;
  }

  /** ACT-1. */
  protected actor(name: string): Player | null {
    return this.turn?.name === name ? this.turn : null;
  }

  protected allows(p: Player, { act, adds, allIn }: ActionEvent, to: number): boolean {
    const offer = this.offer()!;
    if (act === 'fold') return true;
    if (act === 'check') return offer.check;
    if (adds !== to - p.bet || (allIn && to !== p.bet + p.stack)) return false;
    if (act === 'call') return !offer.check && adds === offer.toCall;
    const range = offer[act];
    return range !== null && range.min <= to && to <= range.max;
  }

  /** ACT-5: an all-in for less than a full raise is the new price, but not the new size. */
  protected reprice(to: number): void {
    if (to <= this.price) return;
    this.size = Math.max(this.size, to - this.price);
    this.price = to;
  }

  // The end of the hand

  protected settle(): Partial<CaseAnswer> {
    this.returnUncalled();
    const pots = this.pots();
    const percentages = this.percentages(pots.map(({ amount }) => amount));
    const told = pots.map(({ amount, eligible }, k) => ({
      amount,
      eligible: eligible.map(({ name }) => name),
      percentage: percentages[k]!,
    }));
    const parts = pots.flatMap((pot, k) => this.parts(pot, k));
    const half = { pots: told, returned: this.returned };
    if (parts.some(({ winners }) => winners.length === 0)) return half;
    for (const { amount, winners } of parts) this.split(amount, winners);
    const won = this.players.filter((p) => p.won !== 0).map((p) => [p.name, p.won]);
    for (const p of this.players) p.stack += p.won;
    const stacks = this.players.map((p) => [p.name, p.stack]);
    const next = this.next();
    return { ...half, won: Object.fromEntries(won), stacks: Object.fromEntries(stacks), next };
  }

  /** RET-1: the highest total over the second highest, folded players included. */
  protected returnUncalled(): void {
    const [first, second] = this.players.toSorted((a, b) => b.total - a.total);
    if (first!.isIn) this.giveBack(first!, first!.total - second!.total);
  }

  protected giveBack(p: Player, chips: number): void {
    if (chips <= 0) return;
    p.total -= chips;
    p.stack += chips;
    this.returned[p.name] = chips;
  }

  /** POT-1 to POT-5: cuts every pile at the lowest of those still in, until none of them has one. */
  protected pots(): Pot[] {
    const piles = new Map(this.players.map((p) => [p, p.total]));
    const pots: Pot[] = [];
    for (let eligible = this.contenders(); eligible.length > 0; ) {
      const level = this.level(eligible, piles);
      let amount = pots.length === 0 ? this.dead : 0;
      for (const [p, pile] of piles) {
        amount += Math.min(pile, level);
        piles.set(p, pile - Math.min(pile, level));
      }
      if (amount > 0) pots.push({ amount, eligible });
      eligible = eligible.filter((p) => piles.get(p)! > 0);
    }
    return pots;
  }

  /** POT-2. */
  protected contenders(): Player[] {
    return this.inPlay();
  }

  /** The last pot takes everything that is left, folded chips above it included. */
  protected level(eligible: readonly Player[], piles: ReadonlyMap<Player, number>): number {
    const live = eligible.filter(({ isIn }) => isIn).map((p) => piles.get(p)!);
    return live.every((pile) => pile === live[0]) ? Infinity : Math.min(...live);
  }

  /** POT-7: cut to tenths; those still missing go to the pots that lost most, the earlier first. */
  protected percentages(amounts: readonly number[]): number[] {
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    const cut = amounts.map((amount, pot) => {
      const lost = (1000 * amount) % total;
      return { pot, lost, tenths: (1000 * amount - lost) / total };
    });
    const missing = 1000 - cut.reduce((sum, { tenths }) => sum + tenths, 0);
    const mostLost = cut.toSorted((a, b) => b.lost - a.lost || a.pot - b.pot);
    for (const share of mostLost.slice(0, missing)) share.tenths++;
    return cut.map(({ tenths }) => tenths / 10);
  }

  /** What each board pays of a pot, and to whom. */
  protected parts(pot: Pot, k: number): Part[] {
    const second = this.isRunTwice() ? this.secondPart(pot.amount) : 0;
    const first = { amount: pot.amount - second, winners: this.winners(pot, k, 0) };
    return second > 0 ? [first, { amount: second, winners: this.winners(pot, k, 1) }] : [first];
  }

  protected isRunTwice(): boolean {
    const inPlay = this.inPlay();
    return !!this.question.board2 && inPlay.length > 1 && inPlay.some(({ stack }) => stack === 0);
  }

  /** RUN-1: what is left over goes to the first board. */
  protected secondPart(amount: number): number {
    return Math.floor(amount / this.question.table.oddChip / 2) * this.question.table.oddChip;
  }

  /** WIN-1, WIN-2; nobody where it cannot be told (WIN-4). */
  protected winners({ eligible }: Pot, k: number, board: 0 | 1): Player[] {
    if (eligible.length === 1) return eligible;
    const { declared, board2 } = this.question;
    if (!declared) return this.best(eligible, board === 0 ? this.board : board2!);
    const names = (board === 0 ? declared.winners : declared.winners2)?.[k] ?? [];
    return eligible.filter(({ name }) => names.includes(name));
  }

  protected best(players: readonly Player[], board: readonly string[]): Player[] {
    const holes = players.map(({ name }) => this.question.hole[name]);
    if (board.length < 5 || !holes.every((hole) => hole !== undefined)) return [];
    const strengths = holes.map((hole) => this.strength(hole, board));
    return players.filter((_, i) => strengths[i] === Math.max(...strengths));
  }

  /** ODD-1. */
  protected split(amount: number, winners: readonly Player[]): void {
    const unit = this.question.table.oddChip;
    const share = Math.floor(amount / unit / winners.length) * unit;
    let rest = amount - share * winners.length;
    const line = this.inOddChipOrder(winners);
    for (const p of line) {
      const odd = rest >= unit ? unit : 0;
      p.won += share + odd;
      rest -= odd;
    }
    line[0]!.won += rest;
  }

  protected inOddChipOrder(winners: readonly Player[]): Player[] {
    const isLeft = (p: Player): boolean => p.seat > this.button.seat;
    return [...winners.filter(isLeft), ...winners.filter((p) => !isLeft(p))];
  }

  // Cards

  protected strength(hole: readonly string[], board: readonly string[]): number {
    const times = new Array<number>(15).fill(0);
    const suits = [0, 0, 0, 0];
    for (const card of [...hole, ...board]) {
      const rank = RANKS.indexOf(card[0]!);
      times[rank]!++;
      suits['cdhs'.indexOf(card[1]!)]! |= 1 << rank;
    }
    const top = (n: number, ...not: number[]): number[] =>
      DOWN.filter((rank) => times[rank]! > 0 && !not.includes(rank)).slice(0, n);
    const most = (not: number): number =>
      [4, 3, 2, 1].map((n) => DOWN.find((r) => r !== not && times[r] === n)).find((r) => r)!;
    const a = most(0);
    const b = most(a);
    const flush = suits.map(ranksIn).find(({ length }) => length >= 5);
    const straightFlush = flush ? this.straightTop(flush) : 0;
    if (straightFlush) return this.score(8, [straightFlush]);
    if (times[a] === 4) return this.score(7, [a], top(1, a));
    if (times[a] === 3 && times[b]! >= 2) return this.score(6, [a, b]);
    if (flush) return this.score(5, flush.slice(0, 5));
    const straight = this.straightTop(top(7));
    if (straight) return this.score(4, [straight]);
    if (times[a] === 3) return this.score(3, [a], top(2, a));
    if (times[b] === 2) return this.score(2, [a, b], top(1, a, b));
    return times[a] === 2 ? this.score(1, [a], top(3, a)) : this.score(0, [], top(5));
  }

  /** Of ranks from the ace down. */
  protected straightTop(ranks: readonly number[]): number {
    const line = ranks[0] === 14 ? [...ranks, 1] : ranks;
    return line.find((rank, i) => line[i + 4] === rank - 4) ?? 0;
  }

  protected score(
    category: number,
    made: readonly number[],
    kickers: readonly number[] = [],
  ): number {
    const ranks = [...made, ...kickers, 0, 0, 0, 0, 0].slice(0, 5);
    return ranks.reduce((score, rank) => score * 15 + rank, category);
  }

  // The next hand

  protected next(): NextPositions | null {
    const left = this.players.filter(({ stack }) => stack > 0);
    if (left.length < 2) return null;
    const rule = this.question.table.buttonRule;
    if (rule === 'seat') return this.nextBySeat();
    if (left.length === 2) return this.nextHeadsUp(left);
    return rule === 'dead' ? this.nextDead() : this.nextMoving();
  }

  protected after(p: Player): Player {
    let on = this.oneOn(p);
    while (on.stack === 0) on = this.oneOn(on);
    return on;
  }

  protected oneOn({ seat }: Player): Player {
    return this.players[(seat + 1) % this.players.length]!;
  }

  /** NEXT-2. */
  protected nextMoving(): NextPositions {
    const button = this.after(this.button);
    const small = this.after(button);
    return positions(button, small, this.after(small));
  }

  /** NEXT-3. */
  protected nextHeadsUp(left: readonly Player[]): NextPositions {
    const big = this.after(this.big);
    const other = left.find((p) => p !== big)!;
    return positions(other, other, big);
  }

  /** NEXT-4. */
  protected nextDead(): NextPositions {
    return positions(this.small, this.big, this.after(this.big));
  }

  /** NEXT-5. */
  protected nextBySeat(): NextPositions {
    return positions(this.oneOn(this.button), this.oneOn(this.small), this.oneOn(this.big));
  }
}

const RANKS = '..23456789TJQKA';
const DOWN = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

const ranksIn = (suit: number): number[] => DOWN.filter((rank) => suit & (1 << rank));

export function positions(button: Player, small: Player, big: Player): NextPositions {
  return { button: button.name, smallBlind: small.name, bigBlind: big.name };
}
