import { writeBetweenLine } from '../formats/index.ts';
import { either, type Finding, figure, finding, nearest, quote, show } from '../kernel/index.ts';
import {
  type BetweenLine,
  isPlayerChange,
  type NamedPlayer,
  type PlayerChange,
  type TableChange,
} from '../record/index.ts';
import { checkName, LONGEST_NAME, nameFaultText } from '../rules/index.ts';
import {
  anyPlace,
  crowdText,
  freeChair,
  isOut,
  MOST_SEATS,
  missingChair,
  placeAfter,
  placeIn,
  type Vacancy,
} from './chairs.ts';
import {
  lineInstead,
  lineTakenOut,
  type Remedy,
  type SessionFinding,
  withMoreLines,
  withRemedies,
} from './remedy.ts';
import { newcomer, type SeatNow } from './seats.ts';
import type { ChipsLine, TableBetween } from './table-between.ts';

/**
 * TOUR-9: applies the lines of a between block to the table, one after another. `known` are all who
 * ever sat there, to tell somebody who has left from a name that is misspelt.
 */
export function applyBetween(
  table: TableBetween,
  lines: readonly BetweenLine[],
  known: ReadonlySet<string>,
): readonly SessionFinding[] {
  const applied = new AppliedLines(table, known);
  for (const line of lines) {
    if (isPlayerChange(line)) applied.change(line);
    else applied.note(line);
  }
  return applied.findings();
}

/** A remedy holds the whole block: of thousands of faults, the rest are only told. */
const MOST_REMEDIED = 50;

class AppliedLines {
  readonly #table: TableBetween;
  readonly #known: ReadonlySet<string>;
  readonly #findings: SessionFinding[] = [];
  #colourUp: Extract<TableChange, { kind: 'colour-up' }> | null = null;
  #lastToSit: PlayerChange | null = null;

  constructor(table: TableBetween, known: ReadonlySet<string>) {
    this.#table = table;
    this.#known = known;
  }

  findings(): readonly SessionFinding[] {
    if (this.#colourUp) this.#checkColourUp(this.#colourUp);
    // Whoever leaves in a later line makes room, so seats are counted at the end.
    const crowd = crowdText(this.#table);
    const last = this.#lastToSit;
    if (crowd && last) this.#tell(finding('SEAT-1', 'error', last.at, crowd), last, []);
    return this.#findings;
  }

  note(line: TableChange): void {
    const table = this.#table;
    switch (line.kind) {
      case 'level':
        table.level = { sb: line.sb, bb: line.bb, ante: line.ante };
        table.blinds = table.level;
        return;
      case 'colour-up':
        table.smallestChip = line.chip;
        this.#colourUp = line;
        return;
      case 'players-left': {
        const here = table.seated.filter(({ least }) => least > 0).length;
        if (line.count >= here) return;
        const message = `${figure(line.count)} players are said to be left, but ${here} at this table have chips; the players of this table count too.`;
        const details = { expected: `${here} or more`, found: String(line.count) };
        this.#say('error', line, message, details, [{ ...line, count: here }]);
        return;
      }
      case 'break':
      case 'note': // They change nothing.
    }
  }

  change(line: PlayerChange): void {
    if (line.kind === 'sits') {
      this.#sit(line);
      return;
    }
    const seat = this.#find(line.player, line);
    if (!seat) return;
    switch (line.kind) {
      case 'recount':
        this.#recount(seat, line);
        return;
      case 'leaves':
        this.#table.bring(seat.stack === null ? null : -seat.stack, 'leaves');
        seat.isGone = true;
        return;
      case 'waits':
        seat.waits = true;
        return;
      case 'rebuy':
      case 'add-on':
        this.#add(seat, line.amount, line.kind);
        return;
      case 'penalty':
        this.#penalty(seat, line);
        return;
      case 'away':
      case 'back':
        seat.away = line.kind === 'away';
    }
  }

  #recount(seat: SeatNow, line: PlayerChange & { readonly amount: number }): void {
    if (seat.stack === line.amount) {
      this.#say('info', line, `${seat.name} has ${figure(line.amount)} already.`);
    }
    // After a hand nobody saw to its end, counting a stack neither adds chips nor takes any.
    if (seat.stack !== null) this.#table.bring(line.amount - seat.stack, 'recount');
    seat.stack = line.amount;
    seat.least = line.amount;
  }

  #add(seat: SeatNow, amount: number, by: ChipsLine): void {
    this.#table.bring(amount, by);
    seat.least += amount;
    if (seat.stack !== null) seat.stack += amount;
  }

