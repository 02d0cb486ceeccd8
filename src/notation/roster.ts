import { nearest } from '../kernel/nearest.ts';
import type { PlayerLine } from '../record/record.ts';
import { setupLabel } from '../rules/table/labels.ts';
import { tidy } from './lines.ts';

/** The players of one stack setup, found by name. */
export class Roster {
  readonly lines: PlayerLine[] = [];
  private readonly exact = new Map<string, PlayerLine>();
  /** By name in small letters; null where two names differ in nothing else. Made when needed. */
  private loose: Map<string, string | null> | null = null;

  /** Adds a line; the line that has the name already, if there is one (SEAT-6). */
  add(player: PlayerLine): PlayerLine | null {
    this.lines.push(player);
    const taken = this.exact.get(player.name);
    if (taken !== undefined) return taken;
    this.exact.set(player.name, player);
    if (this.loose !== null) addLoose(this.loose, player.name);
    return null;
  }

  has(name: string): boolean {
    return this.exact.has(name);
  }

  /** The name as it stands in the setup: exactly, else ignoring case and spaces if that is clear. */
  find(written: string): string | null {
    const found = this.exact.get(written);
    if (found !== undefined) return found.name;
    if (written.length > 200 || this.lines.length === 0) return null;
    return this.exact.get(tidy(written))?.name ?? this.folded().get(fold(written)) ?? null;
  }

  /** The player who was probably meant by an unknown name. */
  meant(written: string): string | null {
    if (written.length > 60) return null;
    const near = nearest(written, this.names());
    if (near !== null) return near;
    const label = setupLabel(written);
    if (label === null) return null;
    const seats = this.lines
      .slice(0, 20)
      .filter((p) => p.label !== null && setupLabel(p.label) === label);
    return seats.length === 1 ? seats[0]!.name : null;
  }

  /** As many names as a table can hold and a few more: a longer list is rubbish. */
  names(): readonly string[] {
    return this.lines.slice(0, 20).map((player) => player.name);
  }

  private folded(): Map<string, string | null> {
    if (this.loose !== null) return this.loose;
    this.loose = new Map();
    for (const name of this.exact.keys()) addLoose(this.loose, name);
    return this.loose;
  }
}

function addLoose(loose: Map<string, string | null>, name: string): void {
  const key = fold(name);
  loose.set(key, loose.has(key) ? null : name);
}

/** Composed letters and decomposed ones look the same and are the same here. */
const fold = (name: string): string => tidy(name).normalize('NFC').toLowerCase();
