import { events, type Hand, type PostEvent } from '../../../rules/index.ts';

/** What a player posted, in the order he did. */
export const postsOf = (hand: Hand, seat: number): readonly PostEvent[] =>
  events(hand).filter((event): event is PostEvent => event.kind === 'post' && event.seat === seat);
