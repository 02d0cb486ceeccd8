import { describe, expect, test } from 'vitest';
import { NOTATION } from '../../src/formats/notation/format.ts';
import { handOf } from '../../src/formats/read-hand.ts';
import { formatOf } from '../../src/formats/registry.ts';
import { writeAs } from '../../src/referee/hand-writer.ts';
import { settleStream, type Verdict } from '../../src/referee/index.ts';
import { FOREIGN_IDS, type ForeignId } from './foreign-formats.ts';

/** A hand of an archive: cash at 2/4 (or as given), amounts in dollars. */
function phh(fields: Readonly<Record<string, string>>): string {
  const players = fields.starting_stacks!.split(',').length;
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, players);
  const all: Record<string, string> = {
    variant: "'NT'",
    antes: `[${names.map(() => 0).join(', ')}]`,
    min_bet: '4',
    players: `[${names.map((name) => `'${name}'`).join(', ')}]`,
    currency_symbol: "'$'",
    ...fields,
  };
  return Object.entries(all)
    .map(([key, value]) => `${key} = ${value}\n`)
    .join('');
}

function judge(text: string, format: ForeignId = 'phh'): Verdict {
  const verdicts: Verdict[] = [];
  const stream = settleStream(formatOf(format), {}, (verdict) => verdicts.push(verdict));
  stream.push(text);
  expect(stream.end()).toEqual([]);
  expect(verdicts).toHaveLength(1);
  return verdicts[0]!;
}

const said = ({ findings }: Verdict): string[] =>
  findings.map(({ rule, severity, message }) => `${rule} ${severity} ${message}`);

const rules = ({ findings }: Verdict): string[] =>
  findings.map(({ rule, severity }) => `${rule} ${severity}`);

/** New stacks by name, in cents. */
const ends = ({ settlement }: Verdict): Record<string, number | null> =>
  Object.fromEntries(settlement!.players.map((player) => [player.name, player.newStack]));

describe('a post below the big blind is read as the file counts it', () => {
  // Blinds 2/4, Cleo posts 2 and calls. Live: 4 + 4 + 2 (Ann's folded blind) = 10 in the pot.
  // Dead: 12, and Cleo has 6 in. Ben bets 10 on the flop and everybody folds.
  const posted = {
    blinds_or_straddles: '[2, 4, -2, 0]',
    starting_stacks: '[100, 100, 100, 100]',
    actions: "['p3 cc', 'p4 f', 'p1 f', 'p2 cc', 'd db 3dAh8d', 'p2 cbr 10', 'p3 f']",
  };

  test('POT-3 dead where new stacks and winnings say so', () => {
    const verdict = judge(
      phh({ ...posted, finishing_stacks: '[98, 108, 94, 100]', winnings: '[0, 12, 0, 0]' }),
    );
    expect(said(verdict)).toEqual([
      "FORM-1 info p3 posts 2, less than the big blind; the file's own figures show that it is dead.",
    ]);
    expect(ends(verdict)).toEqual({ Dan: 10000, Ann: 9800, Ben: 10800, Cleo: 9400 });
  });

  test('POT-3 dead under rake: 11.40 of 12 is a rake of 5 %', () => {
    const verdict = judge(
      phh({ ...posted, finishing_stacks: '[98, 107.40, 94, 100]', winnings: '[0, 11.40, 0, 0]' }),
    );
    expect(rules(verdict)).toEqual(['FORM-1 info', 'FORM-6 info']);
    expect(ends(verdict)).toEqual({ Dan: 10000, Ann: 9800, Ben: 10800, Cleo: 9400 });
  });

  test.each([
    ['the file says so', { finishing_stacks: '[98, 106, 96, 100]', winnings: '[0, 10, 0, 0]' }],
    ['the file says nothing', {}],
  ])('FORM-1 live where %s', (_, claims) => {
    const verdict = judge(phh({ ...posted, ...claims }));
    expect(rules(verdict)).toEqual([]);
    expect(ends(verdict)).toEqual({ Dan: 10000, Ann: 9800, Ben: 10600, Cleo: 9600 });
  });

  test('FORM-4 where neither reading fits, it is live, and the file is wrong', () => {
    const verdict = judge(phh({ ...posted, winnings: '[0, 25, 0, 0]' }));
    expect(said(verdict)).toEqual(['FORM-4 error The file says Ben wins $25.00; right is $10.00.']);
  });
});

