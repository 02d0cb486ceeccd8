import { formatOf, recognise } from '../../src/formats/index.ts';
import { fixText, settleHand } from '../../src/referee/index.ts';
import {
  checkHandMadeCases,
  compareNextHands,
  judgeCase,
  readAnswerLine,
  readCases,
  readConformanceCases,
  readResult,
  readSuite,
  reportComparison,
} from '../../src/suite/index.ts';
import { readPlayerList } from '../../src/team/index.ts';
import {
  checkSession,
  fixCarry,
  formatSession,
  sessionStream,
} from '../../src/tournament/index.ts';
import { readShareHash } from '../../src/web/session/share.ts';
import { CASES, written } from '../fuzz/readers.ts';

/** A text that can have any length, made of one thing over and over. */
interface Growing {
  readonly name: string;
  make(size: number): string;
  read(text: string): unknown;
}

/** One piece as often as it takes, between what stands around it. */
const filled =
  (before: string, piece: string | ((i: number) => string), after = '') =>
  (size: number): string => {
    const parts = [before];
    for (let i = 0, length = before.length; length < size; i++) {
      const part = typeof piece === 'string' ? piece : piece(i);
      parts.push(part);
      length += part.length;
    }
    parts.push(after);
    return parts.join('');
  };

const HEAD = 'Hand (1)\nstarted_at: 00:00:01 ended_at: 00:00:02\nSB 5 BB 10\n';
const SEATS = 'Stack Setup:\nAnn Dealer 500\nBob SB 500\nCy BB 500\n\n';
const HAND = `${HEAD}${SEATS}Preflop Base:\n1. Ann (Dealer): Fold\n2. Bob (SB): Call 10\n3. Cy (BB): Check\nFlop Base (A♥ K♦ 7♣):\n`;

const NOTATION: Readonly<Record<string, (size: number) => string>> = {
  'one long line': filled('', 'x'),
  'one long line in a hand': filled(HAND, 'x '),
  'a long name': filled(`${HEAD}Stack Setup:\n`, 'Ann', ' SB 500\nBob BB 500\n'),
  'a name of many words': filled(`${HEAD}Stack Setup:\n`, 'Ann ', 'SB 500\nBob BB 500\n'),
  'many players': filled(`${HEAD}Stack Setup:\n`, (i) => `P${i} 500\n`),
  'many players of one name': filled(`${HEAD}Stack Setup:\n`, 'Ann 500\n'),
  'labels before names': filled(`${HEAD}Stack Setup:\n`, (i) => `SB P${i} 500\n`),
  'names with numbers': filled(`${HEAD}Stack Setup:\n`, (i) => `Player ${i} 500\n`),
  'many actions': filled(HAND, '4. Bob (SB): Check\n5. Cy (BB): Check\n'),
  'actions of nobody': filled(HAND, (i) => `Nob${i}: Call 10\n`),
  'many words': filled(HAND, 'words that fit nothing here\n'),
  'many words outside': filled('', 'words that fit nothing here\n'),
  'words behind the hand': filled(`${HAND}\n`, 'nothing of it\n'),
  'many comments': filled(HEAD, '# a comment\n', SEATS),
  'a long comment': filled(`${HEAD}# `, 'comment ', `\n${SEATS}`),
  'comments beside lines': filled(HAND, '4. Bob (SB): Check # and so on\n'),
  'many sections': filled(HAND, (i) => `Flop More ${i}:\n`),
  'many boards': filled(HAND, 'Turn Base (2♠):\n'),
  'a long board': filled(`${HAND}Turn Base (`, '2♠ ', '):\n'),
  'many hands': filled('', `${HAND}\nWinner: Bob\n\n`),
  'hands with lines between': filled(
    '',
    `${HAND}\nWinner: Bob\n\nBetween Hands:\nBob: Recount 500\nBreak: 00:15:00\n\n`,
  ),
  'many lines between': filled(`${HAND}\nWinner: Bob\n\nBetween Hands:\n`, 'Bob: Recount 500\n'),
  'many who sit down': filled(
    `${HAND}\nWinner: Bob\n\nBetween Hands:\n`,
    (i) => `N${i}: Sits 500\n`,
  ),
  'many headers': filled('', 'Hand (1)\n'),
  'header lines again': filled(HEAD, 'SB 5 BB 10\n'),
  'halves of blinds': filled('Hand (1)\n', 'SB 5\n'),
  'header in one line': filled('Hand (1) ', 'SB 5 '),
  'a long ranking': filled(`${HAND}\nRanking: `, 'Bob > Cy = '),
  'many rankings': filled(`${HAND}\n`, 'Ranking: Bob > Cy\n'),
  'a long list of winners': filled(`${HAND}\nMain Pot: `, 'Bob, '),
  'many pots': filled(`${HAND}\nWinners:\n`, (i) => `Side Pot ${i}: Bob\n`),
  'many cards lines': filled(`${HAND}\nShowdown:\n`, 'Bob: A♥ K♥\n'),
  'cards of nobody': filled(`${HAND}\nShowdown:\n`, (i) => `N${i}: A♥ K♥\n`),
  'long cards': filled(`${HAND}\nShowdown:\nBob: `, 'A♥ '),
  'figures in groups': filled(`${HEAD}Stack Setup:\nAnn SB `, '1 000 '),
  'a long figure': filled(`${HEAD}Stack Setup:\nAnn SB `, '9'),
  'tags without end': filled(`${HEAD}Tags: `, 'a, '),
  'chairs without end': filled(`${HEAD}Chairs: `, 'Ann 1, '),
  'numbers of chairs': filled(`${HEAD}Chairs: `, (i) => `${i + 1} `, `\n${SEATS}`),
  'options again and again': filled(HEAD, 'Odd Chip: 5\n'),
  'open brackets': filled(HAND, '('),
  colons: filled(HAND, ': '),
  'quoted lines': filled('', '> > > Hand (1)\n'),
  'marks of quoting': filled('', '> '),
  'chat lines': filled(HAND, '[21:04] Zoe: well\n'),
  'stars of Markdown': filled(HAND, '**Bob**: *Check* '),
  'wins in words': filled(HAND, 'Bob wins 500\n'),
  'many who share': filled(`${HAND}Bob`, ' and Cy', ' split the pot\n'),
  'blank lines': filled(HAND, '\n'),
  spaces: filled(`${HAND}Bob (SB):`, ' ', 'Check\n'),
  'carriage returns': filled(HAND, '\r'),
};

