// What the tables of a team type in a bench: real hands, an action more with every event.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';

export const CLI = new URL('../dist/cli/main.js', import.meta.url).pathname;

/** At an event a second, a hand takes two minutes. */
const VERSIONS = 120;

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** The hands everybody plays, as lists of lines: names differ from table to table. */
function sampleHands() {
  const args = [CLI, 'simulate', '--hands', '40', '--players', '9', '--seed', '16'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return stdout
    .split(/^(?=Hand \()/m)
    .filter((text) => text.trim() !== '')
    .map((text) => text.trim().split('\n').slice(1));
}

const SAMPLES = sampleHands();

/** One table: gives the next event its collector's page would send. */
export class BenchTable {
  #events = 0;
  #before = null;

  constructor(name) {
    this.name = name;
  }

  /** `mark` goes into the text, so that a viewer can see when it was sent. */
  next(mark) {
    const version = this.#events % VERSIONS;
    const hand = Math.floor(this.#events / VERSIONS) + 1;
    const [times, blinds, ...lines] = SAMPLES[hand % SAMPLES.length];
    const shown = Math.ceil(((version + 1) / VERSIONS) * (lines.length - 11)) + 11;
    const event = `Event: ${mark}`;
    const text = `${[`Hand (${hand})`, times, blinds, event, ...lines.slice(0, shown)].join('\n')}\n`;
    const before = version === 0 ? null : this.#before;
    this.#events++;
    this.#before = sha256(text);
    return {
      id: randomUUID(),
      body: {
        kind: 'hand',
        table: this.name,
        hand: String(hand),
        client: `page-${this.name}`,
        before,
        after: this.#before,
        text,
        takes: [],
        typedAt: Date.now(),
        isOver: shown === lines.length,
      },
    };
  }
}

/** A backup with so many events of so many tables, as `team restore` takes it. */
export function* backupOf(events, tables, secretHash) {
  const hash = createHash('sha256');
  const line = (value) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ sidepot: 'team-backup', version: 1 });
  let seq = 0;
  const at = Date.now() - 86_400_000;
  const stored = ({ id, body }) => line({ seq: ++seq, id, at: at + seq, by: 'bench', body });
  const link = { kind: 'link', link: 'benchbenchbe', role: 'director', table: null, name: 'Bench' };
  yield stored({ id: randomUUID(), body: { ...link, secretHash } });
  for (const { name } of tables) {
    yield stored({ id: randomUUID(), body: { kind: 'open-table', table: name } });
  }
  for (let i = 0; seq < events; i++) yield stored(tables[i % tables.length].next('before'));
  yield `${JSON.stringify({ events: seq, sha256: hash.digest('hex') })}\n`;
}
