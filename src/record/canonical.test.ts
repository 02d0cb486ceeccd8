import { describe, expect, it } from 'vitest';
import { readHands, writeHand } from '../formats/notation/index.ts';
import { canonicalRecord } from './canonical.ts';
import { replay } from './replay.ts';

const formatted = (text: string): string =>
  writeHand(canonicalRecord(replay(readHands(text).hands[0]!.record)));

const START = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100
Stack Setup:
Alice Dealer 5000
Bob SB 6000
Carl BB 3500
`;

const PLAY = `
Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Carl (BB): Call 300
Flop Base (2♠ 7♦ 9♣):
4. Carl (BB): Check
5. Alice (Dealer): Check
Turn Base (J♦):
6. Carl (BB): Check
7. Alice (Dealer): Check
River Base (4♥):
8. Carl (BB): Check
9. Alice (Dealer): Check
`;

describe('WIN-4 cards of players who folded', () => {
  it('WIN-4 stand under Cards; those shown at the end stay under Showdown', () => {
    const text = `${START}${PLAY}
Showdown:
Alice: A♠ A♥
Bob: K♠ K♥ # folded kings
Carl: Q♠ Q♥
`;
    const right = `${START}
Cards:
Bob: K♠ K♥ # folded kings
${PLAY}
Showdown:
Alice: A♠ A♥
Carl: Q♠ Q♥
`;
    expect(formatted(text)).toBe(right);
    expect(formatted(right)).toBe(right);
  });

  it('WIN-4 join what is given already, from the button on', () => {
    const walk = PLAY.replace('3. Carl (BB): Call 300', '3. Carl (BB): Fold').split('Flop')[0]!;
    const text = `${START}
Cards:
Carl: Q♠ Q♥
Bob: K♠ K♥ # seen on the feature table
${walk}
Showdown:
Bob: K♠ K♥
Alice: A♠ A♥
`;
    expect(formatted(text)).toBe(`${START}
Cards:
# seen on the feature table
Bob: K♠ K♥
Carl: Q♠ Q♥
${walk}
Showdown:
Alice: A♠ A♥
`);
  });

  it('WIN-4 the Dealer’s too; each stands there once, and with its own comments', () => {
    const limped = `
Preflop Base:
1. Alice (Dealer): Fold
2. Bob (SB): Fold
`;
    const text = `${START}
Cards:
Bob: K♠ K♥
Carl: Q♠ Q♥ # queens
${limped}
Showdown:
Alice: A♠ A♥
Bob: K♠ K♥
`;
    expect(formatted(text)).toBe(`${START}
Cards:
Alice: A♠ A♥
Bob: K♠ K♥
Carl: Q♠ Q♥ # queens
${limped}`);
  });

  it('WIN-4 a comment above the heading stays, and so does the heading', () => {
    const walk = PLAY.replace('3. Carl (BB): Call 300', '3. Carl (BB): Fold').split('Flop')[0]!;
    expect(formatted(`${START}${walk}\n# shown for the camera\nShowdown:\nBob: K♠ K♥\n`)).toBe(
      `${START}\nCards:\nBob: K♠ K♥\n${walk}\n# shown for the camera\nShowdown:\n`,
    );
  });

  it('WIN-4 leave no empty heading behind, and words about mucking are not cards', () => {
    const walk = PLAY.replace('3. Carl (BB): Call 300', '3. Carl (BB): Fold').split('Flop')[0]!;
    expect(formatted(`${START}${walk}\nShowdown:\nBob: K♠ K♥\n`)).toBe(
      `${START}\nCards:\nBob: K♠ K♥\n${walk}`,
    );
    const mucked = `${START}${walk}\nShowdown:\nBob: mucks\n`;
    expect(formatted(mucked)).toBe(mucked);
  });
});

it('SEC-1 a comment above a section that stays is its own', () => {
  const text = `${START}
Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Raise 900
3. Carl (BB): Fold
# thinks for a minute
Preflop More 1:
4. Alice (Dealer): Fold
`;
  expect(formatted(text)).toBe(text);
  const unnumbered = text.replace('1. Alice', 'Alice');
  expect(formatted(unnumbered.replace('Raise 900', 'raises to 900'))).toBe(text);
});

it('SEC-1 comments above a Base section and beside it are its own, and those of a street written twice join them', () => {
  const text = `${START}
# back from the break
Preflop Base: # all of them are here
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Carl (BB): Fold
`;
  expect(formatted(text)).toBe(text);
  const twice = text.replace('2. Bob', '# still before the flop\nPreflop Base:\n2. Bob');
  expect(formatted(twice)).toBe(
    text.replace('Preflop Base:', '# still before the flop\nPreflop Base:'),
  );
});

describe('TOUR-9 chairs', () => {
  const chaired = (list: string): string =>
    `${START.split('Stack Setup:')[0]}Chairs: 3 4 6 of 9\nStack Setup:\n${list}\n`;
  const list = (text: string): string => formatted(text).split('SB 50 BB 100\n')[1]!;

  it('TOUR-9 go round with the lines of the set-up', () => {
    expect(list(chaired('Carl BB 3500\nAlice Dealer 5000\nBob SB 6000'))).toBe(
      'Chairs: 4 6 3 of 9\nStack Setup:\nAlice Dealer 5000\nBob SB 6000\nCarl BB 3500\n',
    );
  });

  it('TOUR-9 stay as they are where nobody can be seated, or not all of them are there', () => {
    for (const lines of [
      'Carl BB 3500\nAlice Dealer 5000\nBob Dealer 6000',
      'Alice Dealer 5000\nCarl BB 3500\nBob SB 6000',
      'Carl BB 3500\nAlice Dealer 5000\nBob SB 6000\nDana 4000',
    ]) {
      expect(list(chaired(lines))).toContain('Chairs: 3 4 6 of 9\n');
    }
  });
});
