import { FORMATS, type Format, readHands, recognise } from '../../src/formats/index.ts';
import { type Prng, pick, prng } from '../../src/kernel/prng.ts';
import { fixText, settleHand } from '../../src/referee/index.ts';
import {
  checkSuite,
  compareNextHands,
  generateCases,
  judgeCase,
  readAnswerLine,
  readConformanceCases,
  readResult,
  readSuite,
  resultOf,
  writeSuite,
} from '../../src/suite/index.ts';
import {
  checkSession,
  fixCarry,
  formatSession,
  sessionStream,
} from '../../src/tournament/index.ts';
import { readShareHash, shareHash } from '../../src/web/session/share.ts';
import { ALL_INS } from '../formats/all-ins.ts';
import { readText } from '../source-files.ts';
import { SMALL_SUITE } from '../suite/small-suite.ts';
import { handTexts } from './hand-texts.ts';
import { mutated, torn } from './mutate.ts';
import { TEAM_READERS } from './team-readers.ts';

/** Something that reads what others wrote. */
export interface Reader {
  readonly name: string;
  /** Good texts, to be mutated. */
  readonly texts: readonly string[];
  /** Reads a text and does with it what the program does; throws where it is not the same twice. */
  read(text: string, chance: Prng): void | Promise<void>;
}

/** One way of breaking that all of them share: JSON, links and hands alike. */
function broken(chance: Prng, text: string): string {
  switch (chance.below(4)) {
    case 0:
      return torn(chance, text);
    case 1:
      return text.slice(0, chance.below(text.length + 1));
    case 2:
      return misplaced(chance, text);
    default:
      return mutated(chance, text);
  }
}

const VALUES = ['null', '{}', '[]', '""', '-1', '1e999', '0.5', 'true', '9007199254740993', '[[[['];

/** A value of the text in the place of another, or one of no use there. */
function misplaced(chance: Prng, text: string): string {
  const values = [...text.matchAll(/"[^"\n]*"|-?\d+|\b[a-z]+\b/g)];
  if (values.length === 0) return text;
  const one = pick(chance, values);
  const other = chance.below(2) === 0 ? pick(chance, VALUES) : pick(chance, values)[0];
  return text.slice(0, one.index) + other + text.slice(one.index + one[0].length);
}

/** Whatever the pieces, the hands, their findings and what is said outside them are the same. */
function readPieces(format: Format, text: string, chance: Prng): void {
  const told = (parts: Iterable<string>, target: Format | null): string => {
    const hands: unknown[] = [];
    const stream = sessionStream(format, {}, ({ verdict, between }, read) => {
      hands.push([verdict.findings, between, read.findings, read.firstLine, read.lastLine]);
      const { replay, settlement } = verdict;
      target?.write({ ...read, replay, settlement, number: null }, null);
    });
    for (const part of parts) stream.push(part);
    return JSON.stringify([hands, stream.end()]);
  };
  const whole = told([text], pick(chance, FORMATS));
  if (told(pieces(text, chance), null) !== whole) throw new Error('read in two ways');
}

function* pieces(text: string, chance: Prng): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + 1 + chance.below(pick(chance, [2, 50, 1000]));
    yield text.slice(at, end);
    at = end;
  }
}

const formatReader = (format: Format): Reader => ({
  name: format.id,
  texts: format.id === 'notation' ? handTexts() : [1, 2].map((count) => written(format, count)),
  read(text, chance) {
    recognise(text);
    readPieces(format, text, chance);
    if (format.id !== 'notation') return;
    const once = formatSession(text);
    if (formatSession(once) !== once) throw new Error('formatted differently a second time');
    fixText(text);
    fixCarry(text, pick(chance, ['carry', 'recount']));
    checkSession(text);
  },
});

/** The hand that the tests of formats share, once or in a file of several. */
export function written(format: Format, count: number): string {
  const read = readHands(ALL_INS).hands[0]!;
  const { replay, settlement } = settleHand(read);
  const one = format.write({ ...read, replay, settlement, number: null }, count > 1 ? 1 : null);
  if (!('text' in one)) throw new Error(one.refused);
  return format.join(Array.from({ length: count }, () => one.text));
}

