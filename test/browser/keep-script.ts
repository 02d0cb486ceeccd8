import { pick, prng } from '../../src/kernel/prng.ts';
import { nextText, Recorder, type Session } from '../../src/web/recorder/store.ts';

/** One thing somebody does, as the recorder takes it. */
export type Deed =
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'next'; readonly text: string };

/** A session played at random by the rules: every deed, and the hands after it. */
export function randomSession(
  seed: number,
  deeds: number,
  start: string,
): { readonly deeds: readonly Deed[]; readonly hands: readonly (readonly string[])[] } {
  const chance = prng(seed);
  const session: Session = { id: 'script', name: 'Script', hands: [start], at: 0 };
  const recorder = new Recorder(session);
  const done: Deed[] = [];
  const hands: (readonly string[])[] = [];
  while (done.length < deeds) {
    const before = recorder.session.value;
    const kind = step(recorder, chance, start);
    if (recorder.session.value === before) throw new Error('nothing was done');
    done.push({ kind, text: recorder.text.value });
    hands.push(recorder.session.value.hands);
  }
  return { deeds: done, hands };
}

function step(recorder: Recorder, chance: ReturnType<typeof prng>, start: string): Deed['kind'] {
  const { stage, legal, verdict } = recorder.scene.value;
  if (stage === 'betting' && legal) {
    const { check, call, bet, raise, allIn } = legal;
    const range = bet ?? raise;
    recorder.act(
      pick(chance, [
        ...(check ? [{ verb: 'check' } as const] : [{ verb: 'fold' } as const]),
        ...(call ? [{ verb: 'call' } as const] : []),
        ...(range ? [{ verb: bet ? 'bet' : 'raise', to: range.min } as const] : []),
        ...(allIn ? [{ verb: 'all-in' } as const] : []),
      ]),
    );
    return 'write';
  }
  if (stage === 'showdown') {
    const names = verdict!.settlement!.pots[0]!.eligible.map(
      (seat) => verdict!.settlement!.players[seat]!.name,
    );
    recorder.tell({ kind: 'ranking', tiers: names.map((name) => [name]) });
    return 'write';
  }
  recorder.next(nextText(recorder.scene.value) ?? start);
  return 'next';
}
