/** States one after another, of which one is shown: undo and redo are moving in it. */
export interface Timeline<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

export const begin = <T>(present: T): Timeline<T> => ({ past: [], present, future: [] });

/** Something was done: what had been undone before is gone. */
export const moveOn = <T>({ past, present }: Timeline<T>, next: T): Timeline<T> => ({
  past: [...past, present],
  present: next,
  future: [],
});

export function undo<T>(line: Timeline<T>): Timeline<T> {
  const { past, present, future } = line;
  const before = past[past.length - 1];
  if (before === undefined) return line;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<T>(line: Timeline<T>): Timeline<T> {
  const { past, present, future } = line;
  const [after, ...rest] = future;
  if (after === undefined) return line;
  return { past: [...past, present], present: after, future: rest };
}
