import { describe, expect, test } from 'vitest';
import { formatOf, type ReadHand } from '../../src/formats/index.ts';

/** Amounts without, with one and with two decimals, a key in some hands only, a comment between. */
const ARCHIVE = `[1]
variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0]
blinds_or_straddles = [0.10, 0.25, 0]
min_bet = 0.25
starting_stacks = [5.10, inf, 9.4]
actions = ['d dh p1 ????', 'd dh p2 AhKh', 'd dh p3 ????', 'p3 cbr 1.50', 'p1 f', 'p2 cc', 'd db 2c7d9s', 'p2 cc', 'p3 cbr 3', 'p2 f', 'p3 sm ????']
venue = 'PokerStars'
time = 09:13:56
day = 8
hand = 60454352066
seats = [9, 1, 2]
seat_count = 9
table = 'eBoyJAjR1Np45wfrdlJmFw'
players = ['PCiIjHiEljrL0Qj/t8WacA', 'Ben', 'FoYsg0nsb52AiN5SPuGuxw']
winnings = [0, 0, 3.2]
currency_symbol = '$'

# of another file
[2]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 200.5]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
venue = ''
day = 9
table = 'Ivory Dr'
players = ['Ada', 'Ben']
finishing_stacks = [101, 199.5]

[3]
variant = 'NT'
ante_trimming_status = false
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 200]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
hand = 4
seat_count = 9
table = 'Ivory Dr'
players = ['Ada', 'Ben']
`;

function handsIn(text: string): readonly ReadHand[] {
  const hands: ReadHand[] = [];
  const stream = formatOf('phh').stream((hand) => hands.push(hand));
  stream.push(text);
  stream.end();
  return hands;
}

/** Maps too, whose entries JSON leaves out. */
const shown = (hands: readonly ReadHand[]): string =>
  JSON.stringify(hands, (_, value) => (value instanceof Map ? [...value] : value));

const LINES = ARCHIVE.split('\n');
const KEYED = LINES.flatMap((line, at) => (line.includes(' = ') ? [at] : []));

const withLine = (at: number, line: string): string => LINES.with(at, line).join('\n');

describe('lines of PHH that are read at once', () => {
  const read = shown(handsIn(ARCHIVE));

  test('hold three hands without a mistake, amounts in hundredths', () => {
    const hands = handsIn(ARCHIVE);
    expect(hands.map(({ findings }) => findings)).toEqual([[], [], []]);
    expect(hands.map(({ record }) => record.players.map(({ stack }) => stack))).toMatchObject([
      [940, 510, expect.anything()],
      [20050, 10000],
      [200, 100],
    ]);
    expect(hands[0]!.record.players.map(({ name }) => name)).toContain('Ben');
  });

  // A comment changes no place, and a line that has one is read step by step.
  test.each(KEYED)('say the same as with a comment behind them: line %i', (at) => {
    expect(shown(handsIn(withLine(at, `${LINES[at]} # so`)))).toBe(read);
  });

  // What is in double quotes is read by the reader of any action, word by word.
  test('hold actions that are the same in double quotes, places and all', () => {
    const actions = LINES.flatMap((line, at) => (line.startsWith('actions = ') ? [at] : []));
    expect(actions).toHaveLength(3);
    const quoted = LINES.map((line, at) =>
      actions.includes(at) ? line.replaceAll("'", '"') : line,
    );
    expect(shown(handsIn(quoted.join('\n')))).toBe(read);
  });

  // In single quotes an action may start like a usual one, and its reader has to leave it alone.
  test.each([
    ...['p3 f', 'p3 cc', 'p3 cbr 1', 'p3 cbr 1_0', 'p3 cbr 1e1', 'p3 cbr0.5', 'p3 cbr inf'],
    ...['p3 sm', 'p3 sm -', 'p3 sm 2h2s', 'p3 sm2h2s', 'p3 sm ???', 'p3 sm ??????', 'p3 sm # so'],
    ...['p3 cc # forced', 'p3 cbr 1.5 # so', 'p3  cc', ' p3 cc', 'p3 cc ', '# so', ''],
    ...['d dh p3 2h2s', 'd dh p3  ????', 'd dh p3????', 'd dhxp3 ????', 'd  dh p3 ????'],
    ...['d db 2h2s3c', 'd dbx2h2s3c', 'd db 2h2s3c4d5h6h7h', 'd db 2h2x', 'd db', 'd dx 2h2s3c'],
    ...['p0 cc', 'p10 cc', 'p cc', 'p3', 'p3 x', 'p3 c', 'p3 cb 1', 'p3 fold', 'p3 ccc', 'x3 cc'],
  ])('hold actions that are as in double quotes: %s', (action) => {
    const usual = "'p3 cbr 1.50'";
    expect(ARCHIVE).toContain(usual);
    const single = handsIn(ARCHIVE.replace(usual, `'${action}'`));
    expect(shown(single)).toBe(shown(handsIn(ARCHIVE.replace(usual, `"${action}"`))));
  });

  test.each(KEYED)('FORM-5 are refused where they stand twice: line %i', (at) => {
    const key = LINES[at]!.slice(0, LINES[at]!.indexOf(' '));
    const found = handsIn(withLine(at, `${LINES[at]}\n${LINES[at]}`)).flatMap(
      (hand) => hand.findings,
    );
    const first = { rule: 'FORM-5', at: { line: at + 2, column: 1, length: key.length } };
    expect(found[0]).toMatchObject(first);
    expect(found[0]!.message).toContain(`the first is on line ${at + 1}`);
  });

  test('FORM-5 are refused a second time also where an earlier hand had that order', () => {
    const third = ARCHIVE.slice(ARCHIVE.indexOf('[3]'));
    const early = third.replace("table = 'Ivory Dr'", "table = 'Ivory Dr'\nday = 8");
    const twice = early.replace('hand = 4', 'day = 7\nhand = 4');
    const found = handsIn(early + twice).map(({ findings }) => findings.map(({ rule }) => rule));
    expect(found).toEqual([[], ['FORM-5']]);
  });

  test.each([
    ["day = '8", "venue = 'Poker'Stars'"],
    ['antes = [0, 0, 0', 'antes = [0, 0, 0] 1'],
    ["players = ['Ada', 'Ben'", "players = ['Ada', 'Ben', 'Cy']]"],
  ])('are told about where they do not end as they should: %s, %s', (...lines) => {
    for (const line of lines) {
      const key = line.slice(0, line.indexOf('=') + 1);
      const at = LINES.findIndex((other) => other.startsWith(key));
      const [found] = handsIn(withLine(at, line)).flatMap((hand) => hand.findings);
      expect(found, line).toMatchObject({ at: { line: expect.any(Number) } });
    }
  });
});
