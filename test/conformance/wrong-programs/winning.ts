import { Dealer, type Part, type Player, type Pot } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Hands, winners, odd chips and two boards. */
export const WINNING: readonly WrongProgram[] = [
  {
    name: 'kickers-ignored',
    rule: 'WIN-1',
    sentence: 'Kickers never break a tie, and all high-card hands are equal.',
    needs: ['shown cards'],
    dealer: class extends Dealer {
      protected override score(category: number, made: readonly number[]): number {
        return super.score(category, made);
      }
    },
  },
  {
    name: 'no-straight-to-the-five',
    rule: 'WIN-1',
    sentence: 'A 2 3 4 5 is not a straight.',
    needs: ['shown cards'],
    dealer: class extends Dealer {
      protected override straightTop(ranks: readonly number[]): number {
        const top = super.straightTop(ranks);
        return top === 5 ? 0 : top;
      }
    },
  },
  {
    name: 'straight-beats-flush',
    rule: 'WIN-1',
    sentence: 'A straight beats a flush.',
    needs: ['shown cards'],
    dealer: class extends Dealer {
      protected override score(
        category: number,
        made: readonly number[],
        kickers?: readonly number[],
      ): number {
        return super.score(category === 4 ? 5 : category === 5 ? 4 : category, made, kickers);
      }
    },
  },
  {
    name: 'both-hole-cards-play',
    rule: 'WIN-1',
    sentence: 'Both hole cards have to play, as in Omaha.',
    needs: ['shown cards'],
    dealer: class extends Dealer {
      protected override strength(hole: readonly string[], board: readonly string[]): number {
        const threes = board.flatMap((_, i) =>
          board.slice(i + 1).map((__, j) => board.filter((___, k) => k !== i && k !== i + 1 + j)),
        );
        return Math.max(...threes.map((three) => super.strength(hole, three)));
      }
    },
  },
  {
    name: 'ties-not-split',
    rule: 'WIN-1',
    sentence: 'Of several best hands only the first is paid.',
    needs: [],
    dealer: class extends Dealer {
      protected override winners(pot: Pot, k: number, board: 0 | 1): Player[] {
        return super.winners(pot, k, board).slice(0, 1);
      }
    },
  },
  {
    name: 'best-hand-takes-every-pot',
    rule: 'WIN-1',
    sentence: 'The best hand takes the side pots too, eligible or not.',
    needs: ['shown cards', 'side-pots'],
    dealer: class extends Dealer {
      protected override winners(pot: Pot, k: number, board: 0 | 1): Player[] {
        const everybody = this.question.declared ? pot.eligible : this.inPlay();
        return super.winners({ ...pot, eligible: everybody }, k, board);
      }
    },
  },
  {
    name: 'declared-winners-ignored',
    rule: 'WIN-2',
    sentence: 'Declared winners do not count: the first eligible player is paid.',
    needs: ['declared'],
    dealer: class extends Dealer {
      protected override winners(pot: Pot, k: number, board: 0 | 1): Player[] {
        return this.question.declared ? pot.eligible.slice(0, 1) : super.winners(pot, k, board);
      }
    },
  },
  {
    name: 'main-pot-winners-take-all',
    rule: 'WIN-2',
    sentence: 'Whoever is declared for the main pot takes every pot.',
    needs: ['declared', 'side-pots'],
    dealer: class extends Dealer {
      /** By board. */
      readonly #main: Player[][] = [];
      protected override winners(pot: Pot, k: number, board: 0 | 1): Player[] {
        const winners = super.winners(pot, k, board);
        if (!this.question.declared) return winners;
        if (k === 0) this.#main[board] = winners;
        return this.#main[board]!;
      }
    },
  },
  {
    name: 'unknown-cards-dropped',
    rule: 'WIN-4',
    sentence: 'Players whose cards are unknown are dropped from every pot.',
    needs: ['declared', 'some cards unknown'],
    dealer: class extends Dealer {
      protected override pots(): Pot[] {
        const knows = ({ name }: Player): boolean => this.question.hole[name] !== undefined;
        return super.pots().map(({ amount, eligible }) => {
          const known = eligible.filter(knows);
          return { amount, eligible: known.length > 0 ? known : eligible };
        });
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
    name: 'suits-break-ties',
    rule: 'WIN-1',
    sentence: 'Equal hands are not split: the suit of the first hole card decides.',
    needs: ['shown cards'],
    dealer: class extends Dealer {
      protected override best(players: readonly Player[], board: readonly string[]): Player[] {
        const suitOf = ({ name }: Player): number =>
          'cdhs'.indexOf(this.question.hole[name]![0]![1]!);
        return super
          .best(players, board)
          .toSorted((a, b) => suitOf(b) - suitOf(a))
          .slice(0, 1);
      }
    },
  },
  {
    name: 'one-kicker',
    rule: 'WIN-1',
    sentence: 'Only the first kicker counts.',
    needs: ['shown cards'],
    dealer: class extends Dealer {
      protected override score(
        category: number,
        made: readonly number[],
        kickers: readonly number[] = [],
      ): number {
        return super.score(category, made, kickers.slice(0, 1));
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
