import { useSignal } from '@preact/signals';
import { figure } from '../../kernel/index.ts';
import type { VerdictJson } from '../../referee/index.ts';
import { stackSum } from '../../suite/index.ts';
import { ChipAmount, type SayAmount } from './amount.tsx';

type Player = VerdictJson['players'][number];

const HEAD = ['Player', 'Starting', 'Contributed', 'Final', 'Won', 'New stack', 'Max win'] as const;

/** What the hand did to every stack. A winner's badge unfolds into the sum of their new stack. */
export const ResultTable = ({
  verdict,
  say = figure,
}: {
  readonly verdict: VerdictJson;
  readonly say?: SayAmount;
}) => (
  <table class="result">
    <thead class="result-head">
      <tr>
        {HEAD.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {verdict.players.map((player) => (
        <Row key={player.name} verdict={verdict} player={player} say={say} />
      ))}
    </tbody>
  </table>
);

interface PlayerOf {
  readonly verdict: VerdictJson;
  readonly player: Player;
  readonly say: SayAmount;
}

function Row({ verdict, player, say }: PlayerOf) {
  const unfolded = useSignal(false);
  const { name, position, start, contributed, final, won, maxWin } = player;
  const hasWon = won !== null && won > 0;
  return (
    <>
      <tr class={hasWon ? 'result-row result-won' : 'result-row'}>
        <th scope="row">
          <bdi class="result-name">{name}</bdi> {position && <span class="quiet">{position}</span>}
        </th>
        <td data-name={HEAD[1]}>
          <ChipAmount amount={start} say={say} />
        </td>
        <td data-name={HEAD[2]}>
          <ChipAmount amount={contributed} say={say} />
          <span class="result-tag">{endOf(player)}</span>
        </td>
        <td data-name={HEAD[3]}>
          <ChipAmount amount={final} say={say} />
        </td>
        <td data-name={HEAD[4]}>
          {hasWon ? (
            <button
              type="button"
              class="winner"
              aria-expanded={unfolded.value}
              aria-label={`${name} won ${say(won)}: show the sum`}
              onClick={() => {
                unfolded.value = !unfolded.value;
              }}
            >
              <ChipAmount amount={won} say={say} />
            </button>
          ) : (
            <ChipAmount amount={won} say={say} />
          )}
        </td>
        <td data-name={HEAD[5]}>
          <b>
            <ChipAmount amount={player.new} say={say} />
          </b>
          {player.new === 0 && <span class="result-tag">{start > 0 ? 'busted' : 'out'}</span>}
        </td>
        <td data-name={HEAD[6]}>
          <ChipAmount amount={maxWin} say={say} />
        </td>
      </tr>
      {hasWon && (
        <tr class="result-sum" hidden={!unfolded.value}>
          <td colSpan={HEAD.length}>
            <StackSum verdict={verdict} player={player} say={say} />
          </td>
        </tr>
      )}
    </>
  );
}

/** *Final + Main Pot + Side Pot 1 = New Stack* */
const StackSum = ({ verdict, player, say }: PlayerOf) => (
  <div class="sum">
    {stackSum(verdict, player.name).map(({ name, amount }, i) => (
      <span key={`${name} ${i}`} class="summand">
        {i > 0 && <span class="sum-sign"> + </span>}
        <span>
          <span class="quiet">{name}</span> <ChipAmount amount={amount} say={say} />
        </span>
      </span>
    ))}
    <span class="summand">
      <span class="sum-sign"> = </span>
      <b>
        <span class="quiet">New Stack</span> <ChipAmount amount={player.new} say={say} />
      </b>
    </span>
  </div>
);

const endOf = ({ allIn, folded }: Player): string =>
  allIn ? `all-in ${allIn}` : folded ? `folded ${folded}` : '';
