import { counted, figure, finding, quote, type Span } from '../../kernel/index.ts';
import { type HandRecord, type PostLine, setUpRecord } from '../../record/index.ts';
import { houseRules, type StatedRules } from '../../rules/index.ts';
import { NO_CLAIMS, type ReadHand, UNKNOWN_STACK } from '../read-hand.ts';
import type { PhhDraft } from './draft.ts';
import { KEY, KEYS, type Key } from './keys.ts';
import type { Names } from './names.ts';
import { isClock, readOrigin, refusedOrigin, wholeNumber } from './origin.ts';
import { ownDeclaration, readClaims, UNDECLARED } from './outcome.ts';
import { ACTION_KINDS, type ActionList, type AmountList, MOST_LISTED } from './packed-lists.ts';
import { tellRefusal, tellRemarks } from './remarks.ts';
import { type Opening, resolveActions } from './resolve-actions.ts';
import { seatLines, seatNames } from './seating.ts';
import {
  type Amounts,
  entryAt,
  hasSmallPosts,
  readRules,
  readStakes,
  type Stakes,
} from './stakes.ts';

const NEEDED: readonly Key[] = [
  'antes',
  'blinds_or_straddles',
  'min_bet',
  'starting_stacks',
  'actions',
];

const NEEDED_NUMBERS = NEEDED.map((key) => KEY[key]);

/** Makes a hand of what was read. */
export function finishPhhHand(d: PhhDraft, names: Names): ReadHand {
  const scaleDigits = scaleOf(d);
  const amounts = isOurGame(d) && hasNeeded(d) ? amountsOf(d, scaleDigits) : null;
  const stakes = amounts && readStakes(amounts);
  if (!amounts || !stakes) return refusedHand(d);
  if ('kind' in stakes) {
    d.find(tellRefusal(stakes, d, 10 ** scaleDigits));
    return refusedHand(d);
  }
  if (!hasSmallPosts(stakes)) return playedHand(d, names, amounts, stakes, scaleDigits);
  const before = d.findings.slice();
  const hand = playedHand(d, names, amounts, stakes, scaleDigits);
  const dead = readStakes(amounts, 'dead');
  if (hand.claims === NO_CLAIMS || 'kind' in dead) return hand;
  // The draft serves the next hand soon: the other reading is made now or never.
  d.findings = before;
  return { ...hand, deadPosts: playedHand(d, names, amounts, dead, scaleDigits) };
}

/** The hand as it is played with these stakes. */
function playedHand(
  d: PhhDraft,
  names: Names,
  amounts: Amounts,
  stakes: Stakes,
  scaleDigits: number,
): ReadHand {
  if (stakes.remarks.length > 0) tellRemarks(stakes.remarks, d, 10 ** scaleDigits);
  const players = seatNames(d, names, amounts.players);
  const rules = readRules(d, stakes);
  const opening = openingOf(amounts, stakes, rules);
  const course = resolveActions(d, players, opening, scaleDigits);
  const claims = readClaims(d, players, scaleDigits);
  const declared = ownDeclaration(d, players) ?? UNDECLARED;
  const heading = headingOf(d);
  const scale = 10 ** scaleDigits;
  // Written out field by field: spreading costs as much as reading the actions.
  const record: HandRecord = {
    at: d.at,
    number: heading.number,
    startedAt: heading.startedAt,
    endedAt: heading.endedAt,
    blinds: {
      at: d.placeOf(KEY.blinds_or_straddles),
      sb: d.smallBlind.count > 0 ? d.smallBlind.amount(0, scaleDigits) : stakes.sb,
      bb: stakes.bb,
      ante: d.ante.count > 0 ? d.ante.amount(0, scaleDigits) : stakes.ante,
    },
    rules,
    event: heading.event,
    table: heading.table,
    video: heading.video,
    players: seatLines(d, players, amounts, stakes),
    posts: postLines(d, players, stakes),
    cards: course.cards,
    sections: course.sections,
    board2: declared.board2,
    showdown: d.textOf(KEY._sidepot_showdown) === 'false' ? [] : course.showdown,
    winners: declared.winners,
    ranking: declared.ranking,
    winner: declared.winner,
    headings: NO_HEADINGS,
    ...(stakes.button === stakes.bigBlind && BB_HAS_BUTTON),
  };
  return {
    format: 'phh',
    record,
    findings: d.findings,
    firstLine: d.firstLine,
    lastLine: d.lastLine,
    scale,
    currency: currencyOf(d),
    unknownStacks: unknownStacks(players, amounts),
    claims,
    origin: readOrigin(d, players),
    ...(stakes.isGuessed && GUESSED),
  };
}

