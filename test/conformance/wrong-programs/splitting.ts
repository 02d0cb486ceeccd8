import { Dealer, type Part, type Player, type Pot } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Odd chips and two boards. */
export const SPLITTING: readonly WrongProgram[] = [
  {
    name: 'shares-with-fractions',
    rule: 'CHIP-1',
    sentence: 'A pot is split into fractions of a chip.',
    needs: [],
    dealer: class extends Dealer {
      protected override split(amount: number, winners: readonly Player[]): void {
        for (const p of winners) p.won += amount / winners.length;
      }
    },
  },
  {
    name: 'odd-chips-by-list',
    rule: 'ODD-1',
    sentence: 'Odd chips go by the order of the list, not from the button’s left.',
    needs: [],
    dealer: class extends Dealer {
      protected override inOddChipOrder(winners: readonly Player[]): Player[] {
        return winners.toSorted((a, b) => a.seat - b.seat);
      }
    },
  },
  {
    name: 'odd-chips-from-the-last-seat',
    rule: 'ODD-1',
    sentence: 'Odd chips go round the wrong way.',
    needs: [],
    dealer: class extends Dealer {
      protected override inOddChipOrder(winners: readonly Player[]): Player[] {
        return super.inOddChipOrder(winners).reverse();
      }
    },
  },
  {
    name: 'odd-chips-to-one-winner',
    rule: 'ODD-1',
    sentence: 'All odd chips of a pot go to its first winner.',
    needs: [],
    dealer: class extends Dealer {
      protected override split(amount: number, winners: readonly Player[]): void {
        const unit = this.question.table.oddChip;
        const share = Math.floor(amount / unit / winners.length) * unit;
        for (const p of winners) p.won += share;
        this.inOddChipOrder(winners)[0]!.won += amount - share * winners.length;
      }
    },
  },
  {
    name: 'pots-split-together',
    rule: 'ODD-1',
    sentence: 'Pots with the same winners are added up before they are split.',
    needs: ['side-pots'],
    dealer: class extends Dealer {
      readonly #split = new Map<string, Part>();
      protected override split(amount: number, winners: readonly Player[]): void {
        const key = winners.map(({ seat }) => seat).join(' ');
        const before = this.#split.get(key)?.amount ?? 0;
        if (before > 0) for (const p of winners) p.won -= this.#shareOf(p, before, winners);
        for (const p of winners) p.won += this.#shareOf(p, before + amount, winners);
        this.#split.set(key, { amount: before + amount, winners });
      }
      #shareOf(p: Player, amount: number, winners: readonly Player[]): number {
        const copies = winners.map((winner) => ({ ...winner, won: 0 }));
        super.split(amount, copies);
        return copies.find(({ seat }) => seat === p.seat)!.won;
      }
    },
  },
  {
    name: 'remainder-to-the-last-winner',
    rule: 'ODD-1',
    sentence: 'What is smaller than the odd chip goes to the last winner.',
    needs: ['odd-chip'],
    dealer: class extends Dealer {
      protected override split(amount: number, winners: readonly Player[]): void {
        const rest = amount % this.question.table.oddChip;
        super.split(amount - rest, winners);
        this.inOddChipOrder(winners).at(-1)!.won += rest;
      }
    },
  },
  {
    name: 'odd-chip-always-one',
    rule: 'ODD-1',
    sentence: 'Pots are split to the single chip, whatever the smallest chip in play is.',
    needs: ['odd-chip'],
    dealer: class extends Dealer {
      protected override split(amount: number, winners: readonly Player[]): void {
        const share = Math.floor(amount / winners.length);
        const odd = amount - share * winners.length;
        this.inOddChipOrder(winners).forEach((p, i) => {
          p.won += share + (i < odd ? 1 : 0);
        });
      }
      protected override secondPart(amount: number): number {
        return Math.floor(amount / 2);
      }
    },
  },
  {
    name: 'shares-rounded',
    rule: 'ODD-1',
    sentence: 'Every share is rounded: chips are made or lost.',
    needs: [],
    dealer: class extends Dealer {
      protected override split(amount: number, winners: readonly Player[]): void {
        for (const p of winners) p.won += Math.round(amount / winners.length);
      }
    },
  },
  {
    name: 'odd-chips-from-the-button',
    rule: 'ODD-1',
    sentence: 'Odd chips start with the button, not left of it.',
    needs: [],
    dealer: class extends Dealer {
      protected override inOddChipOrder(winners: readonly Player[]): Player[] {
        const isLeft = (p: Player): boolean => p.seat >= this.button.seat;
        return [...winners.filter(isLeft), ...winners.filter((p) => !isLeft(p))];
      }
    },
  },
  {
    name: 'second-board-ignored',
    rule: 'RUN-1',
    sentence: 'The first board takes everything.',
    needs: ['run-twice'],
    dealer: class extends Dealer {
      protected override isRunTwice(): boolean {
        return false;
      }
    },
  },
  {
    name: 'second-board-takes-the-rest',
    rule: 'RUN-1',
    sentence: 'What cannot be halved goes to the second board.',
    needs: ['run-twice'],
    dealer: class extends Dealer {
      protected override secondPart(amount: number): number {
        return amount - super.secondPart(amount);
      }
    },
  },
  {
    name: 'boards-halve-single-chips',
    rule: 'RUN-1',
    sentence: 'Pots are halved between the boards to the single chip.',
    needs: ['run-twice', 'odd-chip'],
    dealer: class extends Dealer {
      protected override secondPart(amount: number): number {
        return Math.floor(amount / 2);
      }
    },
  },
  {
    name: 'second-board-for-the-main-pot-only',
    rule: 'RUN-1',
    sentence: 'The second board is paid out of the main pot only.',
    needs: ['run-twice', 'side-pots'],
    dealer: class extends Dealer {
      protected override parts(pot: Pot, k: number): Part[] {
        return k === 0
          ? super.parts(pot, k)
          : [{ amount: pot.amount, winners: this.winners(pot, k, 0) }];
      }
    },
  },
];
