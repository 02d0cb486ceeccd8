import { finding, quote, type Span } from '../../kernel/index.ts';
import type { PhhDraft } from './draft.ts';
import { KEY, KEYS, type Key } from './keys.ts';

/** FORM-3: says which game it is if it is not ours. */
export function isHoldem(d: PhhDraft): boolean {
  const variant = d.textOf(KEY.variant);
  if (variant === 'NT') return true;
  const at: Span = { line: d.lineOf(KEY.variant) || d.at.line, column: 1, length: 7 };
  if (variant === null) {
    const message =
      "The hand does not say which game it is; write `variant = 'NT'` for no-limit hold'em.";
    const details = { expected: "variant = 'NT'", fix: "variant = 'NT'" };
    d.find(finding('FORM-5', 'error', at, message, details));
    return false;
  }
  const game = OTHER_GAMES.get(variant);
  const message = game
    ? `This hand is ${game} (${quote(variant)}); Sidepot plays no-limit hold'em only.`
    : `${quote(variant)} is not a game Sidepot knows; it plays no-limit hold'em (\`NT\`) only.`;
  // Whatever else was found was looked for by the rules of hold'em.
  d.findings = [finding('FORM-3', 'error', at, message, { expected: 'NT', found: variant })];
  return false;
}

/** The games PHH knows besides no-limit hold'em, in words. */
const OTHER_GAMES: ReadonlyMap<string, string> = new Map([
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

const NEEDED: readonly Key[] = [
  'antes',
  'blinds_or_straddles',
  'min_bet',
  'starting_stacks',
  'actions',
];

const NEEDED_NUMBERS = NEEDED.map((key) => KEY[key]);

/** FORM-5: whether everything is there without which no hand can be played, for each player. */
export function isComplete(d: PhhDraft): boolean {
  const players = d.stacks.count;
  if (players < 2 || players > 10 || d.isBroken) return false;
  if (d.antes.count !== players || d.blinds.count !== players) return false;
  return d.minBet.count > 0 && d.lineOf(KEY.actions) > 0;
}

/** FORM-5: the same, saying what is missing. */
export function hasNeeded(d: PhhDraft): boolean {
  let isThere = true;
  for (let i = 0; i < NEEDED_NUMBERS.length; i++) {
    const id = NEEDED_NUMBERS[i]!;
    if (d.lineOf(id) > 0) continue;
    isThere = false;
    const message = `The hand has no \`${KEYS[id]}\`, without which it cannot be played.`;
    d.find(finding('FORM-5', 'error', d.at, message, { expected: `${KEYS[id]} = …` }));
  }
  return isThere && !d.isBroken;
}
