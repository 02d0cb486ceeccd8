import type { SessionInfo } from './database.ts';
import { slices } from './pause.ts';
import type { Session } from './session.ts';

/** A session in which something was found. */
export interface Hit {
  readonly id: string;
  /** The hands it was found in; none if only the name fits. */
  readonly places: readonly number[];
}

/** The sessions whose name, or one of whose hands, has every word of the query. */
export async function findIn(
  infos: readonly SessionInfo[],
  read: (id: string) => Promise<Session | null>,
  query: string,
  isWanted: () => boolean,
): Promise<readonly Hit[]> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits: Hit[] = [];
  const breath = slices();
  for (const { id, name } of infos) {
    const session = await read(id);
    if (!isWanted()) return [];
    const title = name.toLowerCase();
    const left = words.filter((word) => !title.includes(word));
    const places = left.length === 0 ? [] : placesOf(session?.hands ?? [], left);
    if (left.length === 0 || places.length > 0) hits.push({ id, places });
    await breath();
  }
  return hits;
}

/** The hands that have every word; capital letters make no difference. */
export const placesOf = (hands: readonly string[], words: readonly string[]): readonly number[] =>
  hands.flatMap((text, place) => {
    const low = text.toLowerCase();
    return words.every((word) => low.includes(word)) ? [place] : [];
  });
