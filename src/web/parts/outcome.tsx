import { writeHole } from '../../notation/index.ts';
import { potName } from '../../notation/outcome.ts';
import type { HandRecord } from '../../record/index.ts';
import { Cards } from './cards.tsx';
import { isolated } from './isolated.ts';

/** Who showed what, or who was declared to have won. */
export function Outcome({ record }: { readonly record: HandRecord }) {
  const { showdown, winners, ranking, winner } = record;
  const lines = [
    ...showdown.map(({ name, hole }) => ({
      name,
      says: typeof hole === 'string' ? writeHole(hole) : <Cards cards={hole} />,
    })),
    ...winners.map(({ pot, board, names }) => ({
      name: potName(pot, board),
      says: names.map((one) => isolated(one.name)).join(', '),
    })),
    ...(ranking
      ? [
          {
            name: 'Ranking',
            says: ranking.tiers
              .map((tier) => tier.map((one) => isolated(one.name)).join(' = '))
              .join(' > '),
          },
        ]
      : []),
    ...(winner ? [{ name: 'Winner', says: winner.name }] : []),
  ];
  if (lines.length === 0) return <p class="notation quiet">Everyone else folded.</p>;
  return (
    <div class="notation street">
      <div class="street-head">{showdown.length > 0 ? 'Showdown' : 'Winners'}</div>
      <dl class="outcome">
        {lines.map(({ name, says }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>{' '}
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
