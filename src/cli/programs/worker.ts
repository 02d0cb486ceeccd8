import type { Ended } from '../../suite/run/ended.ts';

/** Something that gives hands to a program, one at a time. */
export interface Worker {
  ask(id: string, hand: string): Promise<Ended>;
  /** Ends whatever is still running. */
  close(): void;
}
