import { type Chips, chips, isChips } from './chips.ts';
import { type HouseRules, PROFILES } from './house-rules.ts';
import { labelFits, type SetupLabel, setupLabel } from './labels.ts';
import { checkName, nameFaultText } from './names.ts';
import type { SeatRuling } from './seat-ruling.ts';
import { derivePositions, type Layout, type Table } from './table.ts';

/** A table as somebody wrote it down: nothing in here is checked. */
export interface Setup {
  readonly seats: readonly ClaimedSeat[];
  readonly sb: number;
  readonly bb: number;
  readonly ante?: number;
  readonly rules?: HouseRules;
}

export interface ClaimedSeat {
  readonly name: string;
  /** Any known label word (SEAT-4). */
  readonly label?: string | null;
  readonly stack: number;
}

export interface Seating {
  /** null if a ruling is an error. */
  readonly table: Table | null;
  /** Where the list as written starts in the table: seat = (line − shift) modulo seats. */
  readonly shift: number;
  /** Seats in here are lines of the list as written. */
  readonly rulings: readonly SeatRuling[];
}

/** The lines that hold the button (the Dealer, heads-up the SB), the SB and the BB. */
interface Places {
  readonly button: number;
  readonly sb: number;
  readonly bb: number;
}

/** The only way to a `Table`: reads the labels (SEAT-1, SEAT-2, SEAT-5) and checks the chips. */
export function seatPlayers(setup: Setup): Seating {
  const rulings: SeatRuling[] = [];
  checkChips(setup, rulings);
  checkNames(setup.seats, rulings);
  const dealtIn: number[] = [];
  for (let line = 0; line < setup.seats.length; line++) {
    if (setup.seats[line]!.stack > 0) dealtIn.push(line);
  }
  if (setup.seats.length > 10) {
    rulings.push({ rule: 'SEAT-1', kind: 'too-many', severity: 'error', seat: 10 });
  }
  if (dealtIn.length < 2) {
    rulings.push({ rule: 'SEAT-5', kind: 'too-few', severity: 'error', seat: dealtIn[0] ?? null });
  }
  const labels = writtenLabels(setup.seats, rulings);
  if (rulings.length > 0) return { table: null, shift: 0, rulings };
  const places =
    dealtIn.length === 2
      ? headsUpPlaces(setup.seats, labels, dealtIn, rulings)
      : ringPlaces(setup.seats, labels, rulings);
  if (!places) return { table: null, shift: 0, rulings };
  const count = setup.seats.length;
  const shift = places.button;
  if (shift !== 0) {
    rulings.push({ rule: 'SEAT-1', kind: 'starts-elsewhere', severity: 'warning', seat: shift });
  }
  const layout: Layout = {
    seats: setup.seats.map((_, i) => {
      const { name, stack } = setup.seats[(i + shift) % count]!;
      return { name, stack: chips(stack) };
    }),
    sb: (places.sb - shift + count) % count,
    bb: (places.bb - shift + count) % count,
  };
  const table: Table = {
    seats: layout.seats,
    sb: layout.sb,
    bb: layout.bb,
    blinds: { sb: setup.sb as Chips, bb: setup.bb as Chips, ante: (setup.ante ?? 0) as Chips },
    rules: setup.rules ?? PROFILES.collector,
    headsUp: dealtIn.length === 2,
    dealtIn: shift === 0 ? dealtIn : turned(dealtIn, shift, count),
    positions: derivePositions(layout),
  };
  if (!table.headsUp) rulings.push(...contradictions(setup.seats, table, shift));
  return { table, shift, rulings };
}

/** Lines of the list as written as seats of the table. */
const turned = (lines: readonly number[], shift: number, count: number): readonly number[] =>
  lines.map((line) => (line - shift + count) % count).sort((a, b) => a - b);

/** CHIP-1 for everything on the table. */
function checkChips(setup: Setup, rulings: SeatRuling[]): void {
  const { seats, sb, bb, ante = 0, rules } = setup;
  const refuse = (what: string, found: number, seat: number | null = null): void => {
    rulings.push({ rule: 'CHIP-1', kind: 'not-chips', severity: 'error', seat, what, found });
  };
  let all = 0;
  for (let line = 0; line < seats.length; line++) {
    const { stack } = seats[line]!;
    if (!isChips(stack)) refuse('stack', stack, line);
    all += stack;
  }
  if (rulings.length === 0 && !isChips(all)) refuse('all stacks together', all);
  if (!isChips(bb) || bb < 1) refuse('big blind', bb);
  if (!isChips(sb) || sb > bb) refuse('small blind', sb);
  if (!isChips(ante)) refuse('ante', ante);
  const oddChip = rules?.oddChip ?? 1;
  if (!isChips(oddChip) || oddChip < 1) refuse('odd chip', oddChip);
}

/** SEAT-6: names are unique and can be told apart from the rest of a line. */
function checkNames(seats: readonly ClaimedSeat[], rulings: SeatRuling[]): void {
  for (let seat = 0; seat < seats.length; seat++) {
    const { name } = seats[seat]!;
    const bad = checkName(name);
    const fault = isNamedBefore(seats, seat) ? 'stands here twice' : bad && nameFaultText(bad);
    if (fault) {
      rulings.push({ rule: 'SEAT-6', kind: 'bad-name', severity: 'error', seat, name, fault });
    }
  }
}

function isNamedBefore(seats: readonly ClaimedSeat[], seat: number): boolean {
  for (let other = 0; other < seat; other++) {
    if (seats[other]!.name === seats[seat]!.name) return true;
  }
  return false;
}

