import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWhole } from './streams.ts';

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
