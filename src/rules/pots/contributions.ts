import { fail, figure, itemsOf, ok, type Problem, type Result, show } from '../../kernel/index.ts';
import { type Chips, isChips, NO_CHIPS } from '../table/chips.ts';
import type { SetupLabel } from '../table/labels.ts';
import { type ContributionLine, type PotPlayer, readPlayer } from './pot-player.ts';
import { type PotSetup, type ReadSetup, readPotSetup } from './pot-setup.ts';
import type { Stake } from './stakes.ts';

/** A player as read: checked, and copied from what was passed. */
interface Contribution {
  readonly name: string;
  readonly label: SetupLabel | null;
  readonly folded: boolean;
  /** Put in altogether, dead money included. */
  readonly total: Chips;
  /** The part of it that is the big-blind ante (POST-2). */
  readonly ante: Chips;
  readonly start: Chips | null;
}

export interface Contributions {
  /** The players just as they were passed. */
  readonly given: readonly unknown[];
  readonly players: readonly Contribution[];
  readonly stakes: readonly Stake[];
  /** The ante that was really posted; a short big blind posts less. */
  readonly ante: Chips;
  readonly setup: ReadSetup;
  readonly warnings: readonly Problem[];
}

/** More than any table; whoever has more is told so at once instead of waiting. */
const MOST_PLAYERS = 1000;

/** A list of something else altogether is not answered line by line. */
const MOST_PROBLEMS = 20;

/** Reads contributions from outside: what is wrong with them is a list of problems. */
export function readContributions(
  players: readonly PotPlayer[] | unknown,
  setup: PotSetup | unknown,
  most = MOST_PLAYERS,
): Result<Contributions, readonly Problem[]> {
  const problems: Problem[] = [];
  const read = readPotSetup(setup, problems);
  const given = itemsOf(players, most);
  if (!given) {
    const message = `players must be a list of at most ${figure(most)} players, such as [{ name: 'Alice', position: 'BB', total_contribution: 300, folded: false }].`;
    problems.push({ rule: 'SEAT-1', severity: 'error', message, path: 'players' });
    return fail(problems);
  }
  const known: ContributionLine[] = [];
  for (let i = 0; i < given.length && problems.length < MOST_PROBLEMS; i++) {
    const line = readPlayer(given[i], `players[${i}]`, problems);
    if (line) known.push(line);
  }
  if (problems.length > 0 || !read) return fail(problems);
  const bb = checkTogether(known, read, problems);
  const ante = anteIn(known, bb, read, problems);
  if (problems.length > 0) return fail(problems);
  return ok({
    given,
    players: known.map((line, i) => contribution(line, i === bb ? ante : NO_CHIPS)),
    stakes: stakesFrom(known, bb, ante, read),
    ante,
    setup: read,
    warnings: known.flatMap(doubtStack),
  });
}

/** What only all players together can have wrong; gives the big blind's place, -1 for nobody. */
function checkTogether(
  lines: readonly ContributionLine[],
  setup: ReadSetup,
  problems: Problem[],
): number {
  const severity = 'error';
  const names = new Set<string>();
  let all: number = setup.ante;
  let bb = -1;
  lines.forEach(({ name, path, label, amount }, i) => {
    if (names.has(name)) {
      const message = `${show(name)} is named twice; every player has a name of their own.`;
      problems.push({ rule: 'SEAT-6', severity, message, path: `${path}.name`, player: name });
    }
    names.add(name);
    all += amount;
    if (label !== 'BB') return;
    if (bb >= 0) {
      const message = `${show(lines[bb]!.name)} and ${show(name)} are both BB; one player is.`;
      problems.push({ rule: 'SEAT-1', severity, message, path: `${path}.position`, player: name });
    }
    bb = i;
  });
  if (!isChips(all)) {
    const message = 'All chips together are more than 9,007,199,254,740,991.';
    problems.push({ rule: 'CHIP-1', severity, message, path: 'players' });
  }
  if (lines.every((line) => line.folded)) {
    const message =
      lines.length === 0
        ? 'There are no players; somebody must be able to win the pot.'
        : 'Everybody has folded; nobody can win the pot.';
    problems.push({ rule: 'WIN-2', severity, message, path: 'players' });
  }
  return bb;
}

