import { Dealer } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Antes and blinds. */
export const POSTING: readonly WrongProgram[] = [
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
    name: 'ante-makes-levels',
    rule: 'POST-2',
    sentence: 'The big blind’s ante counts as matched chips when pots are made.',
    needs: ['bb-ante'],
    dealer: class extends Dealer {
      protected override returnUncalled(): void {
        this.big.total += this.dead;
        this.dead = 0;
        super.returnUncalled();
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
