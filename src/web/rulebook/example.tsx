import { checkText } from '../../referee/index.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { FindingLine } from '../ui/finding-line.tsx';
import { HandText } from '../ui/hand-text.tsx';
import { refereeLink } from '../ui/routes.ts';
import { SettledHand } from '../ui/settled-hand.tsx';

/** An example hand and what the library makes of it, worked out here and now. */
export function Example({ text }: { readonly text: string }) {
  const verdict = checkText(text).hands[0];
  return (
    <figure class="example">
      <div>
        <HandText text={text} />
        <div class="buttons">
          <a class="button link-button" href={refereeLink(text)}>
            Try it
          </a>
          <CopyButton text={() => text} label="Copy" about="the example" />
        </div>
      </div>
      <div>
        {verdict?.findings.map((finding) => (
          <FindingLine
            key={`${finding.rule} ${finding.at.line} ${finding.at.column}`}
            finding={finding}
            text={text}
          />
        ))}
        {verdict && <SettledHand verdict={verdict} />}
      </div>
    </figure>
  );
}
