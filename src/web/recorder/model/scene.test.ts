import { describe, expect, it } from 'vitest';
import { readCards } from '../../../formats/notation/index.ts';
import { pick, prng } from '../../../kernel/prng.ts';
import { checkText } from '../../../referee/index.ts';
import type { ClaimedAction } from '../../../rules/index.ts';
import {
  withAction,
  withActionAt,
  withBoard,
  withHole,
  withoutActionAt,
  withWinners,
} from './edits.ts';
import { sayEvent } from './say.ts';
import { type Scene, sceneOf } from './scene.ts';
import { readSize, sayBareAmount } from './sizes.ts';
import { stackHistory, streetReports } from './street-report.ts';

const SET_UP = `Hand (12)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000
`;

const act = (scene: Scene, ...actions: readonly ClaimedAction[]): Scene =>
  actions.reduce((now, action) => withAction(now, action), scene);

/** RULES' whole hand up to the river. */
const wholeHand = (): Scene => {
  const call = { verb: 'call' } as const;
  const check = { verb: 'check' } as const;
  return act(
    sceneOf(SET_UP),
    { verb: 'raise', to: 15000 },
    call,
    call,
    { verb: 'bet', to: 25000 },
    call,
    call,
    { verb: 'bet', to: 50000 },
    call,
    { verb: 'all-in' },
    check,
    check,
  );
};

describe('a hand typed action by action', () => {
  it('SEC-1 writes sections and numbers by itself', () => {
    const scene = act(sceneOf(SET_UP), { verb: 'raise', to: 15000 }, { verb: 'raise', to: 40000 });
    expect(scene.text).toContain(
      'Preflop Base:\n1. Alice (Dealer): Raise 15000\n2. Bob (SB): Raise 40000\n',
    );
    const again = act(scene, { verb: 'fold' }, { verb: 'call' });
    expect(again.text).toContain(
      '3. Charlie (BB): Fold\nPreflop More 1:\n4. Alice (Dealer): Call 40000\n',
    );
  });

  it('POT-1 settles as the rule book says once the winner is named', () => {
    const scene = withWinners(wholeHand(), { kind: 'winner', name: 'Bob' });
    expect(scene.stage).toBe('settled');
    expect(scene.verdict?.settlement?.pots.map((pot) => pot.amount)).toEqual([245000, 20000]);
    expect(scene.verdict?.settlement?.players.map((player) => player.newStack)).toEqual([
      0, 340000, 170000,
    ]);
  });

  it('goes on without board cards and takes them later', () => {
    const scene = wholeHand();
    expect(scene.stage).toBe('showdown');
    const told = withBoard(scene, 'flop', readCards('ah kd 7c').cards);
    expect(told.text).toContain('Flop Base (A♥ K♦ 7♣):\n');
    expect(told.findings.filter((finding) => finding.severity === 'error')).toEqual([]);
  });

  it('WIN-4 pays by cards once all are known', () => {
    let scene = wholeHand();
    for (const [street, cards] of [
      ['flop', 'ah kd 7c'],
      ['turn', '2s'],
      ['river', '9d'],
    ] as const) {
      scene = withBoard(scene, street, readCards(cards).cards);
    }
    for (const [name, cards] of [
      ['Alice', 'as qs'],
      ['Bob', 'ks kh'],
      ['Charlie', '5c 5d'],
    ] as const) {
      const [first, second] = readCards(cards).cards;
      scene = withHole(scene, name, [first!, second!]);
    }
    expect(scene.stage).toBe('settled');
    expect(scene.verdict?.settlement?.players[1]?.newStack).toBe(340000);
  });

  it('replays the rest after an earlier action is changed and marks the first conflict', () => {
    const scene = wholeHand();
    const first = scene.moments.find(({ place }) => place)!.place!;
    const changed = withActionAt(scene, first, { verb: 'raise', to: 20000 });
    expect(changed.stage).toBe('stopped');
    expect(changed.findings[0]).toMatchObject({ rule: 'ACT-3', severity: 'error' });
    // Nothing is dropped: every line is still there.
    expect(changed.text.split('\n').length).toBe(scene.text.split('\n').length);
  });

  it('takes an action out and puts the rest in their sections', () => {
    const scene = act(sceneOf(SET_UP), { verb: 'fold' }, { verb: 'call' }, { verb: 'check' });
    const check = scene.moments.findLast(({ place }) => place)!.place!;
    const shorter = withoutActionAt(scene, check);
    expect(shorter.legal?.seat).toBe(2);
    expect(shorter.text).not.toContain('Check');
  });
});

