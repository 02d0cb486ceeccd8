import { type LevelFields, levelText, readSchedule, writeLevel } from '../tournament/index.ts';
import type { ClockEvent, LineEvent, NewEvent, TeamEvent } from './event.ts';
import type { ClockView, Settings } from './wire.ts';

interface TableBlinds {
  readonly table: string;
  /** Its place in the order in which tables were opened. */
  readonly place: number;
  readonly blinds: LevelFields;
}

/** The clock of all tables, as the last event set it. */
export class ClockLog {
  #level = 0;
  #isRunning = false;
  #leftMs: number | null = null;
  #setAt = 0;
  /** The event that set it last; 0 before the first. */
  #setBy = 0;
  /** The event that began the level, whose line the tables get; null before the first. */
  #begunBy: string | null = null;
  readonly #told = new Set<string>();

  set({ level, isRunning, leftMs }: ClockEvent, { id, seq, at }: TeamEvent): void {
    if (this.#begunBy === null || level !== this.#level) {
      this.#begunBy = id;
      this.#told.clear();
    }
    this.#level = level;
    this.#isRunning = isRunning;
    this.#leftMs = leftMs;
    this.#setAt = at;
    this.#setBy = seq;
  }

  /** A table has got the line of the level that an event began. */
  lineWritten(begunBy: string, table: string): void {
    if (begunBy === this.#begunBy) this.#told.add(table);
  }

  view(settings: Settings, now: number): ClockView {
    const { levels } = readSchedule(settings.levels);
    const text = (level: LevelFields | undefined): string | null =>
      level ? levelText(level) : null;
    const leftMs = this.#leftAt(settings, now);
    return {
      level: this.#level,
      blinds: text(levels[this.#level]),
      next: text(levels[this.#level + 1]),
      isRunning: this.#isRunning,
      endsAt: this.#isRunning ? now + leftMs : null,
      leftMs,
    };
  }

  /** The next level once this one is over, and the line of the level for tables that play another. */
  followUps(settings: Settings, tables: readonly TableBlinds[], now: number): readonly NewEvent[] {
    const { levels } = readSchedule(settings.levels);
    const level = levels[this.#level];
    const isNext =
      this.#isRunning && this.#leftAt(settings, now) === 0 && this.#level + 1 < levels.length;
    if (isNext) {
      const leftMs = settings.levelMinutes * 60_000;
      const body: ClockEvent = { kind: 'clock', level: this.#level + 1, isRunning: true, leftMs };
      return [{ id: `level-over-${this.#setBy}`, body }];
    }
    const begunBy = this.#begunBy;
    if (begunBy === null || !level) return [];
    return tables.flatMap(({ table, place, blinds }): readonly NewEvent[] => {
      if (this.#told.has(table) || isSame(blinds, level)) return [];
      const body: LineEvent = { kind: 'line', table, line: writeLevel(level), for: begunBy };
      return [{ id: `${begunBy}-table-${place}`, body }];
    });
  }

  #leftAt({ levelMinutes }: Settings, now: number): number {
    const left = this.#leftMs ?? levelMinutes * 60_000;
    return Math.max(0, this.#isRunning ? left - (now - this.#setAt) : left);
  }
}

const isSame = (a: LevelFields, b: LevelFields): boolean =>
  a.sb === b.sb && a.bb === b.bb && a.ante === b.ante;
