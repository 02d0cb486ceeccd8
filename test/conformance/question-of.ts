import type {
  ActionEvent,
  CaseEvent,
  CaseQuestion,
} from '../../src/suite/conformance/conformance-case.ts';

interface Setup {
  /** Clockwise: `A 5000, B 1000`. The first has the button, heads-up also the small blind. */
  readonly seats: string;
  readonly blinds?: readonly [small: number, big: number];
  /** `100 bb-first`, `100 all`; of the big blind and ante first if it is only a number. */
  readonly ante?: string;
  readonly hole?: Readonly<Record<string, string>>;
  readonly board2?: string;
  readonly winners?: readonly string[];
  readonly winners2?: readonly string[];
  readonly oddChip?: number;
  readonly buttonRule?: 'moving' | 'dead' | 'seat';
}

/**
 * A question from a script: `A raise 300, B fold, flop 2c 3c 4c, A bet 500!`. Amounts are street
 * totals, `!` marks an all-in; the chips an action adds are counted here.
 */
export function questionOf(setup: Setup, script: string): CaseQuestion {
  const seats = setup.seats.split(', ').map((seat) => {
    const [name, stack] = seat.split(' ') as [string, string];
    return { name, stack: Number(stack) };
  });
  const [first, second, third] = seats.map(({ name }) => name) as [string, string, string?];
  const [button, small, big] = third ? [first, second, third] : [first, first, second];
  const [smallBlind, bigBlind] = setup.blinds ?? [50, 100];
  const [ante = '0', word] = (setup.ante ?? '').split(' ').filter(Boolean);
  const question: CaseQuestion = {
    id: 'classic/mixed/0001',
    profile: 'classic',
    level: 'showdown',
    table: {
      seats,
      button,
      smallBlind: { player: small, amount: smallBlind },
      bigBlind: { player: big, amount: bigBlind },
      ante: {
        type: ante === '0' ? 'none' : word === 'all' ? 'all' : 'bb',
        amount: Number(ante),
        order: word === 'bb-first' ? 'bb-first' : 'ante-first',
      },
      oddChip: setup.oddChip ?? 1,
      buttonRule: setup.buttonRule ?? 'moving',
    },
    hole: Object.fromEntries(
      Object.entries(setup.hole ?? {}).map(([name, cards]) => [
        name,
        cards.split(' ') as [string, string],
      ]),
    ),
    events: [],
    ...(setup.board2 && { board2: setup.board2.split(' ') }),
    declared: setup.winners
      ? {
          winners: setup.winners.map((names) => names.split(' ')),
          ...(setup.winners2 && { winners2: setup.winners2.map((names) => names.split(' ')) }),
        }
      : null,
  };
  return { ...question, events: eventsOf(question, script) };
}

function eventsOf({ table }: CaseQuestion, script: string): CaseEvent[] {
  let bets = blindsPosted(table);
  const steps = script.split(', ').filter(Boolean);
  const events = steps.map((step): CaseEvent => {
    const [head, ...words] = step.split(' ') as [string, ...string[]];
    if (head === 'flop' || head === 'turn' || head === 'river') {
      bets = new Map();
      return { street: head, ...(words.length > 0 && { board: words }) };
    }
    const [act, amount] = words as [ActionEvent['act'], string?];
    if (!amount) return { player: head, act };
    const to = Number(amount.replace('!', ''));
    const adds = to - (bets.get(head) ?? 0);
    bets.set(head, to);
    return { player: head, act, to, adds, ...(amount.endsWith('!') && { allIn: true as const }) };
  });
  return [{ street: 'preflop' }, ...events];
}

/** The figures of POST-1 and POST-3 once more, because a script names street totals only. */
function blindsPosted({
  seats,
  smallBlind,
  bigBlind,
  ante,
}: CaseQuestion['table']): Map<string, number> {
  const left = (name: string, isBig: boolean): number => {
    const { stack } = seats.find((seat) => seat.name === name)!;
    const isDue =
      ante.type === 'all' || (isBig && ante.type === 'bb' && ante.order === 'ante-first');
    return Math.max(0, stack - (isDue ? ante.amount : 0));
  };
  return new Map([
    [smallBlind.player, Math.min(smallBlind.amount, left(smallBlind.player, false))],
    [bigBlind.player, Math.min(bigBlind.amount, left(bigBlind.player, true))],
  ]);
}
