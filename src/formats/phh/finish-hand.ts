import { type HandRecord, type PostLine, setUpRecord } from '../../record/index.ts';
import { NO_CLAIMS, type ReadHand } from '../read-hand.ts';
import { type Amounts, amountsOf, currencyOf, scaleDigitsOf } from './amounts.ts';
import type { PhhDraft } from './draft.ts';
import { hasNeeded, isHoldem } from './game.ts';
import { KEY } from './keys.ts';
import { digitsAsNumber, isClock, readOrigin, refusedOrigin } from './origin.ts';
import { NOTHING_DECLARED, ownDeclaration, readClaims } from './outcome.ts';
import { tellRefusal, tellRemarks } from './remarks.ts';
import { seatLines, seatNames } from './seating.ts';
import { ownBetween, ownTags } from './session-keys.ts';
import { sortActions } from './sort-actions.ts';
import { hasSmallPosts, readRules, readStakes, type Stakes } from './stakes.ts';

/** Makes a hand of what was read. */
export function finishPhhHand(d: PhhDraft): ReadHand {
  const scaleDigits = scaleDigitsOf(d);
  const amounts = isHoldem(d) && hasNeeded(d) ? amountsOf(d, scaleDigits) : null;
  const stakes = amounts && readStakes(amounts);
  if (!amounts || !stakes) return refusedHand(d);
  if ('kind' in stakes) {
    d.find(tellRefusal(stakes, d, 10 ** scaleDigits));
    return refusedHand(d);
  }
  if (!hasSmallPosts(stakes)) return playedHand(d, amounts, stakes, scaleDigits);
  const before = d.findings.slice();
  const hand = playedHand(d, amounts, stakes, scaleDigits);
  const dead = readStakes(amounts, 'dead');
  if (hand.claims === NO_CLAIMS || 'kind' in dead) return hand;
  // The draft serves the next hand soon: the other reading is made now or never.
  d.findings = before;
  return { ...hand, deadPosts: playedHand(d, amounts, dead, scaleDigits) };
}

/** The hand as it is played with these stakes. */
function playedHand(d: PhhDraft, amounts: Amounts, stakes: Stakes, scaleDigits: number): ReadHand {
  if (stakes.remarks.length > 0) tellRemarks(stakes.remarks, d, 10 ** scaleDigits);
  const players = seatNames(d, amounts.players);
  const rules = readRules(d, stakes);
  const sorted = sortActions(d, players, scaleDigits);
  const claims = readClaims(d, players, scaleDigits);
  const declared = ownDeclaration(d, players) ?? NOTHING_DECLARED;
  const heading = headingOf(d);
  const scale = 10 ** scaleDigits;
  const lines = seatLines(d, players, amounts, stakes);
  // Written out field by field, and nothing spread that is hardly ever there: that costs as much as
  // reading the actions.
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
    date: null,
    chairs: null,
    tags: ownTags(d),
    players: lines,
    posts: postLines(d, players, stakes),
    cards: sorted.cards,
    sections: sorted.sections,
    board2: declared.board2,
    showdown: d.textOf(KEY._sidepot_showdown) === 'false' ? [] : sorted.showdown,
    winners: declared.winners,
    ranking: declared.ranking,
    winner: declared.winner,
    result: declared.result,
    between: d.lists === null ? null : ownBetween(d, lines),
    headings: NO_HEADINGS,
    openVerbs: true,
  };
  const hand: ReadHand = {
    format: 'phh',
    record: stakes.button === stakes.bigBlind ? { ...record, buttonOnBb: true } : record,
    findings: d.findings,
    firstLine: d.firstLine,
    lastLine: d.lastLine,
    scale,
    currency: currencyOf(d),
    unknownStacks: unknownStacks(players, amounts),
    claims,
    origin: readOrigin(d, players),
  };
  return stakes.isGuessed ? { ...hand, isGuessed: true } : hand;
}

const NO_HEADINGS = {};

type HeadingPart = Pick<
  HandRecord,
  'at' | 'number' | 'startedAt' | 'endedAt' | 'event' | 'table' | 'video'
>;

function headingOf(d: PhhDraft): HeadingPart {
  const time = d.textOf(KEY.time);
  return {
    at: d.at,
    number: digitsAsNumber(d.textOf(KEY.hand)),
    startedAt: d.textOf(KEY._sidepot_started_at) ?? (time !== null && isClock(time) ? time : null),
    endedAt: d.textOf(KEY._sidepot_ended_at),
    event: d.textOf(KEY.event),
    table: d.textOf(KEY.table),
    video: d.textOf(KEY.url),
  };
}

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

const postLines = (d: PhhDraft, players: readonly string[], stakes: Stakes): readonly PostLine[] =>
  stakes.posts.map(({ player, amount, dead }) => ({
    name: players[player]!,
    at: d.entryAt(d.blinds, players.length === 2 ? 1 - player : player),
    amount,
    dead,
  }));

const NOBODY: readonly string[] = [];

function unknownStacks(players: readonly string[], { stacks }: Amounts): readonly string[] {
  const unknown = players.filter((_, i) => stacks[i] === Number.POSITIVE_INFINITY);
  return unknown.length === 0 ? NOBODY : unknown;
}
