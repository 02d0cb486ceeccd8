import { expect, test } from 'vitest';
import { type CaseResult, summarise } from './run-result.ts';

const wrong = (id: string, buttonRules: CaseResult['buttonRules'] = []): CaseResult => ({
  id,
  passed: false,
  reason: 'order',
  actual: 'Hand (2)',
  accepted: false,
  mistakes: ['Button rule'],
  buttonRules,
});

test('wrong orders are counted by the button rules they fit, most first', () => {
  const results = [wrong('TC-1.1', ['dead', 'seat']), wrong('TC-2.1', ['seat']), wrong('TC-3.1')];
  const { mistakes, buttonRules } = summarise([], results);
  expect(mistakes).toEqual([{ mistake: 'Button rule', cases: 3 }]);
  expect(buttonRules).toEqual([
    { rule: 'seat', cases: 2 },
    { rule: 'dead', cases: 1 },
  ]);
});
