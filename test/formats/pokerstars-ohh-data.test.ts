import { expect, it } from 'vitest';
import { streamOhh } from '../../src/formats/ohh/read-hand.ts';
import { writeOhh } from '../../src/formats/ohh/write.ts';
import { streamPhh } from '../../src/formats/phh/stream.ts';
import { streamPokerStars } from '../../src/formats/pokerstars/stream.ts';
import { writePokerStars } from '../../src/formats/pokerstars/write.ts';
import { settleHand } from '../../src/referee/index.ts';
import { sample } from '../sample.ts';
import { dataText, describeData, expectedByFile } from './data.ts';
import { readAll, told } from './round-trip.ts';

const FORMATS = [
  [writePokerStars, streamPokerStars],
  [writeOhh, streamOhh],
] as const;

const EVERY = sample(1, 15);

describeData('real hands through PokerStars text and Open Hand History', () => {
  it('every hand that settles comes back the same: posts, cents, dead blinds, walks', () => {
    let settled = 0;
    for (const file of expectedByFile().keys()) {
      const { hands } = readAll(streamPhh, dataText(file));
      for (const hand of hands.filter((_, i) => i % EVERY === 0)) {
        const { ok, replay, settlement } = settleHand(hand);
        if (!ok || !settlement?.next) continue;
        settled++;
        const { record, scale, currency, origin } = hand;
        const source = { record, replay, settlement, scale, currency, origin, number: null };
        for (const [write, open] of FORMATS) {
          const { text } = write(source);
          const read = readAll(open, text).hands;
          const again = read.length === 1 && read[0]!.findings.length === 0 ? read[0]! : null;
          const got = again && JSON.stringify(told(settleHand(again)));
          if (got !== JSON.stringify(told({ settlement })))
            expect(text, file).toBe('the same hand');
        }
      }
    }
    expect(settled).toBeGreaterThan(13_000 / EVERY);
  }, 300_000);
});
