/** Up to this many lines, looking at each is quicker than keeping a map. */
const FEW = 16;

/** Lines about players, found by name. */
export class NamedLines<T extends { readonly name: string }> {
  readonly lines: T[] = [];
  private byName: Map<string, T> | null = null;

  add(line: T): void {
    this.lines.push(line);
    if (this.byName !== null && !this.byName.has(line.name)) this.byName.set(line.name, line);
  }

  /** The first line with exactly this name. */
  find(name: string): T | undefined {
    const { lines } = this;
    if (lines.length > FEW) return this.map().get(name);
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      if (line.name === name) return line;
    }
    return undefined;
  }

  /** Only rubbish has so many lines; it is to be read in linear time all the same. */
  private map(): Map<string, T> {
    if (this.byName !== null) return this.byName;
    this.byName = new Map();
    for (const line of this.lines) {
      if (!this.byName.has(line.name)) this.byName.set(line.name, line);
    }
    return this.byName;
  }
}
