import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { FieldCounts, TableView } from '../../team/index.ts';
import { type FieldLine, fieldChart } from '../../tournament/index.ts';
import { problemOf, type TeamApi } from './team-api.ts';
import type { TeamFeed } from './team-feed.ts';

/** Beside the tables, and on a phone; the picture grows with its place. */
const SIZE = { width: 560, height: 360 };
const PHONE = { width: 340, height: 260 };

/** The chips of every player over time: what was until now is asked for, the rest is heard live. */
export class FieldHistory {
  readonly #lines = new Map<string, [at: number, chips: number][]>();

  constructor({ players, points }: FieldCounts) {
    for (const [at = 0, ...figures] of points) {
      for (let i = 0; i < figures.length; i += 2)
        this.#add(players[figures[i]!]!, at, figures[i + 1]!);
    }
  }

  /** Tables as they stand now. */
  hear(tables: readonly TableView[]): void {
    for (const { seats, changedAt } of tables) {
      for (const { name, chips } of seats) this.#add(name, changedAt, chips);
    }
  }

  get lines(): readonly FieldLine[] {
    return [...this.#lines].map(([name, points]) => ({ name, points: [...points] }));
  }

  #add(name: string, at: number, chips: number): void {
    const points = this.#lines.get(name) ?? [];
    const last = points.at(-1);
    // A table that was left long ago says nothing new, nor does a count that stays.
    if (last && (at < last[0] || chips === last[1])) return;
    points.push([at, chips]);
    this.#lines.set(name, points);
  }
}

/** Chip counts of everybody over all tables, as a picture. */
export function FieldCountsChart({ feed }: { readonly feed: TeamFeed }) {
  const history = useSignal<FieldHistory | null>(null);
  const problem = useSignal('');
  const state = feed.state.value;
  useEffect(() => {
    // What happened while the stream was cut is asked for again.
    if (state === 'open') void load(feed.api, history, problem);
  }, [feed, state]);
  const tables = feed.tables.value;
  const svg = useMemo(() => {
    history.value?.hear(tables);
    const lines = history.value?.lines ?? [];
    return lines.length === 0
      ? ''
      : fieldChart(lines, innerWidth < 600 ? PHONE : SIZE, 'both', timeOfDay);
  }, [history.value, tables]);
  if (problem.value !== '') return <p class="quiet">{problem.value}</p>;
  if (!history.value) return <p class="quiet">Waiting for the counts …</p>;
  if (svg === '') return <p class="quiet">There is a chart once hands are played.</p>;
  // Drawn by our own function, which escapes every name.
  return <div class="counts-chart" dangerouslySetInnerHTML={{ __html: svg }} />;
}

async function load(
  api: TeamApi,
  history: Signal<FieldHistory | null>,
  problem: Signal<string>,
): Promise<void> {
  const answer = await api.counts();
  problem.value = problemOf(answer) ?? '';
  if (answer.kind === 'ok') history.value = new FieldHistory(answer.value);
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const timeOfDay = (at: number): string => TIME.format(at);
