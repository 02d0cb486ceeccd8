import { expect, test } from 'vitest';
import type { TableView } from '../../team/index.ts';
import { FieldHistory } from './field-counts.tsx';

const table = (changedAt: number, chips: Readonly<Record<string, number>>): TableView =>
  ({
    changedAt,
    seats: Object.entries(chips).map(([name, count]) => ({ name, chips: count })),
  }) as unknown as TableView;

test('what is heard live goes on from what was until now, each change once', () => {
  const history = new FieldHistory({
    players: ['Ann', 'Ben'],
    points: [
      [10, 0, 100, 1, 100],
      [20, 1, 100, 0, 100],
      [30, 0, 150, 1, 50],
    ],
  });
  history.hear([table(40, { Ann: 200, Ben: 0 }), table(35, { Cleo: 100 })]);
  history.hear([table(40, { Ann: 200, Ben: 0 }), table(35, { Cleo: 100 })]);
  // A table Ann has left still has her in its last hand.
  history.hear([table(25, { Ann: 150 })]);
  expect(history.lines).toEqual([
    {
      name: 'Ann',
      points: [
        [10, 100],
        [30, 150],
        [40, 200],
      ],
    },
    {
      name: 'Ben',
      points: [
        [10, 100],
        [30, 50],
        [40, 0],
      ],
    },
    { name: 'Cleo', points: [[35, 100]] },
  ]);
});
