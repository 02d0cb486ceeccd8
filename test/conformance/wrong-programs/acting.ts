import type { ActionEvent, Turn } from '../../../src/suite/conformance/conformance-case.ts';
import { Dealer, type Player } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Turns, limits, and what has to be refused. */
export const ACTING: readonly WrongProgram[] = [
  {
    name: 'acts-out-of-turn',
    rule: 'ACT-1',
    sentence: 'Anybody who is in may act at any time.',
    needs: ['illegal'],
    dealer: class extends Dealer {
      protected override actor(name: string): Player | null {
        this.turn = this.inPlay().find((p) => p.name === name) ?? null;
        return this.turn;
      }
    },
  },
  {
    name: 'asks-all-in-players',
    rule: 'ACT-1',
    sentence: 'Players who are all-in are asked to act again.',
    needs: [],
    dealer: class extends Dealer {
      protected override hasDecision(p: Player): boolean {
        const isAllIn = p.isIn && p.stack === 0 && !p.acted && this.inPlay().length > 1;
        return isAllIn || super.hasDecision(p);
      }
    },
  },
  {
    name: 'checks-facing-a-bet',
    rule: 'ACT-2',
    sentence: 'A check is accepted from a player who faces a bet.',
    needs: ['illegal'],
    dealer: class extends Dealer {
      protected override allows(p: Player, event: ActionEvent, to: number): boolean {
        return event.act === 'check' || super.allows(p, event, to);
      }
    },
  },
  {
    name: 'always-offers-a-check',
    rule: 'ACT-2',
    sentence: 'A check is offered to a player who faces a bet.',
    needs: [],
    dealer: class extends Dealer {
      protected override offer(): Turn | null {
        const offer = super.offer();
        return offer && { ...offer, check: true };
      }
      protected override allows(p: Player, event: ActionEvent, to: number): boolean {
        return super.allows(p, event, to) || (event.act === 'call' && to > p.bet);
      }
    },
  },
  {
    name: 'spends-more-than-the-stack',
    rule: 'CHIP-3',
    sentence: 'A bet or raise of more than the player has is accepted.',
    needs: ['illegal'],
    dealer: class extends Dealer {
      protected override allows(p: Player, event: ActionEvent, to: number): boolean {
        return to > p.bet + p.stack || super.allows(p, event, to);
      }
    },
  },
  {
    name: 'to-call-above-the-stack',
    rule: 'ACT-3',
    sentence: 'A short player is told to call more than they have.',
    needs: [],
    dealer: class extends Dealer {
      protected override offer(): Turn | null {
        const offer = super.offer();
        return offer && { ...offer, toCall: Math.max(0, this.price - this.turn!.bet) };
      }
      protected override allows(p: Player, event: ActionEvent, to: number): boolean {
        const isAllIn = event.act === 'call' && to === p.bet + p.stack;
        return isAllIn || super.allows(p, event, to);
      }
    },
  },
  {
    name: 'blind-counted-twice',
    rule: 'ACT-3',
    sentence: 'What a blind posted does not count towards its call: it pays the whole price again.',
    needs: [],
    dealer: class extends Dealer {
      protected override offer(): Turn | null {
        const offer = super.offer();
        const isTwice = offer !== null && this.preflop && !this.turn!.acted;
        return isTwice ? { ...offer, toCall: Math.min(this.price, this.turn!.stack) } : offer;
      }
      protected override allows(p: Player, event: ActionEvent, to: number): boolean {
        return super.allows(p, event, to) || (event.act === 'call' && to <= this.price);
      }
      protected override put(p: Player, chips: number): void {
        const isBlind = this.turn === p && this.preflop && !p.acted;
        super.put(p, chips > 0 && isBlind ? chips + p.bet : chips);
      }
    },
  },
  {
    name: 'blind-paid-again',
    rule: 'ACT-3',
    sentence:
      'The price is told right, but a blind that calls or raises pays what it posted again.',
    needs: [],
    dealer: class extends Dealer {
      protected override put(p: Player, chips: number): void {
        const isBlind = this.turn === p && this.preflop && !p.acted;
        if (chips > 0 && isBlind) p.total += this.take(p, p.bet);
        super.put(p, chips);
      }
    },
  },
  {
    name: 'short-call-lowers-price',
    rule: 'ACT-3',
    sentence: 'After an all-in call for less, the next player only calls that much.',
    needs: [],
    dealer: class extends Dealer {
      protected override reprice(to: number): void {
        super.reprice(to);
        if (this.turn!.stack === 0 && this.turn!.isIn) this.price = to;
      }
    },
  },
  {
    name: 'bets-of-any-size',
    rule: 'ACT-4',
    sentence: 'A bet may be smaller than the big blind.',
    needs: [],
    dealer: class extends Dealer {
      protected override least(): number {
        return this.price === 0 ? 1 : super.least();
      }
    },
  },
  {
    name: 'bets-from-the-small-blind',
    rule: 'ACT-4',
    sentence: 'A bet may be as small as the small blind.',
    needs: [],
    dealer: class extends Dealer {
      protected override least(): number {
        return this.price === 0 ? this.question.table.smallBlind.amount : super.least();
      }
    },
  },
  {
    name: 'short-bet-sets-the-raise',
    rule: 'ACT-4',
    sentence: 'After an opening all-in below the big blind, a raise need only double it.',
    needs: [],
    dealer: class extends Dealer {
      protected override reprice(to: number): void {
        if (this.price === 0 && to > 0) this.size = to;
        super.reprice(to);
      }
    },
  },
  {
    name: 'bets-as-large-as-the-last-raise',
    rule: 'ACT-4',
    sentence: 'The least bet of a street is the last raise of the street before.',
    needs: [],
    dealer: class extends Dealer {
      protected override open(street: string, cards?: readonly string[]): boolean {
        const before = this.size;
        const isOpen = super.open(street, cards);
        if (!this.preflop) this.size = before;
        return isOpen;
      }
    },
  },
  {
    name: 'raises-of-any-size',
    rule: 'ACT-5',
    sentence: 'A raise by a single chip is enough.',
    needs: [],
    dealer: class extends Dealer {
      protected override least(): number {
        return this.price === 0 ? super.least() : this.price + 1;
      }
    },
  },
  {
    name: 'raises-by-the-big-blind',
    rule: 'ACT-5',
    sentence: 'The least raise is by the big blind, whatever the last raise was.',
    needs: [],
    dealer: class extends Dealer {
      protected override least(): number {
        return this.price + this.bigBlind;
      }
    },
  },
  {
    name: 'raises-to-double',
    rule: 'ACT-5',
    sentence: 'The least raise is to twice the bet.',
    needs: [],
    dealer: class extends Dealer {
      protected override least(): number {
        return this.price === 0 ? super.least() : 2 * this.price;
      }
    },
  },
  {
    name: 'short-all-in-sets-the-raise',
    rule: 'ACT-5',
    sentence: 'An all-in for less than a full raise makes the next raise smaller.',
    needs: [],
    dealer: class extends Dealer {
      protected override reprice(to: number): void {
        if (this.price > 0 && to > this.price) this.size = to - this.price;
        super.reprice(to);
      }
    },
  },
  {
    name: 'short-all-in-is-a-call',
    rule: 'ACT-5',
    sentence:
      'An all-in for less than a full raise is taken for a call: the others owe nothing more.',
    needs: [],
    dealer: class extends Dealer {
      protected override reprice(to: number): void {
        if (this.price === 0 || to - this.price >= this.size) super.reprice(to);
      }
    },
  },
  {
    name: 'always-reopened',
    rule: 'ACT-6',
    sentence: 'Any all-in above the bet lets everybody raise again.',
    needs: [],
    dealer: class extends Dealer {
      protected override isReopened(): boolean {
        return true;
      }
    },
  },
  {
    name: 'never-reopened',
    rule: 'ACT-6',
    sentence: 'Whoever has acted on a street may not raise on it any more.',
    needs: [],
    dealer: class extends Dealer {
      protected override isReopened(p: Player): boolean {
        return !p.acted;
      }
    },
  },
  {
    name: 'short-all-ins-not-added',
    rule: 'ACT-6',
    sentence: 'Several short all-ins never add up to a full raise.',
    needs: [],
    dealer: class extends Dealer {
      /** Who has seen a full raise since they last acted. */
      readonly #raised = new Set<Player>();
      protected override reprice(to: number): void {
        this.#raised.delete(this.turn!);
        const isFull = to - this.price >= this.size;
        if (isFull) for (const p of this.rivalsOf(this.turn!)) this.#raised.add(p);
        super.reprice(to);
      }
      protected override isReopened(p: Player): boolean {
        return !p.acted || this.#raised.has(p);
      }
    },
  },
  {
    name: 'posting-is-acting',
    rule: 'ACT-6',
    sentence: 'A blind has acted by posting, and may not raise what nobody raised.',
    needs: [],
    dealer: class extends Dealer {
      protected override isReopened(p: Player): boolean {
        const posted = this.preflop && (p === this.small || p === this.big);
        return super.isReopened(posted ? { ...p, acted: true } : p);
      }
    },
  },
  {
    name: 'raises-nobody-can-call',
    rule: 'ACT-7',
    sentence: 'A raise is offered though every opponent is all-in.',
    needs: [],
    dealer: class extends Dealer {
      protected override canBeAnswered(): boolean {
        return true;
      }
    },
  },
  {
    name: 'asks-who-covers-every-all-in',
    rule: 'ACT-8',
    sentence: 'Whoever covers every all-in is still asked.',
    needs: [],
    dealer: class extends Dealer {
      protected override coversEveryAllIn(p: Player): boolean {
        return p.bet === 0 && super.coversEveryAllIn(p);
      }
    },
  },
  {
    name: 'asks-while-the-board-runs-out',
    rule: 'ACT-8',
    sentence: 'The last player with chips is asked on every street.',
    needs: [],
    dealer: class extends Dealer {
      protected override coversEveryAllIn(p: Player): boolean {
        return this.preflop && super.coversEveryAllIn(p);
      }
    },
  },
  {
    name: 'big-blind-has-no-option',
    rule: 'ACT-8',
    sentence: 'Betting before the flop ends as soon as everybody has called the big blind.',
    needs: [],
    dealer: class extends Dealer {
      protected override hasDecision(p: Player): boolean {
        const isCalled = this.preflop && p === this.big && p.bet >= this.price;
        return !isCalled && super.hasDecision(p);
      }
    },
  },
  {
    name: 'folded-players-asked',
    rule: 'ACT-1',
    sentence: 'Players who have folded are asked again on the next street.',
    needs: [],
    dealer: class extends Dealer {
      protected override hasDecision(p: Player): boolean {
        const isOut = p.dealtIn && !p.isIn && p.stack > 0 && !p.acted;
        return super.hasDecision(p) || (isOut && this.inPlay().length > 1);
      }
    },
  },
  {
    name: 'short-call-refused',
    rule: 'ACT-3',
    sentence: 'Whoever has less than the bet cannot call: only a fold is accepted.',
    needs: [],
    dealer: class extends Dealer {
      protected override allows(p: Player, event: ActionEvent, to: number): boolean {
        const isShort = event.act === 'call' && to < this.price;
        return !isShort && super.allows(p, event, to);
      }
    },
  },
  {
    name: 'short-bet-refused',
    rule: 'ACT-4',
    sentence: 'Whoever has less than the big blind cannot bet it.',
    needs: [],
    dealer: class extends Dealer {
      protected override offer(): Turn | null {
        const offer = super.offer();
        return offer?.bet && offer.bet.max < this.bigBlind ? { ...offer, bet: null } : offer;
      }
    },
  },
  {
    name: 'short-raise-refused',
    rule: 'ACT-5',
    sentence: 'Whoever has less than a full raise cannot go all-in with it.',
    needs: [],
    dealer: class extends Dealer {
      protected override offer(): Turn | null {
        const offer = super.offer();
        const isShort = offer?.raise && offer.raise.max < this.least();
        return isShort ? { ...offer, raise: null } : offer;
      }
    },
  },
  {
    name: 'raises-by-what-is-to-call',
    rule: 'ACT-5',
    sentence: 'The least raise is by what its player has to call.',
    needs: [],
    dealer: class extends Dealer {
      protected override least(): number {
        return this.price === 0 ? super.least() : 2 * this.price - this.turn!.bet;
      }
    },
  },
  {
    name: 'most-is-the-stack-behind',
    rule: 'CHIP-3',
    sentence: 'The most of a raise is the stack behind, without what is in already.',
    needs: [],
    dealer: class extends Dealer {
      protected override offer(): Turn | null {
        const offer = super.offer();
        const most = this.turn?.stack ?? 0;
        if (!offer?.raise) return offer;
        return { ...offer, raise: { min: Math.min(offer.raise.min, most), max: most } };
      }
    },
  },
  {
    name: 'no-check-raise',
    rule: 'ACT-6',
    sentence: 'Whoever has checked on a street may not raise on it.',
    needs: [],
    dealer: class extends Dealer {
      protected override isReopened(p: Player): boolean {
        return super.isReopened(p) && !(p.acted && p.bet === 0);
      }
    },
  },
  {
    name: 'one-action-each',
    rule: 'ACT-8',
    sentence: 'Everybody acts once on a street: a raise is not put to those who acted before it.',
    needs: [],
    dealer: class extends Dealer {
      protected override hasDecision(p: Player): boolean {
        return !p.acted && super.hasDecision(p);
      }
    },
  },
  {
    name: 'raiser-asked-again',
    rule: 'ACT-8',
    sentence: 'When everybody has called, the player who raised last is asked again.',
    needs: [],
    dealer: class extends Dealer {
      #raiser: Player | null = null;
      protected override open(street: string, cards?: readonly string[]): boolean {
        const isOpen = super.open(street, cards);
        this.#raiser = null;
        return isOpen;
      }
      protected override reprice(to: number): void {
        if (to > this.price) this.#raiser = this.turn;
        super.reprice(to);
      }
      protected override nextAfter(seat: number): Player | null {
        const next = super.nextAfter(seat);
        const raiser = this.#raiser;
        if (next || !raiser || raiser.stack === 0 || this.inPlay().length < 2) return next;
        this.#raiser = null;
        return raiser;
      }
    },
  },
  {
    name: 'short-raise-closes-the-street',
    rule: 'ACT-8',
    sentence: 'An all-in for less than a full raise is not put to those who have already acted.',
    needs: [],
    dealer: class extends Dealer {
      protected override hasDecision(p: Player): boolean {
        return super.hasDecision(p) && !(p.acted && this.price - p.bet < this.size);
      }
    },
  },
];
