/** A key and what it does, as the help shows it. */
type KeyLine = readonly [keys: string, does: string];

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly KeyLine[];
}

/** Every key of the recorder: the page's own list, the help page and the tests read this one. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'Acting',
    keys: [
      ['f', 'fold'],
      ['c', 'check or call'],
      ['b or r', 'bet or raise: then an amount and Enter'],
      ['0 – 9', 'start an amount: 2.2k, 3bb, 50%, ai; alone in the unit shown, 5000c in chips'],
      ['a', 'all-in'],
      ['m', 'minimum bet or raise'],
      ['h', 'half pot'],
      ['p', 'pot'],
      ['Shift+Enter', 'in the amount: record it although the rules forbid it'],
      ['Shift+F', 'fold everybody up to a seat: its letter, or arrows and Enter'],
      ['x', 'the player to act is away: checks or folds from now on; again: is back'],
      ['Shift+X', 'any seat away, or back: its letter, or arrows and Enter'],
    ],
  },
  {
    title: 'Cards and winners',
    keys: [
      ['d', 'board cards: ah kd 7c; taken when the street has all of them'],
      ['Shift+D', 'run it twice: the second board'],
      ['o', 'hole cards seat by seat: two cards lead on, Tab or Enter skips, Esc leaves'],
      ['Shift+O', 'hole cards of any seat: its letter, then the cards'],
      ['Backspace', 'in an empty field for cards: back to the ones before'],
      ['w', 'who wins: a name, or a ranking with > and ='],
      ['Shift+W', 'who wins, pot by pot: a letter for each winner, Enter for the next pot'],
      ['n', 'record the next hand'],
      ['q', 'nobody saw the end of the hand (not seen); again: it goes on'],
      ['Shift+Q', 'a misdeal: everybody has their chips back, the button stays'],
      ['Shift+N', 'a new session'],
    ],
  },
  {
    title: 'Between hands',
    keys: [
      ['y', 'recounts, who sits and leaves, levels, breaks: the lines before the next hand'],
      ['l', 'the next level of the schedule'],
      ['v', 'take the proposed stacks as they are, after a hand nobody saw to its end'],
      ['Shift+C', 'carry a changed hand through the hands that follow it'],
      ['z', 'put right what a finding says: then the letter of what to write'],
    ],
  },
  {
    title: 'Walking and changing',
    keys: [
      ['← →', 'one action back or forward'],
      ['↑ ↓', 'one street back or forward'],
      ['Home End', 'the blinds, the newest action'],
      ['Space', 'play by itself, and stop'],
      ['Delete', 'take out the action shown'],
      ['Insert or g', 'the next action goes in before the one that follows; the rest shifts'],
      ['Ctrl+Z', 'undo'],
      ['Ctrl+Shift+Z', 'redo'],
    ],
  },
  {
    title: 'Looking',
    keys: [
      ['k', 'stacks and pots of the street, before and after (Process Stack)'],
      ['i', 'stack history; again: the next player'],
      ['t', 'the text, beside the table'],
      ['Shift+T', 'into the text, to type in it; Esc leaves it'],
      ['u', 'amounts shown and typed as chips, K, M or big blinds (calculations stay in chips)'],
      ['e', 'set-up'],
      ['s', 'sample hand, on an empty page'],
      ['Esc', 'leave a field, close a panel'],
      ['?', 'these keys'],
    ],
  },
  {
    title: 'Time, notes, tables (with Alt in any field too)',
    keys: [
      ['Alt+V', 'the video: a file of this machine, or an address'],
      ['Alt+K', 'play, and pause'],
      ['Alt+J Alt+L', 'five seconds back, five forward'],
      ['Alt+, Alt+.', 'slower, faster'],
      ['Alt+U Alt+O', 'now is the start of the hand, now is its end'],
      ['j', 'tags and notes of the hand'],
      ['/', 'find hands of the session by number, tag, note or player'],
      ['Alt+N Alt+P', 'the next open table, the one before'],
      ['Alt+R', 'the session: counts, standings, statistics'],
    ],
  },
];
