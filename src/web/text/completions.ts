import { OPTION_KEYS, VERB_TEXT } from '../../formats/index.ts';
import { figure } from '../../kernel/index.ts';
import { type LegalActions, VERBS } from '../../rules/index.ts';
import { lineCompletions } from '../recorder/model/between-line.ts';
import { withAction } from '../recorder/model/edits.ts';
import { type Scene, sceneOf } from '../recorder/model/scene.ts';
import { type LinePart, lookOf } from '../ui/tokens.ts';

/** Something that can be written at the cursor. */
interface Completion {
  readonly label: string;
  readonly detail?: string;
  /** What is written; the label itself unless said. */
  readonly apply?: string;
}

interface CompletionsAt {
  /** Where in the line the word begins. */
  readonly from: number;
  readonly words: readonly Completion[];
}

/** What can stand at the cursor, given the lines above it and its own line up to it. */
export function completionsAt(above: readonly string[], before: string): CompletionsAt | null {
  const part = above.reduce<LinePart>((now, line) => lookOf(line, now).part, 'header');
  const own = lookOf(before, part);
  // Nothing follows a heading but the next line.
  if (own.tokens[0]?.kind === 'heading' && before.includes(':')) return null;
  switch (own.part === 'winners' ? own.part : part) {
    case 'header':
      return headerWords(above, before);
    case 'set-up':
      return setUpWords(above, before);
    case 'streets':
      return streetWords(sceneOf(above.join('\n')), above, before);
    case 'cards':
    case 'showdown':
      return holeWords(sceneOf(above.join('\n')), above, before);
    case 'between':
      return betweenWords(sceneOf(above.join('\n')), before);
    case 'winners':
      return winnerWords(sceneOf(above.join('\n')), before);
  }
}

/**
 * What is offered there: also unasked, but then nothing that would take the place of a line that is
 * whole, because Enter takes what is offered.
 */
export function offeredCompletions(
  above: readonly string[],
  before: string,
  isAsked: boolean,
): CompletionsAt | null {
  const found = completionsAt(above, before);
  if (!found || found.words.length === 0) return null;
  const typed = before.slice(found.from).toLowerCase();
  const isEmptyLine = before.trim() === '';
  // `Call 150` may be all that was meant, though `Call 1500` starts alike.
  if (!isAsked && (isEmptyLine || /\d/.test(typed))) return null;
  return found.words.some(({ label }) => label.toLowerCase() === typed) ? null : found;
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  'Ante Order': ['Ante First', 'BB First'],
  'Ante Type': ['BB', 'All'],
  Button: ['Moving', 'Dead', 'Seat'],
  Uncalled: ['Return', 'Side Pot'],
  Rules: ['collector', 'tda'],
};

function headerWords(above: readonly string[], before: string): CompletionsAt | null {
  const option = /^\s*([a-z ]+):\s*/i.exec(before);
  if (option) {
    const key = OPTION_KEYS.find((one) => one.toLowerCase() === option[1]!.trim().toLowerCase());
    const values = key && VALUES[key];
    return values ? { from: option[0].length, words: plain(values) } : null;
  }
  if (/\d/.test(before)) return null;
  if (above.every((line) => line.trim() === '')) {
    return atStart(before, [{ label: 'Hand (1)', detail: 'a hand starts here' }]);
  }
  const keys = OPTION_KEYS.map((key) => ({ label: `${key}:`, apply: `${key}: ` }));
  return atStart(before, [{ label: 'Stack Setup:', detail: 'then the players' }, ...keys]);
}

/** Labels nobody has yet, in the order of the seats. */
function setUpWords(above: readonly string[], before: string): CompletionsAt | null {
  const name = /^\s*\S.*?\s+(?=[a-z]*$)/i.exec(before);
  if (!name) return before.trim() === '' ? { from: 0, words: plain(['Preflop Base:']) } : null;
  const taken = above.slice(above.findLastIndex((line) => /^\s*stack/i.test(line)) + 1);
  const free = ['Dealer', 'SB', 'BB'].filter(
    (label) => !taken.some((line) => new RegExp(`\\s${label}\\s`, 'i').test(line)),
  );
  return { from: name[0].length, words: free.map((label) => ({ label, apply: `${label} ` })) };
}

function streetWords(scene: Scene, above: readonly string[], before: string): CompletionsAt | null {
  const colon = before.indexOf(':');
  if (colon >= 0) {
    const from = colon + 1 + spaces(before.slice(colon + 1));
    const who = before.slice(0, colon).replace(/^\s*\d+[.)]\s*/, '');
    return { from, words: verbs(scene, who) };
  }
  const number = /^\s*(?:\d+[.)]\s*)?/.exec(before)![0];
  const isNumbered = /\d/.test(number);
  const next = nextLine(scene, above);
  // Behind a number stands a player, never a heading.
  if (isNumbered && next?.heading) return null;
  if (!next) {
    const ends = isNumbered ? [] : endings(scene);
    return { from: number.length, words: [...ends, ...everybody(scene)] };
  }
  const numbered = isNumbered ? '' : `${next.number}. `;
  return {
    from: number.length,
    words: next.heading
      ? [{ label: next.heading, detail: 'the next section' }]
      : [{ label: next.who, detail: 'to act', apply: `${numbered}${next.who}: ` }],
  };
}