describe('heads-up blinds that stand the other way round', () => {
  const turned = { blinds_or_straddles: '[4, 2]', starting_stacks: '[100, 200]' };

  test('SEAT-2 the small blind acts first on every street: the big blind has the button', () => {
    // Ann (2) calls, Ben checks; the flop is Ann's first. Pot 8.
    const verdict = judge(
      phh({
        ...turned,
        actions: "['p1 cc', 'p2 cc', 'd db 6h3d6s', 'p1 cbr 6', 'p2 f']",
        finishing_stacks: '[104, 196]',
        winnings: '[8, 0]',
      }),
    );
    expect(rules(verdict)).toEqual(['FORM-1 info']);
    expect(ends(verdict)).toEqual({ Ann: 10400, Ben: 19600 });
  });

  test.each(FOREIGN_IDS)(
    'SEAT-2 the button on the big blind goes through %s and back',
    (format) => {
      const actions = "['p1 cc', 'p2 cc', 'd db 6h3d6s', 'p1 cbr 6', 'p2 f']";
      const verdict = judge(phh({ ...turned, actions }));
      const outgoing = { verdict, hand: handOf(verdict.record), file: null, count: 1 };
      const made = writeAs(formatOf(format), outgoing, null);
      const again = judge('text' in made ? made.text : '', format);
      expect(again.ok).toBe(true);
      expect(ends(again)).toEqual({ Ann: 10400, Ben: 19600 });
      // The notation has no such hand, and says so instead of writing another one.
      expect(writeAs(NOTATION, outgoing, null)).toHaveProperty('refused');
    },
  );

  test('SEAT-2 the small blind acts first before the flop only: it has the button', () => {
    const verdict = judge(
      phh({
        ...turned,
        actions: "['p1 cc', 'p2 cc', 'd db 6h3d6s', 'p2 cbr 6', 'p1 f']",
        winnings: '[0, 8]',
      }),
    );
    expect(rules(verdict)).toEqual(['FORM-1 warning']);
    expect(ends(verdict)).toEqual({ Ann: 9600, Ben: 20400 });
  });

  test('SEAT-2 nobody acts on a later street: the small blind has the button, as the rule says', () => {
    const verdict = judge(phh({ ...turned, actions: "['p1 cbr 8', 'p2 f']", winnings: '[8, 0]' }));
    expect(rules(verdict)).toEqual(['FORM-1 warning']);
    expect(ends(verdict)).toEqual({ Ann: 10400, Ben: 19600 });
  });

  test('SEAT-2 p2 acts first before the flop: the blinds are in seat order, p1 is the big blind', () => {
    const verdict = judge(
      phh({
        ...turned,
        actions: "['p2 cc', 'p1 cc', 'd db 6h3d6s', 'p1 cbr 6', 'p2 f']",
        winnings: '[8, 0]',
      }),
    );
    expect(rules(verdict)).toEqual(['FORM-1 info']);
    expect(ends(verdict)).toEqual({ Ann: 10400, Ben: 19600 });
  });
});

describe('cards that are not known', () => {
  const showdown = {
    blinds_or_straddles: '[2, 4, 0]',
    starting_stacks: '[100, 100, 100]',
    // Pot 10: 4 + 4 and Ann's 2.
    actions:
      "['p3 cc', 'p1 f', 'p2 cc', 'd db 2c7dKh', 'p2 cc', 'p3 cc', 'd db 9s', 'p2 cc', 'p3 cc', 'd db 3c', 'p2 cc', 'p3 cc', 'p2 sm ????', 'p3 sm AsAd']",
  };

  test('WIN-2 the file says who won: that is the declaration', () => {
    const verdict = judge(phh({ ...showdown, winnings: '[0, 9.50, 0]' }));
    expect(rules(verdict)).toEqual(['FORM-1 info', 'FORM-6 info']);
    expect(ends(verdict)).toEqual({ Cleo: 9600, Ann: 9800, Ben: 10600 });
  });

  test('WIN-4 the file does not say who won: the hand stays open, which is nobody’s mistake', () => {
    const verdict = judge(phh(showdown));
    expect(said(verdict)).toEqual([
      'WIN-4 warning The cards of Ben are not known, and the file does not say who won: the Main Pot ($10.00) stays open.',
    ]);
    expect(verdict.ok).toBe(true);
    expect(verdict.settlement?.next).toBe(null);
  });

  test('FORM-4 what the file pays cannot be: more than the pots hold', () => {
    const verdict = judge(phh({ ...showdown, winnings: '[0, 12, 0]' }));
    expect(said(verdict)).toEqual([
      'FORM-4 error The file pays Ben $12.00; no winners make that of a pot of $10.00.',
    ]);
    expect(verdict.ok).toBe(false);
  });

  test('FORM-4 what the file pays cannot be: a side pot to a player who is not in it', () => {
    // Ann is all-in for 20, Ben and Cleo go on to 50: main pot 60, side pot 60.
    const verdict = judge(
      phh({
        blinds_or_straddles: '[2, 4, 0]',
        starting_stacks: '[20, 100, 100]',
        actions:
          "['p3 cbr 50', 'p1 cc', 'p2 cc', 'd db 2c7dKh', 'p2 cc', 'p3 cc', 'd db 9s', 'p2 cc', 'p3 cc', 'd db 3c', 'p2 cc', 'p3 cc', 'p1 sm ????', 'p2 sm ????', 'p3 sm ????']",
        winnings: '[120, 0, 0]',
      }),
    );
    expect(said(verdict)).toEqual([
      'FORM-4 error The file pays Ann $120.00; no winners make that of pots of $60.00 · $60.00.',
    ]);
  });
});

describe('what an archive leaves out', () => {
  test('FORM-4 a player listed with 0 who had chips left the table: a warning, for the money is right', () => {
    // Ann raises to 8 and takes 2 × 4 = 8 from the pot.
    const verdict = judge(
      phh({
        blinds_or_straddles: '[2, 4, 0]',
        starting_stacks: '[100, 300, 50]',
        actions: "['p3 f', 'p1 cbr 8', 'p2 f']",
        finishing_stacks: '[104, 0, 50]',
        winnings: '[8, 0, 0]',
      }),
    );
    expect(said(verdict)).toEqual([
      'FORM-4 warning The file lists Ben with nothing at the end, who has $296.00 left; Ben may have left the table.',
    ]);
  });

  test('FORM-4 the big blind had to be guessed: what does not fit is a warning', () => {
    // Ben is all-in for a blind of 1; the file names no full big blind: Cleo may have called 2 or 4.
    const verdict = judge(
      phh({
        blinds_or_straddles: '[2, 1, 0]',
        starting_stacks: '[100, 1, 50]',
        min_bet: '2',
        actions:
          "['p3 cc', 'p1 cc', 'd db 2c7dKh', 'p1 cbr 5', 'p3 f', 'd db 9s', 'd db 3c', 'p1 sm AsAd', 'p2 sm QsQd']",
        winnings: '[9, 0, 0]',
      }),
    );
    expect(rules(verdict)).toEqual(['FORM-1 info', 'FORM-4 warning']);
  });
});