const readNotation = (text: string): void => {
  recognise(text);
  checkSession(text);
  formatSession(text);
  fixText(text);
  fixCarry(text, 'carry');
};

/** Where a good text is cut open and filled, for a format of others. */
interface Opened {
  readonly at: string | RegExp;
  readonly piece: string | ((i: number) => string);
}

const OTHERS: Readonly<Record<'phh' | 'pokerstars' | 'ohh', Readonly<Record<string, Opened>>>> = {
  phh: {
    'many players': { at: 'players = [', piece: (i) => `'P${i}', ` },
    'many stacks': { at: 'starting_stacks = [', piece: '500, ' },
    'many actions': { at: 'actions = [', piece: "'p3 f', " },
    'a long action': { at: "actions = ['", piece: 'd dh ' },
    'many cards': { at: "actions = ['", piece: '2c' },
    'nested lists': { at: 'actions = [', piece: '[' },
    'an unclosed string': { at: 'actions = [', piece: "'x" },
    'an unclosed block': { at: /$/, piece: "\nx = '''a" },
    'many keys': { at: /$/, piece: (i) => `\nkey_${i} = ${i}` },
    'one key again': { at: /$/, piece: '\nante_trimming_status = true' },
    'a long key': { at: /$/, piece: 'key' },
    'nested tables': { at: /$/, piece: '\nx = {a = ' },
    'many comments': { at: /$/, piece: '\n# a comment' },
    'many headings': { at: /$/, piece: (i) => `\n[${i}]\nvariant = 'NT'\n` },
    'words that fit nothing': { at: /$/, piece: '\nwords that fit nothing' },
    escapes: { at: /$/, piece: '\nx = "\\u0041\\n"' },
    'a long number': { at: 'starting_stacks = [', piece: '9' },
    'a long remark': { at: "'d dh p1 ????", piece: ' # x' },
  },
  pokerstars: {
    'many seats': { at: 'Seat 1', piece: (i) => `Seat ${i}: P${i} (500 in chips)\n` },
    'a long name': { at: 'Seat 1: ', piece: 'Ann ' },
    'many folds': { at: '*** HOLE CARDS ***\n', piece: 'Cal: folds \n' },
    'actions of nobody': { at: '*** HOLE CARDS ***\n', piece: (i) => `N${i}: calls 5\n` },
    'many posts': { at: '*** HOLE CARDS ***\n', piece: 'Cal: posts the ante 5\n' },
    'chat lines': { at: '*** HOLE CARDS ***\n', piece: 'Cal said, "well: played"\n' },
    'many streets': { at: '*** SUMMARY ***\n', piece: '*** FLOP *** [7h 7c 2d]\n' },
    'many in the summary': { at: /$/, piece: 'Seat 1: Ada folded before Flop\n' },
    'many pots': { at: '*** SUMMARY ***\n', piece: (i) => `Ada collected 5 from side pot-${i}\n` },
    'a long total': { at: 'Total pot ', piece: '5 Side pot-1. ' },
    'words that fit nothing': { at: '*** HOLE CARDS ***\n', piece: 'words that fit nothing\n' },
    'one long line': { at: '*** HOLE CARDS ***\n', piece: 'x: y (' },
    'many headers': { at: /$/, piece: "\nPokerStars Hand #1: Tournament #1, Hold'em No Limit\n" },
    'long cards': { at: '*** SUMMARY ***\n', piece: '[2h 2s ' },
    'a long board': { at: '*** FLOP *** [', piece: '2h 2s ' },
    'blank lines': { at: '*** HOLE CARDS ***\n', piece: ' \n' },
  },
  ohh: {
    'many players': {
      at: '"players":[',
      piece: (i) => `{"id":${i + 99},"seat":${i + 99},"name":"P${i}","starting_stack":5},`,
    },
    'a long name': { at: '"name":"', piece: 'Ann ' },
    'many rounds': { at: '"rounds":[', piece: '{"id":9,"street":"Preflop","actions":[]},' },
    'many actions': {
      at: '"actions":[',
      piece: '{"action_number":1,"player_id":1,"action":"Fold","amount":0},',
    },
    'many pots': { at: '"pots":[', piece: '{"number":1,"amount":5,"player_wins":[]},' },
    'many wins': { at: '"player_wins":[', piece: '{"player_id":1,"win_amount":5},' },
    'a long board': { at: '"street":"Flop","cards":[', piece: '"2h",' },
    'many cards': {
      at: '"actions":[',
      piece: '{"action":"Dealt Cards","player_id":1,"cards":["Ah","Kd"]},',
    },
    'nested lists': { at: '"rounds":', piece: '[' },
    'nested objects': { at: '"rounds":', piece: '{"a":' },
    'an unclosed string': { at: '"rounds":', piece: '"x' },
    'a long string': { at: '"name":"', piece: '\\u0041\\\\' },
    'unknown fields': { at: '{"ohh":{', piece: (i) => `"x${i}":${i},` },
    'one field again': { at: '{"ohh":{', piece: '"x":1,' },
    'many hands': { at: /$/, piece: '\n{"ohh":{"spec_version":"1.4.7"}}\n' },
    'words between': { at: /$/, piece: '\nwords that fit nothing' },
    'open braces': { at: /$/, piece: '{' },
    'a long number': { at: '"starting_stack":', piece: '9' },
  },
};

