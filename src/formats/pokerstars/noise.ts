/** What tables say besides the hand: chat, connections, people coming and going. */
const NOISE = [
  / said, "/,
  /^Dealer: /,
  / (?:is (?:dis)?connected|has (?:timed out|returned|requested TIME))/,
  / (?:leaves|joins) the table\b/,
  / (?:will be allowed to play after the button|was removed from the table)/,
  / (?:is sitting out|sits out|stands up|sits down|re-buys|takes the add-on)\b/,
  / (?:finished|wins) the tournament\b/,
  / wins (?:the )?.{1,20}(?:bounty|for eliminating)/,
  / (?:has been|was) (?:moved|eliminated)\b/,
  / adds? .{1,20}chips?\b/,
  /^(?:The deck is reshuffled|Betting is capped|Hand was run |Hand ended at |Time has )/,
  /^\*{4,}/,
  / (?:chooses?|agrees?|declines?) .{0,20}run it twice/i,
];

export const isNoise = (line: string): boolean => NOISE.some((pattern) => pattern.test(line));
