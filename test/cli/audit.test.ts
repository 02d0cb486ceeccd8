import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Ran, sidepot, type World } from './fake-io.ts';
import { EXAMPLE, SHORT_CALL, WALK } from './sample-hands.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'sidepot-audit-'));
let folder = ROOT;
let count = 0;

beforeEach(() => {
  folder = join(ROOT, String(count++));
  mkdirSync(folder);
});

afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

const put = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};

const audit = (args: readonly string[], world: World = {}): Promise<Ran> =>
  sidepot(['audit', ...args], world);

interface Line {
  readonly file: string | null;
  readonly line: number;
  readonly hand: number | null;
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
}

const linesOf = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The same hands in another format. */
const converted = async (text: string, to: string): Promise<string> =>
  (await sidepot(['convert', '--to', to, '--quiet'], { stdin: text })).out;

/** Many hands, every tenth with a mistake. */
const many = (hands: number): string =>
  Array.from({ length: hands }, (_, i) => {
    const text = i % 10 === 9 ? SHORT_CALL : WALK;
    return text.replace(/^Hand \(\d+\)/, `Hand (${i + 1})`);
  }).join('\n');

describe('audit', () => {
  test('any mix of formats in a folder, summed up by rule, format and file', async () => {
    put('a/one.hand', `${WALK}\n${EXAMPLE}`);
    put('a/two.txt', await converted(WALK, 'pokerstars'));
    put('b/three.phhs', await converted(`${WALK}\n${EXAMPLE}`, 'phh'));
    put('b/four.json.gz', gzipSync(await converted(EXAMPLE, 'ohh')));
    put('b/bad.hand', SHORT_CALL);
    put('.hidden', 'not looked at');
    const { exit, out } = await audit([folder, '--json']);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      finished: true,
      files: 5,
      hands: 7,
      error: 1,
      unreadable: 0,
      formats: {
        notation: { files: 2, hands: 3, error: 1 },
        pokerstars: { files: 1, hands: 1 },
        phh: { files: 1, hands: 2 },
        // The odd chip of 100 is lost there, and the file's split is still that of 100.
        ohh: { files: 1, hands: 1, warning: 1 },
      },
      rules: {
        'ACT-3': {
          error: 1,
          files: 1,
          examples: { error: [{ file: join(folder, 'b/bad.hand'), line: 13 }] },
        },
      },
      worst: [
        { file: join(folder, 'b/bad.hand'), error: 1 },
        { file: join(folder, 'b/four.json.gz'), warning: 1 },
      ],
    });
    const text = (await audit([folder])).out;
    expect(text).toMatch(/^Certainly wrong\nRule .*\nACT-3 +1 +.*bad\.hand:13/m);
    expect(text).toMatch(/^Unknown or doubtful\nRule .*\nFORM-4 +1 +.*four\.json\.gz/m);
    expect(text).toContain('7 hands in 5 files: 1 error, 1 warning');
  });

  test('FORM-4 what a file says came out is judged too', async () => {
    const right = await converted(WALK, 'pokerstars');
    const path = put('x.txt', right.replace('Charlie collected 2000', 'Charlie collected 2700'));
    const out = join(folder, 'found.jsonl');
    expect((await audit([path, '--out', out])).exit).toBe(1);
    expect(linesOf(out)[0]).toMatchObject({ file: path, rule: 'FORM-4', severity: 'error' });
  });

  test('the size of the pieces changes nothing, in any format', async () => {
    const text = many(120);
    for (const format of ['notation', 'phh', 'pokerstars', 'ohh']) {
      // Hands with mistakes are not written in other formats; there a claim is made wrong instead.
      const made = format === 'notation' ? text : await converted(text, format);
      const wrong = made.replaceAll(/(collected|win_amount":) ?2000\b/g, '$1 1700');
      const path = put(`x.${format}`, `${wrong}${' \n'.repeat(200_000)}`);
      const whole = join(folder, `${format}.whole`);
      const cut = join(folder, `${format}.cut`);
      const once = await audit([path, '--out', whole, '--piece', '100000000']);
      const often = await audit([path, '--out', cut, '--piece', '4096']);
      expect(often.out, format).toBe(once.out);
      expect(linesOf(cut), format).toEqual(linesOf(whole));
      const [named] = /^(\d+) hands/m.exec(once.out)!.slice(1);
      expect(Number(named)).toBe(format === 'notation' ? 120 : 108);
    }
  });

  test('standard input, also packed, is cut where hands start', async () => {
    const text = many(200);
    const out = join(folder, 'x.jsonl');
    const ran = await audit(['-', '--out', out, '--piece', '4096'], { stdin: text });
    expect(ran.out).toContain('200 hands in 1 file: 20 errors');
    const found = linesOf(out);
    expect(found.map(({ hand }) => hand)).toEqual(
      Array.from({ length: 20 }, (_, i) => 10 * i + 10),
    );
    // Lines are counted through the whole text.
    const lines = text.split('\n');
    for (const { line, file } of found) {
      expect(lines[line - 1]).toBe('4. Alice (SB): Call 50000');
      expect(file).toBe(null);
    }
    expect((await audit([], { stdin: text })).out).toBe(ran.out.replace('--piece', ''));
  });

  test('findings on standard output leave the summary to standard error', async () => {
    const ran = await audit([put('x.hand', SHORT_CALL), '--out', '-']);
    expect(JSON.parse(ran.out)).toMatchObject({ rule: 'ACT-3', hand: 9, line: 13 });
    expect(ran.err).toContain('1 hand in 1 file: 1 error');
  });

  test('house rules by flag; --strict; nothing wrong', async () => {
    const path = put('x.hand', WALK.replace('Charlie BB', 'Charlie CO'));
    expect((await audit([path])).exit).toBe(0);
    expect((await audit([path, '--strict'])).exit).toBe(1);
    const fine = await audit([put('y.hand', WALK), '--rules', 'tda']);
    expect([fine.exit, fine.out]).toEqual([
      0,
      'Format     Files   Hands   Errors   Warnings   Info\nNotation       1       1        0          0      0\n\n1 hand in 1 file: nothing wrong\n',
    ]);
  });
});

