import { readHands } from '../../../formats/notation/index.ts';

/** A pasted set-up often has no number: it gets this one, and the hands after it count on. */
export function withNumber(text: string, number: number): string {
  const [first] = readHands(text).hands;
  if (!first || first.record.number !== null || first.record.players.length === 0) return text;
  const lines = text.split('\n');
  return lines.toSpliced(first.firstLine - 1, 0, `Hand (${number})`).join('\n');
}

/** The texts of the hands in a text; what stands before the first stays with it. */
export function handsOf(text: string): readonly string[] {
  const starts = readHands(text).hands.map(({ firstLine }) => firstLine - 1);
  if (starts.length < 2) return [text];
  const lines = text.split('\n');
  return starts.map((start, i) => {
    const own = lines.slice(i === 0 ? 0 : start, starts[i + 1]);
    return `${own.join('\n').trimEnd()}\n`;
  });
}
