/**
 * A second calculation of the report's figures, from nothing but the text of hands in canonical
 * notation (no between lines, `Ante Order: Ante First`, the BB's ante) and the stacks after each.
 */
export interface PlainHand {
  readonly text: string;
  readonly after: Readonly<Record<string, number>>;
}

export interface PlainFigures {
  hands: number[];
  vpip: [number[], number[]];
  pfr: [number[], number[]];
  threeBet: [number[], number[]];
  sawFlop: [number[], number[]];
  wentToShowdown: [number[], number[]];
  wonAtShowdown: [number[], number[]];
  net: number;
  win: number;
  loss: number;
}

interface Line {
  readonly street: string;
  readonly name: string;
  readonly verb: string;
  readonly to: number;
}

const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  let street = '';
  for (const line of text.split('\n')) {
    street = /^(Preflop|Flop|Turn|River) /.exec(line)?.[1] ?? street;
    const found =
      /^\d+\. (.+?)(?: \([^()]*\))?: (Fold|Check|Call|Bet|Raise|All-In)(?: (\d+))?/.exec(line);
    if (found) lines.push({ street, name: found[1]!, verb: found[2]!, to: Number(found[3] ?? 0) });
  }
  return lines;
};

export function plainStatistics(hands: readonly PlainHand[]): Record<string, PlainFigures> {
  const all: Record<string, PlainFigures> = {};
  hands.forEach(({ text, after }, index) => {
    const seats = text
      .split('Stack Setup:\n')[1]!
      .split('\n\n')[0]!
      .trim()
      .split('\n')
      .map((line) => /^(.+?)(?: (Dealer|SB|BB))? (\d+)$/.exec(line)!)
      .map(([, name, label, stack]) => ({ name: name!, label, stack: Number(stack) }))
      .filter(({ stack }) => stack > 0);
    const [, sb, bb, ante] = /^SB (\d+) BB (\d+)(?: Ante (\d+))?/m.exec(text)!.map(Number);
    const lines = linesOf(text);
    const preflop = lines.filter(({ street }) => street === 'Preflop');
    const folded = (list: readonly Line[], name: string): boolean =>
      list.some((line) => line.verb === 'Fold' && line.name === name);
    const left = seats.filter(({ name }) => !folded(lines, name));
    const isShowdown = left.length > 1;
    const hasFlop = isShowdown || /^Flop Base/m.test(text);
    const raises: { at: number; name: string }[] = [];
    let price = bb!;
    preflop.forEach(({ name, verb, to }, at) => {
      if (verb === 'Raise' || verb === 'Bet' || (verb === 'All-In' && to > price)) {
        raises.push({ at, name });
        price = Math.max(price, to);
      }
    });
    const posted = ({ label, stack }: (typeof seats)[number]): [dead: number, live: number] => {
      const dead = label === 'BB' ? Math.min(stack, ante || 0) : 0;
      const blind = label === 'BB' ? bb! : label === 'SB' ? sb! : 0;
      return [dead, Math.min(stack - dead, blind)];
    };
    const put = seats.map((seat) => {
      const [dead, blind] = posted(seat);
      let live = 0;
      for (const street of ['Preflop', 'Flop', 'Turn', 'River']) {
        const own = lines.filter((line) => line.street === street && line.name === seat.name);
        live += Math.max(street === 'Preflop' ? blind : 0, ...own.map(({ to }) => to), 0);
      }
      return { name: seat.name, dead, live };
    });
    const byLive = put.toSorted((a, b) => b.live - a.live);
    const uncalled = byLive[0]!.live - (byLive[1]?.live ?? 0);
    for (const seat of seats) {
      const { name } = seat;
      all[name] ??= {
        hands: [],
        vpip: [[], []],
        pfr: [[], []],
        threeBet: [[], []],
        sawFlop: [[], []],
        wentToShowdown: [[], []],
        wonAtShowdown: [[], []],
        net: 0,
        win: 0,
        loss: 0,
      };
      const own = all[name]!;
      const note = ([yes, among]: [number[], number[]], counts: boolean): void => {
        among.push(index);
        if (counts) yes.push(index);
      };
      const acts = preflop.filter((line) => line.name === name);
      const isWalk =
        seat.label === 'BB' && left.length === 1 && left[0] === seat && acts.length === 0;
      own.hands.push(index);
      if (!isWalk) {
        note(
          own.vpip,
          acts.some(({ verb }) => verb !== 'Fold' && verb !== 'Check'),
        );
        note(
          own.pfr,
          raises.some((raise) => raise.name === name),
        );
      }
      const facesOne = preflop.some(
        (line, at) => line.name === name && raises.filter((raise) => raise.at < at).length === 1,
      );
      if (facesOne) note(own.threeBet, raises[1]?.name === name);
      const saw = hasFlop && !folded(preflop, name);
      note(own.sawFlop, saw);
      if (saw) note(own.wentToShowdown, isShowdown && left.includes(seat));
      const delta = after[name]! - seat.stack;
      if (isShowdown && left.includes(seat)) {
        const { dead, live } = put.find((one) => one.name === name)!;
        const back = byLive[0]!.name === name ? uncalled : 0;
        note(own.wonAtShowdown, delta + dead + live - back > 0);
      }
      own.net += delta;
      own.win = Math.max(own.win, delta);
      own.loss = Math.min(own.loss, delta);
    }
  });
  return all;
}