function openedText(text: string, { at, piece }: Opened): (size: number) => string {
  const mark = typeof at === 'string' ? at : '';
  const place = typeof at === 'string' ? text.indexOf(mark) + mark.length : text.length;
  if (typeof at === 'string' && !text.includes(mark)) throw new Error(`no ${mark} in\n${text}`);
  return filled(text.slice(0, place), piece, text.slice(place));
}

const readAs = (id: 'phh' | 'pokerstars' | 'ohh') => (text: string) => {
  const stream = sessionStream(formatOf(id), {}, (_, read) => settleHand(read));
  stream.push(text);
  return stream.end();
};

const JSON_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'nested lists': filled('', '['),
  'nested objects': filled('', '{"a":'),
  'a long list': filled('[', '1,', '1]'),
  'a list of lists': filled('{"cases":[', '[],', '[]]}'),
  'a list of objects': filled('{"version":2,"seed":1,"cases":[', '{},', '{}]}'),
  'many fields': filled('{', (i) => `"x${i}":1,`, '"id":"a"}'),
  'an unclosed string': filled('{"id":"', 'x'),
  'a long string': filled('{"id":"', 'x', '"}'),
  'many stacks': filled('{"id":"a","stacks":{', (i) => `"x${i}":1,`, '"y":1}}'),
  'many lines': filled('', '{"id":"a"}\n'),
  'a long hand': filled(
    '{"version":2,"seed":1,"cases":[{"id":"TC-1.1","hand":"',
    'Hand (1)\\n',
    '"}]}',
  ),
  spaces: filled('{', ' ', '}'),
};

