import { type Prng, pick } from '../../src/kernel/prng.ts';

/** Pieces that mean something to the reader, and pieces that mean trouble. */
const PIECES = [
  ' ',
  '\n',
  '\r\n',
  '\t',
  ':',
  ',',
  '.',
  '(',
  ')',
  '#',
  '!',
  '-',
  '−',
  '•',
  '=',
  '>',
  '?',
  '\u00a0',
  '\u0000',
  '\ufeff',
  '0',
  '1',
  '99999999999999999999',
  '1e400',
  '-5',
  '12.5',
  '25k',
  '1.5M',
  '2.5bb',
  '25 000',
  '٣',
  '２５',
  '½',
  'NaN',
  'Hand (',
  'Hand #12',
  'SB ',
  'BB ',
  'Ante ',
  'Stack Setup:',
  'Dealer',
  'Preflop Base:',
  'Preflop More 1:',
  'Flop Base',
  'Turn Base (2♠):',
  'River',
  'Showdown:',
  'Winners:',
  'Main Pot: ',
  'Side Pot 9: ',
  'Ranking: ',
  'Winner: ',
  'Board 2 (',
  'Cards:',
  'Fold',
  'Check',
  'Call 100',
  'Bet 5',
  'Raise ',
  'All-In 7',
  'mucks',
  'A♥',
  'Ah',
  '10h',
  'Zz',
  'A♥️',
  'Alice',
  'Bob',
  'Rules: tda',
  'Odd Chip: 0',
  'Button: Dead',
  'started_at: 00:00:61',
  '😀',
  'é',
  '\u202e',
  '\ud800',
  'constructor',
  '__proto__',
];

/** A text with a few random wounds: pieces put in, taken out, moved, doubled. */
export function mutated(chance: Prng, text: string): string {
  let out = text;
  for (let wounds = 1 + chance.below(6); wounds > 0; wounds--) {
    const at = chance.below(out.length + 1);
    const to = Math.min(out.length, at + chance.below(20));
    switch (chance.below(5)) {
      case 0:
        out = out.slice(0, at) + pick(chance, PIECES) + out.slice(at);
        break;
      case 1:
        out = out.slice(0, at) + out.slice(to);
        break;
      case 2:
        out = out.slice(0, at) + out.slice(at, to) + out.slice(at);
        break;
      case 3:
        out = out.slice(0, at) + pick(chance, PIECES) + out.slice(to);
        break;
      default: {
        const lines = out.split('\n');
        const from = chance.below(lines.length);
        const [line = ''] = lines.splice(from, 1);
        lines.splice(chance.below(lines.length + 1), 0, line);
        out = lines.join('\n');
      }
    }
  }
  return out;
}

/** Header lines that say again, or by halves, what another line says. */
const HEADER_LINES =
  'Hand|Hand (x)|Hand (5)|Hand 3 was fun|Hand UTG 500|Hand (1) SB 5 BB 10 foo|SB 3 BB 4|SB 100|BB 50|SB|Ante 5|Blinds 5/10|Level 12|5/10 ante 5|started_at: 99:99:99|started_at: 00:00:01|ended_at: 00:00:02|Stack Setup:|Button: Moving|Event:|Between Hands:|Cards:|# c|foo bar'.split(
    '|',
  );

/** A text with torn lines: cut in two, joined, doubled, taken out, header lines put between them. */
export function torn(chance: Prng, text: string): string {
  const lines = text.split('\n');
  for (let wounds = 1 + chance.below(3); wounds > 0; wounds--) {
    // Every other wound is in the header of the first hand.
    const at = chance.below(chance.below(2) === 0 ? lines.length : Math.min(lines.length, 12));
    const line = lines[at] ?? '';
    const place = chance.below(line.length + 1);
    switch (chance.below(6)) {
      case 0:
      case 1:
        lines.splice(at, 1, line.slice(0, place), line.slice(place + chance.below(2)));
        break;
      case 2:
        lines.splice(at, 2, line + pick(chance, ['', ' ']) + (lines[at + 1] ?? ''));
        break;
      case 3:
        lines.splice(at, 1);
        break;
      case 4:
        lines.splice(chance.below(lines.length + 1), 0, line.slice(chance.below(2) * place));
        break;
      default:
        lines.splice(at, 0, pick(chance, HEADER_LINES));
    }
  }
  return lines.join('\n');
}

/** Anything at all: pieces, letters and raw code units. */
export function rubbish(chance: Prng): string {
  let out = '';
  for (let i = chance.below(60); i > 0; i--) {
    out += chance.below(3) > 0 ? pick(chance, PIECES) : String.fromCharCode(chance.below(65_536));
  }
  return out;
}
