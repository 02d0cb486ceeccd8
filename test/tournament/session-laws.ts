import { readHands, writeHand } from '../../src/formats/index.ts';
import { prng } from '../../src/kernel/index.ts';
import { carryThrough, checkSession, fixCarry, formatSession } from '../../src/tournament/index.ts';
import { ensure, same } from '../laws/law.ts';
import { ALL_LINES, randomSession } from '../sessions.ts';

const SEED = 20_261_117;

const HANDS = 40;

/** A session of up to forty hands; every other one with lines of every kind between them. */
const sessionAt = (i: number, hands = HANDS): string =>
  randomSession({
    seed: SEED + i,
    hands,
    players: 2 + (i % 8),
    lines: i % 2 === 0 ? ALL_LINES : [],
  });

/** "TOUR-1 5" for each finding about what is between hands, with the hand it stands in. */
const between = (text: string): string[] =>
  checkSession(text).hands.flatMap(({ verdict }) =>
    verdict.findings
      .filter(({ rule, severity }) => rule.startsWith('TOUR') && severity !== 'info')
      .map(({ rule }) => `${rule} ${verdict.record.number}`),
  );

/** Something that is true of every session that was played hand after hand. */
export interface SessionLaw {
  readonly says: string;
  /** Throws where it is broken; `i` is the session's number. */
  readonly holds: (text: string, i: number) => void;
}

export const SESSION_LAWS: readonly SessionLaw[] = [
  {
    says: 'TOUR-1 to TOUR-9: a session played hand after hand has nothing wrong between its hands',
    holds: (text) => same(between(text), [], 'said'),
  },
  {
    says: 'TOUR-2 chips in play are what the lines between the hands make of them, added up by hand',
    holds: (text) => {
      let total: number | null = null;
      const stacks = new Map<string, number>();
      for (const { verdict, chipsInPlay } of checkSession(text).hands) {
        const { record, settlement } = verdict;
        total ??= record.players.reduce((sum, { stack }) => sum + stack!, 0);
        same(chipsInPlay, total, `chips in play after hand ${record.number}`);
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
          if ('amount' in line && line.kind === 'recount')
            stacks.set(line.player.name, line.amount);
        }
      }
    },
  },
  {
    says: 'TOUR-3 nobody pays the big blind twice in a row while three or more play',
    holds: (text) => {
      let last: string | null = null;
      for (const { verdict } of checkSession(text).hands) {
        const { players, result } = verdict.record;
        const bb = players.find(({ label }) => label === 'BB')!.name;
        const playing = players.filter(({ stack }) => stack! > 0).length;
        if (playing > 2) ensure(bb !== last, `${bb} pays the big blind twice in a row`);
        last = result?.kind === 'void' ? null : bb;
      }
    },
  },
  {
    says: 'NOTE-1 a session is written as it was read, byte for byte',
    holds: (text) => same(formatSession(text), text, 'written again'),
  },
  {
    says: 'TOUR-1 carrying an edit through gives what replaying from the start gives',
    holds: (text, i) => {
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
        same(stacksOf(carried.texts.slice(edited).join('\n')), stacksOf(replayed.text), 'stacks');
      }
      const back = carryThrough(carried.texts.with(edited, before), edited, now[edited]!);
      if (isSettled) same(back.texts, texts, 'carried there and back');
    },
  },
  {
    says: 'TOUR-1 a stack changed anywhere is found, and both remedies mend it',
    holds: (text, i) => {
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
      const faults = [`TOUR-1 ${records[k]!.number}`, `TOUR-2 ${records[k]!.number}`];
      const said = between(broken);
      for (const fault of faults) ensure(said.includes(fault), `${fault} is not said`);
      const carried = between(fixCarry(broken, 'carry').text);
      ensure(!carried.includes(faults[0]!), `${faults[0]} is left by carrying`);
      const left = between(fixCarry(broken, 'recount').text);
      for (const fault of faults) ensure(!left.includes(fault), `${fault} is left by a recount`);
    },
  },
];

/** What a session breaks, told by the fewest of its hands that break it; null if it keeps all laws. */
export function sessionFault(i: number, laws: readonly SessionLaw[] = SESSION_LAWS): string | null {
  let text: string;
  try {
    text = sessionAt(i);
  } catch (error) {
    // Every hand is made from what the one before left: here that was not a hand.
    return `the session does not go on: ${error instanceof Error ? error.message : error}`;
  }
  for (const law of laws) {
    if (brokenBy(law, text, i) === null) continue;
    for (let hands = 1; hands <= HANDS; hands++) {
      const fewer = sessionAt(i, hands);
      const why = brokenBy(law, fewer, i);
      if (why !== null) return `${law.says}: ${why}\n${fewer}`;
    }
  }
  return null;
}

function brokenBy({ holds }: SessionLaw, text: string, i: number): string | null {
  try {
    holds(text, i);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
