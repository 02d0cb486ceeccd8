import { useSignal } from '@preact/signals';
import { counted } from '../../kernel/index.ts';
import {
  FIGURES,
  type HandChips,
  type PlayerReport,
  percentText,
  signedFigure,
} from '../../tournament/index.ts';
import { HandLink, HandLinkList, type HandLinks } from './hand-links.tsx';

/** A figure whose hands are listed. */
interface OpenFigure {
  readonly player: string;
  readonly title: string;
  readonly hands: readonly number[];
}

/** Statistics of every player; each figure lists its hands. */
export function PlayerTable({ links }: { readonly links: HandLinks }) {
  const open = useSignal<OpenFigure | null>(null);
  const toggle = (figure: OpenFigure): void => {
    const { player, title } = open.value ?? {};
    open.value = player === figure.player && title === figure.title ? null : figure;
  };
  return (
    <section class="evening-wide">
      <h2>Players</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section class="scrolls" aria-label="Statistics of the players" tabIndex={0}>
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col">Hands</th>
              {FIGURES.map(({ id, title, meaning }) => (
                <th key={id} scope="col" title={meaning}>
                  {title}
                </th>
              ))}
              <th scope="col">Net chips</th>
              <th scope="col">Largest win</th>
              <th scope="col">Largest loss</th>
            </tr>
          </thead>
          <tbody>
            {links.evening.report.players.map((player) => (
              <PlayerRows
                key={player.name}
                links={links}
                player={player}
                open={open.value?.player === player.name ? open.value : null}
                onToggle={toggle}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p class="quiet evening-key">
        {FIGURES.map(({ title, meaning }) => `${title}: ${meaning}`).join('. ')}.
        <span class="screen-only"> Press a figure to see its hands.</span>
      </p>
    </section>
  );
}

const PlayerRows = ({
  links,
  player,
  open,
  onToggle,
}: {
  readonly links: HandLinks;
  readonly player: PlayerReport;
  readonly open: OpenFigure | null;
  readonly onToggle: (figure: OpenFigure) => void;
}) => (
  <>
    <tr>
      <th scope="row">
        <bdi>{player.name}</bdi>
      </th>
      <Figure
        figure={{ player: player.name, title: 'Hands', hands: player.hands }}
        text={String(player.hands.length)}
        open={open}
        onToggle={onToggle}
      />
      {FIGURES.map(({ id, title, rateOf }) => (
        <Figure
          key={id}
          figure={{ player: player.name, title, hands: rateOf(player).hands }}
          text={percentText(rateOf(player))}
          of={`${rateOf(player).count} of ${rateOf(player).of}`}
          open={open}
          onToggle={onToggle}
        />
      ))}
      <td>{signedFigure(player.netChips)}</td>
      <ChipsCell links={links} chips={player.largestWin} />
      <ChipsCell links={links} chips={player.largestLoss} />
    </tr>
    {open && (
      <tr class="figure-hands">
        <td colSpan={FIGURES.length + 5}>
          <div>
            <b>
              <bdi>{player.name}</bdi>, {open.title}: {counted(open.hands.length, 'hand')}
            </b>{' '}
            <HandLinkList links={links} hands={open.hands} />
          </div>
        </td>
      </tr>
    )}
  </>
);

const Figure = ({
  figure,
  text,
  of,
  open,
  onToggle,
}: {
  readonly figure: OpenFigure;
  readonly text: string;
  readonly of?: string;
  readonly open: OpenFigure | null;
  readonly onToggle: (figure: OpenFigure) => void;
}) => (
  <td>
    {figure.hands.length === 0 ? (
      <span title={of}>{text}</span>
    ) : (
      <button
        type="button"
        class="figure-button"
        title={of}
        aria-expanded={open?.title === figure.title}
        onClick={() => onToggle(figure)}
      >
        {text}
        <span class="off-screen">
          {' '}
          {figure.title}, {figure.player}
        </span>
      </button>
    )}
  </td>
);

const ChipsCell = ({
  links,
  chips,
}: {
  readonly links: HandLinks;
  readonly chips: HandChips | null;
}) => (
  <td>
    {chips && (
      <HandLink links={links} hand={chips.hand}>
        {signedFigure(chips.chips)}
      </HandLink>
    )}
  </td>
);
