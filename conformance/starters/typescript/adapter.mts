// A Sidepot suite adapter that skips everything. Write your engine's name below, fill in `answer`,
// and leave out of an answer whatever your engine does not say: that is not judged.
//
//   node adapter.mts                                   (Node 22.18 or newer; before that: npx tsx)
//   npx sidepot suite run --profile classic --app "node adapter.mts"
import { createInterface } from 'node:readline';

interface Question {
  readonly id: string;
  readonly profile: string;
  readonly level: string;
  readonly table: {
    /** Clockwise. A stack of 0 is an empty seat. */
    readonly seats: readonly { readonly name: string; readonly stack: number }[];
    readonly button: string;
    readonly smallBlind: { readonly player: string; readonly amount: number };
    readonly bigBlind: { readonly player: string; readonly amount: number };
    readonly ante: {
      readonly type: 'none' | 'all' | 'bb';
      readonly amount: number;
      readonly order: 'ante-first' | 'bb-first';
    };
    /** The smallest chip in play. */
    readonly oddChip: number;
    readonly buttonRule: 'moving' | 'dead' | 'seat';
  };
  /** `{"Alice":["Ah","Kd"]}`, as far as hole cards are known. */
  readonly hole: Readonly<Record<string, readonly string[]>>;
  readonly events: readonly Event[];
  /** The whole second board, where it is run twice. */
  readonly board2?: readonly string[];
  /** Who wins each pot, the main pot first, where no cards decide. */
  readonly declared: { readonly winners: Names[]; readonly winners2?: Names[] } | null;
}

type Names = readonly string[];

/** Antes and blinds are posted with `preflop`. `to` is a street total, `adds` the chips for it. */
type Event =
  | { readonly street: 'preflop' | 'flop' | 'turn' | 'river'; readonly board?: readonly string[] }
  | {
      readonly player: string;
      readonly act: 'fold' | 'check' | 'call' | 'bet' | 'raise';
      readonly to?: number;
      readonly adds?: number;
      readonly allIn?: true;
    };

type Chips = Record<string, number>;

interface Answer {
  readonly stacks?: Chips;
  readonly won?: Chips;
  readonly pots?: readonly { amount: number; eligible: Names; percentage?: number }[];
  /** What nobody called. */
  readonly returned?: Chips;
  /** One for each event: who is to act after it; null where nobody is. */
  readonly turns?: readonly (Turn | null)[];
  /** The event your engine refused, counted from 0; null if it took them all. */
  readonly refused?: { readonly event: number } | null;
  /** The positions of the next hand; null if one player has all the chips. */
  readonly next?: { button: string; smallBlind: string; bigBlind: string } | null;
  readonly skip?: string;
}

/** `min` and `max` are street totals. */
interface Turn {
  readonly player?: string;
  /** What a call adds: never more than the player has. */
  readonly toCall?: number;
  readonly check?: boolean;
  readonly bet?: { readonly min: number; readonly max: number } | null;
  readonly raise?: { readonly min: number; readonly max: number } | null;
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
