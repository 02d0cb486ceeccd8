import { type SetupLabel, setupLabel } from './labels.ts';
import type { ClaimedSeat, SeatRuling } from './setup.ts';

/** The lines that hold the button (the Dealer, heads-up the SB), the SB and the BB. */
export interface Places {
  readonly button: number;
  readonly sb: number;
  readonly bb: number;
}

export type WrittenLabels = Record<SetupLabel, number | undefined>;

export function writtenLabels(seats: readonly ClaimedSeat[], rulings: SeatRuling[]): WrittenLabels {
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
export function headsUpPlaces(
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
export function ringPlaces(
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
    const { seat } = inferred[0]!;
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
  // Each label has a line of its own: within a round all three are met, or one in the wrong place.
  for (let i = 0; ; i++) {
    const seat = (button + i) % seats.length;
    const label = seat === bb ? 'BB' : seat === sb ? 'SB' : seat === button ? 'Dealer' : null;
    if (seat === ring[reached] && label === ORDER[reached]) reached++;
    else if (label || seats[seat]!.stack > 0) return { seat, label };
    if (reached === ring.length) return null;
  }
}

const ORDER = ['Dealer', 'SB', 'BB'];
