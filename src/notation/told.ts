import type { Draft } from './draft.ts';
import { quote, show } from './findings.ts';
import { shareText } from './outcome.ts';

const WINS = / *:? (?:wins?|won|collects?|collected|takes?|took|scoops?|scooped)(?: .*)?$/i;
const SHARE = / (?:split|splits|chop|chops|chopped|share|shared)(?: .*)?$/i;
const SPLIT_POT = /^(?:split|chop)(?:ped)?(?: the)?(?: pot)?[.!]?$/i;

/**
 * NOTE-1: the outcome in a sentence, as people tell it: `Alice wins 4000`, `Alice and Bob split`.
 * Which pots are meant is theirs to say, so it is not read; but what to write is known.
 */
export function rejectTold(d: Draft, from: number): boolean {
  const told = d.line.text.slice(from, Math.min(d.line.to, from + 200));
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

function say(d: Draft, fix: string | null, what: string): true {
  const content = d.line.content();
  const written = fix === null ? '`Ranking: Alice = Bob`, with their names' : quote(fix);
  const message = `${quote(content)} is not read; ${what} ${written}, or \`Winners:\` with a line for each pot.`;
  const shown = fix !== null && fix === show(fix) ? fix : null;
  return d.reject(message, {
    expected: fix === null ? 'Ranking: and the names' : show(fix),
    found: show(content),
    fix: shown,
  });
}

/** The known players before the words; null if the words are not there or anybody is unknown. */
function namesBefore({ roster }: Draft, told: string, words: RegExp): string[] | null {
  const found = words.exec(told);
  if (found === null || found.index === 0) return null;
  const before = told.slice(0, found.index);
  const whole = roster.find(before);
  if (whole !== null) return [whole];
  const names = before.split(/,| and | & /).map((name) => roster.find(name.trim()));
  return names.includes(null) ? null : (names as string[]);
}

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