export const CASES = (() => {
  const made = generateCases({ seed: 1, profile: 'classic' }, () => []);
  if (!made.ok) throw new Error('no cases');
  return made.value.cases;
})();

const RESULT = resultOf(
  CASES.slice(0, 6),
  new Map(
    CASES.slice(0, 5).map((one, i) => {
      const answer = { id: one.id, ...(i % 2 === 0 ? one.expect : CASES[7]!.expect) };
      return [one.id, judgeCase(one, answer)];
    }),
  ),
  { name: 'an engine', version: '1.0', command: './engine' },
  '2026-01-31',
);

/** Everything that reads what somebody else wrote. */
export const READERS: readonly Reader[] = [
  ...FORMATS.map(formatReader),
  {
    name: 'share-link',
    texts: handTexts().slice(0, 20),
    async read(text, chance) {
      const hash = await shareHash(text);
      const back = await readShareHash(hash);
      if (back.ok && back.text !== text) throw new Error('the link gives another text back');
      await readShareHash(chance.below(2) === 0 ? broken(chance, hash) : `#h=a${text}`);
    },
  },
  {
    name: 'suite-file',
    texts: [writeSuite(SMALL_SUITE)],
    read(text) {
      const { suite } = readSuite(text);
      if (suite) checkSuite(suite);
    },
  },
  {
    name: 'cases-file',
    texts: CASES.slice(0, 30).map((one) => JSON.stringify(one)),
    read(text) {
      const read = readConformanceCases(text);
      if (read.ok) for (const one of read.value) judgeCase(one, { id: one.id, ...one.expect });
    },
  },
  {
    name: 'result-file',
    texts: [JSON.stringify(RESULT)],
    read(text) {
      readResult(text);
    },
  },
  {
    name: 'protocol-answer',
    texts: CASES.slice(0, 60).map(({ id, expect }) => JSON.stringify({ id, ...expect })),
    read(text, chance) {
      const read = readAnswerLine(text);
      if (read.ok && 'id' in read.value) judgeCase(pick(chance, CASES), read.value);
    },
  },
  {
    name: 'next-hand',
    texts: [readText('examples/answer.hand'), ...handTexts()],
    read(text, chance) {
      const { hand, expected } = pick(chance, SMALL_SUITE.cases);
      compareNextHands(expected.nextHand, text, { hand });
    },
  },
  ...TEAM_READERS,
];

/** The text of a number: every reader has its turn. */
export function brokenText(seed: number): { readonly reader: Reader; readonly text: string } {
  const chance = prng(seed);
  const reader = READERS[seed % READERS.length]!;
  return { reader, text: broken(chance, pick(chance, reader.texts)) };
}

/** Longer than any of these texts takes on a slow machine, and far below a squared cost. */
const LONGEST_MS = 5_000;

/** A machine that is busy with something else may be slow once, not every time. */
const TRIES = 3;

/** Why a text is not read as it should be; null if it is. */
export async function faultAt(seed: number): Promise<string | null> {
  const { reader, text } = brokenText(seed);
  let fault = await faultOf(reader, text, seed);
  for (let i = 1; i < TRIES && fault?.isSlow; i++) fault = await faultOf(reader, text, seed);
  return fault && `${reader.name}: ${fault.words}\n${JSON.stringify(text)}`;
}

async function faultOf(
  reader: Reader,
  text: string,
  seed: number,
): Promise<{ readonly words: string; readonly isSlow: boolean } | null> {
  const began = performance.now();
  try {
    await reader.read(text, prng(-seed));
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // A server that did not answer in time may only have been slow, too.
    return { words, isSlow: performance.now() - began > LONGEST_MS / 2 };
  }
  const took = Math.round(performance.now() - began);
  return took > LONGEST_MS ? { words: `it takes ${took} ms`, isSlow: true } : null;
}
