export type CheckName = 'order' | 'stacks' | 'number' | 'blinds';

/** One of the four checks, with what it found. */
export interface Check {
  readonly name: CheckName;
  /** `Order is correct`, as the report says it after ✓ or ✗. */
  readonly title: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly actual: string;
  /** What differs and, where it fits, why: whole sentences. */
  readonly details: readonly string[];
}

/** Two next hands held against each other. */
export interface Comparison {
  readonly passed: boolean;
  /** Order, stacks, number, blinds: always all four, in this order. */
  readonly checks: readonly Check[];
  /** Shown, not judged: times, and what the actual text had around the hand. */
  readonly remarks: readonly string[];
}