  #penalty(seat: SeatNow, line: PlayerChange & { readonly amount: number }): void {
    if (line.amount <= (seat.stack ?? seat.least)) {
      this.#add(seat, -line.amount, 'penalty');
      return;
    }
    const has = figure(seat.stack ?? seat.least);
    const message = `${seat.name} has ${has} and cannot pay a penalty of ${figure(line.amount)}.`;
    const details = { expected: `at most ${has}`, found: figure(line.amount) };
    this.#say('error', line, message, details, [
      { kind: 'penalty', at: line.at, player: line.player, amount: seat.stack ?? seat.least },
    ]);
  }

  #sit(line: Extract<PlayerChange, { kind: 'sits' }>): void {
    const table = this.#table;
    const { name } = line.player;
    const seated = table.find(name);
    if (seated && !isOut(seated)) {
      const message = `${seated.name} sits at the table already; more chips are written \`${show(name)}: Rebuy ${line.amount}\`, another count \`${show(name)}: Recount ${line.amount}\`.`;
      const { at, player, amount } = line;
      this.#say('error', line, message, { expected: 'somebody who is not at the table' }, [
        { kind: 'rebuy', at, player, amount },
        { kind: 'recount', at, player, amount },
      ]);
      return;
    }
    const fault = checkName(name);
    if (fault) {
      const message = `The name ${quote(name)} ${nameFaultText(fault)}.`;
      this.#tell(finding('SEAT-6', 'error', line.player.at, message), line, []);
      return;
    }
    if (table.seats.length >= MOST_SEATS) {
      this.#say('error', line, `${MOST_SEATS} players sit at this table already; ten can play.`);
      return;
    }
    const place = this.#placeFor(line);
    // Who was out of chips and comes back takes a new seat.
    if (seated) seated.isGone = true;
    table.seat(newcomer(name, line.amount, place.chair), place.after);
    table.bring(line.amount, 'sits');
    this.#lastToSit = line;
  }

  /** Where a newcomer sits. In a place that cannot be, they sit elsewhere: their chips are here. */
  #placeFor(line: Extract<PlayerChange, { kind: 'sits' }>): Vacancy {
    const table = this.#table;
    const { where } = line;
    if (where === null) return anyPlace(table);
    if (where.kind === 'after') {
      const after = this.#find(where.player, line);
      return after ? placeAfter(table, after) : anyPlace(table);
    }
    const { chair } = where;
    const most = table.record.chairs?.of ?? null;
    const missing = missingChair(chair, most);
    if (missing !== null) {
      const details = { expected: `1 to ${most ?? 10}`, found: String(chair) };
      this.#say('error', line, missing, details, [{ ...line, where: null }]);
      return anyPlace(table);
    }
    const place = placeIn(table, chair);
    if (!('taken' in place)) return place;
    const free = freeChair(table);
    const message = `${place.taken.name} sits in chair ${chair}${free === null ? '' : `; chair ${free} is free`}.`;
    const details = { expected: 'a free chair', found: String(chair) };
    this.#say('error', line, message, details, [{ ...line, where: null }]);
    return anyPlace(table);
  }

  /** Somebody at the table; NOTE-2 or TOUR-9 if they are not there. */
  #find(player: NamedPlayer, line: PlayerChange): SeatNow | null {
    const found = this.#table.find(player.name);
    if (found) return found;
    const { name } = player;
    if (this.#known.has(name) || this.#table.seats.some((seat) => seat.name === name)) {
      const message = `${show(name)} is not at the table any more; somebody who comes back is written \`${show(name)}: Sits …\`.`;
      const at = line.player === player ? line.at : player.at;
      this.#tell(finding('TOUR-9', 'error', at, message), line, []);
      return null;
    }
    const names = this.#table.seated.map((seat) => seat.name);
    const meant = nearest(name.slice(0, LONGEST_NAME), names);
    const message = `Nobody called ${quote(name)} is at the table; ${meant === null ? `write ${either(names.map(show))}` : `${show(meant)} may be meant`}.`;
    const details = { expected: either(names.map(show)), found: show(name), fix: meant };
    const renamed = meant === null ? [] : [withName(line, player, meant)];
    this.#tell(finding('NOTE-2', 'error', player.at, message, details), line, renamed);
    return null;
  }

  /** After the race every stack is made of chips that are left. */
  #checkColourUp(line: Extract<TableChange, { kind: 'colour-up' }>): void {
    const { chip } = line;
    const odd = this.#table.seated.filter(({ stack }) => stack !== null && stack % chip !== 0);
    if (odd.length === 0) return;
    const names = odd.map((seat) => `${seat.name} ${figure(seat.stack!)}`).join(', ');
    const raced = odd.map(
      ({ name, stack }): BetweenLine => ({
        kind: 'recount',
        at: line.at,
        player: { name, at: line.at },
        amount: Math.floor(stack! / chip) * chip,
      }),
    );
    const remedy = writeBetweenLine(raced[0]!);
    const message = `Chips below ${figure(chip)} are out of play, but not all stacks can be made of the others: ${names}. Write what the race left, such as \`${remedy}\`.`;
    const details = { expected: `multiples of ${figure(chip)}`, found: names, fix: remedy };
    const at = { line: line.at.line, column: 1, length: 9 };
    const { record } = this.#table;
    this.#findings.push(
      withRemedies(finding('TOUR-9', 'warning', at, message, details), [
        {
          does: 'write',
          text: raced.map(writeBetweenLine).join(', '),
          hand: withMoreLines(record, raced),
        },
        lineTakenOut(record, line),
      ]),
    );
  }

  #say(
    severity: Finding['severity'],
    line: BetweenLine,
    message: string,
    details: Parameters<typeof finding>[4] = {},
    instead: readonly BetweenLine[] = [],
  ): void {
    this.#tell(finding('TOUR-9', severity, line.at, message, details), line, instead);
  }

  #tell(one: Finding, line: BetweenLine, instead: readonly BetweenLine[]): void {
    this.#findings.push(withRemedies(one, this.#remedies(line, instead)));
  }

  /** What can stand in a line's place; any line can be taken out. */
  #remedies(line: BetweenLine, instead: readonly BetweenLine[]): readonly Remedy[] {
    if (this.#findings.length >= MOST_REMEDIED) return [];
    const { record } = this.#table;
    return [...instead.map((one) => lineInstead(record, line, one)), lineTakenOut(record, line)];
  }
}

/** The line about somebody else, or after whom somebody sits. */
function withName(line: PlayerChange, misspelt: NamedPlayer, name: string): PlayerChange {
  const player = { ...misspelt, name };
  return line.kind === 'sits' && line.player !== misspelt
    ? { ...line, where: { kind: 'after', player } }
    : { ...line, player };
}
