import { describe, expect, test } from 'vitest';
import { sidepot } from './fake-io.ts';

const TURN = ['--board', 'K♥ 9♥ 2♣ 3♠'];

describe('equity', () => {
  test.each([
    ['letters', ['AsAd', '8h7h', '--board', 'Kh9h2c3s']],
    ['signs and spaces', ['A♠ A♦', '8♥ 7♥', ...TURN]],
    ['capitals and commas', ['AS,AD', '8H,7H', '--board', '[Kh 9h 2c] 3s']],
  ])('cards in every spelling: %s', async (_, args) => {
    const ran = await sidepot(['equity', ...args]);
    expect(ran.err).toBe('');
    expect(ran.exit).toBe(0);
    // Nine hearts of 44 cards: 20.4545… %
    expect(ran.out).toBe(`Board: K♥ 9♥ 2♣ 3♠            44 boards

Hand       Win     Tie    Share   Boards won   Tied
A♠ A♦   79.55%   0.00%   79.55%           35      0
8♥ 7♥   20.45%   0.00%   20.45%            9      0
`);
  });

  test('a ten is 10h or Th, and dead cards may come in several flags', async () => {
    const board = ['--board', 'K♥ 9♥ 2♣ 10♠'];
    const { out } = await sidepot([
      'equity',
      'AsAd',
      '10h7h',
      ...board,
      '--dead',
      'Qh',
      '--dead',
      'Tc',
    ]);
    // Eight hearts, T♦ and three sevens of 42 cards.
    expect(out).toContain('Board: K♥ 9♥ 2♣ T♠            42 boards\nDead: Q♥ T♣\n');
    expect(out).toContain('T♥ 7♥   28.57%   0.00%   28.57%           12      0\n');
  });

  test('--json has whole counts', async () => {
    const { out } = await sidepot(['equity', 'AsAd', '8h7h', ...TURN, '--dead', 'Qh4d', '--json']);
    expect(JSON.parse(out)).toEqual({
      board: ['Kh', '9h', '2c', '3s'],
      dead: ['Qh', '4d'],
      boards: 42,
      hands: [
        {
          cards: ['As', 'Ad'],
          wins: 34,
          ties: [],
          share: { numerator: 17, denominator: 21 },
          percent: { win: 80.95, tie: 0, share: 80.95 },
        },
        {
          cards: ['8h', '7h'],
          wins: 8,
          ties: [],
          share: { numerator: 4, denominator: 21 },
          percent: { win: 19.05, tie: 0, share: 19.05 },
        },
      ],
    });
  });

  test('what can happen is not shown as 0', async () => {
    const { out } = await sidepot(['equity', 'AcAd', 'AhAs', '2c2d', '2h2s', '--dead', '5d']);
    // 2♣ wins alone with 3♣ 4♣ 5♣ 6♣ and any of the 38 cards left but 7♣: 38 of 962,598.
    expect(out).toMatch(/^2♣ 2♦ +<0\.01% .* 38 +[\d,]+$/m);
    expect(out).toMatch(/^2♥ 2♠ +0\.01% /m);
  });

  test.each(['??', '? ?', 'Ah?', 'A♥ ?'])(
    'WIN-4 %s is not known: no figure, exit 1',
    async (hole) => {
      const ran = await sidepot(['equity', 'AsAd', hole, '--json']);
      expect(ran.exit).toBe(1);
      expect(ran.out).toBe('');
      expect(ran.err).toContain('WIN-4: The cards of hand 2 are not known');
    },
  );

  test.each([
    ['one hand', ['AsAd'], 'SEAT-5: Chances need at least two hands'],
    ['a card twice', ['AsAd', 'AsKd'], 'WIN-5: A♠ appears twice'],
    ['single cards', ['As', 'Ad', '8h', '7h'], 'a hand has two, written together: AhKh.'],
    ['three cards', ['AsAdAc', '8h7h'], '`AsAdAc` has 3 cards'],
    ['a word', ['AsAd', 'kings'], '`kings` is not a card; write Ah'],
    ['a question', ['AsAd', 'who???'], '`who???` is not a card'],
    ['a bad board', ['AsAd', '8h7h', '--board', 'Kh 9x 2c'], '`9x` is not a card'],
    ['a board of two', ['AsAd', '8h7h', '--board', 'Kh9h'], 'The board has 2 cards'],
    ['control characters', ['AsAd', '\u001b[2J'], 'is not a card'],
  ])('%s is wrong usage', async (_, args, words) => {
    const ran = await sidepot(['equity', ...args]);
    expect(ran.exit).toBe(2);
    expect(ran.out).toBe('');
    expect(ran.err).toContain(words);
    expect(ran.err).not.toContain('\u001b');
  });

  test('the examples of the help run', async () => {
    const { out } = await sidepot(['equity', '--help']);
    const examples = out.split('Examples:\n')[1]!.trim().split('\n');
    expect(examples.length).toBeGreaterThan(2);
    for (const example of examples) {
      const args = [...example.trim().matchAll(/"([^"]*)"|(\S+)/g)].map((m) => m[1] ?? m[2]!);
      expect((await sidepot(args.slice(1))).exit).toBe(0);
    }
  });
});
