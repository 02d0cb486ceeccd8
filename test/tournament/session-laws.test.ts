import { expect, test, vi } from 'vitest';
import { readHands, writeHand } from '../../src/formats/index.ts';
import { prng } from '../../src/kernel/index.ts';
import { carryThrough, checkSession, fixCarry, formatSession } from '../../src/tournament/index.ts';
import { sample } from '../sample.ts';
import { ALL_LINES, randomSession } from '../sessions.ts';

vi.setConfig({ testTimeout: 300_000 });

const SEED = 20_261_117;
const SESSIONS = sample(400, 12);

/** A session of up to forty hands; every other one with lines of every kind between them. */
const sessionAt = (i: number): string =>
  randomSession({
    seed: SEED + i,
    hands: 40,
    players: 2 + (i % 8),
    lines: i % 2 === 0 ? ALL_LINES : [],
  });

const each = (law: (text: string, i: number) => void): void => {
  for (let i = 0; i < SESSIONS; i++) {
    try {
      law(sessionAt(i), i);
    } catch (error) {
      throw new Error(`session ${i} (seed ${SEED + i}): ${error}`, { cause: error });
    }
  }
};

/** "TOUR-1 5" for each finding about what is between hands, with the hand it stands in. */
const between = (text: string): string[] =>
  checkSession(text).hands.flatMap(({ verdict }) =>
    verdict.findings
      .filter(({ rule, severity }) => rule.startsWith('TOUR') && severity !== 'info')
      .map(({ rule }) => `${rule} ${verdict.record.number}`),
  );

test('TOUR-1 to TOUR-9: a session played hand after hand has nothing wrong between its hands', () => {
  each((text) => expect(between(text)).toEqual([]));
});

test('TOUR-2 chips in play are what the lines between the hands make of them, added up by hand', () => {
  each((text) => {
    let total: number | null = null;
    const stacks = new Map<string, number>();
    for (const { verdict, chipsInPlay } of checkSession(text).hands) {
      const { record, settlement } = verdict;
      total ??= record.players.reduce((sum, { stack }) => sum + stack!, 0);
      expect(chipsInPlay).toBe(total);
      for (const { name, newStack } of settlement?.players ?? []) {
        stacks.set(name, newStack ?? Number.NaN);
      }
      const isSeen = record.result?.kind !== 'not-seen';
      for (const line of record.between?.lines ?? []) {
        if (!('player' in line)) continue;
        const had = stacks.get(line.player.name) ?? 0;
        if (line.kind === 'recount' && isSeen) total += line.amount - had;
        else if (line.kind === 'leaves') total -= had;
        else if (line.kind === 'penalty') total -= line.amount;
        else if (line.kind === 'sits' || line.kind === 'rebuy' || line.kind === 'add-on') {
          total += line.amount;
        }
        if ('amount' in line && line.kind === 'recount') stacks.set(line.player.name, line.amount);
      }
    }
  });
});

test('TOUR-3 nobody pays the big blind twice in a row while three or more play', () => {
  each((text) => {
    let last: string | null = null;
    for (const { verdict } of checkSession(text).hands) {
      const { players, result } = verdict.record;
      const bb = players.find(({ label }) => label === 'BB')!.name;
      const playing = players.filter(({ stack }) => stack! > 0).length;
      if (playing > 2) expect(bb).not.toBe(last);
      last = result?.kind === 'void' ? null : bb;
    }
  });
});

test('NOTE-1 a session is written as it was read, byte for byte', () => {
  each((text) => expect(formatSession(text)).toBe(text));
});

test('TOUR-1 carrying an edit through gives what replaying from the start gives', () => {
  each((text, i) => {
    const { hands } = readHands(text);
    const texts = hands.map(({ record }) => writeHand(record));
    const chance = prng(SEED - i);
    const edited = chance.below(Math.min(5, texts.length));
    const before = texts[edited]!;
    const players = hands[edited]!.record.players;
    // Somebody was said to have the wrong stack all along.
    const who = players[chance.below(players.length)]!;
    const wrong = { ...who, stack: who.stack! + 100 * (1 + chance.below(50)) };
    const record = {
      ...hands[edited]!.record,
      players: players.map((line) => (line === who ? wrong : line)),
    };
    const now = texts.with(edited, writeHand(record));
    const carried = carryThrough(now, edited, before);
    // Replayed from the edited hand on: each stack is what the hand before left.
    const replayed = fixCarry(now.slice(edited).join('\n'), 'carry');
    const stacksOf = (all: string): string[] =>
      readHands(all).hands.map(({ record: { players: lines } }) =>
        lines
          .map(({ name, stack }) => `${name} ${stack}`)
          .toSorted()
          .join(),
      );
    const isSettled = checkSession(carried.texts.join('\n')).hands.every(
      ({ verdict }) => verdict.ok,
    );
    // Where an all-in is not the whole stack any more, both stop; what is after it stays.
    if (isSettled && !text.includes('Recount')) {
      expect(stacksOf(carried.texts.slice(edited).join('\n'))).toEqual(stacksOf(replayed.text));
    }
    const back = carryThrough(carried.texts.with(edited, before), edited, now[edited]!);
    if (isSettled) expect(back.texts.join('\n')).toBe(texts.join('\n'));
  });
});

test('TOUR-1 a stack changed anywhere is found, and both remedies mend it', () => {
  each((text, i) => {
    const { hands } = readHands(text);
    const chance = prng(SEED + 7 * i);
    if (hands.length < 3) return;
    const k = 1 + chance.below(hands.length - 1);
    // After a hand nobody saw, stacks are open.
    if (hands[k - 1]!.record.result?.kind === 'not-seen') return;
    const records = hands.map(({ record }) => record);
    const line = records[k]!.players.find(({ stack }) => stack! > 0)!;
    const players = records[k]!.players.map((one) =>
      one === line ? { ...one, stack: one.stack! + 700 } : one,
    );
    const broken = records
      .with(k, { ...records[k]!, players })
      .map(writeHand)
      .join('\n');
    expect(between(broken)).toContain(`TOUR-1 ${records[k]!.number}`);
    expect(between(broken)).toContain(`TOUR-2 ${records[k]!.number}`);
    expect(fixCarry(broken, 'carry').text).toContain(`${line.name}`);
    const recounted = fixCarry(broken, 'recount').text;
    expect(between(recounted)).not.toContain(`TOUR-1 ${records[k]!.number}`);
    expect(between(recounted)).not.toContain(`TOUR-2 ${records[k]!.number}`);
  });
});
