import { editLine } from '../../kernel/finding.ts';
import type { Draft } from './draft.ts';
import { quote, show } from './findings.ts';
import { shareText } from './outcome.ts';

const WINS = / *:? (?:wins?|won|collects?|collected|takes?|took|scoops?|scooped)(?: .*)?$/i;
const SHARE = / (?:split|splits|chop|chops|chopped|share|shared)(?: .*)?$/i;
const ALL_POTS =
  /^all pots? *(?::|=>|->|=|→) *(.+?)(?: (?:wins?|won|splits?|chops?)(?: \d{1,2}\/\d{1,2})?)?[.!]?$/i;
const SPLIT_POT = /^(?:split|chop)(?:ped)?(?: the)?(?: pot)?[.!]?$/i;

/**
 * NOTE-1: the outcome in a sentence, as people tell it: `Alice wins 4000`, `Alice and Bob split`.
 * Which pots are meant is theirs to say, so it is not read; but what to write is known.
 */
export function rejectTold(d: Draft, from: number): boolean {
  const told = d.line.text.slice(from, Math.min(d.line.to, from + 200));
  const all = ALL_POTS.exec(told);
  if (all !== null) {
    const names = namesIn(d, all[1]!);
    if (names?.length === 1) return say(d, `Winner: ${names[0]}`, WINNING, true);
    if (names !== null) return say(d, shareText(names), SHARING, true);
  }
  const winner = namesBefore(d, told, WINS);
  if (winner?.length === 1) return say(d, `Winner: ${winner[0]}`, WINNING);
  const sharing = winner ?? namesBefore(d, told, SHARE);
  if (sharing !== null && sharing.length > 1) return say(d, shareText(sharing), SHARING);
  if (!SPLIT_POT.test(told)) return false;
  const left = stillIn(d);
  return say(d, left.length === 2 ? shareText(left) : null, SHARING);
}

const WINNING = 'one winner of everything is written';
const SHARING = 'players who share everything are written';

function say(d: Draft, fix: string | null, what: string, isSure = false): true {
  const content = d.line.content();
  const written = fix === null ? '`Ranking: Alice = Bob`, with their names' : quote(fix);
  const message = `${quote(content)} is not read; ${what} ${written}, or \`Winners:\` with a line for each pot.`;
  const shown = fix !== null && fix === show(fix) ? fix : null;
  return d.reject(message, {
    expected: fix === null ? 'Ranking: and the names' : show(fix),
    found: show(content),
    fix: shown,
    edit: isSure && shown !== null ? editLine(d.line.span(), shown) : null,
  });
}

/** The known players before the words; null if the words are not there or anybody is unknown. */
function namesBefore(d: Draft, told: string, words: RegExp): string[] | null {
  const found = words.exec(told);
  if (found === null || found.index === 0) return null;
  return namesIn(d, told.slice(0, found.index));
}

function namesIn({ roster }: Draft, text: string): string[] | null {
  const whole = roster.find(text);
  if (whole !== null) return [whole];
  const names = text.split(/,| and | & /).map((name) => roster.find(unquoted(name.trim())));
  return names.includes(null) ? null : (names as string[]);
}

const unquoted = (name: string): string => /^(["'`])(.+)\1$/.exec(name)?.[2] ?? name;

/** The players who have not folded; nobody where a text is so wrong that advice is of no use. */
function stillIn({ roster, sections, findings }: Draft): readonly string[] {
  if (findings.length > 20) return [];
  const folded = new Set(
    sections.flatMap(({ actions }) =>
      actions.filter((action) => action.verb === 'fold').map((action) => action.name),
    ),
  );
  return roster.names().filter((name) => !folded.has(name));
}
