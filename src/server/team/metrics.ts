/** Upper ends of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** Why something was not done. */
export type RefusalReason =
  | 'host'
  | 'origin'
  | 'token'
  | 'role'
  | 'rate'
  | 'too-large'
  | 'unreadable'
  | 'event'
  | 'busy'
  | 'away'
  | 'bug';

/** What the server is now, asked for when somebody looks. */
export interface Gauges {
  readonly seq: number;
  readonly tables: number;
  readonly streams: Readonly<Record<string, number>>;
  readonly isStoreThere: boolean;
  readonly waiting: number;
}

/** Counted since the start, in Prometheus' text format. */
export class Metrics {
  #events = 0;
  #commits = 0;
  #appendSeconds = 0;
  #dropped = 0;
  readonly #appendBuckets = BUCKETS.map(() => 0);
  readonly #refused = new Map<RefusalReason, number>();

  /** A batch is on the disk. */
  appended(events: number, seconds: number): void {
    this.#events += events;
    this.#commits++;
    this.#appendSeconds += seconds;
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    if (bucket >= 0) this.#appendBuckets[bucket]!++;
  }

  refused(reason: RefusalReason): void {
    this.#refused.set(reason, (this.#refused.get(reason) ?? 0) + 1);
  }

  /** A receiver was too slow and was let go. */
  dropped(): void {
    this.#dropped++;
  }

  text({ seq, tables, streams, isStoreThere, waiting }: Gauges): string {
    let below = 0;
    const buckets = BUCKETS.map((end, i): Sample => {
      below += this.#appendBuckets[i]!;
      return ['_bucket', { le: String(end) }, below];
    });
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    return [
      family('sidepot_team_events_total', 'counter', 'Events stored since the start.', [
        ['', {}, this.#events],
      ]),
      family('sidepot_team_last_event', 'gauge', 'The number of the last event.', [['', {}, seq]]),
      family('sidepot_team_tables', 'gauge', 'Tables of the tournament.', [['', {}, tables]]),
      family(
        'sidepot_team_streams',
        'gauge',
        'Open streams, by who receives them.',
        Object.entries(streams).map(([role, count]) => ['', { role }, count]),
      ),
      family('sidepot_team_streams_dropped_total', 'counter', 'Streams ended for being slow.', [
        ['', {}, this.#dropped],
      ]),
      family('sidepot_team_append_seconds', 'histogram', 'From a batch to the disk.', [
        ...buckets,
        ['_bucket', { le: '+Inf' }, this.#commits],
        ['_sum', {}, this.#appendSeconds],
        ['_count', {}, this.#commits],
      ]),
      family(
        'sidepot_team_refused_total',
        'counter',
        'Requests and events refused, by reason.',
        [...this.#refused].map(([reason, count]) => ['', { reason }, count]),
      ),
      family('sidepot_team_waiting_events', 'gauge', 'Events that wait for the disk.', [
        ['', {}, waiting],
      ]),
      family('sidepot_team_store_up', 'gauge', '1 while the store answers.', [
        ['', {}, isStoreThere ? 1 : 0],
      ]),
      family('process_cpu_seconds_total', 'counter', 'Time of the processors.', [
        ['', {}, (user + system) / 1e6],
      ]),
      family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', {}, rss]]),
      family('nodejs_heap_used_bytes', 'gauge', 'Of it, objects.', [['', {}, heapUsed]]),
    ].join('');
  }
}

/** What follows the family's name, labels, and the figure. */
type Sample = readonly [string, Readonly<Record<string, string>>, number];

function family(name: string, type: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([suffix, labels, value]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
