import { writeHand } from '../formats/index.ts';
import { type Finding, isError, type Severity } from '../kernel/index.ts';
import type { PlayerResult, Settlement } from '../rules/index.ts';
import type { SettledRecord } from './settle-hand.ts';

/** A finding as `--json` prints it: an interface that does not change. */
export interface FindingJson {
  readonly rule: string;
  readonly severity: Severity;
  readonly file: string | null;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly message: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly fix: string | null;
}

interface NamedAmount {
  readonly name: string;
  readonly amount: number;
}

interface PotJson {
  readonly name: string;
  readonly amount: number;
  readonly percentage: number;
  readonly level: number;
  readonly eligible: readonly string[];
  readonly excluded: readonly { readonly name: string; readonly reason: string }[];
  readonly calculation: string;
  readonly winners: readonly NamedAmount[];
}

interface PlayerJson extends Omit<PlayerResult, 'newStack'> {
  readonly new: number | null;
}

/** One line of `settle --json`: an interface that does not change. */
export interface VerdictJson {
  readonly hand: number | null;
  readonly ok: boolean;
  readonly findings: readonly FindingJson[];
  readonly totalPot: number;
  readonly returned: readonly NamedAmount[];
  readonly pots: readonly PotJson[];
  readonly players: readonly PlayerJson[];
  readonly nextHand: string | null;
}

export function findingJson(finding: Finding, file: string | null): FindingJson {
  const { rule, severity, at, message, expected, found, fix } = finding;
  const { line, column, length } = at;
  return { rule, severity, file, line, column, length, message, expected, found, fix };
}

export function verdictJson(
  { record, ok, findings, settlement, nextHand }: SettledRecord,
  file: string | null = null,
): VerdictJson {
  const nameOf = (seat: number): string => settlement!.players[seat]!.name;
  const { pots = [], players = [], totalPot = 0 } = settlement ?? {};
  return {
    hand: record.number,
    ok,
    findings: findings.map((finding) => findingJson(finding, file)),
    totalPot,
    returned: returnedJson(settlement),
    pots: pots.map((pot) => ({
      name: pot.name,
      amount: pot.amount,
      percentage: pot.percentage,
      level: pot.level,
      eligible: pot.eligible.map(nameOf),
      excluded: pot.excluded.map(({ seat, reason }) => ({ name: nameOf(seat), reason })),
      calculation: pot.calculation,
      winners: pot.winners.map(({ seat, amount }) => ({ name: nameOf(seat), amount })),
    })),
    players: players.map(playerJson),
    nextHand: nextHand && writeHand(nextHand),
  };
}

/** RET-1; after a misdeal (TOUR-9) whatever anybody put in. */
function returnedJson(settlement: Settlement | null): readonly NamedAmount[] {
  if (!settlement) return [];
  const { players, uncalledReturned: returned, isVoid } = settlement;
  if (isVoid) {
    const back = players.map(({ name, live, ante }) => ({ name, amount: live + ante }));
    return back.filter(({ amount }) => amount > 0);
  }
  return returned ? [{ name: players[returned.seat]!.name, amount: returned.amount }] : [];
}

/** Field by field: the order of the fields is part of the interface. */
const playerJson = (player: PlayerResult): PlayerJson => ({
  name: player.name,
  position: player.position,
  start: player.start,
  live: player.live,
  ante: player.ante,
  contributed: player.contributed,
  final: player.final,
  won: player.won,
  new: player.newStack,
  maxWin: player.maxWin,
  allIn: player.allIn,
  folded: player.folded,
});

/** The line for findings outside any hand: `hand` is null. */
export const strayJson = (
  findings: readonly Finding[],
  file: string | null = null,
): VerdictJson => ({
  hand: null,
  ok: !findings.some(isError),
  findings: findings.map((finding) => findingJson(finding, file)),
  totalPot: 0,
  returned: [],
  pots: [],
  players: [],
  nextHand: null,
});