describe('what is not an archive never stops the run', () => {
  test('FORM-5 binary, empty, unreadable, cut in half: each is reported', async () => {
    const packed = gzipSync(many(1000));
    put('a.bin', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
    put('b.hand', '');
    put('c.gz', packed.subarray(0, packed.length / 2));
    put('d.gz', 'not packed at all');
    put('e.hand', WALK);
    put('f.hand', WALK.slice(0, 130));
    put('g.phhs', "[1]\nvariant = 'NT'\nactions = ['d dh p1");
    const out = join(ROOT, 'broken-files.jsonl');
    const ran = await audit([folder, '--out', out]);
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain(`cannot read ${join(folder, 'c.gz')}: `);
    expect(ran.out).toContain('in 7 files');
    const about = (name: string): string[] =>
      linesOf(out)
        .filter(({ file }) => file === join(folder, name))
        .map(({ rule, severity }) => `${rule} ${severity}`);
    expect(about('a.bin')).toEqual(['FORM-5 warning']);
    expect(about('b.hand')).toEqual(['FORM-5 warning']);
    expect(about('c.gz').at(-1)).toBe('FORM-5 error');
    expect(about('d.gz')).toEqual(['FORM-5 warning']);
    expect(about('e.hand')).toEqual([]);
    expect(about('f.hand')).not.toEqual([]);
    expect(about('g.phhs').join()).toContain('error');
  });

  test('a file named on the command line has to hold hands', async () => {
    expect((await audit([put('a.bin', '\u0000\u0001'), put('y.hand', WALK)])).exit).toBe(1);
    const gone = await audit([join(folder, 'gone'), put('x.hand', WALK)]);
    expect(gone.exit).toBe(2);
    expect(gone.err).toContain('there is no such file');
    expect(gone.out).toContain('1 hand in 2 files');
  });

  test('links that go round in circles, links to nothing', async () => {
    put('a/x.hand', WALK);
    symlinkSync('..', join(folder, 'a/up'));
    symlinkSync(folder, join(folder, 'round'));
    symlinkSync('self', join(folder, 'self'));
    symlinkSync('nothing', join(folder, 'dangling'));
    const ran = await audit([folder]);
    expect(ran.exit).toBe(2);
    expect(ran.out).toContain('1 hand in 3 files');
  });

  test('FORM-5 a hand that never ends is given up, and the next one is read', async () => {
    const endless = `${'# nothing but remarks\n'.repeat(260_000)}`;
    const path = put('x.hand', `${WALK}\nHand (8)\n${endless}\n${SHORT_CALL}`);
    const out = join(folder, 'x.jsonl');
    await audit([path, '--out', out]);
    const found = linesOf(out);
    const gaveUp = found.find(({ message }) => message.includes('No hand ends within'));
    expect(gaveUp).toMatchObject({ rule: 'FORM-5', severity: 'error' });
    const text = readFileSync(path, 'utf8').split('\n');
    const { line } = found.find(({ rule }) => rule === 'ACT-3')!;
    expect(text[line - 1]).toBe('4. Alice (SB): Call 50000');
  });
});

describe('an interrupted run', () => {
  /** Somebody presses Ctrl-C after so many milliseconds. */
  const stopAfter = (ms: number): World => ({
    onInterrupt: (stop) => void setTimeout(stop, ms),
  });

  test('says what is done and is gone on with, nothing twice and nothing left out', async () => {
    for (let i = 0; i < 5; i++) put(`archive/${i}.hand`, many(300));
    put('archive/large.hand', many(3000));
    const archive = join(folder, 'archive');
    const whole = join(folder, 'whole.jsonl');
    const out = join(folder, 'x.jsonl');
    const args = ['--piece', '16384'];
    const once = await audit([archive, '--out', whole, ...args]);
    let stops = 0;
    let ran = await audit([archive, '--out', out, ...args], stopAfter(15));
    while (ran.err.includes('stopped before the end')) {
      expect(ran.exit).toBe(1);
      stops++;
      expect(readFileSync(whole, 'utf8').startsWith(readFileSync(out, 'utf8'))).toBe(true);
      // What was written after the state is written again, not twice.
      appendFileSync(out, '{"half a line');
      // Stopped before anything is done, it is where it was.
      const resumed = ['--out', out, '--resume', ...args];
      await audit([archive, ...resumed], { onInterrupt: (stop) => stop() });
      const later = stopAfter(15 + 10 * stops);
      ran = await audit([archive, '--out', out, '--resume', ...args], later);
    }
    expect(stops).toBeGreaterThan(0);
    expect(ran.out).toBe(once.out);
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    // A run that is finished has nothing to go on with.
    const again = await audit([archive, '--out', out, '--resume', ...args]);
    expect([again.out, again.exit]).toEqual([once.out, once.exit]);
  });

  test('is not gone on with on other files, other words or another list', async () => {
    for (let i = 0; i < 40; i++) put(`archive/${i + 10}.hand`, many(300));
    const archive = join(folder, 'archive');
    const out = join(folder, 'x.jsonl');
    /** Stops when something, but not everything, is done. */
    const start = async (): Promise<Ran> => {
      for (let ms = 20; ; ms += 20) {
        const ran = await audit([archive, '--out', out, '--piece', '16384'], stopAfter(ms));
        const { cursor } = JSON.parse(readFileSync(`${out}.state`, 'utf8'));
        if (cursor.file > 0) return ran;
      }
    };
    const resume = (...more: string[]): Promise<Ran> =>
      audit([archive, '--out', out, '--resume', '--piece', '16384', ...more]);
    expect((await start()).err).toContain('--resume goes on from here');
    expect((await resume('--rules', 'tda')).err).toContain('other paths or flags');
    put('archive/10.hand', many(299));
    expect((await resume()).err).toContain('the files have changed');
    expect((await resume()).err).toContain('the files have changed');
    await start();
    writeFileSync(out, '');
    expect((await resume()).err).toContain('shorter than the run left it');
    writeFileSync(`${out}.state`, 'garbage');
    expect((await resume()).err).toContain('is not the state of an audit');
    expect((await audit([archive, '--resume'])).err).toContain('--resume needs');
  });

  test('without a state --resume starts from the beginning', async () => {
    const out = join(folder, 'x.jsonl');
    const ran = await audit([put('x.hand', SHORT_CALL), '--out', out, '--resume']);
    expect([ran.exit, linesOf(out).length]).toEqual([1, 1]);
  });
});

describe('what holds for a whole file', () => {
  /** Ann raises to $8 and takes a pot of 8: 5 % rake is 0.40; the bet that went back is 4. */
  const raked = (hands: number, winnings: string): string =>
    Array.from(
      { length: hands },
      (_, i) => `[${i + 1}]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [2, 4, 0]
min_bet = 4
starting_stacks = [100, 300, 50]
actions = ['p3 f', 'p1 cbr 8', 'p2 f']
players = ['Ann', 'Ben', 'Cleo']
winnings = [${winnings}, 0, 0]
currency_symbol = '$'
`,
    ).join('\n');
  const RAKE =
    'The file takes rake in 400 hands, $160.00 from $3,200.00 in all; pots and new stacks are settled without it.';

  test.each([
    ['in one piece', []],
    ['in pieces by two threads', ['--piece', '16384', '--jobs', '2']],
  ])('FORM-6 rake is one finding with a count, %s', async (_, args) => {
    const out = join(folder, 'x.jsonl');
    const path = put('a.phhs', raked(400, '7.60'));
    const { exit } = await audit([path, '--out', out, ...args]);
    expect(exit).toBe(0);
    expect(
      linesOf(out).map(({ rule, severity, line, message }) => [rule, severity, line, message]),
    ).toEqual([['FORM-6', 'info', 9, RAKE]]);
  });

  test('FORM-4 so is counting the bet that went back, and each file has its own', async () => {
    const out = join(folder, 'x.jsonl');
    put('a.phhs', raked(3, '12'));
    put('b.phhs', raked(2, '12'));
    put('c.phhs', raked(1, '12'));
    const ran = await audit([folder, '--out', out, '--json']);
    expect(
      linesOf(out).map(({ rule, severity, message }) => `${rule} ${severity} ${message}`),
    ).toEqual([
      'FORM-4 warning The file counts the returned bet as won in 3 hands, $12.00 in all.',
      'FORM-4 warning The file counts the returned bet as won in 2 hands, $8.00 in all.',
      'FORM-4 warning The file counts the $4.00 that went back to Ann as won; from the pots it is $8.00.',
    ]);
    expect(JSON.parse(ran.out).rules['FORM-4'].warning).toBe(3);
  });

  test('FORM-6 an interrupted run counts every hand once', async () => {
    const out = join(folder, 'x.jsonl');
    const path = put('a.phhs', raked(400, '7.60'));
    const args = [path, '--out', out, '--resume', '--piece', '16384', '--jobs', '1'];
    let wait = 2;
    const stopLater = (stop: () => void): void => void setTimeout(stop, wait);
    while ((await audit(args, { tick: 3000, onInterrupt: stopLater })).err !== '') wait *= 2;
    expect(linesOf(out).map(({ message }) => message)).toEqual([RAKE]);
  });

  test('check says it once, too', async () => {
    const { out } = await sidepot(['check'], { stdin: raked(400, '7.60') });
    expect(out.match(/FORM-6/g)).toHaveLength(1);
    expect(out).toContain(RAKE);
  });

  test('FORM-3 a hand of another game is passed over: a warning', async () => {
    const path = put('a.phh', raked(1, '8').replace("'NT'", "'PO'"));
    const { exit, out } = await audit([path, '--json']);
    expect([exit, JSON.parse(out).rules['FORM-3'].warning]).toEqual([0, 1]);
  });
});
