import {
  type CaseAnswer,
  type CaseProfile,
  type ConformanceCase,
  diagnose,
  type JudgedAnswer,
  judgeCase,
  questionOf,
} from '../../src/suite/index.ts';
import { answer } from './second-engine.ts';
import { hasAll, type WrongProgram } from './wrong-programs/wrong-program.ts';
import { WRONG_PROGRAMS } from './wrong-programs.ts';

/** How one wrong program fares in one profile. */
export interface Catch {
  readonly program: WrongProgram;
  readonly profile: CaseProfile;
  /** How many cases have what the mistake needs. */
  readonly able: number;
  /** The cases it got wrong, by id. */
  readonly failed: ReadonlySet<string>;
  /** The rules the failures were put down to, if that was asked for. */
  readonly causes: readonly (string | null)[];
}

/** Every wrong program in each of the profiles. Looking for causes takes ten times as long as playing. */
export function catchAll(
  profiles: ReadonlyMap<CaseProfile, readonly ConformanceCase[]>,
  withCauses: boolean,
): readonly Catch[] {
  return [...profiles].flatMap(([profile, cases]) => {
    const asked = cases.map((one) => ({ one, question: questionOf(one) }));
    return WRONG_PROGRAMS.map((program): Catch => {
      const able = cases.filter((one) => hasAll(one, program.needs)).length;
      // What it has right elsewhere says what it does not get wrong.
      const judged = asked.map(({ one, question }): JudgedAnswer => {
        const said: CaseAnswer = answer(question, program.dealer);
        return { one, answer: said, verdict: judgeCase(one, said) };
      });
      const causes = withCauses ? [...diagnose(judged).values()].map(({ rule }) => rule) : [];
      const failures = judged.filter(({ verdict }) => verdict.outcome === 'failed');
      const failed = new Set(failures.map(({ one }) => one.id));
      return { program, profile, able, failed, causes };
    });
  });
}

/** How many of the failures name the rule that is broken, from 0 to 1. */
export function namedRight(catches: readonly Catch[]): number {
  const all = catches.flatMap(({ program, causes }) => causes.map((rule) => rule === program.rule));
  return all.length === 0 ? 1 : all.filter(Boolean).length / all.length;
}

/** A row of the manual's table: how many cases of each profile catch the program. */
export function catchRow(program: WrongProgram, catches: readonly Catch[]): readonly string[] {
  const counts = catches
    .filter((one) => one.program === program)
    .map(({ able, failed }) => (able === 0 ? '–' : String(failed.size)));
  return [`[${program.rule}](rules/${program.rule}.md)`, program.sentence, ...counts];
}
