import type { Part } from './part.ts';

/** So many small files are as much work as one part of a large one. */
const MOST_PARTS = 64;

/** Puts small parts together, so that little files do not cost more in messages than in work. */
export async function* tasksOf(
  parts: AsyncIterable<Part>,
  piece: number,
): AsyncGenerator<readonly Part[]> {
  let task: Part[] = [];
  let weight = 0;
  for await (const part of parts) {
    task.push(part);
    weight += part.bytes?.length ?? part.weight;
    if (weight < piece / 2 && task.length < MOST_PARTS) continue;
    yield task;
    task = [];
    weight = 0;
  }
  if (task.length > 0) yield task;
}
