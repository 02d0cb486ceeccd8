import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slow files first, so that no core is left waiting for one at the end: those with a browser, which
 * waits a lot, in turn with those that never wait.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const quick = sorted.filter(({ project }) => project.name !== 'apart');
    const waiting = sorted.filter((file) => isApart(file) && hasBrowser(file));
    const busy = sorted.filter((file) => isApart(file) && !hasBrowser(file));
    const rounds = Math.max(waiting.length, busy.length);
    const turns = Array.from({ length: rounds }, (_, i) => [busy[i], waiting[i]]);
    return [...turns.flat().filter((file) => file !== undefined), ...quick];
  }
}

const isApart = ({ project }: TestSpecification): boolean => project.name === 'apart';

const hasBrowser = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/browser/');
