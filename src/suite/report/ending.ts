import { all } from '../../kernel/index.ts';
import type { CardsLine, HandRecord } from '../../record/index.ts';

/** How a hand ended, as far as its text says. */
export interface Ending {
  readonly sentence: string;
  /** What is known of the cards of those who were in to the end, in the order of the seats. */
  readonly shown: readonly CardsLine[];
  /** The same for those who folded. */
  readonly folded: readonly CardsLine[];
}

/** `named` writes a name into the sentence: a page sets names of other scripts apart. */
export function endingOf(record: HandRecord, named = (name: string): string => name): Ending {
  const isFolded = foldsOf(record);
  // SEAT-5: a stack of 0 is not dealt in
  const seats = record.players.filter(({ stack }) => stack !== 0);
  const left = seats.filter(({ name }) => !isFolded.has(name)).map(({ name }) => name);
  const cards = knownCards(record);
  return {
    sentence: sentenceOf(record, left.map(named), left.every(isKnownIn(cards))),
    shown: cards.filter(({ name }) => !isFolded.has(name)),
    folded: cards.filter(({ name }) => isFolded.has(name)),
  };
}

const foldsOf = ({ sections }: HandRecord): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ actions }) =>
      actions.filter(({ verb }) => verb === 'fold').map(({ name }) => name),
    ),
  );

/** What is shown beats what was given before the actions, as the settlement reads it (WIN-4). */
function knownCards({ players, cards, showdown }: HandRecord): readonly CardsLine[] {
  const byName = new Map<string, CardsLine>();
  for (const line of [...cards, ...showdown]) {
    if (line.hole !== 'unknown' || !byName.has(line.name)) byName.set(line.name, line);
  }
  return players.flatMap(({ name }) => byName.get(name) ?? []);
}

const isKnownIn =
  (cards: readonly CardsLine[]) =>
  (name: string): boolean =>
    cards.some((line) => line.name === name && line.hole !== 'unknown');

function sentenceOf(record: HandRecord, left: readonly string[], areCardsKnown: boolean): string {
  const [first] = left;
  if (first !== undefined && left.length === 1) {
    return `Everyone else folded: ${first} wins without a showdown.`;
  }
  const declared = declaredText(record);
  if (declared) return `Showdown between ${all(left)}; ${declared}.`;
  return areCardsKnown
    ? `Showdown between ${all(left)}.`
    : `${all(left)} are still in; the hand does not say who wins.`;
}

function declaredText({ winners, ranking, winner }: HandRecord): string | null {
  if (winners.length > 0) return 'the winners are declared';
  if (ranking) return 'the ranking is declared';
  return winner ? 'the winner is declared' : null;
}
