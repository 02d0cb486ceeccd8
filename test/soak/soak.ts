import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { SOAK_KINDS, type SoakKind } from './kinds.ts';

/** What runs for hours, by hand, before a release. Every fault is printed with how to repeat it. */
const USAGE = `npm run test:soak -- [options]
  --only KIND:NUMBER   one of them again, such as hand:123
  --kind KINDS         some kinds: ${SOAK_KINDS.map(({ name }) => name).join(',')}
  --part N             one in N of each kind
  --from NUMBER        start there
  --minutes N          stop each kind after so many minutes
  --jobs N             how many threads
`;

/** How many numbers a thread takes at a time. */
const SLICE = 50;

/** After this many, more would say nothing new. */
const MOST_FAULTS = 20;

interface Slice {
  readonly kind: string;
  readonly seeds: readonly number[];
}

const kindOf = (name: string): SoakKind => {
  const kind = SOAK_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`there is no kind ${name}\n${USAGE}`);
  return kind;
};

/** Whatever throws is a fault like the others, and the rest goes on. */
async function faultOf(kind: SoakKind, seed: number): Promise<string | null> {
  try {
    return await kind.fault(seed);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

async function faultsOf({ kind, seeds }: Slice): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const seed of seeds) {
    const fault = await faultOf(kindOf(kind), seed);
    if (fault) faults.push(`npm run test:soak -- --only ${kind}:${seed}\n${fault}`);
  }
  return faults;
}

/** Threads that ask for one slice after another. */
async function inThreads(
  jobs: number,
  slices: Iterator<Slice>,
  onDone: (slice: Slice, faults: readonly string[]) => void,
): Promise<void> {
  const threads = Array.from({ length: jobs }, async () => {
    const worker = new Worker(process.argv[1]!);
    try {
      for (let next = slices.next(); !next.done; next = slices.next()) {
        const faults = await new Promise<readonly string[]>((resolve, reject) => {
          worker.once('message', resolve);
          worker.once('error', reject);
          worker.postMessage(next.value);
        });
        worker.removeAllListeners('error');
        onDone(next.value, faults);
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(threads);
}

interface Plan {
  readonly part: number;
  readonly from: number;
  readonly minutes: number;
  readonly jobs: number;
}

/** Tries a kind; the faults it found. */
async function soak(kind: SoakKind, { part, from, minutes, jobs }: Plan): Promise<number> {
  const began = performance.now();
  const until = began + minutes * 60_000;
  // What is timed has a name for each number, and no more of them.
  const count = kind.isTimed ? kind.count - from : Math.ceil(kind.count / part);
  let [done, faults, told] = [0, 0, began];
  function* slices(): Generator<Slice> {
    const most = kind.isTimed ? 1 : SLICE;
    for (let first = from; first < from + count; first += most) {
      if (performance.now() > until || faults >= MOST_FAULTS) return;
      const length = Math.min(most, from + count - first);
      yield { kind: kind.name, seeds: Array.from({ length }, (_, i) => first + i) };
    }
  }
  const tell = (end: string): void => {
    const seconds = (performance.now() - began) / 1000;
    const words = [
      `${kind.name}: ${done.toLocaleString('en')} of ${count.toLocaleString('en')}`,
      `${Math.round(done / seconds).toLocaleString('en')} a second`,
      `${faults} faults`,
    ];
    process.stderr.write(`${words.join(', ')}${end}`);
  };
  await inThreads(kind.isTimed ? 1 : jobs, slices(), (slice, found) => {
    done += slice.seeds.length;
    faults += found.length;
    for (const fault of found) process.stdout.write(`${fault}\n\n`);
    if (performance.now() - told < 10_000) return;
    told = performance.now();
    tell('\n');
  });
  tell(`, ${Math.round((performance.now() - began) / 1000)} s in all\n`);
  return faults;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      kind: { type: 'string' },
      part: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      minutes: { type: 'string', default: 'Infinity' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  });
  if (values.only !== undefined) {
    const [kind = '', seed] = values.only.split(':');
    const faults = await faultsOf({ kind, seeds: [Number(seed)] });
    process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : 'nothing is wrong\n');
    return faults.length;
  }
  const plan = {
    part: Number(values.part),
    from: Number(values.from),
    minutes: Number(values.minutes),
    jobs: Number(values.jobs),
  };
  const kinds = values.kind === undefined ? SOAK_KINDS : values.kind.split(',').map(kindOf);
  let faults = 0;
  for (const kind of kinds) faults += await soak(kind, plan);
  return faults;
}

if (isMainThread) {
  main().then(
    (faults) => {
      process.exitCode = faults === 0 ? 0 : 1;
    },
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
    },
  );
} else {
  parentPort!.on('message', async (slice: Slice) => parentPort!.postMessage(await faultsOf(slice)));
}
