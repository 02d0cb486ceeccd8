import { expect, it } from 'vitest';
import { streamPhh } from '../../src/formats/phh/stream.ts';
import type { ReadHand } from '../../src/formats/read-hand.ts';
import { settleHand, type Verdict } from '../../src/referee/index.ts';
import { dataText, describeData, type Expected, expectedByFile } from './data.ts';
import { readAll } from './round-trip.ts';

const ABS =
  'handhq/whole/ABS-2009-07-01_2009-07-23_50NLH_OBFU/0.5/abs NLH handhq_61-OBFUSCATED.phhs';
const FTP =
  'handhq/whole/FTP-2009-07-01_2009-07-23_50NLH_OBFU/0.5/ftp NLH handhq_1452-OBFUSCATED.phhs';
const IPN = 'handhq/whole/IPN-2009-07-01_2009-07-23_100NLH_OBFU/1/ipn NLH handhq_1-OBFUSCATED.phhs';

const NOTHING_IN =
  'Nobody posted the small blind and everybody folded: all of the big blind goes back (RET-1), and a hand with nothing in has no pots (POT-7). The other engine lists a pot of 0.';
const DEAD_PART =
  'Somebody posts 1.5 big blinds. We read a missed small blind with the big blind, 1 live and 0.5 dead (POT-3). The other engine reads one live bet of 1.5 and makes everybody call 1.5.';

/** Every hand that comes out otherwise than in the other engine, and why. */
const DIFFERENT: ReadonlyMap<string, string> = new Map([
  [`${ABS} 883`, NOTHING_IN],
  [`${ABS} 886`, NOTHING_IN],
  [`${FTP} 6`, NOTHING_IN],
  [`${FTP} 26`, NOTHING_IN],
  [`${FTP} 512`, NOTHING_IN],
  [`${FTP} 580`, NOTHING_IN],
  [`${IPN} 206`, DEAD_PART],
  [`${IPN} 969`, DEAD_PART],
]);

interface Judged {
  readonly id: string;
  readonly expected: Expected;
  readonly hand: ReadHand;
  readonly verdict: Verdict;
}

function judgeAll(): readonly Judged[] {
  return [...expectedByFile()].flatMap(([file, list]) => {
    const { hands, outside } = readAll(streamPhh, dataText(file));
    expect([file, hands.length, outside]).toEqual([file, list.length, []]);
    return hands.map((hand, i) => ({
      id: `${file} ${i + 1}`,
      expected: list[i]!,
      hand,
      verdict: settleHand(hand),
    }));
  });
}

/** The pots and awards of a hand by position, in the units of the other engine. */
function cameOut({ hand, verdict, expected }: Judged) {
  const { settlement } = verdict;
  if (!settlement) return null;
  const { seats, headsUp } = settlement.hand.table;
  const dealtIn = seats.filter(({ stack }) => stack > 0).map(({ name }) => name);
  // The list starts with the button, who is the last position (turned blinds: it may be p1).
  const isTurned =
    headsUp && hand.findings.some(({ message }) => /p1 .* as the button/.test(message));
  const shift = isTurned ? 0 : 1;
  const positionOf = (name: string): number =>
    (dealtIn.indexOf(name) - shift + dealtIn.length) % dealtIn.length;
  const unit = hand.scale / expected.scale;
  const won = new Array<number | null>(dealtIn.length).fill(null);
  for (const player of settlement.players) {
    if (player.start > 0)
      won[positionOf(player.name)] = player.won === null ? null : player.won / unit;
  }
  return {
    pots: settlement.pots.map(({ amount, eligible }) => ({
      amount: amount / unit,
      players: eligible.map((seat) => positionOf(seats[seat]!.name)).sort((a, b) => a - b),
    })),
    uncalled: settlement.uncalledReturned && {
      seat: positionOf(seats[settlement.uncalledReturned.seat]!.name),
      amount: settlement.uncalledReturned.amount / unit,
    },
    won,
  };
}