describe('typed amounts', () => {
  const scene = sceneOf(SET_UP);
  const size = (text: string) => readSize(text, scene.live!, scene.legal!);
  it.each([
    ['2.2k', 'The bet is 5,000; a raise names the total and is above it (ACT-5).'],
    ['6k', 'ACT-5: the minimum raise is to 10,000.'],
    ['12k', 12000],
    ['3bb', 15000],
    // Pot 2,500 + 5,000 + ante 5,000 + the call of 5,000, above the bet of 5,000.
    ['100%', 22500],
    ['50%', 13750],
    ['5000', 5000],
    ['1e400', 'CHIP-1: 1e400 is more chips than there can be.'],
    ['12.5', 'CHIP-1: 12.5 is not a whole number of chips.'],
    ['90000', 'CHIP-3: Alice has 80,000; that is all-in.'],
    ['80000', 80000],
    ['ai', 80000],
    ['x', 'x is not an amount. Type 2.2k, 3bb, 50% or ai.'],
    ['12c', 'The bet is 5,000; a raise names the total and is above it (ACT-5).'],
  ])('ACT-5 %s', (text, wanted) => {
    const sizing = size(text);
    expect(sizing.ok ? sizing.action.to : sizing.message).toBe(wanted);
  });

  it.each([
    // A number alone is in the unit the page shows, whatever its size; a unit that is typed wins.
    ['12', 'k', 12000, '12 = 12,000'],
    ['12.5', 'k', 12500, '12.5 = 12,500'],
    ['.015', 'm', 15000, '.015 = 15,000'],
    ['3', 'bb', 15000, '3 = 15,000'],
    ['12000c', 'k', 12000, null],
    ['12000 chips', 'bb', 12000, null],
    ['3bb', 'k', 15000, null],
    ['12k', 'm', 12000, null],
    ['50%', 'k', 13750, null],
    ['ai', 'k', 80000, null],
    ['12000', 'k', 'CHIP-3: Alice has 80,000; that is all-in.', '12000 = 12,000,000'],
    ['12000', 'chips', 12000, null],
  ] as const)('CHIP-1 %s under %s', (text, unit, wanted, said) => {
    const sizing = readSize(text, scene.live!, scene.legal!, unit);
    expect(sizing.ok ? sizing.action.to : sizing.message).toBe(wanted);
    expect(sayBareAmount(text, unit, 5000)).toBe(said);
  });
});

describe('what the streets did', () => {
  it('CHIP-2 adds up for every player on every street and in their history', () => {
    const scene = withWinners(wholeHand(), { kind: 'winner', name: 'Bob' });
    for (const { players } of streetReports(scene)) {
      for (const line of players) expect(line.before - line.posted - line.added).toBe(line.after);
    }
    expect(streetReports(scene).map((report) => report.potsAfter.map((pot) => pot.amount))).toEqual(
      [[50000], [125000], [245000, 20000], [245000, 20000]],
    );
    for (const [seat, player] of scene.verdict!.settlement!.players.entries()) {
      const history = stackHistory(scene, seat);
      expect(history[history.length - 1]?.stack).toBe(player.newStack);
    }
  });
});

describe('hands as people write them', () => {
  const say = (amount: number): string => String(amount);
  const told = (text: string): string[] =>
    sceneOf(text).moments.map((moment) => sayEvent(moment, say).replace(/[\u2066-\u2069]/g, ''));

  it('ACT-8 shows a fold after betting is over as a muck, with the chips that went back', () => {
    const text = `Hand (1)\nSB 50 BB 100\nStack Setup:\nAl SB 5000\nBo BB 1000\n\nPreflop Base:\nAl: Raise 3000\nBo: All-In 1000\nPreflop More 1:\nAl: Fold\n`;
    const scene = sceneOf(text);
    expect(scene.stage).toBe('settled');
    expect(told(text).at(-1)).toBe('Al mucks.');
    expect(scene.moments.at(-1)).toMatchObject({ line: 11, place: { section: 1, action: 0 } });
    expect(stackHistory(scene, 0).at(-1)).toMatchObject({ what: 'returned', stack: 4000 });
  });

  it('WIN-2 shows checks nobody wrote down, which stand on no line', () => {
    const text = `Hand (1)\nSB 50 BB 100\nStack Setup:\nAl SB 5000\nBo BB 1000\n\nPreflop Base:\nAl: Call 100\nBo: Check\n\nWinner: Al\n`;
    expect(sceneOf(text).stage).toBe('settled');
    expect(told(text).slice(3)).toEqual(
      ['Flop.', 'Turn.', 'River.'].flatMap((street) => [street, 'Bo checks.', 'Al checks.']),
    );
    expect(sceneOf(text).moments.at(-1)).toMatchObject({ line: null, place: null });
  });
});

describe('random play', () => {
  it('CHIP-2 never leaves what the referee accepts', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = prng(seed);
      let scene = sceneOf(SET_UP);
      for (let i = 0; scene.legal && i < 60; i++) scene = act(scene, anyOf(scene, chance));
      expect(scene.stage === 'showdown' || scene.stage === 'settled').toBe(true);
      expect(
        checkText(scene.text).hands[0]?.findings.filter((f) => f.severity === 'error'),
      ).toEqual([]);
    }
  });
});

function anyOf({ legal }: Scene, chance: ReturnType<typeof prng>): ClaimedAction {
  const { check, call, bet, raise, allIn } = legal!;
  const range = bet ?? raise;
  const choices: ClaimedAction[] = [{ verb: check ? 'check' : 'fold' }];
  if (call) choices.push({ verb: 'call' }, { verb: 'call' });
  if (range) choices.push({ verb: bet ? 'bet' : 'raise', to: range.min });
  if (allIn && chance.below(4) === 0) choices.push({ verb: 'all-in' });
  return pick(chance, choices);
}
