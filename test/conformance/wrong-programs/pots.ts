import { Dealer, type Player, type Pot } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Uncalled chips and pots. */
export const POTS: readonly WrongProgram[] = [
  {
    name: 'uncalled-to-the-winner',
    rule: 'RET-1',
    sentence: 'Chips that nobody called stay in the last pot.',
    needs: [],
    dealer: class extends Dealer {
      #kept = 0;
      protected override giveBack(p: Player, chips: number): void {
        this.#kept = chips;
        p.total -= chips;
      }
      protected override pots(): Pot[] {
        const pots = super.pots();
        pots[pots.length - 1]!.amount += this.#kept;
        return pots;
      }
    },
  },
  {
    name: 'uncalled-over-live-players-only',
    rule: 'RET-1',
    sentence: 'What a folded player had called is given back too.',
    needs: [],
    dealer: class extends Dealer {
      protected override returnUncalled(): void {
        const [first, second] = this.inPlay().toSorted((a, b) => b.total - a.total);
        if (!second) super.returnUncalled();
        else this.giveBack(first!, first!.total - second.total);
      }
    },
  },
  {
    name: 'uncalled-lost',
    rule: 'RET-1',
    sentence: 'Chips that nobody called are in no pot, and go back to nobody.',
    needs: [],
    dealer: class extends Dealer {
      protected override giveBack(p: Player, chips: number): void {
        p.total -= chips;
      }
    },
  },
  {
    name: 'uncalled-returned-twice',
    rule: 'RET-1',
    sentence: 'Chips that nobody called go back, and stay in the last pot too.',
    needs: [],
    dealer: class extends Dealer {
      protected override giveBack(p: Player, chips: number): void {
        const before = p.total;
        super.giveBack(p, chips);
        p.total = before;
      }
    },
  },
  {
    name: 'one-pot',
    rule: 'POT-1',
    sentence: 'There are no side pots: everything is one pot, and everybody in is eligible.',
    needs: ['side-pots'],
    dealer: class extends Dealer {
      protected override level(): number {
        return Infinity;
      }
    },
  },
  {
    name: 'one-side-pot',
    rule: 'POT-1',
    sentence: 'All side pots are one.',
    needs: ['side-pots'],
    dealer: class extends Dealer {
      #layers = 0;
      protected override level(eligible: readonly Player[], piles: Piles): number {
        return this.#layers++ === 0 ? super.level(eligible, piles) : Infinity;
      }
    },
  },
  {
    name: 'folded-chips-to-main-pot',
    rule: 'POT-1',
    sentence: 'All that folded players paid goes to the main pot.',
    needs: ['side-pots'],
    dealer: class extends Dealer {
      protected override pots(): Pot[] {
        for (const p of this.players) {
          if (p.isIn) continue;
          this.dead += p.total;
          p.total = 0;
        }
        return super.pots();
      }
    },
  },
  {
    name: 'folded-chips-lost',
    rule: 'POT-1',
    sentence: 'What folded players paid is in no pot.',
    needs: [],
    dealer: class extends Dealer {
      protected override pots(): Pot[] {
        for (const p of this.players) if (!p.isIn) p.total = 0;
        return super.pots();
      }
    },
  },
  {
    name: 'everybody-eligible',
    rule: 'POT-2',
    sentence: 'Everybody who is in is eligible for every side pot.',
    needs: ['side-pots'],
    dealer: class extends Dealer {
      protected override pots(): Pot[] {
        return super.pots().map(({ amount }) => ({ amount, eligible: this.inPlay() }));
      }
    },
  },
  {
    name: 'folded-eligible',
    rule: 'POT-2',
    sentence: 'Folded players stay eligible for the pots they paid into.',
    needs: [],
    dealer: class extends Dealer {
      protected override contenders(): Player[] {
        const isFoldOut = this.inPlay().length === 1;
        return isFoldOut ? this.inPlay() : this.players.filter((p) => p.isIn || p.total > 0);
      }
    },
  },
  {
    name: 'all-in-players-dropped',
    rule: 'POT-2',
    sentence: 'Whoever was all-in before the last street is eligible for nothing.',
    needs: [],
    dealer: class extends Dealer {
      readonly #playing: Player[] = [];
      protected override open(street: string, cards?: readonly string[]): boolean {
        const isOpen = super.open(street, cards);
        const playing = this.inPlay().filter(({ stack }) => stack > 0);
        if (playing.length > 1) this.#playing.splice(0, Infinity, ...playing);
        return isOpen;
      }
      protected override contenders(): Player[] {
        const playing = this.inPlay().filter((p) => this.#playing.includes(p));
        return playing.length > 0 ? playing : this.inPlay();
      }
    },
  },
  {
    name: 'ante-to-the-last-pot',
    rule: 'POT-3',
    sentence: 'The ante goes to the last pot instead of the first.',
    needs: ['bb-ante', 'side-pots'],
    dealer: class extends Dealer {
      protected override pots(): Pot[] {
        const ante = this.dead;
        this.dead = 0;
        const pots = super.pots();
        if (pots.length === 0) return [{ amount: ante, eligible: this.inPlay() }];
        pots[pots.length - 1]!.amount += ante;
        return pots;
      }
    },
  },
  {
    name: 'ante-lost',
    rule: 'POT-3',
    sentence: 'The ante is in no pot.',
    needs: ['bb-ante'],
    dealer: class extends Dealer {
      protected override pots(): Pot[] {
        this.dead = 0;
        return super.pots();
      }
    },
  },
  {
    name: 'ante-alone-wins-nothing',
    rule: 'POT-3',
    sentence: 'Whoever is in with an ante only is eligible for nothing.',
    needs: ['bb-ante', 'short-blind', 'ante first'],
    dealer: class extends Dealer {
      protected override contenders(): Player[] {
        const matched = this.inPlay().filter(({ total }) => total > 0);
        return matched.length > 0 ? matched : this.inPlay();
      }
    },
  },
  {
    name: 'ante-in-every-pot',
    rule: 'POT-3',
    sentence: 'The ante is in the main pot and in every side pot again.',
    needs: ['bb-ante', 'side-pots'],
    dealer: class extends Dealer {
      protected override pots(): Pot[] {
        const pots = super.pots();
        for (const pot of pots.slice(1)) pot.amount += this.dead;
        return pots;
      }
    },
  },
  {
    name: 'folded-players-make-levels',
    rule: 'POT-4',
    sentence: 'A folded player’s total makes a pot of its own.',
    needs: [],
    dealer: class extends Dealer {
      protected override level(eligible: readonly Player[], piles: Piles): number {
        if (this.inPlay().length === 1) return super.level(eligible, piles);
        const folded = [...piles]
          .filter(([p, pile]) => !p.isIn && pile > 0)
          .map(([, pile]) => pile);
        return Math.min(super.level(eligible, piles), ...folded);
      }
    },
  },
  {
    name: 'pots-of-every-street',
    rule: 'POT-4',
    sentence: 'Every street makes pots of its own, also for the same players.',
    needs: [],
    dealer: class extends Dealer {
      readonly #before: Map<Player, number>[] = [];
      protected override open(street: string, cards?: readonly string[]): boolean {
        if (street !== 'preflop') this.#before.push(new Map(this.players.map((p) => [p, p.total])));
        return super.open(street, cards);
      }
      protected override pots(): Pot[] {
        const whole = this.players.map((p) => ({ p, total: p.total }));
        const pots: Pot[] = [];
        const ends = [...this.#before, new Map(whole.map(({ p, total }) => [p, total]))];
        ends.forEach((end, i) => {
          for (const { p, total } of whole) {
            const upTo = Math.min(total, end.get(p)!);
            p.total = upTo - Math.min(total, ends[i - 1]?.get(p) ?? 0);
          }
          pots.push(...super.pots());
          this.dead = 0;
        });
        return pots;
      }
    },
  },
  {
    name: 'folded-chips-above-lost',
    rule: 'POT-5',
    sentence: 'What a folded player paid above the second highest total still in is in no pot.',
    needs: [],
    dealer: class extends Dealer {
      protected override pots(): Pot[] {
        const [, second] = this.inPlay().toSorted((a, b) => b.total - a.total);
        for (const p of this.players) {
          if (!p.isIn) p.total = Math.min(p.total, second?.total ?? Infinity);
        }
        return super.pots();
      }
    },
  },
  {
    name: 'fold-out-in-layers',
    rule: 'POT-5',
    sentence: 'When everybody else has folded, their totals still make several pots.',
    needs: [],
    dealer: class extends Dealer {
      protected override level(eligible: readonly Player[], piles: Piles): number {
        if (this.inPlay().length > 1) return super.level(eligible, piles);
        return Math.min(...[...piles.values()].filter((pile) => pile > 0));
      }
    },
  },
  {
    name: 'percentages-rounded-alone',
    rule: 'POT-7',
    sentence: 'Every percentage is rounded alone: together they are 99.9 or 100.1.',
    needs: ['side-pots'],
    dealer: class extends Dealer {
      protected override percentages(amounts: readonly number[]): number[] {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        return amounts.map((amount) => Number(((100 * amount) / total).toFixed(1)));
      }
    },
  },
];

type Piles = ReadonlyMap<Player, number>;