const GUESSED = { isGuessed: true } as const;

const NO_HEADINGS = {};

const BB_HAS_BUTTON = { buttonOnBb: true } as const;

type HeadingPart = Pick<
  HandRecord,
  'at' | 'number' | 'startedAt' | 'endedAt' | 'event' | 'table' | 'video'
>;

function headingOf(d: PhhDraft): HeadingPart {
  const time = d.textOf(KEY.time);
  return {
    at: d.at,
    number: wholeNumber(d.textOf(KEY.hand)),
    startedAt: d.textOf(KEY._sidepot_started_at) ?? (time !== null && isClock(time) ? time : null),
    endedAt: d.textOf(KEY._sidepot_ended_at),
    event: d.textOf(KEY.event),
    table: d.textOf(KEY.table),
    video: d.textOf(KEY.url),
  };
}

const currencyOf = (d: PhhDraft): string | null =>
  d.textOf(KEY.currency) ?? d.textOf(KEY.currency_symbol);

/** A hand that cannot be played: what is wrong with it, and where it comes from. */
export function refusedHand(d: PhhDraft): ReadHand {
  return {
    format: 'phh',
    record: { ...setUpRecord([], null), ...headingOf(d) },
    findings: d.findings,
    firstLine: d.firstLine,
    lastLine: d.lastLine,
    scale: 1,
    currency: currencyOf(d),
    unknownStacks: [],
    claims: NO_CLAIMS,
    origin: refusedOrigin(d),
  };
}

/** FORM-3: says which game it is if it is not ours. */
function isOurGame(d: PhhDraft): boolean {
  const variant = d.textOf(KEY.variant);
  if (variant === 'NT') return true;
  const at: Span = { line: d.lineOf(KEY.variant) || d.at.line, column: 1, length: 7 };
  if (variant === null) {
    const message =
      "The hand does not say which game it is; write `variant = 'NT'` for no-limit hold'em.";
    const details = { expected: "variant = 'NT'", fix: "variant = 'NT'" };
    d.find(finding('FORM-5', 'error', at, message, details));
    return false;
  }
  const game = OTHER_GAMES.get(variant);
  const message = game
    ? `This hand is ${game} (${quote(variant)}); Sidepot plays no-limit hold'em only.`
    : `${quote(variant)} is not a game Sidepot knows; it plays no-limit hold'em (\`NT\`) only.`;
  // Whatever else was found was looked for by the rules of hold'em.
  d.findings = [finding('FORM-3', 'error', at, message, { expected: 'NT', found: variant })];
  return false;
}

function hasNeeded(d: PhhDraft): boolean {
  let isThere = true;
  for (let i = 0; i < NEEDED_NUMBERS.length; i++) {
    const id = NEEDED_NUMBERS[i]!;
    if (d.lineOf(id) > 0) continue;
    isThere = false;
    const message = `The hand has no \`${KEYS[id]}\`, without which it cannot be played.`;
    d.find(finding('FORM-5', 'error', d.at, message, { expected: `${KEYS[id]} = …` }));
  }
  return isThere && !d.isBroken;
}

/** The amounts in minor units; null if their number is not right. */
function amountsOf(d: PhhDraft, scaleDigits: number): Amounts | null {
  const players = d.stacks.count;
  if (players > 10) {
    const at = d.stacks.count > MOST_LISTED ? d.at : entryAt(d.stacks, 10);
    const message = `The hand has ${counted(players, 'stack')}; a table has at most ten seats.`;
    d.find(finding('SEAT-1', 'error', at, message, { expected: 'at most 10 stacks' }));
    return null;
  }
  if (!isOfLength(d, 'antes', d.antes, players)) return null;
  if (!isOfLength(d, 'blinds_or_straddles', d.blinds, players)) return null;
  if (players < 2) {
    const message = `A hand needs two players or more; this one has ${counted(players, 'stack')}.`;
    d.find(finding('SEAT-5', 'error', d.at, message));
    return null;
  }
  return {
    players,
    stacks: d.stacks.amounts(players, scaleDigits),
    antes: d.antes.amounts(players, scaleDigits),
    blinds: d.blinds.amounts(players, scaleDigits),
    minBet: d.minBet.amount(0, scaleDigits),
    openers: players === 2 ? openersOf(d.actions) : NO_OPENERS,
  };
}

const NO_OPENERS = [-1, -1] as const;

