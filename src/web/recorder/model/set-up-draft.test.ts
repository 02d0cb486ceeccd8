import { describe, expect, it } from 'vitest';
import { checkText } from '../../../referee/index.ts';
import { sceneOf } from './scene.ts';
import {
  afterEnter,
  blankSeat,
  type DraftSeat,
  draftOf,
  draftText,
  proposedOddChip,
  seatFault,
  withButton,
  withProposedOddChip,
} from './set-up-draft.ts';

const HAND = `Hand (12)
started_at: 00:02:30 ended_at: HH:MM:SS
SB 2500 BB 5000 Ante 5000
Button: Dead
Event: Final table
Stack Setup:
Alice Dealer 80000
Bob SB 0
Charlie BB 265000
Dana 100000

Preflop Base:
1. Dana: Raise 15000
2. Alice (Dealer): Fold
3. Charlie (BB): Call 15000
`;

const seats = (...lines: readonly (readonly [string, string])[]): readonly DraftSeat[] =>
  lines.map(([name, stack], id) => ({ id, name, stack, label: null, was: null }));

const labels = (list: readonly DraftSeat[]): string =>
  list.map(({ name, label }) => `${name}:${label ?? ''}`).join(' ');

describe('the set-up form', () => {
  it('writes the text it was read from, letter by letter', () => {
    expect(draftText(draftOf(HAND), HAND)).toBe(HAND);
  });

  it('NOTE-1 keeps a # in free text as it is, however often the form writes the text', () => {
    let text = HAND;
    for (const event of ['E', 'Event #', 'Event #4', 'Event #43 # finals']) {
      text = draftText({ ...draftOf(text), event, table: '#7', video: 'a.mp4 #t=90' }, text);
      text = draftText(draftOf(text), text);
    }
    expect(text).toBe(
      HAND.replace(
        'Event: Final table',
        'Event: Event #43 # finals\nTable: #7\nVideo: a.mp4 #t=90',
      ),
    );
  });

  it('SEAT-5 keeps a dead small blind that nobody touched', () => {
    const draft = draftOf(HAND);
    const richer = draft.seats.map((seat) =>
      seat.name === 'Dana' ? { ...seat, stack: '90k' } : seat,
    );
    expect(draftText({ ...draft, seats: richer }, HAND)).toContain('Bob SB 0\n');
  });

  it('calls a player otherwise in the actions too', () => {
    const draft = draftOf(HAND);
    const renamed = draft.seats.map((seat) =>
      seat.name === 'Dana' ? { ...seat, name: 'Dora' } : seat,
    );
    const text = draftText({ ...draft, seats: renamed }, HAND);
    expect(text).toContain('1. Dora: Raise 15000');
    expect(sceneOf(text).stage).toBe('betting');
  });

  it('reads stacks as people type them, and starts the list at the button (SEAT-1)', () => {
    const draft = {
      ...draftOf(''),
      level: '100/200/200',
      seats: withButton(
        seats(['Ann', '25k'], ['Ben', '40bb'], ['Cat', '1.5M'], ['Dan', '12,000']),
        2,
      ),
    };
    const text = draftText(draft, '');
    expect(text).toContain(
      'Stack Setup:\nCat Dealer 1500000\nDan SB 12000\nAnn BB 25000\nBen 8000\n',
    );
    expect(checkText(text).ok).toBe(true);
  });

  it('leaves out lines with nothing in them and marks a stack that is none', () => {
    const some = seats(['Ann', '25k'], ['Ben', 'x'], ['', '']);
    const text = draftText({ ...draftOf(''), level: '1/2', seats: withButton(some, 0) }, '');
    expect(text.split('\n').filter((line) => /Ann|Ben|\?/.test(line))).toHaveLength(2);
    expect(checkText(text).ok).toBe(false);
  });

  it.each([
    [0, 'A:Dealer B:SB C:BB D:'],
    [2, 'A:BB B: C:Dealer D:SB'],
  ])('NEXT-2 puts button and blinds by seat %i', (button, wanted) => {
    const four = seats(['A', '1'], ['B', '1'], ['C', '1'], ['D', '1']);
    expect(labels(withButton(four, button))).toBe(wanted);
  });

  it('SEAT-2 heads-up the button is the small blind; SEAT-5 the eliminated are passed over', () => {
    expect(labels(withButton(seats(['A', '1'], ['B', '1']), 1))).toBe('A:BB B:SB');
    expect(labels(withButton(seats(['A', '1'], ['B', '0'], ['C', '1']), 0))).toBe('A:SB B: C:BB');
    expect(labels(withButton(seats(['A', '1'], ['B', '0'], ['C', '1'], ['D', '1']), 0))).toBe(
      'A:Dealer B: C:SB D:BB',
    );
  });

  it('gives a new line a number of its own', () => {
    expect(blankSeat(seats(['A', '1'], ['B', '1'])).id).toBe(2);
  });
});

