import { quote, type Span, show } from '../../kernel/index.ts';
import { legalName } from '../legal-name.ts';
import type { TableLog } from '../table-log/index.ts';
import { neededAmount } from './money.ts';

const SEAT = /^Seat (\d{1,9}): (.*)$/;
const CHIPS = /^(.*) \(([^()]*?) in chips(?:,[^()]*)?\)(.*)$/;

/** The players of a hand: their names in the file and here. */
export class ChairRoster {
  readonly #names = new Map<string, string>();
  readonly #byChair = new Map<number, string>();

  /** Every name as written. */
  get written(): readonly string[] {
    return [...this.#names.keys()];
  }

  /** The name here of a name in the file. */
  find(written: string): string | undefined {
    return this.#names.get(written);
  }

  /** `Seat 1: Ada (52000 in chips) is sitting out`; false if it is not such a line. */
  sit(log: TableLog, line: string, decimals: number, at: Span): boolean {
    const seat = SEAT.exec(line);
    const parts = seat && CHIPS.exec(seat[2]!);
    if (!parts) return false;
    const [, written, chips, rest] = parts as unknown as [string, string, string, string];
    const stack = neededAmount(log, chips, decimals, at);
    if (stack === null) return true;
    if (this.#names.has(written)) {
      const message = `${quote(written)} sits at the table twice.`;
      log.say('SEAT-6', 'error', at, message, { expected: 'each player once' });
      return true;
    }
    // Moved here from another table, and plays from the next hand on.
    if (rest.includes('out of hand')) return true;
    const name = legalName(written, (other) => log.has(other));
    if (name !== written) {
      const message = `${quote(written)} cannot be a name here and is read as ${quote(name)}.`;
      log.say('FORM-1', 'info', at, message, { expected: name, found: show(written) });
    }
    const chair = Number(seat[1]);
    this.#names.set(written, name);
    this.#byChair.set(chair, written);
    log.sit({ chair, name, stack, at, away: rest.includes('sitting out') });
    return true;
  }

  /** A summary's line on a chair: who it is and what it says about them; null if it is not one. */
  summed(line: string): { readonly name: string; readonly rest: string } | null {
    const seat = SEAT.exec(line);
    const written = seat ? this.#byChair.get(Number(seat[1])) : undefined;
    if (!seat || written === undefined || !seat[2]!.startsWith(written)) return null;
    return { name: this.#names.get(written)!, rest: seat[2]!.slice(written.length) };
  }

  /** Where a known player's name ends at a colon; -1 if the line starts with none. */
  colonAfterName(line: string): number {
    let colon = line.indexOf(': ');
    // A name may hold a colon itself.
    while (colon > 0 && !this.#names.has(line.slice(0, colon))) {
      colon = colon > LONGEST_WRITTEN ? -1 : line.indexOf(': ', colon + 1);
    }
    return colon > 0 ? colon : -1;
  }
}

/** Nobody's name on any site is longer. */
const LONGEST_WRITTEN = 200;
