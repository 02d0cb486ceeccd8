import { readCard } from '../../src/rules/cards/index.ts';
import {
  apply,
  dealStreet,
  type Hand,
  legalActions,
  nextStreet,
  openHand,
} from '../../src/rules/public.ts';

/** Values as a program without types sends them. */
// biome-ignore lint/suspicious/noExplicitAny: that is what is tested
export type Sent = any;

export const seat = (name: string, label: string | null, stack: number) => ({ name, label, stack });

export const RING = {
  seats: [seat('Ann', 'Dealer', 1000), seat('Bob', 'SB', 2000), seat('Cy', 'BB', 3000)],
  sb: 50,
  bb: 100,
};

export const given = <T>(result: { ok: true; value: T } | { ok: false; error: Sent }): T => {
  if (!result.ok) throw new Error(result.error[0]?.message);
  return result.value;
};

export const problemsOf = (result: Sent): readonly string[] =>
  result.ok ? [] : result.error.map((one: Sent) => `${one.rule} ${one.path}: ${one.message}`);

export const opened = (setup: Sent = RING): Hand => given(openHand(setup));

export const cards = (text: string) => text.split(' ').map((word) => readCard(word)!);

/** Everybody calls and the street is dealt, checked round, and so on to the street named. */
export function playedTo(street: 'flop' | 'turn' | 'river', setup: Sent = RING): Hand {
  let hand = opened(setup);
  const dealt = { flop: 'Ah Kh Qh', turn: '9d', river: '2c' };
  for (;;) {
    const offered = legalActions(hand);
    if (offered) hand = given(apply(hand, { verb: offered.check ? 'check' : 'call' }));
    else {
      const next = nextStreet(hand) as 'flop' | 'turn' | 'river';
      hand = given(dealStreet(hand, cards(dealt[next])));
      if (next === street) return hand;
    }
  }
}
