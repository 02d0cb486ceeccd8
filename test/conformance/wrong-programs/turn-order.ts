import { Dealer, type Player } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Whose turn it is. */
export const TURN_ORDER: readonly WrongProgram[] = [
  {
    name: 'heads-up-big-blind-first',
    rule: 'SEAT-2',
    sentence: 'Heads-up the big blind acts first before the flop.',
    needs: ['heads-up'],
    dealer: class extends Dealer {
      protected override seatBeforeFirst(): number {
        return this.headsUp && this.preflop ? this.small.seat : super.seatBeforeFirst();
      }
    },
  },
  {
    name: 'heads-up-small-blind-first',
    rule: 'SEAT-2',
    sentence: 'Heads-up the small blind acts first after the flop too.',
    needs: ['heads-up'],
    dealer: class extends Dealer {
      protected override seatBeforeFirst(): number {
        return this.headsUp ? this.big.seat : super.seatBeforeFirst();
      }
    },
  },
  {
    name: 'heads-up-blinds-swapped',
    rule: 'SEAT-2',
    sentence:
      'Heads-up the button posts the big blind and its ante, and acts last before the flop.',
    needs: ['heads-up'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (this.headsUp && type === 'bb') this.dead += this.take(this.small, amount);
        else super.postAntes();
      }
      protected override postBlinds(): void {
        const [first, second] = this.headsUp ? [this.big, this.small] : [this.small, this.big];
        this.put(first, this.question.table.smallBlind.amount);
        this.put(second, this.bigBlind);
      }
      protected override seatBeforeFirst(): number {
        return this.headsUp && this.preflop ? this.small.seat : super.seatBeforeFirst();
      }
    },
  },
  {
    name: 'preflop-from-small-blind',
    rule: 'SEAT-3',
    sentence: 'Betting before the flop starts with the small blind.',
    needs: [],
    dealer: class extends Dealer {
      protected override seatBeforeFirst(): number {
        return this.headsUp ? super.seatBeforeFirst() : this.button.seat;
      }
    },
  },
  {
    name: 'streets-from-big-blind',
    rule: 'SEAT-3',
    sentence: 'Later streets start left of the big blind, as before the flop.',
    needs: [],
    dealer: class extends Dealer {
      protected override seatBeforeFirst(): number {
        return this.headsUp ? super.seatBeforeFirst() : this.big.seat;
      }
    },
  },
  {
    name: 'streets-from-button',
    rule: 'SEAT-3',
    sentence: 'Later streets start with the button itself.',
    needs: [],
    dealer: class extends Dealer {
      protected override seatBeforeFirst(): number {
        const isLater = !this.headsUp && !this.preflop;
        return isLater ? this.button.seat - 1 : super.seatBeforeFirst();
      }
    },
  },
  {
    name: 'counter-clockwise',
    rule: 'SEAT-3',
    sentence: 'Players act counter-clockwise.',
    needs: [],
    dealer: class extends Dealer {
      protected override nextAfter(seat: number): Player | null {
        const ring = [...this.players.slice(seat), ...this.players.slice(0, seat)].reverse();
        return ring.find((p) => this.hasDecision(p)) ?? null;
      }
    },
  },
  {
    name: 'streets-from-the-last-raiser',
    rule: 'SEAT-3',
    sentence: 'Later streets start with whoever raised last before.',
    needs: [],
    dealer: class extends Dealer {
      #raiser: Player | null = null;
      protected override reprice(to: number): void {
        if (to > this.price) this.#raiser = this.turn;
        super.reprice(to);
      }
      protected override seatBeforeFirst(): number {
        return this.preflop || !this.#raiser ? super.seatBeforeFirst() : this.#raiser.seat - 1;
      }
    },
  },
  {
    name: 'two-left-act-as-heads-up',
    rule: 'SEAT-3',
    sentence: 'Where only two can still bet, the button acts first after the flop, as heads-up.',
    needs: [],
    dealer: class extends Dealer {
      protected override seatBeforeFirst(): number {
        const areTwo = this.inPlay().filter(({ stack }) => stack > 0).length === 2;
        return areTwo && !this.headsUp && !this.preflop
          ? this.button.seat - 1
          : super.seatBeforeFirst();
      }
    },
  },
  {
    name: 'empty-seats-asked',
    rule: 'SEAT-5',
    sentence: 'A player without chips is dealt in and asked to act.',
    needs: ['empty-seat'],
    dealer: class extends Dealer {
      protected override hasDecision(p: Player): boolean {
        const isEmpty = !p.dealtIn && !p.acted && this.inPlay().length > 1;
        return isEmpty || super.hasDecision(p);
      }
    },
  },
  {
    name: 'empty-seat-pays-its-blind',
    rule: 'SEAT-5',
    sentence: 'The small blind of an empty seat is in the pot, though nobody posted it.',
    needs: ['empty-seat', 'dead small blind'],
    dealer: class extends Dealer {
      protected override postBlinds(): void {
        super.postBlinds();
        if (!this.small.dealtIn) this.small.total += this.question.table.smallBlind.amount;
      }
    },
  },
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
