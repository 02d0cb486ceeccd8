import { counted } from '../../kernel/index.ts';
import { type Check, type CheckName, type Comparison, headline, NOT_JUDGED } from './comparison.ts';

export interface LogHeading {
  /** null for a comparison outside any suite. */
  readonly caseId: string | null;
  /** When it was made; the clock is the caller's. */
  readonly at: string;
  /** The comparison with the answer that was accepted for this case, if there is one. */
  readonly accepted?: Comparison | null;
}

/** As document 000 lists what a log includes. */
const LOG_ORDER: readonly CheckName[] = ['number', 'blinds', 'order', 'stacks'];

/** A comparison to paste into a bug report: every check with both sides, and a summary. */
export function debugLog(
  comparison: Comparison,
  { caseId, at, accepted = null }: LogHeading,
): string {
  const { checks, remarks, mistakes, passed } = comparison;
  const logged = LOG_ORDER.flatMap((name) => checks.filter((check) => check.name === name));
  const lines = [
    'Sidepot debug log',
    `Case: ${caseId ?? 'none'}`,
    `Time: ${at}`,
    `Result: ${headline(passed)}`,
    ...logged.flatMap(logCheck),
    '',
    ...remarks.map((remark) => `Note: ${remark}`),
    `Accepted: ${acceptedText(accepted)}`,
    ...(mistakes.length > 0 ? [`Mistakes: ${mistakes.join(', ')}`] : []),
    `Summary: ${summary(comparison)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function logCheck(check: Check): readonly string[] {
  const { name, title, passed, expected, actual, details, players } = check;
  const head = `[${mark(passed)}] ${title}`;
  if (actual === NOT_JUDGED) return ['', `${head}: ${NOT_JUDGED}`];
  return [
    '',
    head,
    `  Expected: ${expected}`,
    `  Actual:   ${actual}`,
    ...players.map((player, place) => {
      const of = name === 'order' ? `${place + 1}.` : `${player.name}:`;
      return `  ${mark(player.passed)} ${of} expected ${player.expected}, actual ${player.actual}`;
    }),
    ...details.map((detail) => `  - ${detail}`),
  ];
}

const mark = (passed: boolean): string => (passed ? '✓' : '✗');

function summary({ checks, passed }: Comparison): string {
  const wrong = checks.filter((check) => !check.passed).map(({ name }) => name);
  const failed = passed
    ? ''
    : `, ${wrong.length} of ${counted(checks.length, 'check')} failed: ${wrong.join(', ')}`;
  const players = checks.find(({ name }) => name === 'stacks')?.players ?? [];
  const right = players.filter((player) => player.passed).length;
  const stacks =
    players.length === 0 ? '' : ` ${right} of ${players.length} players have the right stack.`;
  return `${headline(passed)}${failed}.${stacks}`;
}

function acceptedText(accepted: Comparison | null): string {
  if (accepted === null) return 'no answer was accepted for this case';
  return accepted.passed
    ? 'the answer is the one accepted before, beside the computed one'
    : 'another answer was accepted before; this one differs from it too';
}
