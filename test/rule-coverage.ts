/** The families of rule ids; anything of this shape in a test's name must be a known id. */
const ID = /\b(?:CHIP|SEAT|POST|ACT|SEC|RET|POT|WIN|ODD|SHOW|RUN|NEXT|NOTE|TOUR|SUITE|FORM)-\d+\b/g;

export interface Coverage {
  /** Ids no test names. */
  readonly untested: readonly string[];
  /** Ids tests name that are in no rule book. */
  readonly unknown: readonly string[];
}

/** Reads the string literals of test files: a test's title, or a title in a table of cases. */
export function ruleCoverage(ids: readonly string[], testTexts: readonly string[]): Coverage {
  const named = new Set<string>();
  for (const text of testTexts) {
    for (const [literal] of text.matchAll(
      /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    )) {
      // A title starts with its id: '… finds ACT-3' names nothing.
      const lead = /^.\s*((?:[A-Z]+-\d+[,/ ]*(?:and |to )?)+)/.exec(literal)?.[1] ?? '';
      if (literal.length > lead.trim().length + 3)
        for (const [id] of lead.matchAll(ID)) named.add(id);
    }
  }
  return {
    untested: ids.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !ids.includes(id)),
  };
}
