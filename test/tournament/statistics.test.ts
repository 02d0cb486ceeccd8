import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatOf, writeHand } from '../../src/formats/index.ts';
import {
  checkSession,
  type EveningReport,
  type Rate,
  reportOf,
  type SessionHand,
  sessionStream,
} from '../../src/tournament/index.ts';
import { DATA, dataText, describeData } from '../formats/data.ts';
import { ALL_LINES, randomSession } from '../sessions.ts';
import { type PlainFigures, type PlainHand, plainStatistics } from './plain-statistics.ts';

/** The report's figures in the shape of the second calculation. */
function figuresOf({ players }: EveningReport): Record<string, PlainFigures> {
  const pair = ({ hands, among, count, of }: Rate): [number[], number[]] => {
    expect([count, of]).toEqual([hands.length, among.length]);
    return [[...hands], [...among]];
  };
  const dealtIn = players.filter(({ hands }) => hands.length > 0);
  return Object.fromEntries(
    dealtIn.map((player) => [
      player.name,
      {
        hands: [...player.hands],
        vpip: pair(player.vpip),
        pfr: pair(player.pfr),
        threeBet: pair(player.threeBet),
        sawFlop: pair(player.sawFlop),
        wentToShowdown: pair(player.wentToShowdown),
        wonAtShowdown: pair(player.wonAtShowdown),
        net: player.netChips,
        win: player.largestWin?.chips ?? 0,
        loss: player.largestLoss?.chips ?? 0,
      },
    ]),
  );
}

/** The hands of a session without lines but levels, each with the stacks the next one starts with. */
function plainHands(text: string): PlainHand[] {
  const texts = text
    .split(/^(?=Hand \()/m)
    .map((hand) => hand.replace(/\nBetween Hands:[\s\S]*$/, ''));
  return texts.slice(0, -1).map((hand, i) => {
    const after: Record<string, number> = {};
    for (const [, name] of hand
      .split('Stack Setup:\n')[1]!
      .split('\n\n')[0]!
      .matchAll(/^(P\d+)/gm)) {
      after[name!] = Number(
        new RegExp(`^${name}(?: \\w+)? (\\d+)$`, 'm').exec(texts[i + 1]!)?.[1] ?? 0,
      );
    }
    return { text: hand, after };
  });
}

describe('TOUR-5 statistics against a second calculation from the text', () => {
  test.each(Array.from({ length: 30 }, (_, i) => i + 1))(
    'TOUR-2 a simulated tournament (seed %d)',
    (seed) => {
      const text = randomSession({ seed, hands: 80, players: 2 + (seed % 8) });
      const { hands } = checkSession(text);
      // What the last hand left stands in no later one.
      expect(figuresOf(reportOf(hands.slice(0, -1)))).toEqual(plainStatistics(plainHands(text)));
    },
  );
});

describeData('TOUR-5 statistics of real hands', () => {
  const field = (phh: string, key: string): string =>
    new RegExp(`^${key} = (.*)$`, 'm').exec(phh)![1]!;

  function read(paths: readonly string[]): { hands: SessionHand[]; plain: PlainHand[] } {
    const hands: SessionHand[] = [];
    const plain: PlainHand[] = [];
    for (const path of paths) {
      const phh = dataText(path);
      const stream = sessionStream(formatOf('phh'), {}, (hand) => hands.push(hand));
      stream.push(phh);
      stream.end();
      const names: string[] = JSON.parse(field(phh, 'players').replaceAll("'", '"'));
      const stacks: number[] = JSON.parse(field(phh, 'finishing_stacks'));
      const after = Object.fromEntries(names.map((name, i) => [name, stacks[i]!]));
      plain.push({ text: writeHand(hands[hands.length - 1]!.verdict.record), after });
    }
    return { hands, plain };
  }

  test('TOUR-2 the no-limit hands of the WSOP 2023 final table', () => {
    const folder = 'wsop/2023/43/5';
    const paths = readdirSync(`${DATA}/${folder}`)
      .sort()
      .map((file) => `${folder}/${file}`)
      .filter((path) => /^variant = 'NT'$/m.test(dataText(path)));
    expect(paths).toHaveLength(11);
    const { hands, plain } = read(paths);
    const report = reportOf(hands);
    expect(figuresOf(report)).toEqual(plainStatistics(plain));
    expect(report.gaps.some(({ missing }) => missing?.from === 5 && missing.to === 61)).toBe(true);
  });

  test('TOUR-2 four hundred hands of Pluribus', () => {
    const sessions = readdirSync(`${DATA}/pluribus`).sort();
    const paths = sessions
      .flatMap((session) =>
        readdirSync(`${DATA}/pluribus/${session}`).map((file) => `pluribus/${session}/${file}`),
      )
      .filter((_, i) => i % 5 === 0)
      // Its engine splits single chips in two, which no table can (ODD-1).
      .filter((path) => !field(dataText(path), 'finishing_stacks').includes('.'));
    const { hands, plain } = read(paths);
    expect(paths.length).toBeGreaterThan(300);
    expect(figuresOf(reportOf(hands))).toEqual(plainStatistics(plain));
  });
});

describe('TOUR-2 what statistics leave out', () => {
  const reports = Array.from({ length: 12 }, (_, i) =>
    reportOf(checkSession(randomSession({ seed: i + 1, hands: 80, lines: ALL_LINES })).hands),
  );

  test('TOUR-2, TOUR-9 no figure stands on a hand that was not seen or void', () => {
    const kinds = new Set(reports.flatMap(({ hands }) => hands.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['not-seen', 'settled', 'void']);
    for (const { hands, players } of reports) {
      const used = players.flatMap((player) => [...player.hands, ...player.sawFlop.among]);
      expect(used.filter((hand) => hands[hand]!.kind !== 'settled')).toEqual([]);
    }
  });

  test('CHIP-2 what is won is lost, whatever lines between hands bring', () => {
    for (const { players } of reports) {
      expect(players.reduce((sum, { netChips }) => sum + netChips, 0)).toBe(0);
    }
  });
});

describe('hostile input', () => {
  test('an empty text, one hand, hands with errors', () => {
    expect(reportOf([])).toMatchObject({ hands: [], players: [], standings: [], largestPots: [] });
    const broken = checkSession(
      'Hand (1)\nSB 50 BB 100\nStack Setup:\nAlice Dealer x\n\nHand (2)\n',
    ).hands;
    expect(() => reportOf(broken)).not.toThrow();
    const wrong = `Hand (1)\nSB 50 BB 100\nStack Setup:\nA SB 1000\nB BB 1000\n\nPreflop Base:\n1. A (SB): Call 7\n`;
    const report = reportOf(checkSession(wrong).hands);
    expect(report.hands[0]!.kind).toBe('unsettled');
    expect(report.players.map(({ hands }) => hands.length)).toEqual([0, 0]);
  });

  test('two thousand hands take a time that grows with their number', () => {
    const text = randomSession({ seed: 3, hands: 100, players: 6, lines: ['rebuy'] });
    const { hands } = checkSession(text);
    const many = Array.from({ length: 2000 }, (_, i) => hands[i % hands.length]!);
    const started = performance.now();
    reportOf(many);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