type WrittenLabels = Record<SetupLabel, number | undefined>;

function writtenLabels(seats: readonly ClaimedSeat[], rulings: SeatRuling[]): WrittenLabels {
  const found: WrittenLabels = { Dealer: undefined, SB: undefined, BB: undefined };
  for (let seat = 0; seat < seats.length; seat++) {
    const { label, stack } = seats[seat]!;
    const meant = label ? setupLabel(label) : null;
    if (!meant) continue;
    const other = found[meant];
    if (other !== undefined) {
      rulings.push({ rule: 'SEAT-1', kind: 'twice', severity: 'error', seat, label: meant, other });
    }
    if (meant === 'BB' && stack === 0) {
      rulings.push({ rule: 'SEAT-5', kind: 'bb-eliminated', severity: 'error', seat });
    }
    found[meant] = seat;
  }
  return found;
}

/** SEAT-2: whoever is not the BB is SB and button, whatever else is labelled. */
function headsUpPlaces(
  seats: readonly ClaimedSeat[],
  labels: WrittenLabels,
  dealtIn: readonly number[],
  rulings: SeatRuling[],
): Places {
  const [first, second] = dealtIn as [number, number];
  const other = (line: number): number => (line === first ? second : first);
  const isIn = (line: number | undefined): line is number =>
    line !== undefined && dealtIn.includes(line);
  const sb = isIn(labels.BB) ? other(labels.BB) : ([labels.SB, labels.Dealer].find(isIn) ?? first);
  const bb = other(sb);
  seats.forEach(({ label }, seat) => {
    const expected = seat === sb ? 'SB' : seat === bb ? 'BB' : null;
    if (label && setupLabel(label) !== expected) {
      rulings.push({ rule: 'SEAT-2', kind: 'label', severity: 'warning', seat, label, expected });
    }
  });
  // A label that stands on the wrong line was named above.
  const missing = (seat: number): boolean =>
    !seats[seat]!.label && labels[seat === sb ? 'SB' : 'BB'] === undefined;
  if (missing(sb) || missing(bb)) {
    const inferred = [
      { label: 'SB' as const, seat: sb },
      { label: 'BB' as const, seat: bb },
    ];
    rulings.push({
      rule: 'SEAT-1',
      kind: 'unlabelled',
      severity: 'warning',
      seat: missing(sb) ? sb : bb,
      inferred: inferred.filter(({ seat }) => missing(seat)),
    });
  }
  return { button: sb, sb, bb };
}

/** SEAT-1: three or more players; missing labels are read from the seats of the others. */
function ringPlaces(
  seats: readonly ClaimedSeat[],
  labels: WrittenLabels,
  rulings: SeatRuling[],
): Places | null {
  const step = (from: number, by: 1 | -1): number => {
    let line = from;
    do line = (line + by + seats.length) % seats.length;
    while (seats[line]!.stack === 0);
    return line;
  };
  const stated = labels.Dealer ?? labels.SB ?? labels.BB;
  const button =
    labels.Dealer ??
    (labels.SB !== undefined
      ? step(labels.SB, -1)
      : labels.BB !== undefined
        ? step(step(labels.BB, -1), -1)
        : 0);
  const sb = labels.SB ?? step(button, 1);
  const bb = labels.BB ?? step(sb, 1);
  const places: Places = { button, sb, bb };
  const misplaced = firstMisplaced(seats, places);
  if (misplaced) {
    rulings.push({ rule: 'SEAT-1', kind: 'order', severity: 'error', ...misplaced });
    return null;
  }
  const inferred: { label: SetupLabel; seat: number }[] = [];
  if (labels.Dealer === undefined) inferred.push({ label: 'Dealer', seat: button });
  if (labels.SB === undefined) inferred.push({ label: 'SB', seat: sb });
  if (labels.BB === undefined) inferred.push({ label: 'BB', seat: bb });
  if (inferred.length > 0) {
    const seat = stated === undefined ? 0 : inferred[0]!.seat;
    rulings.push({ rule: 'SEAT-1', kind: 'unlabelled', severity: 'warning', seat, inferred });
  }
  return places;
}

/** The first player or label that breaks Dealer, SB, BB clockwise, only empty seats between. */
function firstMisplaced(
  seats: readonly ClaimedSeat[],
  { button, sb, bb }: Places,
): { seat: number; label: SetupLabel | null } | null {
  const ring = [button, sb, bb];
  let reached = 0;
  for (let i = 0; i < seats.length; i++) {
    const seat = (button + i) % seats.length;
    const label = seat === bb ? 'BB' : seat === sb ? 'SB' : seat === button ? 'Dealer' : null;
    if (seat === ring[reached] && label === ORDER[reached]) reached++;
    else if (label || seats[seat]!.stack > 0) return { seat, label };
    if (reached === ring.length) return null;
  }
  return { seat: sb, label: 'SB' };
}

const ORDER = ['Dealer', 'SB', 'BB'];

/** SEAT-4: labels beyond Dealer, SB and BB are accepted and checked against the seat. */
function contradictions(
  seats: readonly ClaimedSeat[],
  table: Table,
  shift: number,
): readonly SeatRuling[] {
  const wrong: SeatRuling[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const { label } = seats[seat]!;
    if (!label || setupLabel(label)) continue;
    const expected = table.positions[(seat - shift + seats.length) % seats.length] ?? null;
    if (expected && labelFits(label, expected)) continue;
    wrong.push({ rule: 'SEAT-4', kind: 'label', severity: 'warning', seat, label, expected });
  }
  return wrong;
}
