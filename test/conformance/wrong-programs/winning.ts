import { Dealer, type Player, type Pot } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** Hands and winners. */
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
];
