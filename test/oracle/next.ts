/**
 * The next hand, played with pucks: chairs stand in a circle, each knows the chair on its left, and
 * a puck is handed on from chair to chair until somebody takes it.
 */
export interface OracleSeat {
  readonly name: string;
  readonly stack: number;
}

/** Of the hand just played. Heads-up there is no dealer label. */
export interface OracleLabels {
  readonly dealer: string | null;
  readonly sb: string | null;
  readonly bb: string;
}

type OracleLabel = 'Dealer' | 'SB' | 'BB';

export interface OracleNextSeat {
  readonly name: string;
  readonly label: OracleLabel | null;
  readonly stack: number;
}

interface Chair extends OracleSeat {
  left: Chair;
  right: Chair;
}

type Pucks = { readonly [label in OracleLabel]?: Chair };

export function oracleNext(
  seats: readonly OracleSeat[],
  labels: OracleLabels,
  rule: 'moving' | 'dead' | 'seat',
): OracleNextSeat[] | null {
  const chairs = circle(seats);
  const alive = chairs.filter(hasChips).length;
  if (alive <= 1) return null; // NEXT-6, whichever rule

  const at = (name: string) => {
    const chair = chairs.find((c) => c.name === name);
    if (chair === undefined) throw new Error(`${name} has a label and no seat`);
    return chair;
  };
  const oldBb = at(labels.bb);
  const oldSb = labels.sb === null ? null : at(labels.sb);
  const oldDealer = labels.dealer === null ? null : at(labels.dealer);

  if (rule === 'seat') return listFrom(oneChairOn(oldDealer, oldSb, oldBb));
  if (alive === 2) return listFrom(headsUp(oldBb));
  if (rule === 'dead') return listFrom(deadButton(oldSb, oldBb));
  const button = oldDealer ?? oldSb; // SEAT-2: heads-up the small blind had the button
  if (button === null) throw new Error('NEXT-2 nobody had the button');
  return listFrom(movingButton(button));
}

/** NEXT-2 */
function movingButton(button: Chair): Pucks {
  const dealer = handOn(button);
  const sb = handOn(dealer);
  return { Dealer: dealer, SB: sb, BB: handOn(sb) };
}

/** NEXT-3 */
function headsUp(oldBb: Chair): Pucks {
  const bb = handOn(oldBb);
  return { SB: handOn(bb), BB: bb };
}

/** NEXT-4. Without an old small blind the button comes to the chair before the old big blind. */
function deadButton(oldSb: Chair | null, oldBb: Chair): Pucks {
  return { Dealer: oldSb ?? oldBb.right, SB: oldBb, BB: handOn(oldBb) };
}

/** NEXT-5 */
function oneChairOn(dealer: Chair | null, sb: Chair | null, bb: Chair): Pucks {
  return {
    ...(dealer === null ? {} : { Dealer: dealer.left }),
    ...(sb === null ? {} : { SB: sb.left }),
    BB: bb.left,
  };
}

function handOn(from: Chair): Chair {
  let holder = from.left;
  while (!hasChips(holder)) holder = holder.left;
  return holder;
}

function listFrom(pucks: Pucks): OracleNextSeat[] {
  const start = pucks.Dealer ?? pucks.SB ?? pucks.BB!;
  const list: OracleNextSeat[] = [];
  let chair = start;
  do {
    const label = (['Dealer', 'SB', 'BB'] as const).find((l) => pucks[l] === chair) ?? null;
    list.push({ name: chair.name, label, stack: chair.stack });
    chair = chair.left;
  } while (chair !== start);
  return list;
}

function circle(seats: readonly OracleSeat[]): Chair[] {
  const chairs = seats.map(({ name, stack }) => ({ name, stack }) as Chair);
  for (const [i, chair] of chairs.entries()) {
    const left = chairs[i + 1] ?? chairs[0]!;
    chair.left = left;
    left.right = chair;
  }
  return chairs;
}

function hasChips(seat: OracleSeat): boolean {
  return seat.stack > 0;
}