const JSON_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'suite-file': readSuite,
  'cases-file': readConformanceCases,
  'result-file': readResult,
  'protocol-answer': (text) => {
    const read = readAnswerLine(text);
    return read.ok && 'id' in read.value ? judgeCase(CASES[0]!, read.value) : read;
  },
  'hand-made cases': (text) => {
    const read = readCases(text, 'cases.json');
    return 'cases' in read ? checkHandMadeCases(read.cases) : read;
  },
};

const PAGES: Readonly<Record<string, (size: number) => string>> = {
  'open tags': filled('<html>', '<div>'),
  'half a tag': filled('<html>', '<div a="'),
  'many tables': filled('<html>', '<table><tr><td>1</td></tr></table>'),
  'many signs': filled('<html><p>', '&amp;'),
  'signs that open nothing': filled('<html><p>', '< '),
  'words in bold': filled('<html><p>', '<b>x</b> '),
  'lines in a cell': filled('<html><table><tr><td>', '<div>x</div>'),
  'cells in a row': filled('<html><table><tr>', '<td>x</td>'),
  'many cases': filled('<html>', (i) => `<h2>TC-${i}: x</h2><p>Hand (1)</p>`),
  'one case again': filled('<html>', '<h2>TC-1: x</h2><p>Hand (1)</p>'),
  'many results': filled('<html><h2>TC-1</h2><p>Hand (1)</p>', '<p>Total Pot: 5</p>'),
  'copy buttons': filled(
    '<html><h2>TC-1</h2>',
    `<button onclick="copy('Hand (1)\\nSB 5')">x</button>`,
  ),
};

const LISTS: Readonly<Record<string, (size: number) => string>> = {
  'many names': filled('', (i) => `P${i}\n`),
  'one name again': filled('', 'Ann\n'),
  'many cells': filled('name', ';x'),
  'quotation marks': filled('a;"', '""'),
};

/** What grows: every construct of every format, and of every other thing that is read. */
export const GROWING: readonly Growing[] = [
  ...entries('notation', NOTATION, readNotation),
  ...entries('next-hand', NOTATION, (text) =>
    reportComparison(compareNextHands(`${HEAD}${SEATS}`, text, { hand: `${HAND}\nWinner: Bob\n` })),
  ),
  ...(['phh', 'pokerstars', 'ohh'] as const).flatMap((id) =>
    entries(
      id,
      Object.fromEntries(
        Object.entries(OTHERS[id]).map(([name, opened]) => [
          name,
          openedText(written(formatOf(id), 1), opened),
        ]),
      ),
      readAs(id),
    ),
  ),
  ...Object.entries(JSON_READERS).flatMap(([kind, read]) => entries(kind, JSON_TEXTS, read)),
  ...entries('hand-made page', PAGES, (text) => readCases(text, 'page.html')),
  ...entries('player-list', LISTS, readPlayerList),
  ...entries('share-link', { characters: filled('#h=a', 'A') }, readShareHash),
];

function entries(
  kind: string,
  texts: Readonly<Record<string, (size: number) => string>>,
  read: (text: string) => unknown,
): readonly Growing[] {
  return Object.entries(texts).map(([name, make]) => ({ name: `${kind}: ${name}`, make, read }));
}

/** The sizes of `npm run test:soak`: from 1 KB to 10 MB. */
const SOAK_SIZES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

/** Less than this, in milliseconds, is noise. */
const NOISE = 40;

/** How much longer than its share the longer text may take: caches, garbage, other programs. */
const SLACK = 3;

const TRIES = 3;

/** Whether a construct takes longer than in proportion to its length; null if it does not. */
export async function growthFault(
  place: number,
  sizes: readonly number[] = SOAK_SIZES,
): Promise<string | null> {
  const { name, make, read } = GROWING[place]!;
  const timeOf = async (text: string): Promise<number> => {
    const before = process.cpuUsage();
    await read(text);
    const { user } = process.cpuUsage(before);
    return user / 1000;
  };
  let short: { readonly size: number; readonly ms: number } | null = null;
  for (const size of sizes) {
    const text = make(size);
    const share = short
      ? Math.max(NOISE, short.ms) * (size / short.size)
      : Number.POSITIVE_INFINITY;
    let ms = await timeOf(text);
    for (let i = 1; i < TRIES && ms > SLACK * share; i++) ms = Math.min(ms, await timeOf(text));
    if (short && ms > SLACK * share) {
      return `${name}: ${size} characters take ${Math.round(ms)} ms, ${short.size} take ${Math.round(short.ms)} ms`;
    }
    short = { size, ms };
  }
  return null;
}
