import { describe, expect, it } from 'vitest';
import { randomHand } from '../../../test/laws/random-hand.ts';
import { randomTable } from '../../../test/laws/random-table.ts';
import { writeHand } from '../../formats/notation/index.ts';
import { pick, prng } from '../../kernel/prng.ts';
import { recordHand } from '../../record/index.ts';
import {
  checkSum,
  compact,
  expand,
  isShareable,
  readShareHash,
  shareHash,
  squeeze,
  toBase64url,
} from './share.ts';
import { publicAddress, reachOf } from './share-address.ts';

const textOf = (seed: number): string => {
  const { hand, outcome } = randomHand(seed);
  return writeHand(recordHand(hand, { number: seed, startedAt: '00:10:00' }, outcome));
};

/** Random hands of nine players who were there to see the river. */
function* nineToTheRiver(count: number): Generator<string> {
  for (let seed = 1, found = 0; found < count; seed++) {
    // The table comes first of all, so it is known without playing the hand.
    if (randomTable(prng(seed)).dealtIn.length !== 9) continue;
    if (randomHand(seed).hand.street !== 'river') continue;
    found++;
    yield textOf(seed);
  }
}

const backOf = async (text: string): Promise<string> => {
  const read = await readShareHash(await shareHash(text));
  return read.ok ? read.text : read.message;
};

/** A link as somebody with bad intentions writes it. */
async function forged(written: string): Promise<string> {
  const squeezed = await squeeze(written);
  const head = new Uint8Array(7);
  new DataView(head.buffer).setUint32(0, checkSum(squeezed));
  head[4] = squeezed.length >>> 16;
  new DataView(head.buffer).setUint16(5, squeezed.length & 0xffff);
  return `#h=a${toBase64url(new Uint8Array([...head, ...squeezed]))}`;
}

