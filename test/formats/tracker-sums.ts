/** What a tracker adds up from the lines of one hand, by a reading of its own. */
export interface TrackerSums {
  readonly added: number;
  readonly uncalled: number;
  readonly pots: number;
  readonly collected: number;
  readonly rake: number;
}

const number = (text: string): number => Number(text.replace(/[$€,]/g, ''));

/** Adds up whole chips line by line: what everybody put in, got back and collected. */
export function trackerSums(text: string): TrackerSums {
  let added = 0;
  let uncalled = 0;
  let collected = 0;
  let bets = new Map<string, number>();
  const put = (name: string, amount: number): void => {
    added += amount;
    bets.set(name, (bets.get(name) ?? 0) + amount);
  };
  const [play, summary] = text.split('*** SUMMARY ***');
  for (const line of play!.split('\n')) {
    if (/^\*\*\* (?:FIRST )?(?:FLOP|TURN|RIVER)/.test(line)) bets = new Map();
    const does = /^(.+): (posts|calls|bets|raises)\b(.*?)( and is all-in)?$/.exec(line);
    if (does) {
      const [, name, verb, rest] = does as unknown as [string, string, string, string];
      const amount = number(/([\d.,$€]+)$/.exec(rest)![1]!);
      // An ante is not a bet; a raise names the street total.
      if (rest.includes('the ante')) added += amount;
      else put(name, verb === 'raises' ? amount - (bets.get(name) ?? 0) : amount);
    }
    uncalled += number(/^Uncalled bet \((.*?)\)/.exec(line)?.[1] ?? '0');
    collected += number(/ collected ([\d.,$€]+) from /.exec(line)?.[1] ?? '0');
  }
  const total = /Total pot (\S+)(.*) \| Rake (\S+)/.exec(summary!)!;
  const each = [...total[2]!.matchAll(/pot(?:-\d+)? (\d+)\./g)].map((pot) => Number(pot[1]));
  const pots = number(total[1]!);
  const sum = each.reduce((all, pot) => all + pot, 0);
  if (each.length > 0 && sum !== pots) throw new Error(`the pots are ${sum}, not ${pots}\n${text}`);
  return { added, uncalled, pots, collected, rake: number(total[3]!) };
}
