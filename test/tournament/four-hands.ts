import { writeHand } from '../../src/formats/index.ts';
import { checkSession, type SessionFinding } from '../../src/tournament/index.ts';
import { withBetween } from '../ten-hands.ts';

/** "TOUR-9 error 16: …" for what is wrong with a hand, by the line of its text. */
export const sentences = (text: string, hand: number): readonly string[] =>
  checkSession(text).hands[hand - 1]!.verdict.findings.map(
    ({ rule, severity, message }) => `${rule} ${severity}: ${message}`,
  );

export const remediesOf = (text: string, hand: number): readonly string[] =>
  checkSession(text).hands[hand - 1]!.verdict.findings.flatMap((one) =>
    ((one as SessionFinding).remedies ?? []).map(({ does, text: line }) => `${does} ${line}`),
  );

export const figuresOf = (text: string, hand: number) =>
  checkSession(text).hands[hand - 1]!.verdict.findings.map(({ expected, found }) => [
    expected,
    found,
  ]);

/** After four hands everybody has what they started with; Alice is the next Dealer. */
export const fourHands = (...lines: string[]): string =>
  withBetween(4, ...lines)
    .slice(0, 4)
    .join('\n');

/** The list of the hand that follows the lines. */
export const nextList = (text: string): string =>
  writeHand(checkSession(text).hands.at(-1)!.after!.nextHand()!)
    .split('Stack Setup:\n')[1]!
    .trimEnd()
    .replaceAll('\n', ', ');

export const chaired = (numbers: string, ...lines: string[]): string =>
  fourHands(...lines).replace('Stack Setup:\nDavid', `Chairs: ${numbers}\nStack Setup:\nDavid`);
