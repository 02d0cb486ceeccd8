export const VERBS = ['fold', 'check', 'call', 'bet', 'raise', 'all-in'] as const;

export type Verb = (typeof VERBS)[number];

/** A fold and a check put nothing in and are written without an amount. */
export const namesAmount = (verb: Verb): boolean => verb !== 'fold' && verb !== 'check';

/**
 * What a player is said to do. `to` is the street total (never the chips added, never the ante);
 * a call or an all-in may leave it out: it is then worked out.
 */
export interface ClaimedAction {
  readonly verb: Verb;
  readonly to?: number | null;
  /** What the rules forbid but the table did. */
  readonly forced?: boolean;
  /** ACT-9: the player was absent, and this was done for them. */
  readonly away?: boolean;
}
