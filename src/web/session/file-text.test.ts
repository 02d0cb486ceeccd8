import { describe, expect, it } from 'vitest';
import { fileText } from './file-text.ts';

const TEXT = 'Hand (12)\nAnn Dealer 3005\nZoë 王伟 ♥\n';
const LIMIT = 1_000_000;

async function packed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const read = (...bytes: BlobPart[]) => fileText(new Blob(bytes), LIMIT);

describe('the text of a file', () => {
  it.each([
    ['as it stands', TEXT],
    ['with a mark of UTF-8 before it', `\uFEFF${TEXT}`],
    ['of nothing', ''],
    ['as long as it may be', 'x'.repeat(LIMIT)],
  ])('%s is the same packed', async (_, text) => {
    const plain = await read(text);
    expect(plain.kind).toBe('text');
    expect(await read(await packed(text))).toEqual(plain);
  });

  it.each<[string, (whole: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
    ['cut in half', (whole) => whole.slice(0, whole.length / 2)],
    ['of two bytes', (whole) => whole.slice(0, 2)],
    ['with a wrong check sum', (whole) => whole.map((byte, i) => byte ^ +(i === whole.length - 8))],
    ['with noise in it', (whole) => whole.map((byte, i) => (i > 12 && i < 40 ? i : byte))],
  ])('packed and %s is refused in words, with what to do', async (_, damage) => {
    expect(await read(damage(await packed(TEXT.repeat(50))))).toEqual({
      kind: 'unreadable',
      message: expect.stringMatching(/it is damaged.*Get it again, or unpack it/),
    });
  });

  it('is refused beyond the limit, packed or not', async () => {
    const long = 'x'.repeat(LIMIT + 1);
    expect(await read(long)).toEqual({ kind: 'too large' });
    expect(await read(await packed(long))).toEqual({ kind: 'too large' });
  });

  it('that has gone meanwhile is told', async () => {
    const gone = Object.assign(new Blob([TEXT]), {
      text: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    });
    expect(await fileText(gone, LIMIT)).toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining('choose it again'),
    });
  });
});