/** The ante that was posted: taken out of the big blind's total, or on top of it. */
function anteIn(
  lines: readonly ContributionLine[],
  bb: number,
  { ante, bb: blind, anteOrder }: ReadSetup,
  problems: Problem[],
): Chips {
  if (ante === 0) return NO_CHIPS;
  const severity = 'error';
  const line = lines[bb];
  if (!line) {
    // Live amounts alone: the ante lies besides, whoever posted it (POT-3).
    if (lines.every(({ isTotal }) => !isTotal)) return ante;
    const message = `Nobody has the position BB, so the ante of ${figure(ante)} is in nobody's total. Give one player position: 'BB', or leave the ante out.`;
    problems.push({ rule: 'POST-2', severity, message, path: 'players', expected: ante });
    return NO_CHIPS;
  }
  if (!line.isTotal) return ante;
  const { name, amount, start, path } = line;
  if (anteOrder === 'bb-first' && blind === null) {
    const message = `With the blind first, how much of ${show(name)}'s chips is ante depends on the big blind: give setup.bb.`;
    problems.push({ rule: 'POST-3', severity, message, path: 'setup.bb', player: name });
    return NO_CHIPS;
  }
  const before = anteOrder === 'bb-first' ? blind! : 0;
  const posted = Math.min(ante, Math.max(0, amount - before)) as Chips;
  if (posted < ante && start !== null && start > amount) {
    const owed = Math.min(start, before + ante);
    const message = `${show(name)} (BB) put in ${figure(amount)} of ${figure(start)} chips, less than the ${figure(owed)} the big blind posts. total_contribution includes the ante.`;
    const figures = { player: name, found: amount, expected: owed };
    problems.push({
      rule: 'POST-2',
      severity,
      message,
      path: `${path}.total_contribution`,
      ...figures,
    });
  }
  return posted;
}

function contribution(
  { name, label, folded, amount, isTotal, start }: ContributionLine,
  ante: Chips,
): Contribution {
  const total = (isTotal ? amount : amount + ante) as Chips;
  return { name, label, folded, total, ante, start };
}

function stakesFrom(
  lines: readonly ContributionLine[],
  bb: number,
  ante: Chips,
  { isOver }: ReadSetup,
): readonly Stake[] {
  // Whoever put in nothing at all has no claim; while betting is open they may still act.
  const isIn = ({ folded, isTotal, amount }: ContributionLine): boolean =>
    !folded && (!isOver || !isTotal || amount > 0);
  const anybody = lines.some(isIn);
  return lines.map((line, i) => {
    const { name, amount, isTotal, folded, isAllIn } = line;
    const isOut = anybody ? !isIn(line) : folded;
    return {
      name,
      matched: (i === bb && isTotal ? amount - ante : amount) as Chips,
      // Whose ante it was does not matter: it is dead money (POT-3).
      dead: i === Math.max(bb, 0) ? ante : NO_CHIPS,
      posted: NO_CHIPS,
      folded: isOut,
      open: !isOver && !isOut && !isAllIn,
    };
  });
}

/** CHIP-2: start − contributed is what is left; a warning, since no pot hangs on it. */
function doubtStack({
  name,
  path,
  amount,
  isTotal,
  start,
  current,
}: ContributionLine): readonly Problem[] {
  if (!isTotal || start === null || current === null || start - amount === current) return [];
  const left = start - amount;
  const message = `${show(name)} started with ${figure(start)} and put in ${figure(amount)}, so ${figure(left)} are left, not ${figure(current)}.`;
  const figures = { player: name, found: current, expected: left };
  const at = `${path}.current_stack`;
  return [{ rule: 'CHIP-2', severity: 'warning', message, path: at, ...figures }];
}
