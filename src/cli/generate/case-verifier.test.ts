import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { type Case, plainCase, playCases, type UnverifiedCase } from '../../suite/index.ts';
import type { Io } from '../io.ts';
import type { CaseReply, CaseTask } from './case-thread.ts';
import { CaseVerifier } from './case-verifier.ts';

const options = { seed: 1, count: 2, profile: 'classic' } as const;
const cases: Verifiable[] = [];
playCases(options, (played) => {
  cases.push({ plain: plainCase(played, options).one, one: played.one });
  return null;
});
const [first, second] = cases as [Verifiable, Verifiable];

interface Verifiable {
  readonly plain: UnverifiedCase;
  readonly one: Case;
}

/** A second thread that answers what it is told to. */
class FakeWorker extends EventEmitter {
  readonly told: CaseTask[] = [];
  readonly #answer: (task: CaseTask) => CaseReply | null;

  constructor(answer: (task: CaseTask) => CaseReply | null = () => null) {
    super();
    this.#answer = answer;
  }

  postMessage(task: CaseTask): void {
    this.told.push(task);
    const reply = this.#answer(task);
    if (reply) queueMicrotask(() => this.emit('message', reply));
  }

  ref(): void {}

  async terminate(): Promise<void> {}
}

const verifierWith = (worker: FakeWorker | null): CaseVerifier =>
  new CaseVerifier({ seed: 1 }, { suiteThread: () => worker as Worker | null } as Io);

const NOTHING: CaseReply = { kind: 'lines', lines: { ok: true, value: [] } };

describe('cases are calculated a second time', () => {
  test('in the order in which they came', async () => {
    const verifier = verifierWith(null);
    for (const { plain, one } of [first, second]) verifier.add(plain, one, JSON.stringify(one));
    const lines = await verifier.lines();
    expect(lines.ok && lines.value.map(({ place, id }) => [place, id])).toEqual([
      [0, first.plain.question.id],
      [1, second.plain.question.id],
    ]);
    expect([...verifier.ownFiles('out')]).toHaveLength(2);
  });

  test.each<[string, (right: Verifiable) => Verifiable]>([
    ['the text', ({ plain, one }) => ({ plain, one: { ...one, hand: '' } })],
    [
      'the JSON',
      ({ plain, one }) => ({ plain: { ...plain, expect: { ...plain.expect, next: null } }, one }),
    ],
  ])('%s of a case that is wrong is a fault, and nothing is there to write', async (_, broken) => {
    const verifier = verifierWith(null);
    const { plain, one } = broken(first);
    verifier.add(plain, one, JSON.stringify(one));
    const lines = await verifier.lines();
    expect(lines.ok ? null : lines.error.kind).toBe('disagreement');
  });

  test('a case is handed over as JSON, with the line it has already', async () => {
    const worker = new FakeWorker((task) => (task.kind === 'lines' ? NOTHING : null));
    const verifier = verifierWith(worker);
    verifier.add(first.plain, first.one, JSON.stringify(first.one));
    verifier.add(second.plain);
    await verifier.lines();
    const handed = worker.told.flatMap((task) =>
      task.kind === 'add' ? [JSON.parse(task.json)] : [],
    );
    expect(handed).toEqual([
      { place: 0, plain: JSON.parse(JSON.stringify(first.plain)), one: first.one },
      { place: 1, plain: JSON.parse(JSON.stringify(second.plain)), one: null },
    ]);
  });
});

describe('a second thread that ends too early', () => {
  test.each<[string, (worker: FakeWorker) => void, string]>([
    ['with an error', (worker) => worker.emit('error', new Error('out of paper')), 'out of paper'],
    ['without a word', (worker) => worker.emit('exit', 1), 'the second thread has ended'],
  ])('%s is told to whoever asks it, before or after', async (_, end, words) => {
    const worker = new FakeWorker();
    const verifier = verifierWith(worker);
    const asked = verifier.lines();
    end(worker);
    await expect(asked).rejects.toThrow(words);
    await expect(verifier.writeOthers('out')).rejects.toThrow(words);
  });

  test('does not hide a fault that this one has found', async () => {
    const worker = new FakeWorker();
    const verifier = verifierWith(worker);
    verifier.add(first.plain, { ...first.one, hand: '' }, '{}');
    worker.emit('error', new Error('out of paper'));
    const lines = await verifier.lines();
    expect(lines.ok ? null : lines.error.kind).toBe('disagreement');
  });

  test('what it cannot write has the reason of the system', async () => {
    const reply: CaseReply = { kind: 'not written', message: 'no', code: 'EACCES' };
    const verifier = verifierWith(new FakeWorker(() => reply));
    await expect(verifier.writeOthers('out')).rejects.toMatchObject({ code: 'EACCES' });
  });
});
