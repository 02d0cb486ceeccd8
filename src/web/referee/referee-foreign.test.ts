import { describe, expect, it } from 'vitest';
import { handTextOf, RefereeStore, verdictOf } from './referee-store.ts';
import { joinFiles } from './text-reader.ts';

/** 50 + 100 + 100 ante + 100 called for 300 − 200 back = 350, all to the raiser: 600 − 100 + 350 = 850. */
const PHH = `variant = 'NT'
antes = [0, 100, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 800, 600]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 300', 'p1 f', 'p2 f']
finishing_stacks = [950, 600, 850]
hand = 7
players = ['Ann', 'Ben', 'Cat']
`;
const WRONG = PHH.replace('850]', '950]').replace('hand = 7', 'hand = 8');
const ARCHIVE = `[1]\n${PHH}\n[2]\n${WRONG}`;
const POSTED = PHH.replace('[50, 100, 0]', '[50, 100, -100]').replace(
  'antes = [0, 100, 0]',
  'antes = [0, 0, 0]',
);

const readIn = async (text: string) => {
  const store = new RefereeStore();
  await store.read(text);
  return store.reading.value;
};

describe('a file of another program on the referee’s page', () => {
  it('is settled, and what it claims is checked', async () => {
    const { reader, hands, fixed } = await readIn(ARCHIVE);
    expect(reader.title).toBe('PHH');
    expect(hands.map(({ number, errors }) => [number, errors])).toEqual([
      [7, 0],
      [8, 1],
    ]);
    expect(hands[0]!.verdict!.settlement!.players.map((player) => player.newStack)).toEqual([
      850, 950, 600,
    ]);
    const [finding] = hands[1]!.verdict!.findings.filter(({ severity }) => severity === 'error');
    expect(finding).toMatchObject({
      rule: 'FORM-4',
      message: 'The file says Cat ends with 950; right is 850.',
    });
    expect(fixed).toBeNull();
  });

  it('is never given something to write in our notation', async () => {
    // CHIP-3: more than Cat has, where our notation would say `All-In 600`.
    const { hands } = await readIn(PHH.replace('cbr 300', 'cbr 700'));
    const { findings } = hands[0]!.verdict!;
    expect(findings.map(({ rule }) => rule)).toContain('CHIP-3');
    for (const { fix, edit } of findings) expect([fix, edit]).toEqual([null, null]);
  });

  it('is judged again as it stood there', async () => {
    const { hands, reader } = await readIn(ARCHIVE);
    const again = verdictOf(ARCHIVE, reader, { ...hands[1]!, verdict: null });
    expect(again?.findings).toEqual(hands[1]!.verdict!.findings);
    expect(handTextOf(ARCHIVE, hands[1]!)).toContain('hand = 8');
  });

  it('goes to the recorder in our notation, unless the notation has no line for it', async () => {
    const { reader } = await readIn(PHH);
    expect(reader.recordable(PHH)).toMatchObject({
      text: expect.stringContaining('Cat Dealer 600'),
    });
    expect(reader.recordable(POSTED)).toEqual({
      refused: 'Cat posted in addition to the blinds, and the notation has no such line.',
    });
  });

  it('of another game is refused with its name', async () => {
    const { hands } = await readIn(PHH.replace("'NT'", "'PO'"));
    expect(hands[0]!.verdict!.findings[0]).toMatchObject({ rule: 'FORM-3', severity: 'error' });
    expect(hands[0]!.verdict!.findings[0]!.message).toContain('pot-limit Omaha');
  });
});

describe('several files', () => {
  it('of one hand each in PHH become an archive', async () => {
    const text = (await joinFiles([PHH, WRONG]))!;
    expect((await readIn(text)).hands.map(({ number }) => number)).toEqual([7, 8]);
  });

  it('of different formats are not mixed', async () => {
    expect(await joinFiles([PHH, 'Hand (1)\nSB 5 BB 10\n'])).toBeNull();
    expect(await joinFiles(['Hand (1)\n', 'Hand (2)\n'])).toBe('Hand (1)\n\n\nHand (2)\n');
  });
});