describe('what is wrong with a line of the form', () => {
  const seat = (id: number, name: string, stack = '25k') => ({
    id,
    name,
    stack,
    label: null,
    was: null,
  });
  it.each([
    ['Alice', '25k', null],
    ['', '', null],
    ['', '25k', 'The name is missing.'],
    ['Al:ice', '', 'The name contains `:`, which has a meaning of its own in a hand.'],
    ['x'.repeat(41), '25k', 'The name has 41 characters; 40 is the most.'],
    ['Bob ', '25k', 'Bob is player 1 already; write another name, such as Bob 2.'],
    ['Carl', 'lots', 'Write the chips: 25000, 25k or 40bb.'],
    ['Carl', '40bb', null],
  ])('SEAT-6 "%s" with "%s"', (name, stack, message) => {
    const fault = seatFault([seat(0, 'Bob'), seat(1, name, stack)], 1, 100);
    expect(fault?.message ?? null).toBe(message);
  });
});

describe('ODD-1 the odd chip that blinds and stacks propose', () => {
  it.each([
    ['40k/80k/120k', ['4545000', '7380000'], 5_000],
    ['40k/80k/80k', ['4000000', '800000'], 5_000],
    ['50/100', ['5000', '4000'], 25],
    ['50/100', ['5001', '4000'], 1],
    ['500/1000/1000', ['', ''], 500],
    ['half a level', ['5000', '4000'], null],
  ] as const)('%s with %j', (level, stacks, chip) => {
    const list = seats(...stacks.map((stack, i) => [`P${i}`, stack] as const));
    expect(proposedOddChip({ ...draftOf(''), level, seats: list })).toBe(chip);
  });

  it('is written for a new hand, and never as the default', () => {
    const draft = { ...draftOf(''), seats: seats(['A', '5000'], ['B', '4000']) };
    expect(draftText(withProposedOddChip({ ...draft, level: '50/100' }), '')).toContain(
      '\nOdd Chip: 25\n',
    );
    const odd = withProposedOddChip({ ...draft, level: '1/2' });
    expect(draftText(odd, '')).not.toContain('Odd Chip');
  });

  it('changes no text that stands there', () => {
    expect(proposedOddChip(draftOf(HAND))).toBe(500);
    expect(draftText(draftOf(HAND), HAND)).toBe(HAND);
  });
});

describe('Enter in the list of players', () => {
  const lines = (...typed: string[]) =>
    typed.map((line, id) => {
      const [name = '', stack = ''] = line.split('/');
      return { id, name, stack, label: null, was: null };
    });
  it.each([
    ['a name leads to the next empty one', ['Al', 'Bo/5k', ''], 0, 'name', 'name 2'],
    ['the last name leads to a new line', ['Al', 'Bo'], 1, 'name', 'name 2'],
    ['an empty name leads to the stacks', ['Al', 'Bo', ''], 2, 'name', 'stack 0'],
    ['a stack leads to the next one that is missing', ['Al/5k', 'Bo', ''], 0, 'stack', 'stack 1'],
    ['also to one above', ['Al', 'Bo/5k', ''], 1, 'stack', 'stack 0'],
    ['the last stack leads to the next name', ['Al/5k', 'Bo/5k', ''], 1, 'stack', 'name 2'],
    [
      'an empty name is the end where no stack is missing',
      ['Al/5k', 'Bo/5k', ''],
      2,
      'name',
      'end',
    ],
    ['eleven players are too many', Array(10).fill('Al/5k'), 9, 'stack', 'end'],
  ] as const)('%s', (_, typed, line, field, expected) => {
    const step = afterEnter(lines(...typed), line, field, 10);
    expect(step.to === 'end' ? 'end' : `${step.to} ${step.line}`).toBe(expected);
  });
});
