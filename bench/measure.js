/**
 * One way to do the job. `run` does `perRun` of it and returns something that depends on the work,
 * so that the compiler cannot leave it out.
 *
 * @typedef {{ name: string, perRun: number, run: () => number }} Contestant
 */

/**
 * How often each contestant does the job in a second. They take turns, so that a busy machine slows
 * all of them alike, and the median of the rounds counts.
 *
 * @param {readonly Contestant[]} contestants
 * @returns {{ name: string, perSecond: number, rates: readonly number[] }[]}
 */
export function measure(contestants, { rounds = 11, milliseconds = 150, warmUp = 400 } = {}) {
  for (const contestant of contestants) rate(contestant, warmUp);
  const rates = contestants.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round++) {
    contestants.forEach((contestant, i) => {
      rates[i].push(rate(contestant, milliseconds));
    });
  }
  return contestants.map(({ name }, i) => ({
    name,
    perSecond: median(rates[i]),
    rates: rates[i],
  }));
}

let sink = 0;

function rate({ perRun, run }, milliseconds) {
  const start = performance.now();
  let runs = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    sink ^= run();
    runs++;
    elapsed = performance.now() - start;
  }
  return (runs * perRun * 1000) / elapsed;
}

/** What all runs came to; reading it keeps them alive. */
export const total = () => sink;

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/**
 * The ratio of two measured rows, with the least it should be: the median of the rounds' ratios,
 * because a machine that is busy for some seconds slows both in the same round.
 */
export function ratio(rows, name, peer, bar) {
  const find = (wanted) => rows.find((row) => row.name === wanted).rates;
  const peers = find(peer);
  const value = median(find(name).map((rate, round) => rate / peers[round]));
  return { text: `${name} to ${peer}`, value, bar };
}
