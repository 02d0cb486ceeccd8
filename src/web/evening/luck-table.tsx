import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { figure } from '../../kernel/index.ts';
import { type AllInReport, type Luck, luckByName, signedFigure } from '../../tournament/index.ts';
import { HandLinkList, type HandLinks } from './hand-links.tsx';

/** How far the counting has come. */
interface LuckCount {
  readonly allIns: readonly AllInReport[];
  readonly state: 'counting' | 'done' | 'failed';
}

const STATES: Readonly<Record<LuckCount['state'], string>> = {
  counting: 'All-ins are being counted …',
  done: '',
  failed: 'The all-ins could not all be counted here; `sidepot report` does it.',
};

/** What all-ins with cards to come were worth, beside what they brought. */
export function LuckTable({
  links,
  texts,
}: {
  readonly links: HandLinks;
  /** The session's hands. */
  readonly texts: readonly string[];
}) {
  const count = useSignal<LuckCount>({ allIns: [], state: 'counting' });
  useEffect(() => {
    count.value = { allIns: [], state: 'counting' };
    return countAllIns(texts, (found) => {
      const { allIns } = count.value;
      count.value =
        typeof found === 'string'
          ? { allIns, state: found }
          : { ...count.value, allIns: [...allIns, found] };
    });
  }, [texts]);
  const { allIns, state } = count.value;
  const luck = luckByName(allIns);
  return (
    <section class="evening-wide">
      <h2>Luck</h2>
      <p class="quiet" role="status">
        {state === 'done' && allIns.length === 0
          ? 'Nobody was all-in before the river with all cards known.'
          : STATES[state]}
      </p>
      {luck.size > 0 && <Rows links={links} luck={luck} />}
      <p class="quiet evening-key">
        All-ins before the river with all cards known. Worth: the share of the pots those cards win
        on average, counted over every board that could come. Luck: what was won beyond it.
      </p>
    </section>
  );
}

const Rows = ({
  links,
  luck,
}: {
  readonly links: HandLinks;
  readonly luck: ReadonlyMap<string, Luck>;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
  <section class="scrolls" aria-label="All-ins, worth and won" tabIndex={0}>
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Hands</th>
          <th scope="col">Worth</th>
          <th scope="col">Won</th>
          <th scope="col">Luck</th>
        </tr>
      </thead>
      <tbody>
        {[...luck].map(([name, { worth, won, hands }]) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <HandLinkList links={links} hands={hands} />
            </td>
            <td>{figure(Math.round(worth))}</td>
            <td>{figure(won)}</td>
            <td>{signedFigure(won - Math.round(worth))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Counts in a worker, as a million boards before the flop take their time; stop with what this gives back. */
function countAllIns(
  texts: readonly string[],
  onFound: (found: AllInReport | 'done' | 'failed') => void,
): () => void {
  const worker = new Worker(new URL('./luck-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<AllInReport | null>) => {
    onFound(data ?? 'done');
    if (data === null) worker.terminate();
  };
  worker.onerror = () => onFound('failed');
  worker.postMessage(texts);
  return () => worker.terminate();
}
