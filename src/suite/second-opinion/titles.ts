import type { Ring } from './seat-ring.ts';

/** SEAT-4: the titles between the BB and the Dealer, by how many seats count. */
const BETWEEN: Readonly<Record<number, string>> = {
  4: 'UTG',
  5: 'UTG CO',
  6: 'UTG MP CO',
  7: 'UTG UTG+1 MP CO',
  8: 'UTG UTG+1 MP HJ CO',
  9: 'UTG UTG+1 UTG+2 MP HJ CO',
  10: 'UTG UTG+1 UTG+2 MP MP+1 HJ CO',
};

/** SEAT-4: every player's title, null for whoever is eliminated. */
export function titlesOf({ chairs, sb, bb }: Ring): readonly (string | null)[] {
  const isManned = (place: number): boolean => chairs[place]!.start > 0;
  const places = [...chairs.keys()];
  // A dead button or small blind counts, other empty seats do not.
  const counted = places.filter((place) => isManned(place) || place === 0 || place === sb).length;
  const between = (BETWEEN[counted] ?? '').split(' ');
  return places.map((place) => {
    if (!isManned(place)) return null;
    if (place === bb) return 'BB';
    if (place === sb) return 'SB';
    return place === 0 ? 'Dealer' : between.shift()!;
  });
}
