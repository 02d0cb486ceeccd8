import type { Turn } from '../../../src/suite/conformance/conformance-case.ts';
import { Dealer, type Player } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Bets and raises: how small, and who may. */
export const RAISING: readonly WrongProgram[] = [
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
];
