import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readWhole, writeWhole } from './streams.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-streams-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file that does not fit in one text is refused with what to do instead', async () => {
  const path = join(folder, 'large.hand');
  writeFileSync(path, 'x'.repeat(2_000_001));
  await expect(readWhole(path, 2_000_000)).rejects.toThrow(
    'it is larger than 2 MB; `sidepot audit` reads archives of any size',
  );
  expect(await readWhole(path, 2_000_001)).toHaveLength(2_000_001);
});

describe('a file that is written whole', () => {
  const path = join(folder, 'suite.json');
  const link = join(folder, 'link.json');

  test('replaces what stood there, with its permissions, also through a link', () => {
    writeWhole(path, 'old');
    if (process.platform !== 'win32') chmodSync(path, 0o640);
    const { mode } = statSync(path);
    writeWhole(path, 'new');
    expect([readFileSync(path, 'utf8'), statSync(path).mode]).toEqual(['new', mode]);
    symlinkSync(path, link);
    writeWhole(link, 'newer');
    expect(readFileSync(path, 'utf8')).toBe('newer');
    expect(readFileSync(link, 'utf8')).toBe('newer');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('a folder that is not there is told', () => {
    expect(() => writeWhole(join(folder, 'nowhere/x'), '')).toThrow('ENOENT');
    expect(() => writeWhole(folder, '')).toThrow('EISDIR');
  });

  test.runIf(existsSync('/dev/full'))('a device is written as it is', () => {
    expect(() => writeWhole('/dev/full', 'text')).toThrow('ENOSPC');
    writeWhole('/dev/null', 'text');
  });
});
