import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Finding } from '../../kernel/finding.ts';
import { rangeOf } from './places.ts';

/** A finding as the editor underlines it, with the way to its rule and what to write. */
export function underline(
  doc: Text,
  finding: Finding,
  onFix: (finding: Finding) => void,
): Diagnostic {
  const { severity, rule, message, fix, edit } = finding;
  return {
    ...rangeOf(doc, finding.at),
    severity,
    source: rule,
    message,
    renderMessage: () => explanation(finding),
    ...(edit && { actions: [{ name: `Write ${fix ?? edit.text}`, apply: () => onFix(finding) }] }),
  };
}

function explanation({ rule, message, fix, edit }: Finding): HTMLElement {
  const box = document.createElement('span');
  const link = document.createElement('a');
  link.href = `/rules/${rule}`;
  link.textContent = rule;
  // Whoever looks a rule up wants to come back to this place.
  link.target = '_blank';
  link.rel = 'noopener';
  box.append(link, ` ${message}`);
  if (fix !== null && !edit) box.append(` Perhaps: ${fix}`);
  return box;
}
