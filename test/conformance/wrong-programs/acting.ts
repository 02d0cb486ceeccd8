import type { ActionEvent, Turn } from '../../../src/suite/conformance/conformance-case.ts';
import { Dealer, type Player } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Checks, calls and stacks. */
export const ACTING: readonly WrongProgram[] = [
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
];
