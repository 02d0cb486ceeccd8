import type { NextPositions } from '../../../src/suite/conformance/conformance-case.ts';
import { Dealer, type Player, positions } from '../second-engine.ts';
import type { WrongProgram } from './wrong-program.ts';

/** The next hand. */
export const ROTATION: readonly WrongProgram[] = [
  {
    name: 'heads-up-button-on-the-big-blind',
    rule: 'SEAT-2',
    sentence: 'With two players left, the button has the big blind.',
    needs: [],
    dealer: class extends Dealer {
      protected override nextHeadsUp(left: readonly Player[]): NextPositions {
        const big = this.after(this.big);
        return positions(big, left.find((p) => p !== big)!, big);
      }
    },
  },
  {
    name: 'button-to-an-empty-seat',
    rule: 'NEXT-2',
    sentence: 'The button moves one seat on, whether anybody sits there or not.',
    needs: ['moving button'],
    dealer: class extends Dealer {
      protected override nextMoving(): NextPositions {
        const button = this.oneOn(this.button);
        const small = this.after(button);
        return positions(button, small, this.after(small));
      }
    },
  },
  {
    name: 'blinds-to-empty-seats',
    rule: 'NEXT-2',
    sentence: 'The blinds go to the two seats after the button, empty or not.',
    needs: ['moving button'],
    dealer: class extends Dealer {
      protected override nextMoving(): NextPositions {
        const button = this.after(this.button);
        const small = this.oneOn(button);
        return positions(button, small, this.oneOn(small));
      }
    },
  },
  {
    name: 'button-stays',
    rule: 'NEXT-2',
    sentence: 'The button stays where it is.',
    needs: ['moving button'],
    dealer: class extends Dealer {
      protected override nextMoving(): NextPositions {
        const { button } = this;
        const small = this.after(button);
        return positions(button, small, this.after(small));
      }
    },
  },
  {
    name: 'button-by-its-place-in-the-list',
    rule: 'NEXT-2',
    sentence:
      'Busted players are taken out of the list before the button moves on by one place in it.',
    needs: ['moving button'],
    dealer: class extends Dealer {
      protected override nextMoving(): NextPositions {
        const left = this.players.filter(({ stack }) => stack > 0);
        const at = (step: number): Player => left[(this.button.seat + step) % left.length]!;
        return positions(at(1), at(2), at(3));
      }
    },
  },
  {
    name: 'last-two-by-the-button',
    rule: 'NEXT-3',
    sentence:
      'With two players left, the button moves on as before: somebody may be big blind twice.',
    needs: [],
    dealer: class extends Dealer {
      protected override nextHeadsUp(): NextPositions {
        const button = this.after(this.button);
        return positions(button, button, this.after(button));
      }
    },
  },
  {
    name: 'dead-button-moves',
    rule: 'NEXT-4',
    sentence: 'The dead button moves like the moving one.',
    needs: ['dead-button'],
    dealer: class extends Dealer {
      protected override nextDead(): NextPositions {
        return this.nextMoving();
      }
    },
  },
  {
    name: 'dead-button-skips-empty-seats',
    rule: 'NEXT-4',
    sentence: 'The button never stops at an empty seat.',
    needs: ['dead-button'],
    dealer: class extends Dealer {
      protected override nextDead(): NextPositions {
        const button = this.small.stack > 0 ? this.small : this.after(this.small);
        return positions(button, this.big, this.after(this.big));
      }
    },
  },
  {
    name: 'dead-small-blind-moves-on',
    rule: 'NEXT-4',
    sentence: 'A small blind whose seat is empty goes to the next player.',
    needs: ['dead-button'],
    dealer: class extends Dealer {
      protected override nextDead(): NextPositions {
        const small = this.big.stack > 0 ? this.big : this.after(this.big);
        return positions(this.small, small, this.after(small));
      }
    },
  },
  {
    name: 'dead-button-stays',
    rule: 'NEXT-4',
    sentence: 'The dead button and the blinds stay where they are.',
    needs: ['dead-button'],
    dealer: class extends Dealer {
      protected override nextDead(): NextPositions {
        return positions(this.button, this.small, this.big);
      }
    },
  },
  {
    name: 'seat-button-stays',
    rule: 'NEXT-5',
    sentence: 'Labels stay where they are though they should move one seat on.',
    needs: ['seat-button'],
    dealer: class extends Dealer {
      protected override nextBySeat(): NextPositions {
        return positions(this.button, this.small, this.big);
      }
    },
  },
  {
    name: 'seat-button-skips-empty-seats',
    rule: 'NEXT-5',
    sentence: 'Labels pass over empty seats though they should move seat by seat.',
    needs: ['seat-button'],
    dealer: class extends Dealer {
      protected override nextBySeat(): NextPositions {
        return this.nextMoving();
      }
    },
  },
  {
    name: 'next-hand-for-one',
    rule: 'NEXT-6',
    sentence: 'With one player left there is a next hand.',
    needs: [],
    dealer: class extends Dealer {
      protected override next(): NextPositions | null {
        return super.next() ?? this.nextMoving();
      }
    },
  },
];
