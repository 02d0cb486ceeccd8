import { FORM_RULES, type FormRuleId } from '../../../formats/findings.ts';
import { counted, figure } from '../../../kernel/figures.ts';
import type { Problem } from '../../session/import.ts';
import { Quoted } from '../../ui/quoted.tsx';

const SHOWN = 5;
/** More of one kind is for the command line. */
const SHOWN_OF_KIND = 20;

/** Where a file could not be taken over as it stands, what goes by a rule together. */
export function ProblemList({
  from,
  problems,
}: {
  readonly from: string;
  readonly problems: readonly Problem[];
}) {
  const kinds = [...new Set(problems.map(kindOf))];
  const isShort = problems.length <= SHOWN;
  return (
    <>
      {kinds.map((kind) => {
        const some = problems.filter((problem) => kindOf(problem) === kind);
        return kind === null || isShort ? (
          <Places key={kind} from={from} problems={some} most={SHOWN} />
        ) : (
          <details key={kind} class="import-kind">
            <summary>
              {counted(some.length, 'place')}: {kind}
            </summary>
            <Places from={from} problems={some} most={SHOWN_OF_KIND} />
          </details>
        );
      })}
    </>
  );
}

const Places = ({
  from,
  problems,
  most,
}: {
  readonly from: string;
  readonly problems: readonly Problem[];
  readonly most: number;
}) => (
  <>
    {problems.slice(0, most).map(({ line, column, message }, i) => (
      <p key={i}>
        <span class="quiet">
          {from}
          {line > 0 && `, line ${figure(line)}, column ${column}`}:
        </span>{' '}
        <Quoted message={message} text="" />
      </p>
    ))}
    {problems.length > most && (
      <p class="quiet">… and {counted(problems.length - most, 'more place')}.</p>
    )}
  </>
);

/** What problems have in common, in a sentence; null for what goes by no rule. */
function kindOf({ rule, severity }: Problem): string | null {
  if (rule === undefined) return null;
  if (rule === 'FORM-2' && severity === 'error') return 'The notation has no room for these hands.';
  return FORM_RULES[rule as FormRuleId] ?? `About ${rule}.`;
}
