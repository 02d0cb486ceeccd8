import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slow files first, so that no core is left waiting for one at the end: those with a browser, which
 * waits a lot, in turn with those that never wait.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const of = (name: string) => sorted.filter(({ project }) => project.name === name);
    const waiting = of('browser');
    const busy = of('apart');
    const rounds = Math.max(waiting.length, busy.length);
    const turns = Array.from({ length: rounds }, (_, i) => [busy[i], waiting[i]]);
    return [...turns.flat().filter((file) => file !== undefined), ...of('together')];
  }
}
