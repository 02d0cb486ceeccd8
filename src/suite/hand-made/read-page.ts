import { readHands } from '../../formats/index.ts';
import type { CaseCategory, Complexity } from '../case.ts';
import type { Claim, HandMadeCase } from './hand-made-case.ts';
import { type PageItem, pageItems } from './page-items.ts';
import { readFolded, readPots, readResults, signed } from './read-results.ts';

/** Reads the cases out of a page as document 000 describes it. Never throws. */
export function readPage(html: string): readonly HandMadeCase[] {
  const cases: Segment[] = [];
  for (const item of pageItems(html)) {
    const [, written, title = ''] = (item.kind === 'line' && HEADING.exec(item.text)) || [];
    const id = written?.toUpperCase();
    const open = cases.at(-1);
    if (id === undefined || id === open?.id) open?.items.push(item);
    else {
      const { line } = item;
      cases.push({
        id,
        line,
        items: title.trim() === '' ? [] : [{ kind: 'line', line, text: title }],
      });
    }
  }
  // A table of contents names cases that come later.
  return cases.filter(({ items }) => items.some(isContent)).map(caseOf);
}

interface Segment {
  readonly id: string;
  readonly line: number;
  readonly items: PageItem[];
}

/** `TC-7`, `TC-7.1: Three all-ins`, `Test Case TC-7.1 – …` */
const HEADING = /^(?:test case\s*:?\s*)?(TC-\d+(?:\.\d+)*)(?:\s*[:–—|-]\s*|\s+|$)([^.]*)$/i;

const isContent = (item: PageItem): boolean =>
  item.kind !== 'line' || HAND.test(item.text) || STREET.test(item.text);

const HAND = /^hand\s*[(#]?\s*\d+/i;
const STREET = /^(preflop|flop|turn|river)(?:\s+(base|more\s*\d+))?\s*(\([^)]*\))?\s*:?$/i;
const RESULTS =
  /^(?:expected results?|results?|pot (?:summary|breakdown)|(?:final )?total pot\b.*)$/i;
const NEXT = /\bnext hand\b/i;
const ACTION = /^(?:\d+[.)]\s*)?\S.*:\s*(?:fold|check|call|bet|raise|all[ -]?in)/i;
/** Blinds and antes are posted by the rules, and a street without action has none. */
const POSTED = /:\s*posts?\b|^no action\b/i;

interface HandText {
  readonly line: number;
  readonly lines: readonly { readonly line: number; readonly text: string }[];
  readonly isNext: boolean;
}

function caseOf({ id, line, items }: Segment): HandMadeCase {
  const texts = handTexts(items);
  const setups = texts.filter(({ isNext }) => !isNext);
  const nexts = texts.filter(({ isNext }) => isNext);
  const unread: { line: number; message: string }[] = [];
  const [setup] = setups;
  if (!setup) unread.push({ line, message: 'No stack setup can be read here.' });
  const [first, second] = setups.map(plain);
  if (second !== undefined && first !== second) {
    const message = 'The stack setup of the copy button is not the one that is shown.';
    unread.push({ line: setups[1]!.line, message });
  }
  const options = anteOrderOf(items);
  const actions = actionLines(items, unread);
  const head = setup?.lines ?? [];
  const at = head.findIndex(({ text }) => /^stack/i.test(text));
  const hand = [
    ...head.slice(0, Math.max(0, at)),
    ...options,
    ...head.slice(Math.max(0, at)),
    ...actions,
  ];
  const names = setup
    ? (readHands(plain(setup)).hands[0]?.record.players ?? []).map(({ name }) => name)
    : [];
  const before = items.slice(0, items.findIndex(isContent));
  const words = before.flatMap((item) => (item.kind === 'line' ? [item.text] : []));
  const results = readResults(items, names);
  if (results.length === 0) unread.push({ line, message: 'No table of results can be read here.' });
  if (nexts.length === 0) unread.push({ line, message: 'No next hand can be read here.' });
  return {
    id,
    title: words[0] ?? id,
    line,
    hand: `${hand.map(({ text }) => text).join('\n')}\n`,
    handLines: hand.map((one) => one.line),
    complexity: complexityIn(words.slice(1).join(' ')),
    category: categoryIn(words.slice(1).join(' ')),
    claims: {
      totalPot: amountAfter(items, /^(?:final )?total pot\s*:?\s*([-−–]?[\d,]+)/i),
      ante: amountAfter(items, /^bb ante\s*:?\s*([-−–]?[\d,]+)/i),
      players: results,
      folded: readFolded(items),
      pots: readPots(items, names),
      nextHands: nexts.map((text) => ({ line: text.line, text: `${plain(text)}\n` })),
    },
    unread,
  };
}

