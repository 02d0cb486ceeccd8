import { Dealer, type Player } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Seats, antes and blinds. */
export const POSTING: readonly WrongProgram[] = [
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
    name: 'no-small-blind',
    rule: 'POST-1',
    sentence: 'Nobody posts the small blind.',
    needs: [],
    dealer: class extends Dealer {
      protected override postBlinds(): void {
        this.put(this.big, this.bigBlind);
      }
    },
  },
  {
    name: 'short-blind-in-full',
    rule: 'POST-1',
    sentence: 'A short blind is posted in full, with chips that do not exist.',
    needs: ['short-blind'],
    dealer: class extends Dealer {
      protected override postBlinds(): void {
        super.postBlinds();
        const debt = this.bigBlind - this.big.bet;
        this.big.bet += debt;
        this.big.total += debt;
        this.big.stack -= debt;
      }
    },
  },
  {
    name: 'short-blind-not-posted',
    rule: 'POST-1',
    sentence: 'Whoever cannot post the whole big blind posts nothing.',
    needs: ['short-blind'],
    dealer: class extends Dealer {
      protected override postBlinds(): void {
        this.put(this.small, this.question.table.smallBlind.amount);
        if (this.big.stack >= this.bigBlind) this.put(this.big, this.bigBlind);
      }
    },
  },
  {
    name: 'short-small-blind-in-full',
    rule: 'POST-1',
    sentence: 'A small blind that cannot be posted in full is, with chips that do not exist.',
    needs: ['short-blind', 'short small blind'],
    dealer: class extends Dealer {
      protected override postBlinds(): void {
        super.postBlinds();
        const debt = this.small.dealtIn
          ? this.question.table.smallBlind.amount - this.small.bet
          : 0;
        this.small.bet += debt;
        this.small.total += debt;
        this.small.stack -= debt;
      }
    },
  },
  {
    name: 'short-small-blind-not-posted',
    rule: 'POST-1',
    sentence: 'Whoever cannot post the whole small blind posts nothing.',
    needs: ['short-blind', 'short small blind'],
    dealer: class extends Dealer {
      protected override postBlinds(): void {
        const { amount } = this.question.table.smallBlind;
        if (this.small.stack >= amount) this.put(this.small, amount);
        this.put(this.big, this.bigBlind);
      }
    },
  },
  {
    name: 'ante-from-everybody',
    rule: 'POST-2',
    sentence: 'Everybody posts the ante that the big blind posts for the table.',
    needs: ['bb-ante'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (type !== 'bb') super.postAntes();
        else for (const p of this.players) this.dead += this.take(p, amount);
      }
    },
  },
  {
    name: 'ante-raises-the-price',
    rule: 'POST-2',
    sentence: 'The ante is part of the big blind’s bet: everybody has to call both.',
    needs: ['bb-ante'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (type === 'bb') this.put(this.big, amount);
        else super.postAntes();
      }
      protected override blindPrice(): number {
        return Math.max(this.bigBlind, this.big.bet);
      }
    },
  },
  {
    name: 'ante-counts-towards-a-call',
    rule: 'POST-2',
    sentence: 'The ante counts towards the big blind’s own calls.',
    needs: ['bb-ante'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (type === 'bb') this.put(this.big, amount);
        else super.postAntes();
      }
    },
  },
  {
    name: 'ante-always-first',
    rule: 'POST-3',
    sentence: 'A short big blind pays the ante first under Blind First too.',
    needs: ['bb-ante', 'short-blind', 'blind first'],
    dealer: class extends Dealer {
      protected override blindComesFirst(): boolean {
        return false;
      }
    },
  },
  {
    name: 'blind-always-first',
    rule: 'POST-3',
    sentence: 'A short big blind pays the blind first under Ante First too.',
    needs: ['bb-ante', 'short-blind', 'ante first'],
    dealer: class extends Dealer {
      protected override blindComesFirst(): boolean {
        return this.question.table.ante.type === 'bb';
      }
    },
  },
  {
    name: 'short-blind-lowers-price',
    rule: 'POST-4',
    sentence: 'With a short big blind the others only call the highest blind posted.',
    needs: ['short-blind'],
    dealer: class extends Dealer {
      protected override blindPrice(): number {
        return Math.max(this.small.bet, this.big.bet);
      }
    },
  },
  {
    name: 'short-blind-is-the-price',
    rule: 'POST-4',
    sentence:
      'The price before the flop is what the big blind could post, even below the small blind.',
    needs: ['short-blind'],
    dealer: class extends Dealer {
      protected override blindPrice(): number {
        return this.big.bet;
      }
    },
  },
  {
    name: 'short-blind-lowers-raise',
    rule: 'POST-4',
    sentence: 'A short big blind makes the least raise smaller.',
    needs: ['short-blind'],
    dealer: class extends Dealer {
      protected override post(): void {
        super.post();
        this.size = this.big.bet;
      }
    },
  },
  {
    name: 'antes-from-big-blind',
    rule: 'POST-5',
    sentence: 'The big blind alone posts the ante that everybody owes.',
    needs: ['ante'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (type === 'all') this.dead += this.take(this.big, amount);
        else super.postAntes();
      }
    },
  },
  {
    name: 'antes-to-main-pot',
    rule: 'POST-5',
    sentence: 'Antes from everybody go to the main pot, whatever its players could match.',
    needs: ['ante', 'short ante'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (type !== 'all') super.postAntes();
        else for (const p of this.players) this.dead += this.take(p, amount);
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
    name: 'short-bb-ante-not-posted',
    rule: 'POST-3',
    sentence: 'A big blind who cannot post the whole ante posts none.',
    needs: ['bb-ante', 'short-blind'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (type !== 'bb' || this.big.stack >= amount) super.postAntes();
      }
    },
  },
  {
    name: 'short-ante-not-posted',
    rule: 'POST-5',
    sentence: 'Whoever cannot post the whole ante that everybody owes posts none.',
    needs: ['ante', 'short ante without a blind'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (type !== 'all') super.postAntes();
        else for (const p of this.players) if (p.stack >= amount) p.total += this.take(p, amount);
      }
    },
  },
  {
    name: 'all-in-with-the-ante-is-out',
    rule: 'POST-5',
    sentence: 'Whoever is all-in with the ante that everybody owes is not dealt in.',
    needs: ['ante', 'short ante'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        super.postAntes();
        if (this.question.table.ante.type !== 'all') return;
        for (const p of this.players) if (p.stack === 0) p.isIn = false;
      }
    },
  },
  {
    name: 'antes-count-towards-calls',
    rule: 'POST-5',
    sentence: 'The ante that everybody posts counts towards the call of the big blind.',
    needs: ['ante'],
    dealer: class extends Dealer {
      protected override postAntes(): void {
        const { type, amount } = this.question.table.ante;
        if (type !== 'all') super.postAntes();
        else for (const p of this.players) this.put(p, amount);
      }
    },
  },
];
