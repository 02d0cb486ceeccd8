import { describe, expect, test } from 'vitest';
import { sidepot } from './fake-io.ts';
import { SHORT_CALL, WALK } from './sample-hands.ts';

describe('check', () => {
  test('ACT-3 shows place, rule, the line and what to write', async () => {
    const { out, exit } = await sidepot(['check', 'final.hand'], {
      files: { 'final.hand': SHORT_CALL },
    });
    expect(exit).toBe(1);
    expect(
      out,
    ).toContain(`final.hand:13:21  ACT-3  error  Alice has 40,000 left and cannot call 50,000.
  13 | 4. Alice (SB): Call 50000
     |                     ^^^^^ write: All-In 40000
`);
  });

  test('a file that is not there is not called right', async () => {
    const { out, err, exit } = await sidepot(['check', 'nowhere.hand']);
    expect(exit).toBe(2);
    expect(out + err).toContain('cannot read nowhere.hand: there is no such file');
    expect(out + err).not.toContain('nothing wrong');
  });

  // As `serve --team` and the recorder write them: docs/team.md and docs/web.md say what to save instead.
  test.each([
    [
      'tournament',
      'it is a whole tournament as JSON, not hands; the director exports the hands of each table as .hand',
    ],
    [
      'sessions',
      'it is the recorder’s sessions as JSON, not hands; import it there, and Save as writes its hands as .hand',
    ],
  ])('an exported file of our own (%s) is called what it is', async (kind, reason) => {
    const file = { sidepot: kind, version: 1, exportedAt: '2026-11-18T15:00:00.000Z', tables: [] };
    for (const text of [JSON.stringify(file, null, 1), `\uFEFF${JSON.stringify(file)}`]) {
      const { out, err, exit } = await sidepot(['check', 'monday.json', 'walk.hand'], {
        files: { 'monday.json': text, 'walk.hand': WALK },
      });
      expect(exit).toBe(2);
      expect(err).toContain(`sidepot: cannot read monday.json: ${reason}\n`);
      expect(out).not.toContain('NOTE-3');
      expect(out).toContain('1 hand');
    }
  });

  test('--fix writes it, and then only the missing end is left', async () => {
    const ran = await sidepot(['check', '--fix', 'final.hand'], {
      files: { 'final.hand': SHORT_CALL },
    });
    expect(ran.written['final.hand']).toBe(SHORT_CALL.replace('Call 50000', 'All-In 40000'));
    expect(ran.exit).toBe(0);
    expect(ran.out).toContain('NOTE-5');
  });

  test('--fix on standard input prints the fixed text', async () => {
    const ran = await sidepot(['check', '--fix'], { stdin: SHORT_CALL });
    expect(ran.out).toBe(SHORT_CALL.replace('Call 50000', 'All-In 40000'));
  });

  test.each([
    ['a raise the table let pass', 'Raise 1500', 'Raise 1500'],
    ['a forced raise', 'Raise 1500 !', 'Raise 1500 !'],
    ['a call of too much, which may be right', 'Call 3000', 'Call 3000'],
    ['a call of too little', 'Call 600', 'Call 1000'],
    ['swapped verbs', 'Bet 3000', 'Raise 3000'],
  ])('--fix writes only what cannot be meant otherwise: %s', async (_, written, fixed) => {
    const text = WALK.replace('1. Alice (Dealer): Fold', `1. Alice (Dealer): ${written}`);
    const ran = await sidepot(['check', '--fix'], { stdin: text });
    expect(ran.out).toBe(WALK.replace('1. Alice (Dealer): Fold', `1. Alice (Dealer): ${fixed}`));
  });

  test('--fix keeps the line ends of the file', async () => {
    const text = WALK.replace('2. Bob', 'Preflop More 1:\n2. Bob').replaceAll('\n', '\r\n');
    const ran = await sidepot(['check', '--fix'], { stdin: text });
    expect(ran.out).toBe(WALK.replaceAll('\n', '\r\n'));
  });

  test('--strict turns warnings into exit code 1', async () => {
    const early = WALK.replace('2. Bob (SB): Fold\n', '');
    expect((await sidepot(['check'], { stdin: early })).exit).toBe(0);
    expect((await sidepot(['check', '--strict'], { stdin: early })).exit).toBe(1);
  });

  test('--json prints one line for each hand', async () => {
    const { out } = await sidepot(['check', '--json'], { stdin: `${WALK}\n${SHORT_CALL}` });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { hand: 7, ok: true, findings: [] },
      { hand: 9, ok: false, findings: [{ rule: 'ACT-3' }] },
    ]);
  });
});

describe('format', () => {
  const LOOSE = WALK.replace('1. Alice (Dealer): Fold', 'alice folds').replace(
    'Bob SB 20000',
    'Bob  sb   20k',
  );

  test('prints canonical notation', async () => {
    expect((await sidepot(['format'], { stdin: LOOSE })).out).toBe(WALK);
  });

  test('--write writes files that change and leaves the others alone', async () => {
    const ran = await sidepot(['format', '--write', 'a', 'b'], { files: { a: LOOSE, b: WALK } });
    expect(ran.written).toEqual({ a: WALK });
    expect(ran.out).toBe('');
  });

  test('a file that is not text is never written over', async () => {
    const photo = new Uint8Array([
      0xff,
      0xd8,
      0xff,
      0xe0,
      ...new TextEncoder().encode(`\n${LOOSE}`),
    ]);
    const ran = await sidepot(['format', '--write', 'photo.jpg'], {
      files: { 'photo.jpg': photo },
    });
    expect(ran.written).toEqual({});
    expect(ran.exit).toBe(2);
  });

  test('a file that cannot be written is said, the others go on', async () => {
    const ran = await sidepot(['format', '--write', 'a', 'b'], {
      files: { a: LOOSE, b: LOOSE },
      locked: ['a'],
    });
    expect(ran.written).toEqual({ b: WALK });
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain('sidepot: cannot write a: permission denied\n');
  });
});
