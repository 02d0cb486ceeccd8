/** A name nobody has yet: "Friday", else "Friday (2)", "Friday (3)", … */
export function freeName(wanted: string, taken: readonly string[]): string {
  const names = new Set(taken);
  let name = wanted;
  for (let n = 2; names.has(name); n++) name = `${wanted} (${n})`;
  return name;
}
