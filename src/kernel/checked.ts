import type { Problem } from './finding.ts';
import { fail, ok, type Result } from './result.ts';
import { plainCopy } from './untrusted.ts';

/**
 * A function of the library for values from outside: it gives a problem instead of throwing,
 * whatever is passed. What is passed is copied first, so it cannot change while it is looked at,
 * and a list that claims a billion items ends nothing. Inside the house the bare function is
 * called, which pays nothing for this.
 */
export const checked =
  <A extends readonly unknown[], T>(
    /** What the values are, for the sentence: `the verdict`. */
    what: string,
    rule: string,
    inner: (...args: A) => T,
  ): ((...args: A) => Result<T, readonly Problem[]>) =>
  (...args) => {
    try {
      const copies: unknown[] = [];
      for (const arg of args) {
        const copy = plainCopy(arg);
        if (!copy) return fail([notReadable(what, rule)]);
        copies.push(copy.value);
      }
      return ok(inner(...(copies as unknown as A)));
    } catch {
      return fail([notReadable(what, rule)]);
    }
  };

/** The values are not what the library gives out or its documents describe. */
const notReadable = (what: string, rule: string): Problem => ({
  rule,
  severity: 'error',
  message: `This is not ${what} as the library gives it out, or it was changed since.`,
  path: '',
});
