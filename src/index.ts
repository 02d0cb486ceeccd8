/**
 * Sidepot settles no-limit hold'em tournament hands: every pot, every stack, the next hand.
 *
 * @packageDocumentation
 */

export * from './formats/index.ts';
export * from './formats/notation/index.ts';
export type { Edit, Finding, Problem, Severity, Span } from './kernel/finding.ts';
export { type Prng, prng } from './kernel/prng.ts';
export type { Result } from './kernel/result.ts';
export * from './record/index.ts';
export * from './referee/index.ts';
export * from './rules/cards/index.ts';
export * from './rules/index.ts';
export * from './suite/index.ts';