/** Who acts first before the flop, and who first on a later street. */
function openersOf({ count, kinds, player }: ActionList): readonly [number, number] {
  const openers: [number, number] = [-1, -1];
  let street: 0 | 1 = 0;
  for (let i = 0; i < count; i++) {
    if (kinds[i] === ACTION_KINDS.dealBoard) street = 1;
    else if (isPlay(kinds[i]!) && openers[street] < 0) openers[street] = player[i]!;
  }
  return openers;
}

const isPlay = (kind: number): boolean =>
  kind === ACTION_KINDS.fold ||
  kind === ACTION_KINDS.checkOrCall ||
  kind === ACTION_KINDS.betOrRaise;

function isOfLength(d: PhhDraft, key: Key, list: AmountList, players: number): boolean {
  if (list.count === players) return true;
  const at = d.placeOf(KEY[key]);
  const entries = list.count === 1 ? '1 entry' : `${figure(list.count)} entries`;
  const message = `\`${key}\` has ${entries} for ${counted(players, 'stack')}; there must be one for each.`;
  d.find(finding('FORM-5', 'error', at, message, { expected: `${players} entries` }));
  return false;
}

const postLines = (d: PhhDraft, players: readonly string[], stakes: Stakes): readonly PostLine[] =>
  stakes.posts.map(({ player, amount, dead }) => ({
    name: players[player]!,
    at: entryAt(d.blinds, players.length === 2 ? 1 - player : player),
    amount,
    dead,
  }));

const NOBODY: readonly string[] = [];

function unknownStacks(players: readonly string[], { stacks }: Amounts): readonly string[] {
  if (!stacks.includes(Number.POSITIVE_INFINITY)) return NOBODY;
  return players.filter((_, i) => stacks[i] === Number.POSITIVE_INFINITY);
}

const whole = new Float64Array(10);

const bets = new Float64Array(10);

/** How everybody stands once antes, blinds and posts are paid, as far as each can pay them. */
function openingOf(amounts: Amounts, stakes: Stakes, rules: StatedRules): Opening {
  const { players, stacks } = amounts;
  const { ante, anteType, smallBlind, bigBlind, sb, bb } = stakes;
  // POST-3, POST-5: with the blind first, the ante is what is left of the stack
  const isBlindFirst = anteType === 'bb' && houseRules(rules).anteOrder === 'bb-first';
  for (let p = 0; p < players; p++) {
    const stack = stacks[p] === Number.POSITIVE_INFINITY ? UNKNOWN_STACK : stacks[p]!;
    const blind = p === bigBlind ? bb : p === smallBlind ? sb : 0;
    const owed = anteType === 'all' || p === bigBlind ? ante : 0;
    const before = isBlindFirst && p === bigBlind ? Math.min(blind, stack) : 0;
    whole[p] = stack - Math.min(owed, stack - before);
    bets[p] = Math.min(blind, whole[p]!);
  }
  for (const { player, amount, dead } of stakes.posts) {
    const paid = Math.min(amount, whole[player]! - bets[player]!);
    if (dead) whole[player]! -= paid;
    else bets[player]! += paid;
  }
  return { whole, bets, price: bb };
}

/** Money is counted in hundredths. */
const MONEY_DIGITS = 2;

/** How many decimals make a minor unit of this hand; chips have none. */
function scaleOf(d: PhhDraft): number {
  const needed = Math.max(
    d.antes.decimals,
    d.blinds.decimals,
    d.stacks.decimals,
    d.minBet.decimals,
    d.actions.decimals,
  );
  const own = d.hasOwn ? wholeNumber(d.textOf(KEY._sidepot_scale)) : null;
  if (own !== null) {
    const stated = String(own).length - 1;
    if (stated >= needed && stated <= 8 && own === 10 ** stated) return stated;
  }
  const isMoney = d.textOf(KEY.currency) !== null || d.textOf(KEY.currency_symbol) !== null;
  return needed > 0 || isMoney ? Math.max(needed, MONEY_DIGITS) : 0;
}

/** The games PHH knows besides no-limit hold'em, in words. */
const OTHER_GAMES: ReadonlyMap<string, string> = new Map([
  ['FT', "fixed-limit hold'em"],
  ['NS', "no-limit short-deck hold'em"],
  ['PO', 'pot-limit Omaha'],
  ['FO/8', 'fixed-limit Omaha eight-or-better'],
  ['F7S', 'fixed-limit seven-card stud'],
  ['F7S/8', 'fixed-limit seven-card stud eight-or-better'],
  ['FR', 'fixed-limit razz'],
  ['N2L1D', 'no-limit deuce-to-seven single draw'],
  ['F2L3D', 'fixed-limit deuce-to-seven triple draw'],
  ['FB', 'fixed-limit badugi'],
]);
