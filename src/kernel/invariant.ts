/** Thrown when the program itself is wrong; never because of what a user wrote. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

/** The message is a function: building a string that is never read would cost more than the check. */
export function invariant(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Bug(message());
}

/** Ends a switch over a union: the compiler proves that no kind was forgotten. */
export function unreachable(value: never): never {
  throw new Bug(`Unexpected kind: ${JSON.stringify(value)}`);
}
