/**
 * Pots counted chip by chip. Every player's chips are piled into a tower; a chip at height h was
 * put against the chips at height h of the other towers and of no others, so it can be won by
 * exactly those still in whose own tower reaches h. Chips that the same people can win are a pot.
 * Nothing here sorts levels or subtracts one from the next: it only asks, of a chip, whose it can be.
 */
export interface OraclePlayer {
  readonly name: string;
  /** Bets and blinds over the whole hand, before anything is returned. */
  readonly live: number;
  readonly ante: number;
  readonly folded: boolean;
}

export interface OracleRules {
  readonly anteType: 'bb' | 'all';
  readonly uncalled: 'return' | 'side-pot';
}

export interface OracleResult {
  readonly returned: readonly { readonly name: string; readonly amount: number }[];
  readonly pots: readonly { readonly amount: number; readonly eligible: readonly string[] }[];
}

interface Tower {
  readonly owner: OraclePlayer;
  readonly top: number;
}

/** A slice of all towers that no tower ends inside of; `chip` is one height in it. */
interface Slice {
  readonly chip: number;
  readonly thick: number;
}

/** Up to here every single height is visited. */
const WALKED = 1_000;

export function oraclePots(players: readonly OraclePlayer[], rules: OracleRules): OracleResult {
  refuseNonsense(players);
  const towers = players.map((owner): Tower => {
    // POST-5: an ante everybody posts is the bottom of the tower. POST-2: the BB's stands outside.
    return { owner, top: rules.anteType === 'all' ? owner.ante + owner.live : owner.live };
  });
  const outside = rules.anteType === 'all' ? 0 : sum(players.map((p) => p.ante));

  const back = new Map<string, number>();
  const piles = new Map<number, number>();
  const put = (winners: number, chips: number) => {
    if (chips > 0) piles.set(winners, (piles.get(winners) ?? 0) + chips);
  };

  // POT-3: dead money stands at height 0, and every tower, even an empty one, reaches that.
  put(contenders(towers, 0), outside);
  for (const { chip, thick } of slices(towers)) {
    const here = towers.filter((t) => t.top >= chip);
    const lonely = here.length === 1 ? here[0]!.owner : undefined;
    if (rules.uncalled === 'return' && lonely !== undefined && !lonely.folded) {
      back.set(lonely.name, (back.get(lonely.name) ?? 0) + thick); // RET-1
    } else {
      put(contenders(towers, chip), here.length * thick);
    }
  }

  const returned = [...back].map(([name, amount]) => ({ name, amount }));
  // Walking upwards, people only ever drop out: the order of first sight is main pot, then side pots.
  const pots = [...piles].map(([winners, amount]) => ({
    amount,
    eligible: players.filter((_, i) => (winners & (1 << i)) !== 0).map((p) => p.name),
  }));
  const counted = sum(pots.map((p) => p.amount)) + sum(returned.map((r) => r.amount));
  const brought = sum(players.map((p) => p.live + p.ante));
  if (counted !== brought)
    throw new Error(`POT-6 ${brought} chips came in, ${counted} are counted`);
  return { returned, pots };
}

/** Who can win a chip at this height, one bit per player. */
function contenders(towers: readonly Tower[], height: number): number {
  let tallest = 0;
  let reached = 0;
  let atTop = 0;
  for (let i = 0; i < towers.length; i++) {
    const { owner, top } = towers[i]!;
    if (owner.folded) continue;
    if (top >= height) reached |= 1 << i;
    if (top > tallest) {
      tallest = top;
      atTop = 0;
    }
    if (top === tallest) atTop |= 1 << i;
  }
  // POT-5: a folded chip that rises above everyone still in belongs to those who came nearest.
  return reached === 0 ? atTop : reached;
}

function slices(towers: readonly Tower[]): Slice[] {
  const roof = Math.max(...towers.map((t) => t.top));
  if (roof <= WALKED) {
    return Array.from({ length: roof }, (_, i) => ({ chip: i + 1, thick: 1 }));
  }
  const ends = [...new Set(towers.map((t) => t.top))].filter((h) => h > 0);
  const found: Slice[] = [];
  for (let floor = 0; floor < roof; ) {
    const ceiling = Math.min(...ends.filter((h) => h > floor));
    const thick = ceiling - floor;
    // A chip from the middle speaks for the slice; the first and the last one must agree with it.
    const chip = floor + Math.ceil(thick / 2);
    const voices = [floor + 1, chip, ceiling].map((h) => contenders(towers, h));
    if (new Set(voices).size !== 1) throw new Error(`heights ${floor + 1} to ${ceiling} disagree`);
    found.push({ chip, thick });
    floor = ceiling;
  }
  return found;
}

function refuseNonsense(players: readonly OraclePlayer[]): void {
  for (const { name, live, ante } of players) {
    if (!(Number.isSafeInteger(live) && live >= 0 && Number.isSafeInteger(ante) && ante >= 0)) {
      throw new RangeError(`CHIP-1 ${name} has put in ${live} and an ante of ${ante}`);
    }
  }
  if (new Set(players.map((p) => p.name)).size !== players.length) {
    throw new Error('SEAT-6 two players have one name');
  }
  if (players.every((p) => p.folded)) throw new Error('nobody is left in the hand');
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((a, b) => a + b, 0);
}