describeData('real hands in PHH', () => {
  const all = judgeAll();
  const ours = all.filter(({ hand }) => !hand.findings.some(({ rule }) => rule === 'FORM-3'));

  it('reads every hand of no-limit hold’em', () => {
    // 12,879 of HandHQ, 2,000 of Pluribus, 11 of the WSOP and 1 historical one
    expect(ours).toHaveLength(14_891);
    const unread = ours.filter(({ hand }) => hand.findings.some((f) => f.severity === 'error'));
    expect(unread.map(({ id, hand }) => [id, hand.findings])).toEqual([]);
    const unplayed = ours.filter(({ verdict }) => !verdict.settlement);
    expect(unplayed.map(({ id }) => id)).toEqual([]);
  });

  it('FORM-3 refuses other games and says which they are', () => {
    const others = all.filter((judged) => !ours.includes(judged));
    expect(others).toHaveLength(76);
    for (const { id, hand, expected } of others) {
      const { variant } = expected;
      expect(
        hand.findings.map(({ rule }) => rule),
        id,
      ).toEqual(['FORM-3']);
      if (variant) expect(hand.findings[0]!.found, id).toBe(variant);
    }
    const said = new Set(others.map(({ hand }) => hand.findings[0]!.message));
    expect(said).toContain(
      "This hand is pot-limit Omaha (`PO`); Sidepot plays no-limit hold'em only.",
    );
  });

  it('comes to the pots, the uncalled bets and the awards of the other engine, or says why not', () => {
    const trusted = ours.filter(
      ({ expected: { repaired, end, known } }) =>
        repaired === 0 && (end === 'fold' || (end === 'showdown' && known)),
    );
    expect(trusted).toHaveLength(13_730);
    const different: string[] = [];
    for (const judged of trusted) {
      const { pots, uncalled, won, won_tda: byTda } = judged.expected;
      const wanted = { pots, uncalled, won: byTda ?? won };
      const got = cameOut(judged);
      const isSame = JSON.stringify(got) === JSON.stringify(wanted);
      if (isSame) continue;
      different.push(judged.id);
      if (!DIFFERENT.has(judged.id)) expect(got, judged.id).toEqual(wanted);
    }
    expect(different.sort()).toEqual([...DIFFERENT.keys()].sort());
  });

  it('finds no error in a hand the other engine plays but cards that nobody knows', () => {
    const rules = new Map<string, number>();
    for (const { id, verdict } of ours) {
      if (DIFFERENT.has(id)) continue;
      for (const { rule, severity } of verdict.findings) {
        if (severity === 'error') rules.set(rule, (rules.get(rule) ?? 0) + 1);
      }
    }
    // WIN-4: nobody is dropped for want of cards
    expect([...rules.keys()]).toEqual(['WIN-4']);
  });

  it('reads every name as it stands there', () => {
    const file = 'handhq/multipot/ps.phhs';
    const wanted = [...dataText(file).matchAll(/^players = \[(.*)\]$/gm)].map(([, list]) =>
      list!.slice(1, -1).split("', '"),
    );
    const hands = readAll(streamPhh, dataText(file)).hands;
    const names = hands.map(({ record, origin }) => {
      const listed = record.players.filter(({ stack }) => stack! > 0).map(({ name }) => name);
      // From the button on; the file starts after it.
      expect([...origin.chairs!.keys()]).toEqual([...listed.slice(1), listed[0]]);
      // One name in the archive ends in a blank, which SEAT-6 forbids.
      return [...listed.slice(1), listed[0]!].map((name) => origin.names?.get(name) ?? name);
    });
    expect(names).toEqual(wanted);
  });

  it('reads the same whatever the pieces', () => {
    const text = dataText('handhq/multipot/ong.phhs').slice(0, 60_000);
    const whole = readAll(streamPhh, text).hands;
    for (const size of [1, 7, 1000, 32_768]) {
      const hands: ReadHand[] = [];
      const stream = streamPhh((hand) => hands.push(hand));
      for (let at = 0; at < text.length; at += size) stream.push(text.slice(at, at + size));
      stream.end();
      expect(hands).toEqual(whole);
    }
  });
});
