import type { ComponentChildren } from 'preact';
import {
  readPotName,
  sectionTitle,
  writeCards,
  writeHole,
  writeVerbAndAmount,
} from '../../formats/index.ts';
import { figure } from '../../kernel/index.ts';
import type { CardsLine, HandRecord, Section } from '../../record/index.ts';
import type { Card } from '../../rules/index.ts';
import { endingOf, setUpText } from '../../suite/index.ts';
import { ChipAmount } from './amount.tsx';
import { isolated } from './quoted.tsx';

/** Header and stacks of a hand, in the notation's words and in figures for people. */
export function SetUp({ record }: { readonly record: HandRecord }) {
  const lines = setUpText(record).trimEnd().split('\n');
  const header = lines.slice(0, lines.indexOf('Stack Setup:'));
  return (
    <div class="notation">
      {header.map((line) => (
        <div key={line}>{line.startsWith('SB ') ? withFigures(line) : line}</div>
      ))}
      <div class="notation-head">Stack Setup:</div>
      <ul class="seats">
        {record.players.map(({ name, label, stack }) => (
          <li key={name} class={stack === 0 ? 'seat seat-out' : 'seat'}>
            <span class="seat-name">
              <bdi>{name}</bdi> {label && <b class="seat-label">{label}</b>}
            </span>{' '}
            <ChipAmount amount={stack} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Raise 25000" → "Raise 25,000" */
const withFigures = (text: string): string =>
  text.replace(/\d+/g, (digits) => figure(Number(digits)));

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
              <span class="action-does">{withFigures(writeVerbAndAmount(action))}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface OutcomeLine {
  readonly name: string;
  readonly text: ComponentChildren;
}

/** How the hand ended, the cards that are known, and who was declared to have won. */
export function HandOutcome({ record }: { readonly record: HandRecord }) {
  const { sentence, shown, folded } = endingOf(record, isolated);
  return (
    <div class="notation street ending">
      <p>{sentence}</p>
      <Lines lines={shown.map(cardsLine)} />
      <Lines title="Declared" lines={declaredLines(record)} />
      <Lines title="Cards of those who folded" lines={folded.map(cardsLine)} />
    </div>
  );
}

const Lines = ({
  title,
  lines,
}: {
  readonly title?: string;
  readonly lines: readonly OutcomeLine[];
}) =>
  lines.length === 0 ? null : (
    <>
      {title && <div class="street-head">{title}</div>}
      <dl class="outcome">
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>{' '}
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );

const cardsLine = ({ name, hole }: CardsLine): OutcomeLine => ({
  name,
  text: typeof hole === 'string' ? writeHole(hole) : <Cards cards={hole} />,
});

const declaredLines = ({ winners, ranking, winner }: HandRecord): readonly OutcomeLine[] => [
  ...winners.map(({ pot, board, names }) => ({
    name: readPotName(pot, board),
    text: names.map((one) => isolated(one.name)).join(', '),
  })),
  ...(ranking
    ? [
        {
          name: 'Ranking',
          text: ranking.tiers
            .map((tier) => tier.map((one) => isolated(one.name)).join(' = '))
            .join(' > '),
        },
      ]
    : []),
  ...(winner ? [{ name: 'Winner', text: isolated(winner.name) }] : []),
];

/** Cards in the notation, hearts and diamonds in red. */
const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <span class="cards">
    {writeCards(cards)
      .split(' ')
      .map((text) => (
        <span key={text} class={/[♥♦]/.test(text) ? 'card card-red' : 'card'}>
          {text}
        </span>
      ))}
  </span>
);
