import { sectionTitle, writeDoes } from '../../formats/notation/index.ts';
import type { HandRecord, Section } from '../../record/index.ts';
import { Cards } from './cards.tsx';
import { withFigures } from './set-up.tsx';

/** What was played, section by section, numbered through the hand. */
export function Streets({ record }: { readonly record: HandRecord }) {
  let number = 1;
  return (
    <div class="notation streets">
      {record.sections.map((section) => {
        const first = number;
        number += section.actions.length;
        return (
          <StreetSection
            key={sectionTitle(section.street, section.more)}
            section={section}
            first={first}
          />
        );
      })}
      {record.sections.at(-1)?.actions.length === 0 && (
        <p class="quiet">Nobody can bet any more: the board runs out.</p>
      )}
      {record.board2 && (
        <div class="street-head">
          Board 2 <Cards cards={record.board2.cards} />
        </div>
      )}
    </div>
  );
}

function StreetSection({ section, first }: { readonly section: Section; readonly first: number }) {
  const { street, more, board, actions } = section;
  return (
    <section class="street">
      <div class="street-head">
        {sectionTitle(street, more)} {board && board.length > 0 && <Cards cards={board} />}
      </div>
      {actions.length > 0 && (
        <ol class="actions" start={first}>
          {actions.map((action, i) => (
            <li key={first + i} class={`action action-${action.verb}`}>
              <span class="action-name">
                <bdi>{action.name}</bdi>
                {action.label && ` (${action.label})`}
              </span>{' '}
              <span class="action-does">{withFigures(writeDoes(action))}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