/** Behind a mistake nobody knows who is to act: then anybody may be. */
const everybody = ({ stage, verdict }: Scene): readonly Completion[] =>
  stage === 'stopped'
    ? verdict!.record.players.map(({ name, label }) => {
        const who = label === null ? name : `${name} (${label})`;
        return { label: who, apply: `${who}: ` };
      })
    : [];

/** What may follow when nobody is to act any more. */
const endings = ({ stage }: Scene): readonly Completion[] =>
  stage === 'showdown'
    ? [
        { label: 'Showdown:', detail: 'with the cards' },
        { label: 'Winners:', detail: 'pot by pot' },
        { label: 'Ranking:', detail: 'best first', apply: 'Ranking: ' },
        { label: 'Winner:', detail: 'one for all pots', apply: 'Winner: ' },
      ]
    : [];

function verbs({ legal, table }: Scene, who: string): readonly Completion[] {
  const name = who.replace(/\s*\(.*$/, '').trim();
  if (!legal || table?.seats[legal.seat]?.name !== name) {
    return plain(VERBS.map((verb) => VERB_TEXT[verb]));
  }
  return legalWords(legal);
}

function legalWords({ check, call, bet, raise, allIn }: LegalActions): readonly Completion[] {
  const words: Completion[] = [{ label: VERB_TEXT.fold }];
  const range = bet ?? raise;
  if (check) words.unshift({ label: VERB_TEXT.check });
  if (call) {
    words.push({ label: `${VERB_TEXT.call} ${call.to}`, detail: `adds ${figure(call.added)}` });
  }
  if (range) {
    const verb = VERB_TEXT[bet ? 'bet' : 'raise'];
    const detail = `${figure(range.min)} to ${figure(range.max)}`;
    words.push({ label: verb, detail, apply: `${verb} ` });
  }
  if (allIn) words.push({ label: `${VERB_TEXT['all-in']} ${allIn.to}` });
  return words;
}

function holeWords(scene: Scene, above: readonly string[], before: string): CompletionsAt | null {
  const colon = before.indexOf(':');
  if (colon >= 0) {
    const from = colon + 1 + spaces(before.slice(colon + 1));
    return /[a-z]/i.test(before.slice(from)) && !/^m/i.test(before.slice(from))
      ? null
      : { from, words: plain(['mucks', '? ?']) };
  }
  const names = claimants(scene).filter(
    (name) => !above.some((line) => line.trim().startsWith(`${name}:`)),
  );
  return atStart(before, [...names.map((name) => ({ label: name, apply: `${name}: ` }))]);
}

/** TOUR-9: what may stand between the hands, as the recorder's panel completes it. */
function betweenWords({ verdict }: Scene, before: string): CompletionsAt {
  const seats = verdict?.record.players.map(({ name }) => ({ name, away: false })) ?? [];
  const words = lineCompletions(before.trimStart(), null, seats, []);
  return { from: spaces(before), words: plain(words) };
}

function winnerWords(scene: Scene, before: string): CompletionsAt | null {
  const pots = scene.verdict?.settlement?.pots ?? [];
  const head = /^\s*([^:]*):\s*(?:.*[,>=]\s*)?/.exec(before);
  if (!head) {
    return atStart(before, [...pots.map(({ name }) => ({ label: name, apply: `${name}: ` }))]);
  }
  const written = before.slice(head[0].indexOf(':'));
  const pot = pots.find(({ name }) => head[1]!.toLowerCase().startsWith(name.toLowerCase()));
  const seats = scene.table?.seats ?? [];
  const names = pot ? pot.eligible.map((seat) => seats[seat]!.name) : claimants(scene);
  return { from: head[0].length, words: plain(names.filter((name) => !written.includes(name))) };
}

/** Who has not folded. */
function claimants({ verdict }: Scene): readonly string[] {
  const players = verdict?.settlement?.players ?? [];
  return players.filter(({ folded, start }) => folded === null && start > 0).map((p) => p.name);
}

const plain = (labels: readonly string[]): readonly Completion[] =>
  labels.map((label) => ({ label }));

const atStart = (before: string, words: readonly Completion[]): CompletionsAt => ({
  from: spaces(before),
  words,
});

const spaces = (text: string): number => text.length - text.trimStart().length;

/** The line an action would be written on. */
interface NextLine {
  /** The section's heading, if it has to be written first. */
  readonly heading: string | null;
  readonly number: number;
  /** `Charlie (Dealer)` */
  readonly who: string;
}

/** Where the next action goes, as the recorder itself would write it (SEC-1). */
function nextLine(scene: Scene, above: readonly string[]): NextLine | null {
  if (!scene.legal) return null;
  const lines = withAction(scene, { verb: 'fold' }).text.trimEnd().split('\n');
  const written = /^(\d+)\. (.*): Fold$/.exec(lines.at(-1) ?? '');
  if (!written) return null;
  const heading = lines.at(-2) ?? '';
  const isHeading = lookOf(heading, 'streets').tokens[0]?.kind === 'heading';
  const last = above.findLast((line) => line.trim() !== '') ?? '';
  return {
    // With its cards the heading is longer, but it is the same one.
    heading: isHeading && !startsAlike(last, heading) ? heading : null,
    number: Number(written[1]),
    who: written[2]!,
  };
}

const startsAlike = (a: string, b: string): boolean => titleOf(a) === titleOf(b);

const titleOf = (heading: string): string =>
  heading
    .replace(/\s*[(:].*$/, '')
    .trim()
    .toLowerCase();
