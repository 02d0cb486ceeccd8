import { nearest } from '../kernel/nearest.ts';
import type { PlayerLine } from '../record/record.ts';
import { setupLabel } from '../rules/table/labels.ts';
import { tidy } from './lines.ts';
import { NamedLines } from './named-lines.ts';

/** The players of one stack setup, found by name. */
export class Roster {
  private readonly players = new NamedLines<PlayerLine>();
  /** By name in small letters; null where two names differ in nothing else. Made when needed. */
  private loose: Map<string, string | null> | null = null;
  /** Whose turn it probably is. */
  private next = 0;
  /** No name holds a sign that could end it too early (SEAT-6), none is that of a heading. */
  private plain = true;

  get lines(): readonly PlayerLine[] {
    return this.players.lines;
  }

  /** Adds a line; the line that has the name already, if there is one (SEAT-6). */
  add(player: PlayerLine, good: boolean): PlayerLine | null {
    const taken = this.players.find(player.name);
    this.players.add(player);
    if (!good) this.plain = false;
    if (taken !== undefined) return taken;
    if (this.loose !== null) addLoose(this.loose, player.name);
    return null;
  }

  has(name: string): boolean {
    return this.players.find(name) !== undefined;
  }

  /** The name as it stands in the setup: exactly, else ignoring case and spaces if that is clear. */
  find(written: string): string | null {
    const found = this.players.find(written);
    if (found !== undefined) return found.name;
    if (written.length > 200 || this.lines.length === 0) return null;
    return this.players.find(tidy(written))?.name ?? this.folded().get(fold(written)) ?? null;
  }

  /**
   * The name that stands at a place, with a sign behind it that ends a name. Players act in the
   * order in which they sit, so the search starts with the one after the last that was found.
   */
  nameAt(text: string, at: number): string | null {
    const { lines } = this.players;
    // So many players are no table; and looking at each of them for each line would not be linear.
    if (!this.plain || lines.length > 12) return null;
    for (let tries = lines.length; tries > 0; tries--) {
      if (this.next >= lines.length) this.next = 0;
      const { name } = lines[this.next++]!;
      if (isWholeNameAt(text, at, name)) return name;
    }
    return null;
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
    for (const name of new Set(this.lines.map((player) => player.name))) addLoose(this.loose, name);
    return this.loose;
  }
}

function isWholeNameAt(text: string, at: number, name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    if (text.charCodeAt(at + i) !== name.charCodeAt(i)) return false;
  }
  const end = at + name.length;
  const behind = text.charCodeAt(end);
  // A colon, a bracket, a comma, the end of the line.
  if (behind === 58 || (behind === 32 && text.charCodeAt(end + 1) === 40)) return true;
  return behind === 44 || behind === 10 || behind === 13;
}

function addLoose(loose: Map<string, string | null>, name: string): void {
  const key = fold(name);
  loose.set(key, loose.has(key) ? null : name);
}

/** Composed letters and decomposed ones look the same and are the same here. */
const fold = (name: string): string => tidy(name).normalize('NFC').toLowerCase();
