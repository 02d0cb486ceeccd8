import { expect, test } from 'vitest';
import { checkText, verdictJson } from '../../referee/index.ts';
import type { Case, Suite } from '../../suite/case.ts';
import type { StoredText } from '../ui/browser-storage.ts';
import { exportResults } from './progress.tsx';
import { acceptAnswer, createStore, resetProgress, tryAnswer, wantOnly } from './store.ts';

const HAND = `Hand (5)
started_at: 00:02:30 ended_at: 00:05:00
SB 50 BB 100
Stack Setup:
Alice SB 500
Bob BB 1000

Preflop Base:
1. Alice (SB): Fold
`;

const RIGHT = 'Hand (6)\nSB 50 BB 100\nStack Setup:\nBob SB 1050\nAlice BB 450';
const WRONG = RIGHT.replace('1050', '1049');

const one = (id: string): Case => ({
  id,
  title: `Case ${id}`,
  players: 2,
  stackSize: 'thousands',
  complexity: 'simple',
  category: 'folds',
  hand: HAND,
  expected: verdictJson(checkText(HAND).hands[0]!),
  notes: [],
});

const suite: Suite = { version: 2, seed: 1, cases: ['TC-1.1', 'TC-2.1', 'TC-3.1'].map(one) };

/** A browser's store in memory; `isFull` refuses to write. */
function memory(isFull = false): StoredText & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    read: (name) => entries.get(name) ?? null,
    write(name, text) {
      if (text === null) entries.delete(name);
      else if (!isFull) entries.set(name, text);
      return !isFull;
    },
    watch: () => () => undefined,
  };
}

const storeOn = (kept: StoredText, data = {}) => createStore({ suite, key: 'k', ...data }, kept);

test('an answer is kept by its case and found again', () => {
  const kept = memory();
  tryAnswer(storeOn(kept).cases[1]!, RIGHT);
  expect([...kept.entries.keys()]).toEqual(['k.TC-2.1']);
  const { counts, cases } = storeOn(kept);
  expect(cases[1]!.attempt.value.text).toBe(RIGHT);
  expect(counts.value).toEqual({ untried: 2, passed: 1, failed: 0, accepted: 0 });
});

test('an answer taken back leaves nothing behind', () => {
  const kept = memory();
  const [first] = storeOn(kept).cases;
  tryAnswer(first!, RIGHT);
  tryAnswer(first!, '');
  expect(kept.entries.size).toBe(0);
});

test.each(['', '{', 'null', '7', '{"text":1}'])('a kept %j is as good as nothing', (text) => {
  const kept = memory();
  kept.entries.set('k.TC-1.1', text);
  expect(storeOn(kept).counts.value.untried).toBe(3);
});

test('a full store is noticed and the answer still counts', () => {
  const store = storeOn(memory(true));
  expect(store.isKept.value).toBe(true);
  tryAnswer(store.cases[0]!, RIGHT);
  expect(store.isKept.value).toBe(false);
  expect(store.counts.value.passed).toBe(1);
});

test('accepted is neither passed nor failed, and only for the accepted answer', () => {
  const [state] = storeOn(memory()).cases;
  tryAnswer(state!, WRONG);
  expect(state!.status.value).toBe('failed');
  acceptAnswer(state!);
  expect(state!.status.value).toBe('accepted');
  tryAnswer(state!, RIGHT);
  expect(state!.status.value).toBe('passed');
  tryAnswer(state!, WRONG.replace('1049', '1048'));
  expect(state!.status.value).toBe('failed');
});

test('a run counts as tried; its failure goes when somebody types', () => {
  const store = storeOn(memory(), {
    run: {
      app: 'x',
      results: [
        { id: 'TC-1.1', passed: false, reason: 'It crashed.', actual: RIGHT, accepted: false },
        { id: 'TC-2.1', passed: false, reason: 'Stacks differ.', actual: WRONG, accepted: true },
      ],
    },
    accepted: { 'TC-2.1': { nextHand: WRONG } },
  });
  expect(store.cases.map(({ status }) => status.value)).toEqual(['failed', 'accepted', 'untried']);
  tryAnswer(store.cases[0]!, RIGHT);
  expect(store.cases[0]!.status.value).toBe('passed');
  expect(store.changed.value).toEqual([store.cases[0]]);
  resetProgress(store);
  expect(store.notice.value!.text).toBe('Results of 1 case cleared.');
  expect(store.cases[0]!.status.value).toBe('failed');
  store.notice.value!.undo!();
  expect(store.cases[0]!.status.value).toBe('passed');
});

test('the case at hand stays when its status changes, and goes when the filters do', () => {
  const store = storeOn(memory());
  const shown = () => store.wanted.value.map((state) => state.case.id);
  wantOnly(store, { status: 'untried' });
  store.current.value = 'TC-1.1';
  tryAnswer(store.cases[0]!, RIGHT);
  expect(shown()).toEqual(['TC-1.1', 'TC-2.1', 'TC-3.1']);
  wantOnly(store, { query: 'alice' });
  expect(shown()).toEqual(['TC-2.1', 'TC-3.1']);
  wantOnly(store, { query: ' FOLDS  tc-3 ', status: '' });
  expect(shown()).toEqual(['TC-3.1']);
});

test('the export names what failed and holds the accepted outputs as their own file does', () => {
  const store = storeOn(memory());
  tryAnswer(store.cases[0]!, WRONG);
  acceptAnswer(store.cases[0]!);
  tryAnswer(store.cases[1]!, WRONG.replace('(6)', '(7)'));
  const { results, accepted } = exportResults(store, 'now');
  expect(results.map(({ id, status, failed }) => [id, status, failed])).toEqual([
    ['TC-1.1', 'accepted', ['stacks']],
    ['TC-2.1', 'failed', ['stacks', 'number']],
  ]);
  expect(accepted).toEqual({ 'TC-1.1': { nextHand: WRONG } });
});