describe('a hand in a link', () => {
  it('200 random nine-handed hands to the river come back and stay under 2,000 characters', async () => {
    const lengths: number[] = [];
    for (const text of nineToTheRiver(200)) {
      const hash = await shareHash(text);
      lengths.push(hash.length);
      expect(await readShareHash(hash)).toEqual({ ok: true, text });
    }
    expect(lengths.length).toBe(200);
    expect(Math.max(...lengths)).toBeLessThan(1_000);
  });

  it('a nine-handed hand that does not compress stays under 2,000 characters', async () => {
    const chance = prng(4);
    const amount = (): number => 10 ** 12 + chance.below(2 ** 32) * 200 + chance.below(200);
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const names = Array.from({ length: 9 }, () =>
      Array.from({ length: 40 }, () => pick(chance, letters)).join(''),
    );
    const labels = [' Dealer', ' SB', ' BB'];
    const lines = names.map((name, i) => `${name}${labels[i] ?? ''} ${amount()}`);
    const head =
      'Hand (1)\nstarted_at: 00:10:00 ended_at: 00:12:00\nSB 1 BB 2 Ante 2\nStack Setup:';
    let number = 0;
    const streets = [
      'Preflop Base:',
      'Flop Base (A♥ K♦ 7♣):',
      'Turn Base (2♠):',
      'River Base (9♦):',
    ];
    const acts = streets.flatMap((street) => [
      street,
      ...names.map((name, i) => {
        const label = labels[i] ? ` (${labels[i].trim()})` : '';
        return `${++number}. ${name}${label}: Raise ${amount()}`;
      }),
    ]);
    const text = [head, ...lines, '', ...acts, ''].join('\n');
    expect((await shareHash(text)).length).toBeLessThan(2_000);
    expect(await backOf(text)).toBe(text);
  });

  it('keeps every character, whatever stands in the text', async () => {
    const hand = textOf(3);
    for (const text of [
      hand,
      hand.replaceAll('\n', '\r\n'),
      `\uFEFF${hand}`,
      `${hand}# \x01\x10 signs of our own\n`,
      hand.replace(
        'Stack Setup:\n',
        'Stack Setup:\n<script>alert(1)</script> 500\n"\' & 👩‍🚀 700\nאבג 900\n',
      ),
      hand.replace(/^(\d+)\. /gm, ''),
      hand.replace(/^1\. /m, '2. '),
    ]) {
      expect(expand(compact(text), text.length)).toBe(text);
      expect(await backOf(text)).toBe(text);
    }
  });

  it('has a plain word for every link that is none', async () => {
    const hash = await shareHash(textOf(3));
    const said = async (link: string): Promise<string> => {
      const read = await readShareHash(link);
      return read.ok ? 'a hand' : read.message;
    };
    expect(await said(hash.slice(0, hash.length / 2))).toMatch(/was cut off/);
    expect(await said(hash.slice(0, -1))).toMatch(/was cut off/);
    expect(await said('#h=a')).toMatch(/was cut off/);
    expect(await said(hash.replace('#h=a', '#h=b'))).toMatch(/newer Sidepot/);
    expect(
      await said(`${hash.slice(0, 40)}${hash[40] === 'A' ? 'B' : 'A'}${hash.slice(41)}`),
    ).toMatch(/was changed/);
    expect(await said(`${hash}AAAA`)).toMatch(/was changed/);
    expect(await said('#h=<script>')).toMatch(/was changed/);
    expect(await said('#h=')).toMatch(/was changed/);
    expect(await said('#other')).toMatch(/not a link to a hand/);
    expect(await said(`#h=a${'A'.repeat(1_000_000)}`)).toMatch(/1,000,004 characters/);
    expect(await said(await forged('=no hand at all'))).toMatch(/no hand in this link/);
    expect(await said(await forged('?'))).toMatch(/no hand in this link/);
    expect(await said(await forged('"Hand (1)'))).toMatch(/no hand in this link/);
  });

  it('500 texts with control characters, halves of pairs and line ends of all kinds come back exactly', async () => {
    const chance = prng(45);
    const sign = (): string =>
      String.fromCharCode(
        pick(chance, [chance.below(32), chance.below(32), 127 + chance.below(33), 13, 10, 0x2028]) +
          pick(chance, [0, 0, 0, 0xd800, 0xdc00]),
      );
    for (let i = 0; i < 500; i++) {
      let text = textOf(1 + (i % 40));
      for (let n = 1 + chance.below(6); n > 0; n--) {
        const at = chance.below(text.length + 1);
        text = text.slice(0, at) + sign() + text.slice(at + chance.below(2));
      }
      const read = await readShareHash(await shareHash(text));
      if (!read.ok || read.text !== text) expect.fail(JSON.stringify({ i, text, read }));
    }
  });

  /** As if somebody had a name of a hundred thousand letters and acted ninety thousand times. */
  const LONG_NAME = `~Hand (1)\nStack Setup:\n${'A'.repeat(99_000)} 5\n${'\x10\n'.repeat(90_000)}`;

  it.each([
    ['18 megabytes of text', `=${'Hand (1)\n'.repeat(2_000_000)}`],
    ['nine gigabytes of names', LONG_NAME],
    ['400 megabytes of names', LONG_NAME.replace(/A+/, 'A'.repeat(4_400))],
    ['a quoted text', JSON.stringify(`Hand (1)\n${'#'.repeat(200_000)}`)],
  ])('a small link that unpacks into %s is stopped early', async (_, written) => {
    const link = await forged(written);
    expect(link.length).toBeLessThan(64_000);
    const started = performance.now();
    const read = await readShareHash(link);
    expect(read.ok ? read.text.length : read.message).toMatch(/more than 100,000 characters/);
    // Unpacking all of it takes longer than this.
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('says beforehand what is too long for a link', async () => {
    const book = `${textOf(3)}# ${'remark '.repeat(20_000)}\n`;
    expect(isShareable(book, await shareHash(book))).toBe(false);
    expect(isShareable(textOf(3), await shareHash(textOf(3)))).toBe(true);
  });

  it('never throws on any characters', async () => {
    const chance = prng(11);
    const signs = [...'abcXYZ019-_=%#&<>"\'é👍 \n'];
    for (let i = 0; i < 2_000; i++) {
      const noise = Array.from({ length: chance.below(60) }, () => pick(chance, signs)).join('');
      expect((await readShareHash(`#h=${pick(chance, ['a', ''])}${noise}`)).ok).toBe(false);
    }
  });
});

describe('who can open a link', () => {
  it.each([
    ['localhost', 'this machine'],
    ['127.0.0.1', 'this machine'],
    ['[::1]', 'this machine'],
    ['192.168.0.7', 'this network'],
    ['10.1.2.3', 'this network'],
    ['172.31.0.1', 'this network'],
    ['172.32.0.1', 'everywhere'],
    ['studio', 'this network'],
    ['studio.local', 'this network'],
    ['[fe80::1]', 'this network'],
    ['hands.example.org', 'everywhere'],
    ['10.example.org', 'everywhere'],
  ])('%s: %s', (host, reach) => {
    expect(reachOf(host)).toBe(reach);
  });

  it.each([
    ['hands.example.org', 'https://hands.example.org/'],
    [' http://hands.example.org/sidepot/ ', 'http://hands.example.org/sidepot/'],
    ['https://hands.example.org/app.html#h=a', 'https://hands.example.org/'],
    ['', null],
    ['two words', null],
    ['https://', null],
  ])('the public copy at %j', (typed, address) => {
    expect(publicAddress(typed)).toBe(address);
  });
});