const plain = ({ lines }: HandText): string => lines.map(({ text }) => text).join('\n');

/** Every text of a hand in the case, in lines or in a button; those below "Next Hand" are next hands. */
function handTexts(items: readonly PageItem[]): readonly HandText[] {
  const texts: HandText[] = [];
  let isNext = false;
  let open: { line: number; text: string }[] | null = null;
  const end = (): void => {
    if (open && open.length > 1) texts.push({ line: open[0]!.line, lines: open, isNext });
    open = null;
  };
  for (const item of items) {
    if (item.kind === 'copied') {
      const lines = item.text.split('\n').map((text) => ({ line: item.line, text: text.trim() }));
      const from = lines.findIndex(({ text }) => HAND.test(text));
      if (from >= 0) {
        end();
        texts.push({
          line: item.line,
          lines: lines.slice(from).filter(({ text }) => text !== ''),
          isNext,
        });
      }
      continue;
    }
    if (item.kind === 'row') {
      end();
      continue;
    }
    if (HAND.test(item.text)) {
      end();
      open = [item];
    } else if (open && IN_SETUP.test(item.text)) open.push(item);
    else {
      end();
      if (NEXT.test(item.text)) isNext = true;
    }
  }
  end();
  return texts;
}

/** Times, blinds, the heading, and lines that end in a stack. */
const IN_SETUP = /^(?:started_at|sb\s|stack\s*setup|blinds?\b|.*\S\s+[-−–]?\d[\d,.]*$)/i;

/** Document 000's pages have a box with the order of posting. */
function anteOrderOf(items: readonly PageItem[]): readonly { line: number; text: string }[] {
  const lines = items.filter((item) => item.kind === 'line');
  const at = lines.findIndex(({ text }) => /^ante order\b/i.test(text));
  if (at < 0) return [];
  const said = `${lines[at]!.text} ${lines[at + 1]?.text ?? ''}`;
  return /\bbb first\b/i.test(said)
    ? [{ line: lines[at]!.line, text: 'Ante Order: BB First' }]
    : [];
}

/** Streets and actions, as the notation has them. */
function actionLines(
  items: readonly PageItem[],
  unread: { line: number; message: string }[],
): readonly { line: number; text: string }[] {
  const lines: { line: number; text: string }[] = [];
  let isPlaying = false;
  for (const item of items) {
    if (item.kind !== 'line') {
      if (lines.length > 0) break;
      continue;
    }
    const { line, text } = item;
    const street = STREET.exec(text);
    if (street) {
      isPlaying = true;
      lines.push({
        line,
        text: `${street[1]} ${street[2] ?? 'Base'} ${street[3] ?? ''}`.trimEnd().concat(':'),
      });
    } else if (!isPlaying || POSTED.test(text)) continue;
    else if (RESULTS.test(text) || NEXT.test(text)) break;
    else if (ACTION.test(text)) lines.push({ line, text });
    else unread.push({ line, message: `Not read among the actions: “${text.slice(0, 60)}”.` });
  }
  return lines;
}

function amountAfter(items: readonly PageItem[], pattern: RegExp): Claim | null {
  for (const item of items) {
    const found = item.kind === 'line' ? pattern.exec(item.text)?.[1] : undefined;
    if (found !== undefined) return { line: item.line, amount: signed(found) };
  }
  return null;
}

const COMPLEXITY_WORDS: readonly (readonly [RegExp, Complexity])[] = [
  [/\bsimple\b|\blow\b/i, 'simple'],
  [/\bmedium\b/i, 'medium'],
  [/\bcomplex\b|\bhigh\b/i, 'complex'],
];

const complexityIn = (words: string): Complexity | null =>
  COMPLEXITY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;

const CATEGORY_WORDS: readonly (readonly [RegExp, CaseCategory])[] = [
  [/\bbb[ -]ante\b/i, 'bb-ante'],
  [/\bshort[ -]stack/i, 'short-stack'],
  [/\b(?:multiple|several) all-ins?\b|\ball-ins\b/i, 'all-ins'],
  [/\bside[ -]pot/i, 'side-pots'],
  [/\bmulti-?street/i, 'multi-street'],
  [/\bposition/i, 'position'],
  [/\bfolds?\b|\bdead money\b/i, 'folds'],
  [/\btransitions?\b/i, 'transitions'],
  [/\bcalculation/i, 'calculation'],
  [/\bmixed\b/i, 'mixed'],
];

const categoryIn = (words: string): CaseCategory | null =>
  CATEGORY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
