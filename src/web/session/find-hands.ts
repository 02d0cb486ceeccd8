import { readHands } from '../../formats/index.ts';

/** What a hand can be found by, in small letters. */
interface FoundBy {
  readonly number: string;
  readonly tag: readonly string[];
  readonly note: readonly string[];
  readonly player: readonly string[];
}

/**
 * The places of the hands that every word of a query fits: a number is the hand's, any other word
 * stands in a tag, a note or a player's name. `tag:`, `note:` and `player:` ask for one of them.
 */
export function findHands(hands: readonly string[], query: string): readonly number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return hands.flatMap((text, place) => {
    const facts = factsOf(text);
    return words.every((word) => fits(facts, word)) ? [place] : [];
  });
}

function fits(facts: FoundBy, word: string): boolean {
  const [, number] = /^#?(\d+)$/.exec(word) ?? [];
  // A note may have the figure in it too.
  if (number !== undefined) return facts.number === number || has(facts.note, word);
  const [, kind, rest] = /^(tag|note|player):(.*)$/.exec(word) ?? [];
  if (kind !== undefined) return has(facts[kind as 'tag' | 'note' | 'player'], rest!);
  return has(facts.tag, word) || has(facts.note, word) || has(facts.player, word);
}

const has = (texts: readonly string[], part: string): boolean =>
  texts.some((text) => text.includes(part));

/** Texts of hands stay the same while somebody types a query. */
const KEPT = 2_000;
const known = new Map<string, FoundBy>();

function factsOf(text: string): FoundBy {
  const found = known.get(text);
  if (found) return found;
  const record = readHands(text).hands[0]?.record;
  const small = (texts: readonly string[] = []): readonly string[] =>
    texts.map((one) => one.toLowerCase());
  const facts = {
    number: String(record?.number ?? ''),
    tag: small(record?.tags),
    note: small(
      record?.between?.lines.flatMap((line) => (line.kind === 'note' ? [line.text] : [])),
    ),
    player: small(record?.players.map(({ name }) => name)),
  };
  if (known.size >= KEPT) known.clear();
  known.set(text, facts);
  return facts;
}
