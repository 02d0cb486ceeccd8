/** The games PHH knows besides no-limit hold'em, in words. */
export const OTHER_GAMES: ReadonlyMap<string, string> = new Map([
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
