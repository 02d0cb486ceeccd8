import type { Finding } from '../../../kernel/finding.ts';
import type { ActionLine } from '../../../record/index.ts';
import type { ActionPlace, Scene } from './scene.ts';

/** The first line the replay could not follow: it and what comes after it still stand. */
export interface Conflict {
  readonly place: ActionPlace;
  readonly line: ActionLine;
  readonly finding: Finding | null;
}

export function conflictOf({ stage, verdict, findings }: Scene): Conflict | null {
  if (stage !== 'stopped' || !verdict) return null;
  const played = new Set(verdict.replay.steps.map((step) => `${step.section} ${step.action}`));
  for (const [section, { actions }] of verdict.record.sections.entries()) {
    for (const [action, line] of actions.entries()) {
      if (played.has(`${section} ${action}`)) continue;
      const at = line.lineAt.line;
      const own = findings.filter((finding) => finding.at.line === at);
      return {
        place: { section, action },
        line,
        finding: own.find(({ severity }) => severity === 'error') ?? own[0] ?? null,
      };
    }
  }
  return null;
}
