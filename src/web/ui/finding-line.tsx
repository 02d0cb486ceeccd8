import type { Finding } from '../../kernel/index.ts';
import { Quoted } from './quoted.tsx';
import './finding-line.css';

/** Something that puts a finding right at the press of a button. */
export interface OfferedRemedy {
  readonly does: 'write' | 'take out';
  readonly text: string;
  /** What to type instead: "z a"; null without a key. */
  readonly keys: string | null;
  press(): void;
}

interface FindingLineProps {
  readonly finding: Finding;
  /** The text the finding is about, for its line to be shown. */
  readonly text: string;
  /** The number of the text's first line, where it is a piece of a longer one. */
  readonly firstLine?: number;
  /** Writes what the finding says to write; without it nothing is offered. */
  readonly onFix?: (finding: Finding) => void;
  /** What else would put it right; only a person knows which. */
  readonly remedies?: readonly OfferedRemedy[] | undefined;
  /** Goes to the finding's place. */
  readonly onPlace?: (finding: Finding) => void;
}

/** One finding: rule, place, message, the line with the place marked, and what to write. */
export function FindingLine({
  finding,
  text,
  firstLine = 1,
  onFix,
  remedies = NO_REMEDIES,
  onPlace,
}: FindingLineProps) {
  const { rule, severity, message, fix, edit, at } = finding;
  const place = `line ${at.line}`;
  return (
    <div class={`finding finding-${severity}`}>
      <p class="finding-head">
        <a class="finding-rule" href={ruleAddress(rule)}>
          {rule}
        </a>{' '}
        <span class="finding-severity">{severity}</span>{' '}
        {onPlace ? (
          <button type="button" class="finding-place" onClick={() => onPlace(finding)}>
            {place}
          </button>
        ) : (
          <span class="finding-place">{place}</span>
        )}
      </p>
      <p class="finding-message">
        <Quoted message={message} text={text} />
      </p>
      <Source line={lineOf(text, at.line - firstLine)} column={at.column} length={at.length} />
      {(remedies.length > 0 || fix !== null) && (
        <p class="finding-fix">
          {remedies.length > 0 ? (
            <RemedyButtons remedies={remedies} />
          ) : edit && onFix ? (
            <button type="button" class="button" onClick={() => onFix(finding)}>
              Write <code>{fix}</code>
            </button>
          ) : (
            <>
              {edit ? 'Write' : 'Perhaps'}: <code>{fix}</code>
            </>
          )}
        </p>
      )}
    </div>
  );
}

const NO_REMEDIES: readonly OfferedRemedy[] = [];

export const RemedyButtons = ({ remedies }: { readonly remedies: readonly OfferedRemedy[] }) => (
  <span class="remedies">
    {remedies.map(({ does, text, keys, press }) => (
      <button key={`${does} ${text}`} type="button" class="button" onClick={press}>
        {does === 'write' ? 'Write' : 'Take out'} <code>{text}</code> {keys && <kbd>{keys}</kbd>}
      </button>
    ))}
  </span>
);

/** So much of a line is shown before and behind the place. */
const AROUND = 60;

/** The line as it stands there, with the place marked. */
function Source({
  line,
  column,
  length,
}: {
  readonly line: string;
  readonly column: number;
  readonly length: number;
}) {
  if (line.trim() === '') return null;
  const from = Math.min(column - 1, line.length);
  const to = Math.min(from + length, line.length);
  const start = Math.max(0, from - AROUND);
  const end = Math.min(line.length, to + AROUND);
  return (
    <pre class="finding-source">
      {start > 0 && '…'}
      {line.slice(start, from)}
      <mark>{line.slice(from, Math.min(to, from + 4 * AROUND))}</mark>
      {line.slice(to, end)}
      {end < line.length && '…'}
    </pre>
  );
}

/** One line of a text, counted from 0, without taking the others apart. */
function lineOf(text: string, index: number): string {
  let from = 0;
  for (let i = 0; i < index; i++) {
    const end = text.indexOf('\n', from);
    if (end < 0) return '';
    from = end + 1;
  }
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? undefined : end).trimEnd();
}

/** Where a rule is explained; those about other programs' files share a page. */
const ruleAddress = (rule: string): string =>
  rule.startsWith('FORM-') ? '/rules/formats' : `/rules/${rule}`;
