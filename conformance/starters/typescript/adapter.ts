// A Sidepot suite adapter that skips everything. Write your engine's name below, fill in `answer`,
// and leave out of an answer whatever your engine does not say: that is not judged.
//
//   node adapter.ts                                    (Node 22.18 or newer; before that: npx tsx)
//   npx sidepot suite run --profile classic --app "node adapter.ts"
import { createInterface } from 'node:readline';

interface Question {
  readonly id: string;
  readonly table: {
    /** Clockwise. A stack of 0 is an empty seat. */
    readonly seats: readonly { readonly name: string; readonly stack: number }[];
    readonly button: string;
    readonly smallBlind: { readonly player: string; readonly amount: number };
    readonly bigBlind: { readonly player: string; readonly amount: number };
    readonly ante: { readonly type: 'none' | 'all' | 'bb'; readonly amount: number };
  };
  /** `{"Alice":["Ah","Kd"]}`, as far as hole cards are known. */
  readonly hole: Readonly<Record<string, readonly string[]>>;
  readonly events: readonly Event[];
}

/** Antes and blinds are posted with `preflop`. `to` is a street total, `adds` the chips for it. */
type Event =
  | { readonly street: 'preflop' | 'flop' | 'turn' | 'river'; readonly board?: readonly string[] }
  | { readonly player: string; readonly act: string; readonly to?: number; readonly adds?: number };

type Chips = Record<string, number>;

interface Answer {
  readonly stacks?: Chips;
  readonly pots?: readonly { readonly amount: number; readonly eligible: readonly string[] }[];
  /** One for each event: who is to act after it; null where nobody is. */
  readonly turns?: readonly object[];
  /** The event your engine refused, counted from 0; null if it took them all. */
  readonly refused?: { readonly event: number } | null;
  readonly next?: object | null;
  readonly skip?: string;
}

/** Here your engine plays the hand: seat the players, feed it the events, read what it says. */
function answer(_question: Question): Answer {
  return { skip: 'not written yet' };
}

/** `skips` can name features your engine does not play: 'bb-ante', 'ante', 'odd-chip' and so on. */
const hello = { name: 'my engine', version: '0.0.0', skips: [] };

function reply(question: Question): object {
  try {
    return { id: question.id, ...answer(question) };
  } catch (error) {
    return { id: question.id, error: String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  console.log(JSON.stringify(message.hello ? { hello } : reply(message)));
}
