import { easternOffset, isoOf, NO_YEAR, stampParts, type WallTime } from '../dates.ts';
import { currencyCode, isCurrencySign } from '../money.ts';

/** The first line of a hand, taken apart. */
export interface Header {
  readonly id: string;
  /** The number of the tournament; null for a cash game. */
  readonly tournament: string | null;
  /** "Hold'em No Limit", "Omaha Pot Limit", … as written. */
  readonly game: string;
  readonly isOurGame: boolean;
  readonly level: string | null;
  /** Blinds as written, still with their signs. */
  readonly blinds: readonly [string, string] | null;
  readonly currency: string | null;
  /** How many decimals the smallest unit has. */
  readonly decimals: number;
  readonly date: string | null;
  readonly time: string | null;
}

const HEADER = /^[ \t]*PokerStars\b[^#]{0,60}(?:Hand|Game) #([^:\s]{1,40}):[ \t]*(.*)$/;

export const isHeader = (line: string): boolean => line.includes('PokerStars') && HEADER.test(line);

const TOURNAMENT = /(?:^|\s)Tournament #([^,\s]+),?\s*/;

const BLINDS = /\(([^()/]*)\/([^()/]*)\)/;

const LEVEL = /\bLevel ([IVXLCDM]+|\d+)\b/;

const OURS = /(?:^|[^+\w]\s*)Hold[’']em No Limit/;

/** The game's words end where the level, the blinds or the date start. */
const GAME_END = / - |\s*\(/;

export function readHeader(line: string): Header {
  const [, id = '', rest = ''] = HEADER.exec(line) ?? [];
  const tournament = TOURNAMENT.exec(rest)?.[1] ?? null;
  const blinds = BLINDS.exec(rest);
  const stake = blinds ? `${blinds[1]} ${blinds[2]}` : '';
  const currency = tournament === null ? currencyIn(stake) : null;
  const [date, time] = readDate(rest);
  return {
    id,
    tournament,
    game: rest.replace(TOURNAMENT, '').split(GAME_END)[0]!.trim(),
    isOurGame: OURS.test(rest) && !rest.includes('6+ Hold'),
    level: LEVEL.exec(rest)?.[1] ?? null,
    blinds: blinds ? [blinds[1]!, blinds[2]!.trim().split(' ')[0]!] : null,
    currency,
    decimals: Math.max(currency === null ? 0 : 2, mostDecimals(stake)),
    date,
    time,
  };
}

function currencyIn(stake: string): string | null {
  const code = /\b[A-Z]{3,4}\b/.exec(stake);
  if (code) return code[0];
  const sign = [...stake].find(isCurrencySign);
  return sign === undefined ? null : currencyCode(sign);
}

/** Nobody has a smaller unit than a hundred-millionth. */
const MOST_DECIMALS = 8;

function mostDecimals(stake: string): number {
  let most = 0;
  for (const [, digits] of stake.matchAll(/\.(\d+)/g)) most = Math.max(most, digits!.length);
  return Math.min(most, MOST_DECIMALS);
}

const DATE = /(\d{4})[/-](\d\d)[/-](\d\d)[ T](\d{1,2}):(\d\d):(\d\d)(?:\.\d+)?\s*([A-Z]{1,4})?/g;

/** The date in ISO 8601 and the time; New York's if several clocks are shown. */
function readDate(rest: string): readonly [string | null, string | null] {
  const found = [...rest.matchAll(DATE)];
  const parts = found.find((one) => one[7] === 'ET') ?? found[0];
  if (!parts) return [null, null];
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number);
  const at = { year, month, day, hour, minute, second } as WallTime;
  if (stampParts(at) === null) return [null, null];
  const zone = parts[7];
  const offset =
    zone === 'ET' ? `-0${-easternOffset(at)}:00` : zone === 'UTC' || zone === 'Z' ? 'Z' : '';
  const iso = isoOf(at, offset);
  return [year === NO_YEAR ? null : iso, iso.slice(11, 19)];
}

/** What tables say besides the hand: chat, connections, people coming and going. */
const NOISE = [
  / said, "/,
  /^Dealer: /,
  / (?:is (?:dis)?connected|has (?:timed out|returned|requested TIME))/,
  / (?:leaves|joins) the table\b/,
  / (?:will be allowed to play after the button|was removed from the table)/,
  / (?:is sitting out|sits out|stands up|sits down|re-buys|takes the add-on)\b/,
  / (?:finished|wins) the tournament\b/,
  / wins (?:the )?.{1,20}(?:bounty|for eliminating)/,
  / (?:has been|was) (?:moved|eliminated)\b/,
  / adds? .{1,20}chips?\b/,
  /^(?:The deck is reshuffled|Betting is capped|Hand was run |Hand ended at |Time has )/,
  /^\*{4,}/,
  / (?:chooses?|agrees?|declines?) .{0,20}run it twice/i,
];

export const isNoise = (line: string): boolean => NOISE.some((pattern) => pattern.test(line));
