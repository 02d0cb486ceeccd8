import type { ComponentChildren } from 'preact';
import { writeHole } from '../../formats/notation/index.ts';
import { potName } from '../../formats/notation/outcome.ts';
import type { CardsLine, HandRecord } from '../../record/index.ts';
import { endingOf } from '../../suite/report/ending.ts';
import { Cards } from './cards.tsx';
import { isolated } from './isolated.ts';

interface OutcomeLine {
  readonly name: string;
  readonly text: ComponentChildren;
}

/** How the hand ended, the cards that are known, and who was declared to have won. */
export function Outcome({ record }: { readonly record: HandRecord }) {
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
    name: potName(pot, board),
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
