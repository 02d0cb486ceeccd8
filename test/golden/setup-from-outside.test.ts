import { describe, expect, test } from 'vitest';
import { orderedTable, PROFILES, seatPlayers as seated } from '../../src/rules/index.ts';
import { houseRules, openHand, seatPlayers } from '../../src/rules/public.ts';
import { given, problemsOf, RING, type Sent, seat } from './sent-values.ts';

describe('a stack setup from outside is refused by place, rule and remedy', () => {
  test.each<[string, Sent, string[]]>([
    ['nothing', null, ['SEAT-1 setup: setup is null; write { seats:']],
    [
      'seats that are not a list',
      { sb: 1, bb: 2 },
      ['SEAT-1 setup.seats: setup.seats is undefined; write { seats:'],
    ],
    [
      'more seats than anybody could mean',
      { ...RING, seats: Array.from({ length: 101 }, () => seat('Ann', null, 1)) },
      ['SEAT-1 setup.seats: setup.seats is an object; write'],
    ],
    [
      'a small blind that is text',
      { ...RING, sb: '50' },
      ['CHIP-1 setup.sb: setup.sb is "50"; it must be a whole number of chips.'],
    ],
    [
      'no big blind',
      { ...RING, bb: undefined },
      ['CHIP-1 setup.bb: setup.bb is undefined; it must be a whole'],
    ],
    [
      'an ante that is text',
      { ...RING, ante: '5' },
      ['CHIP-1 setup.ante: setup.ante is "5"; it must be a whole'],
    ],
    [
      'a seat of no kind',
      { ...RING, seats: [...RING.seats, 7] },
      [
        'SEAT-6 setup.seats[3].name: setup.seats[3] has no name, but undefined.',
        'CHIP-1 setup.seats[3].stack: setup.seats[3].stack is undefined; it must be a whole number',
      ],
    ],
    [
      'a label that is a number',
      { ...RING, seats: [...RING.seats, { name: 'Di', label: 4, stack: 5 }] },
      [
        "SEAT-4 setup.seats[3].label: setup.seats[3].label is 4; it must be 'Dealer', 'SB' or 'BB', or left out.",
      ],
    ],
    [
      'rules that are a word',
      { ...RING, rules: 'tda' },
      ['NOTE-3 setup.rules: setup.rules is "tda"; it must be an object such as'],
    ],
    [
      'a rule with another word',
      { ...RING, rules: { button: 'stays', uncalled: 7 } },
      [
        'NEXT-2 setup.rules.button: setup.rules.button is "stays"; it must be one of moving, dead, seat.',
        'RET-2 setup.rules.uncalled: setup.rules.uncalled is 7; it must be one of return, side-pot.',
      ],
    ],
    [
      'an odd chip of nothing',
      { ...RING, rules: { oddChip: 0 } },
      [
        'CHIP-1 setup.rules.oddChip: setup.rules.oddChip is 0; it must be a whole number of chips, at least 1.',
      ],
    ],
    [
      'an odd chip of half a chip',
      { ...RING, rules: { oddChip: 1.5 } },
      ['CHIP-1 setup.rules.oddChip: setup.rules.oddChip is 1.5'],
    ],
    [
      'posts that are not a list',
      { ...RING, posts: 3 },
      ['POST-1 setup.posts: setup.posts is 3; write [{ line: 2,'],
    ],
    [
      'a post of nobody',
      { ...RING, posts: [{ line: 3, amount: 100 }] },
      ['POST-1 setup.posts: setup.posts is an object; write'],
    ],
    [
      'a post before the list',
      { ...RING, posts: [{ line: -1, amount: 100 }] },
      ['POST-1 setup.posts: setup.posts is'],
    ],
    [
      'a post between two lines',
      { ...RING, posts: [{ line: 0.5, amount: 100 }] },
      ['POST-1 setup.posts: setup.posts is'],
    ],
    [
      'a post without an amount',
      { ...RING, posts: [{ line: 0 }] },
      ['POST-1 setup.posts: setup.posts is'],
    ],
    [
      'a post of no kind among others',
      { ...RING, posts: [{ line: 0, amount: 100 }, null] },
      ['POST-1 setup.posts: setup.posts is'],
    ],
    [
      'eleven seats',
      { ...RING, seats: Array.from({ length: 11 }, (_, i) => seat(`P${i}`, null, 100)) },
      ['SEAT-1 setup.seats[10]: A table has at most ten seats.'],
    ],
    [
      'a hundred seats',
      { ...RING, seats: Array.from({ length: 100 }, (_, i) => seat(`P${i}`, null, 100)) },
      ['SEAT-1 setup.seats[10]: A table has at most ten seats.'],
    ],
    [
      'one player with chips',
      { ...RING, seats: [seat('Ann', 'SB', 0), seat('Bob', 'BB', 10)] },
      ['SEAT-5 setup.seats[1]: A hand needs two players with chips.'],
    ],
    [
      'nobody with chips',
      { ...RING, seats: [] },
      ['SEAT-5 setup: A hand needs two players with chips.'],
    ],
    [
      'two with the same label',
      { ...RING, seats: [seat('Ann', 'SB', 10), seat('Bob', 'BB', 10), seat('Cy', 'BB', 10)] },
      ['SEAT-1 setup.seats[2]: Cy and Bob are both BB.'],
    ],
    [
      'a big blind without chips',
      { ...RING, seats: [seat('Ann', 'Dealer', 10), seat('Bob', 'SB', 10), seat('Cy', 'BB', 0)] },
      ['SEAT-5 setup.seats[2]: Cy is the BB and has no chips: the BB is always a player.'],
    ],
    [
      'labels against the clock',
      { ...RING, seats: [seat('Ann', 'Dealer', 10), seat('Bob', 'BB', 10), seat('Cy', 'SB', 10)] },
      [
        'SEAT-1 setup.seats[1]: Bob does not fit here: clockwise come the Dealer, the SB, the BB and then the rest.',
      ],
    ],
    [
      'a big blind that is not a number of chips',
      { ...RING, sb: 0, bb: 0.5 },
      ['CHIP-1 setup: The big blind is 0.5; it must be a whole number of chips.'],
    ],
    [
      'a small blind above the big one',
      { ...RING, sb: 101 },
      [
        'CHIP-1 setup: The small blind is 101; it must be a whole number of chips, at most the big blind.',
      ],
    ],
    [
      'an ante below nothing',
      { ...RING, ante: -1 },
      ['CHIP-1 setup: The ante is -1; it must be a whole number of chips.'],
    ],
    [
      'more chips together than can be counted',
      { ...RING, seats: [...RING.seats, seat('Di', null, 2 ** 53 - 6000)] },
      [
        'CHIP-1 setup: The sum of all stacks is 9007199254740992; it must be a whole number of chips, at most 9,007,199,254,740,991.',
      ],
    ],
    [
      'a name twice, and one that cannot be told from a label',
      { ...RING, seats: [...RING.seats, seat('Bob', null, 5), seat('Di UTG', null, 5)] },
      [
        'SEAT-6 setup.seats[3]: The name "Bob" stands here twice.',
        'SEAT-6 setup.seats[4]: The name "Di UTG" ends in UTG, which would be read as the label of the seat.',
      ],
    ],
    [
      'a name twice that starts with a sign',
      { ...RING, seats: [...RING.seats, seat('@di', null, 5), seat('@di', null, 5)] },
      ['SEAT-6 setup.seats[4]: The name "@di" stands here twice.'],
    ],
    [
      'a player with one chip between the SB and the BB',
      {
        ...RING,
        seats: [
          seat('Ann', 'Dealer', 9),
          seat('Bob', 'SB', 9),
          seat('Di', null, 1),
          seat('Cy', 'BB', 9),
        ],
      },
      [
        'SEAT-1 setup.seats[2]: Di does not fit here: clockwise come the Dealer, the SB, the BB and then the rest.',
      ],
    ],
    [
      'half a chip',
      { ...RING, seats: [seat('Ann', 'SB', 0.5), seat('Bob', 'BB', 10)] },
      ['CHIP-1 setup.seats[0]: The stack is 0.5; it must be a whole number of chips.'],
    ],
  ])('%s', (_, setup, expected) => {
    const found = problemsOf(openHand(setup));
    expect(found).toHaveLength(expected.length);
    for (const [i, words] of expected.entries()) expect(found[i]).toContain(words);
    expect(problemsOf(seatPlayers(setup))).toEqual(found);
  });

  test('what is left out stands for the usual: no ante, no label, no posts', () => {
    const { table, warnings } = given(
      seatPlayers({ ...RING, ante: undefined, rules: null, posts: null } as Sent),
    );
    expect(table.blinds).toEqual({ sb: 50, bb: 100, ante: 0 });
    expect(table.posts).toEqual([]);
    expect(table.rules.button).toBe('moving');
    expect(warnings).toEqual([]);
  });

  test('SEAT-1 ten are told, and the eleven that were found', () => {
    const seats = Array.from({ length: 11 }, (_, i) => seat(`P${i}`, null, 100));
    const refused = openHand({ ...RING, seats });
    expect(!refused.ok && refused.error[0]).toMatchObject({ found: 11, expected: 10 });
  });

  test('CHIP-1 a table whose smallest chip is nothing is refused inside the house too', () => {
    const setup = (oddChip: number) => ({ ...RING, rules: { ...PROFILES.collector, oddChip } });
    expect(seated(setup(0)).rulings).toMatchObject([
      { rule: 'CHIP-1', what: 'odd chip', found: 0 },
    ]);
    expect(seated(setup(1)).rulings).toEqual([]);
    expect(seated({ ...RING, ante: undefined } as Sent).rulings).toEqual([]);
  });

  test.each([
    [0, ['big blind 0']],
    [1, []],
    [0.5, ['big blind 0.5']],
  ])('CHIP-1 a big blind of %s', (bb, expected) => {
    const { rulings } = seated({ ...RING, sb: 0, bb });
    expect(rulings.map(({ what, found }: Sent) => `${what} ${found}`)).toEqual(expected);
  });

  test.each([
    ['a name that cannot be, on the first line', 'Ann: Bob Cy', ['0 Ann:']],
    ['the first name twice', 'Ann Bob Ann', ['2 Ann']],
    ['the last two names alike', 'Ann Bob Bob', ['2 Bob']],
    ['the same sign for two players', '_ Bob _', ['2 _']],
    ['the same first letter', 'Ann Al A', []],
    ['case counts', 'Ann ann ANN', []],
  ])('SEAT-6 %s', (_, names, expected) => {
    const seats = names.split(' ').map((name, i) => ({ ...RING.seats[i]!, name }));
    const { rulings } = seated({ ...RING, seats });
    expect(rulings.map(({ rule, seat, name }: Sent) => `${rule} ${seat} ${name}`)).toEqual(
      expected.map((found) => `SEAT-6 ${found}`),
    );
  });

  test('SEAT-6 in a list far too long names are looked for among the first hundred', () => {
    const twice = (of: number) => {
      const names = Array.from({ length: 101 }, (_, i) => `P${i}`);
      const seats = [...names, `P${of}`].map((name) => seat(name, null, 100));
      return seated({ ...RING, seats }).rulings.map(({ rule }) => rule);
    };
    expect(twice(99)).toEqual(['SEAT-6', 'SEAT-1']);
    expect(twice(100)).toEqual(['SEAT-1']);
  });

  test('SEAT-4, SEAT-5 whoever has one chip is dealt in and has a label, whoever has none has not', () => {
    const seats = [
      seat('Ann', 'Dealer', 500),
      seat('Bob', 'SB', 1),
      seat('Cy', 'BB', 500),
      seat('Di', null, 1),
      seat('Eve', null, 0),
      seat('Fay', null, 500),
    ];
    const { table } = seated({ ...RING, seats });
    expect(table!.dealtIn).toEqual([0, 1, 2, 3, 5]);
    expect(table!.positions).toEqual(['Dealer', 'SB', 'BB', 'UTG', null, 'CO']);
  });

  test('POST-1 posts besides the blinds are taken over where nobody is named', () => {
    const posts = (...lines: number[]) => {
      const given = lines.map((line) => ({ line, amount: 100, dead: false }));
      const setup = { stacks: [1000, 1000, 1000, 1000], sb: 50, bb: 100, ante: 0, posts: given };
      return orderedTable(setup, PROFILES.collector)!.posts;
    };
    expect(posts()).toEqual([]);
    expect(posts(3)).toEqual([{ seat: 3, amount: 100, dead: false }]);
    expect(posts(3, 0).map(({ seat }) => seat)).toEqual([0, 3]);
  });

  test('SEAT-1, SEAT-5 a list that starts elsewhere is turned: who is dealt in, posts and labels', () => {
    const setup = {
      ...RING,
      // Ann has the button; Zed is out; clockwise from the BB come Di (UTG) and Eve (CO).
      seats: [
        seat('Eve', 'UTG', 500),
        seat('Zed', null, 0),
        seat('Ann', 'Dealer', 500),
        seat('Bob', 'SB', 500),
        seat('Cy', 'BB', 500),
        seat('Di', 'UTG', 500),
      ],
      posts: [
        { line: 0, amount: 100, dead: false },
        { line: 5, amount: 30, dead: true },
      ],
    };
    const { table, rulings } = seated(setup);
    expect(table!.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Zed']);
    expect(table!.dealtIn).toEqual([0, 1, 2, 3, 4]);
    expect(table!.posts).toEqual([
      { seat: 3, amount: 30, dead: true },
      { seat: 4, amount: 100, dead: false },
    ]);
    expect(rulings).toMatchObject([
      { rule: 'SEAT-1', kind: 'starts-elsewhere', seat: 2 },
      { rule: 'SEAT-4', seat: 0, label: 'UTG', expected: 'CO' },
    ]);
  });

  test('POST-5 posts stand by seat, with what is dead', () => {
    const setup = {
      ...RING,
      posts: [
        { line: 2, amount: 30, dead: true },
        { line: 0, amount: 100 },
      ],
    };
    expect(given(seatPlayers(setup as Sent)).table.posts).toEqual([
      { seat: 0, amount: 100, dead: false },
      { seat: 2, amount: 30, dead: true },
    ]);
  });

  test.each<[string, Sent, string[]]>([
    [
      'SEAT-1 a list that starts with the SB',
      [seat('Bob', 'SB', 10), seat('Cy', 'BB', 10), seat('Ann', 'Dealer', 10)],
      ['SEAT-1 setup.seats[2]: The list starts with Bob; it was read clockwise from Ann.'],
    ],
    [
      'SEAT-1 no labels at all',
      [seat('Ann', null, 10), seat('Bob', null, 10), seat('Cy', null, 10)],
      ['SEAT-1 setup.seats[0]: Some labels are missing; read as Ann Dealer, Bob SB, Cy BB.'],
    ],
    [
      'SEAT-1 only the BB',
      [seat('Ann', null, 10), seat('Bob', null, 10), seat('Cy', 'BB', 10)],
      ['SEAT-1 setup.seats[0]: Some labels are missing; read as Ann Dealer, Bob SB.'],
    ],
    [
      'SEAT-1 only the SB, the Dealer being the player with chips before',
      [seat('Ann', null, 10), seat('Zed', null, 0), seat('Bob', 'SB', 10), seat('Cy', null, 10)],
      ['SEAT-1 setup.seats[0]: Some labels are missing; read as Ann Dealer, Cy BB.'],
    ],
    [
      'SEAT-4 a label of another seat',
      [
        seat('Ann', 'Dealer', 10),
        seat('Bob', 'SB', 10),
        seat('Cy', 'BB', 10),
        seat('Di', 'CO', 10),
        seat('Ed', 'UTG', 10),
      ],
      ['SEAT-4 setup.seats[3]: Di is UTG, not CO.', 'SEAT-4 setup.seats[4]: Ed is CO, not UTG.'],
    ],
    [
      'SEAT-2 heads-up labels on the wrong lines',
      [seat('Ann', 'BB', 10), seat('Bob', 'Dealer', 10)],
      [
        'SEAT-2 setup.seats[1]: Bob is SB, not Dealer.',
        'SEAT-1 setup.seats[1]: The list starts with Ann; it was read clockwise from Bob.',
      ],
    ],
    [
      'SEAT-2 heads-up without labels',
      [seat('Ann', null, 10), seat('Bob', null, 10)],
      ['SEAT-1 setup.seats[0]: Some labels are missing; read as Ann SB, Bob BB.'],
    ],
    [
      'SEAT-2 heads-up with the SB alone',
      [seat('Ann', 'SB', 10), seat('Bob', null, 10)],
      ['SEAT-1 setup.seats[1]: Some labels are missing; read as Bob BB.'],
    ],
  ])('%s is read, with a warning', (_, seats, expected) => {
    const { warnings } = given(seatPlayers({ seats, sb: 1, bb: 2 }));
    expect(warnings.map(({ rule, path, message }) => `${rule} ${path}: ${message}`)).toEqual(
      expected,
    );
    expect(warnings.every(({ severity }) => severity === 'warning')).toBe(true);
  });
});

describe('house rules from outside', () => {
  test.each([
    ['POST-3, NEXT-2 collector', { profile: 'collector' }, 'ante-first bb moving 1 return'],
    ['POST-3, NEXT-4 tda', { profile: 'tda' }, 'bb-first bb dead 1 return'],
  ] as const)('%s is a profile', (_, stated, expected) => {
    const { anteOrder, anteType, button, oddChip, uncalled } = given(houseRules(stated));
    expect([anteOrder, anteType, button, oddChip, uncalled].join(' ')).toBe(expected);
  });

  test('NOTE-3 a line of the text beats the flags, and flags beat nothing at all', () => {
    expect(given(houseRules({ profile: 'tda', oddChip: 25 }))).toMatchObject({
      button: 'dead',
      oddChip: 25,
    });
    expect(given(houseRules({}, { button: 'seat' })).button).toBe('seat');
    expect(given(houseRules({ button: 'dead' }, { button: 'seat' })).button).toBe('dead');
    expect(given(houseRules(null as Sent, undefined)).oddChip).toBe(1);
  });

  test('CHIP-1 one wrong rule is enough to be refused', () => {
    expect(problemsOf(houseRules({ oddChip: 0 }))).toEqual([
      'CHIP-1 rules.oddChip: rules.oddChip is 0; it must be a whole number of chips, at least 1.',
    ]);
  });

  test('NOTE-3 text and flags are refused each by its name', () => {
    expect(problemsOf(houseRules({ anteType: 'none' } as Sent, { oddChip: '5' } as Sent))).toEqual([
      'POST-5 rules.anteType: rules.anteType is "none"; it must be one of bb, all.',
      'CHIP-1 flags.oddChip: flags.oddChip is "5"; it must be a whole number of chips, at least 1.',
    ]);
  });
});
